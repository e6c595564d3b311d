import { VIDEO_FPS } from '@adloom/domain/video.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { openFootage, uprightSize } from '../codec/footage.ts'
import { type RenderedVideo } from './render-video.ts'
import { frameDetail } from '../raster/frame-detail.ts'
import { openVideo } from '../codec/open-video.ts'
import { pixelsOf, planesIn } from '../raster/yuv.ts'

const even = (length: number): number => Math.max(2, length - (length % 2))

/** When frames are considered as a poster, as shares of the video: its ends are often empty or fade. */
const POSTER_TIMES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** The facts of a video made elsewhere; its poster is the sharpest of a few frames. Fails with `video.undecodable`. */
export async function probeVideo(bytes: Uint8Array): Promise<RenderedVideo> {
  const video = await openVideo(bytes)
  const { width, height } = uprightSize(video)
  await video.close()
  const size = { width: even(width), height: even(height) }
  const footage = await openFootage(bytes, { ...size, fps: VIDEO_FPS })
  try {
    let sharpest = await footage.frame(0)
    let mostDetail = -1
    for (const time of POSTER_TIMES) {
      const frame = await footage.frame(time * footage.seconds)
      const detail = frameDetail(frame, size.width, size.height)
      if (detail > mostDetail) sharpest = frame
      mostDetail = Math.max(mostDetail, detail)
    }
    const poster = await encodeJpeg(pixelsOf(planesIn(sharpest.buffer, 0, size.width, size.height)))
    return { ...size, poster, seconds: footage.seconds, note: null }
  } finally {
    await footage.close()
  }
}
