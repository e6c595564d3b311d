import { brandColors, motion, surface } from './tokens.ts'

/** The look of a place to drop files, which also opens the system's file dialog. */
export const dropZone = (isDragActive: boolean) =>
  ({
    display: 'grid',
    justifyItems: 'center',
    gap: 0.25,
    border: '2px dashed',
    borderColor: isDragActive ? brandColors[500] : surface.inputBorder,
    bgcolor: isDragActive ? brandColors[50] : surface.canvas,
    borderRadius: 2,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `border-color ${motion.press}ms, background-color ${motion.press}ms, padding ${motion.layout}ms ${motion.easing}`,
    '&:hover': { borderColor: brandColors[500], bgcolor: brandColors[50] },
  }) as const
