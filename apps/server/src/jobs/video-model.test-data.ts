import { AdloomError } from '@adloom/domain/error.ts'
import { videoSizes } from '@adloom/domain/video.ts'
import { type GeneratedVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'

/** Replaces the work of a fake model: it may report, wait, fail. */
type VideoStaging = (order: VideoOrder, work: VideoWork, signal: AbortSignal) => Promise<void>

/** A plain video of a second; its image is not a real one. */
export const plainOrder: VideoOrder = {
  source: { kind: 'picture', bytes: new Uint8Array(1), staging: null },
  address: null,
  prompt: 'turn',
  script: { brandName: null, logo: null, productName: null, hook: null, captions: [], offer: null, callToAction: null, site: null },
  logo: null,
  colors: [],
  seconds: 1,
  aspectRatio: '1:1',
  resolution: '720p',
  placement: 'feed',
  sound: null,
  storyboard: null,
  seed: 1,
}

/** A fake model for tests of the jobs: its videos are not playable, but begin as videos do and differ where their orders do. */
export const testVideoModel = (stage: VideoStaging = async () => undefined): VideoModel => ({
  engine: 'studio',
  isDeterministic: true,
  msPerSecond: null,
  abandon: async () => undefined,
  warmUp: () => undefined,
  close: () => undefined,
  make: async (order, work, signal) => {
    if (signal.aborted) throw new AdloomError('request.cancelled')
    work.report({ percent: 0, msLeft: null })
    await stage(order, work, signal)
    if (signal.aborted) throw new AdloomError('request.cancelled')
    return testVideo(order)
  },
})

function testVideo(order: VideoOrder): GeneratedVideo {
  const { source: _source, logo: _logo, ...rest } = order
  const text = Buffer.from(JSON.stringify(rest))
  return {
    bytes: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), text]),
    poster: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text]),
    ...videoSizes[order.aspectRatio][order.resolution],
    seconds: order.seconds,
    seed: order.seed,
    note: null,
  }
}

/** A gate that a fake video waits at: `reached` resolves with the first waiter, `open` lets all through, for ever. */
export function createGate() {
  let arrive: () => void = () => undefined
  let open: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  return {
    /** Waits until the gate is open or the signal aborts. */
    pass: async (signal: AbortSignal): Promise<void> => {
      arrive()
      const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      await Promise.race([opened, left])
    },
    reached: (): Promise<void> => arrival,
    open: (): void => open(),
  }
}
