import { AdloomError } from '@adloom/domain/error.ts'
import sharp from 'sharp'
import { decodeImage } from './pixels.ts'

/** Facts of an encoded image: its type by its bytes, and its upright size in pixels. */
export interface ImageFile {
  readonly contentType: string
  readonly width: number
  readonly height: number
}

const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/avif', // libvips names the container; decodeImage accepts only AVIF
}

/** Large enough that every part of the file is decoded, small enough to cost little memory. */
const PROBE_SIDE = 64

/** Type and size of a decodable image. Fails as `decodeImage` does: with `picture.svg`, `.too-large` or `.undecodable`. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFile> {
  await decodeImage(bytes, PROBE_SIDE)
  const { format, autoOrient } = await sharp(bytes).metadata()
  const contentType = contentTypes[format]
  if (contentType === undefined) throw new AdloomError('picture.undecodable', { detail: format })
  return { contentType, width: autoOrient.width, height: autoOrient.height }
}
