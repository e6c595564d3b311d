import { AdloomError } from '@adloom/domain/error.ts'
import { readLogo } from './finish-ad.ts'
import { inspectImage, type ImageFile } from '../image/inspect-image.ts'
import { encodePng } from '../image/pixels.ts'

/** An encoded picture, with what it is. */
export interface KeepableImage extends ImageFile {
  readonly bytes: Uint8Array
}

/**
 * A picture as it may be kept and served from our own address: its bytes as they are once they proved readable, an SVG drawn as a PNG.
 * Fails with `picture.undecodable`, also for an SVG that asks for anything outside itself, and with `picture.too-large`.
 */
export async function keepableImage(bytes: Uint8Array): Promise<KeepableImage> {
  try {
    return { bytes, ...(await inspectImage(bytes)) }
  } catch (cause) {
    if (!(cause instanceof AdloomError && cause.code === 'picture.svg')) throw cause
  }
  const drawn = await readLogo(bytes)
  if (drawn === null) throw new AdloomError('picture.undecodable', { detail: 'an SVG that cannot be drawn' })
  return { bytes: await encodePng(drawn), contentType: 'image/png', width: drawn.width, height: drawn.height }
}
