import { unpaid, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { FAL_URL } from '../fal-queue.ts'
import { falVideos } from './fal-videos.ts'
import { openaiVideos } from './openai-videos.ts'
import { type VideoAccess, type VideoTools } from './video-access.ts'

export const KLING = 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video'
export const VIDEO_API_KEY = 'fal-key-0123456789'

/** Bytes that begin as an MP4 does. */
export const sampleVideo = new Uint8Array(Buffer.from('\0\0\0\x18ftypisom then pictures', 'latin1'))
const jpeg: Uint8Array = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

export const anOrder = (parts: Partial<VideoOrder> = {}): VideoOrder => ({
  source: { kind: 'picture', bytes: jpeg, staging: null },
  address: null,
  prompt: 'The mug turns slowly',
  script: { brandName: null, logo: null, productName: null, hook: null, captions: [], offer: null, callToAction: null, site: null },
  logo: null,
  colors: [],
  seconds: 5,
  aspectRatio: '1:1',
  resolution: '720p',
  placement: 'feed',
  sound: null,
  storyboard: null,
  seed: 7,
  ...parts,
})

/** One request the server received: `POST /path`, and its content. */
interface Got {
  readonly what: string
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}
type Answer = (got: Got, times: number) => Response | null

/** A fake video provider. */
interface FakeVideoServer {
  readonly name: string
  readonly videos: (access: VideoAccess) => VideoModel
  readonly baseUrl: string
  readonly model: string
  /** The requests for an order, its state, the video and a cancellation. */
  readonly asks: Readonly<Record<'order' | 'state' | 'video' | 'cancel', string>>
  readonly answer: Answer
  readonly stateOf: (word: 'waiting' | 'done' | 'failed') => Response
}

const json = (value: unknown, status = 200): Response => Response.json(value, { status })
const falOrder = `${FAL_URL}/fal-ai/kling-video/requests/r1`

export const fakeVideoServers: readonly FakeVideoServer[] = [
  {
    name: 'fal',
    videos: falVideos,
    baseUrl: FAL_URL,
    model: KLING,
    asks: {
      order: `POST /${KLING}`,
      state: 'GET /fal-ai/kling-video/requests/r1/status',
      video: 'GET /fal-ai/kling-video/requests/r1',
      cancel: 'PUT /fal-ai/kling-video/requests/r1/cancel',
    },
    stateOf: (word) =>
      word === 'waiting'
        ? json({ status: 'IN_QUEUE', queue_position: 2 }, 202)
        : json(word === 'done' ? { status: 'COMPLETED' } : { status: 'COMPLETED', error: 'it broke', error_type: 'runner_error' }),
    answer: ({ what }, times) => {
      if (what === 'POST /storage/upload/initiate')
        return json({ upload_url: 'https://v3.fal.media/put/1', file_url: 'https://v3.fal.media/files/1.jpg' })
      if (what === 'PUT /put/1') return new Response('')
      if (what.startsWith('POST'))
        return json({
          status: 'IN_QUEUE',
          request_id: 'r1',
          status_url: `${falOrder}/status`,
          response_url: falOrder,
          cancel_url: `${falOrder}/cancel`,
        })
      if (what.endsWith('/status')) return times < 2 ? json({ status: 'IN_PROGRESS' }, 202) : json({ status: 'COMPLETED' })
      if (what.startsWith('PUT')) return json({ status: 'CANCELLATION_REQUESTED' }, 202)
      return json({ video: { url: 'https://v3.fal.media/files/film.mp4' } })
    },
  },
  {
    name: 'openai-videos',
    videos: openaiVideos,
    baseUrl: 'http://127.0.0.1:8091/v1',
    model: 'Wan2.2-I2V',
    asks: { order: 'POST /v1/videos', state: 'GET /v1/videos/v1', video: 'GET /v1/videos/v1/content', cancel: 'DELETE /v1/videos/v1' },
    stateOf: (word) => json({ id: 'v1', status: word === 'waiting' ? 'queued' : word === 'done' ? 'completed' : 'failed' }),
    answer: ({ what }, times) => {
      if (what.startsWith('POST')) return json({ id: 'v1', object: 'video', status: 'queued' })
      if (what.endsWith('/content')) return new Response(Buffer.from(sampleVideo), { headers: { 'content-type': 'video/mp4' } })
      return json({ id: 'v1', status: times < 2 ? 'in_progress' : 'completed', progress: times < 2 ? 40 : 100 })
    },
  },
]

/** A fake server with its usual replies, except those from `instead`; `got` lists its requests, in order. */
export function startFakeVideoServer(server: FakeVideoServer, instead: Answer = () => null) {
  const got: Got[] = []
  const waits: { readonly ms: number; readonly order: string }[] = []
  const fetch: Fetch = async (url, init = {}) => {
    const { pathname } = new URL(url)
    const body =
      init.body instanceof FormData ? Object.fromEntries(init.body) : typeof init.body === 'string' ? JSON.parse(init.body) : null
    const one: Got = { what: `${init.method ?? 'GET'} ${pathname}`, url, headers: new Headers(init.headers), body }
    got.push(one)
    init.signal?.throwIfAborted()
    const times = got.filter(({ what }) => what === one.what).length
    const answer = instead(one, times) ?? server.answer(one, times)
    if (answer === null) throw new Error(`nothing to say to ${one.what}`)
    return answer
  }
  const tools: VideoTools = {
    fitToFrame: async () => ({ bytes: jpeg, note: null }),
    inspect: async () => ({ width: 720, height: 720, seconds: 5, poster: jpeg }),
    download: async () => sampleVideo,
    wait: async (ms, order) => void waits.push({ ms, order }),
  }
  const times = (what: keyof FakeVideoServer['asks']): number => got.filter((one) => one.what === server.asks[what]).length
  const access: VideoAccess = { baseUrl: server.baseUrl, key: VIDEO_API_KEY, model: server.model, fetch, tools, webhook: null }
  return { got, waits, times, access, model: server.videos(access), make: recordedMake(server.videos(access)) }
}

/** Makes a video, and records the handles. */
const recordedMake =
  (model: VideoModel) =>
  async (parts: { readonly order?: Partial<VideoOrder>; readonly work?: Partial<VideoWork>; readonly signal?: AbortSignal } = {}) => {
    const handles: string[] = []
    const work: VideoWork = {
      handle: null,
      saveHandle: async (handle) => void handles.push(handle),
      pay: unpaid,
      report: () => undefined,
      ...parts.work,
    }
    const made = await model.make(anOrder(parts.order), work, parts.signal ?? new AbortController().signal).then(
      (video) => ({ video, error: null }),
      (error: unknown) => ({ video: null, error }),
    )
    return { ...made, handles }
  }
