import { VIDEO_FPS } from '@adloom/domain/video.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { openFootage, uprightSize } from '../codec/footage.ts'
import { type RenderedVideo } from './render-video.ts'
import { openVideo } from '../codec/open-video.ts'
import { pixelsOf, planesOver } from '../raster/yuv.ts'

const even = (length: number): number => Math.max(2, length - (length % 2))

/** The facts of a video made elsewhere, with its first frame as its poster. Fails with `video.undecodable`. */
export async function probeVideo(bytes: Uint8Array): Promise<RenderedVideo> {
  const video = await openVideo(bytes)
  const { width, height } = uprightSize(video)
  await video.close()
  const size = { width: even(width), height: even(height) }
  const footage = await openFootage(bytes, { ...size, fps: VIDEO_FPS })
  try {
    const planes = await footage.frame(0)
    const shared = new SharedArrayBuffer(planes.byteLength)
    new Uint8Array(shared).set(planes)
    const poster = await encodeJpeg(pixelsOf(planesOver(shared, 0, size.width, size.height)))
    return { ...size, poster, seconds: footage.seconds, note: null }
  } finally {
    await footage.close()
  }
}
