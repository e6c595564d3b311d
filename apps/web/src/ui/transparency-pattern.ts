import { isClearFile } from '@adloom/creatives/image-frame.tsx'
import { surface } from './tokens.ts'

/** Size of the squares of the checkered background that marks transparency, in pixels. */
const SQUARE = 10

/**
 * Background for an image that may be transparent: checkered for a PNG in our storage, the type the built-in engine uses for images without a
 * background; null for any other.
 */
export const transparencyPattern = (src: string) =>
  isClearFile(src)
    ? {
        backgroundColor: surface.paper,
        backgroundImage: `conic-gradient(${surface.line} 25%, ${surface.paper} 0 50%, ${surface.line} 0 75%, ${surface.paper} 0)`,
        backgroundSize: `${String(SQUARE * 2)}px ${String(SQUARE * 2)}px`,
      }
    : null
