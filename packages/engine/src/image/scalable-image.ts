import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import sharp from 'sharp'
import { openImage, rawPixels, refusing } from './pixels.ts'

/** A part of an image, in the pixels that the image is drawn in. */
interface DrawnPart extends Size {
  readonly left: number
  readonly top: number
}

/** An image that is decoded once it is known how large it is drawn. */
export interface ScalableImage extends Size {
  /** A part of the image stretched to `size`. */
  readonly drawnAt: (size: Size, part: DrawnPart) => Promise<Pixels>
  /** The image in its own size. */
  readonly whole: () => Promise<Pixels>
}

/** The image in `bytes` as `decodeImage` gives it, at most `longestSide` pixels large unless it is drawn larger. Fails as `decodeImage` does. */
export async function readScalableImage(bytes: Uint8Array, longestSide: number): Promise<ScalableImage> {
  const { image, width, height } = await openImage(bytes)
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const own = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const stretched = (size: Size) => image.clone().resize({ ...size, fit: 'fill', kernel: KERNEL })
  return {
    ...own,
    drawnAt: async (size, part) => refusing(rawPixels(stretched(size).extract(part))),
    whole: async () => refusing(rawPixels(scale < 1 ? stretched(own) : image.clone())),
  }
}

/** Pixels as an image that is drawn. */
export function scalableImageOf(pixels: Pixels): ScalableImage {
  const { width, height, data } = pixels
  return {
    width,
    height,
    drawnAt: async (size, part) =>
      rawPixels(
        sharp(data, { raw: { width, height, channels: 4 } })
          .resize({ ...size, fit: 'fill', kernel: KERNEL })
          .extract(part),
      ),
    whole: async () => pixels,
  }
}

/** As sharp as Lanczos to the eye where an image is shrunk a little, and a sixth faster. */
const KERNEL = 'cubic'
