import { type Pixels } from '@adloom/renderer/pixels.ts'
import { xmpBox } from '../image/embed-xmp.ts'
import { encodeJpeg, encodePng } from '../image/pixels.ts'
import { type SourceType, xmpOf } from '../image/xmp-source.ts'

const pixels: Pixels = {
  width: 32,
  height: 24,
  data: Uint8ClampedArray.from({ length: 32 * 24 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7) % 251)),
}

const BRAND = 'isom\0\0\0\0isom'

const box = (name: string, content: Uint8Array): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content])
  bytes.writeUInt32BE(bytes.length)
  return bytes
}

/** Small files as they are made here. The MP4 has the boxes of one, and no frames. */
export const madeFiles = {
  'image/jpeg': (source: SourceType) => encodeJpeg(pixels, 90, source),
  'image/png': (source: SourceType) => encodePng(pixels, source),
  'video/mp4': async (source: SourceType, frameBytes = 500): Promise<Uint8Array> =>
    Buffer.concat([
      box('ftyp', Buffer.from(BRAND)),
      box('moov', box('mvhd', Buffer.alloc(100))),
      box('mdat', Buffer.alloc(frameBytes, 7)),
      xmpBox(xmpOf(source)),
    ]),
} as const
