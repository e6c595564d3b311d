import { isClearFile } from '@adloom/creatives/image-frame.tsx'
import { surface } from './tokens.ts'

/** Squares of the checkered ground on which what is transparent is seen to be, in pixels. */
const SQUARE = 10

/** Ground for a picture that may be transparent: checkered behind a PNG kept here, which is how the studio leaves a background out; null for any other. */
export const transparencyPattern = (src: string) =>
  isClearFile(src)
    ? {
        backgroundColor: surface.paper,
        backgroundImage: `conic-gradient(${surface.line} 25%, ${surface.paper} 0 50%, ${surface.line} 0 75%, ${surface.paper} 0)`,
        backgroundSize: `${String(SQUARE * 2)}px ${String(SQUARE * 2)}px`,
      }
    : null
