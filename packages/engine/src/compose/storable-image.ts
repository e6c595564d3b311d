import { AdloomError } from '@adloom/domain/error.ts'
import { readLogo } from './read-logo.ts'
import { inspectImage, type ImageFile } from '../image/inspect-image.ts'
import { encodePng } from '../image/pixels.ts'
import { storedUpload } from '../image/upload-metadata.ts'

/** An encoded image with its facts. */
export interface StorableImage extends ImageFile {
  readonly bytes: Uint8Array
}

/**
 * An image that may be stored and served from our own address: its original bytes if they are readable, without where it was taken, an SVG drawn as a
 * PNG. Fails with `picture.undecodable`, also for an SVG with external references, and with `picture.too-large`.
 */
export async function storableImage(bytes: Uint8Array): Promise<StorableImage> {
  try {
    const file = await inspectImage(bytes)
    return { bytes: storedUpload(bytes), ...file }
  } catch (cause) {
    if (!(cause instanceof AdloomError && cause.code === 'picture.svg')) throw cause
  }
  const drawn = await readLogo(bytes)
  if (drawn === null) throw new AdloomError('picture.undecodable', { detail: 'an SVG that cannot be drawn' })
  return { bytes: await encodePng(drawn), contentType: 'image/png', width: drawn.width, height: drawn.height }
}
