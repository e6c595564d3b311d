import Box from '@mui/material/Box'

/** The first frame of a video, filling its container. `opacity` 0 to 1: pale while something is made from it. */
export const FirstFrame = ({ src, opacity }: { src: string; opacity: number }) => (
  <Box
    component="video"
    // With a time in the address the browser shows that frame; without one Safari shows nothing.
    src={`${src}#t=0.001`}
    muted
    playsInline
    preload="metadata"
    aria-hidden="true"
    tabIndex={-1}
    sx={{ position: 'absolute', inset: 0, width: 1, height: 1, display: 'block', objectFit: 'cover', opacity }}
  />
)
