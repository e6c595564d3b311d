import { setTimeout as delay } from 'node:timers/promises'
import { type newAsks } from '../greedy.ts'
import { benchClient, type BenchClient, type Received, type Sent, uploadOf } from '../http-client.ts'
import { type Kept, nothingKept } from './kept.ts'
import { type CallTally } from './call-tally.ts'

/** A modest client: what it does over and over, until the run is over. */
export interface ModestClient {
  readonly client: BenchClient
  readonly kept: Kept
  readonly run: (signal: AbortSignal) => Promise<void>
}

interface ModestParts {
  readonly address: string
  readonly asks: ReturnType<typeof newAsks>
  readonly photograph: Uint8Array
  readonly clip: Uint8Array
  readonly tally: CallTally
}

/** Milliseconds a person thinks between two calls. */
const PAUSE_MS = 500
/** How often a video is asked after. */
const POLL_MS = 1000

const fieldsOf = ({ bytes }: Received): Record<string, unknown> => {
  try {
    // Every answer of a call is an object.
    return JSON.parse(bytes.toString()) as Record<string, unknown>
  } catch {
    return {}
  }
}

const pathOf = (address: unknown): string => URL.parse(String(address))?.pathname ?? ''

/** The same file with other bytes behind its end, so that it is stored anew. */
const withTail = (bytes: Uint8Array, tail: string) => () => [bytes, Buffer.from(tail)]

const adOf = (image: string, number: number): object => {
  const variation = { id: '1', headline: 'A mug', description: 'Holds coffee.', callToAction: 'Shop now' }
  return {
    type: 'social',
    title: `Steady ${number}`,
    brandName: 'Harbour & Hearth',
    description: 'Holds coffee.',
    headline: 'A mug',
    subheadline: 'Holds coffee.',
    callToAction: 'Shop now',
    productUrl: null,
    imageUrl: image,
    brandLogo: null,
    productName: `Mug ${number}`,
    productDescription: 'A mug.',
    productImageVariants: [image],
    contentVariations: [variation],
  }
}

type Step = (send: (kind: string, sent: Sent) => Promise<Received>, kept: Kept, turn: number) => Promise<void>

/** Reads a page, then has a picture made. */
const reader =
  ({ asks }: ModestParts): Step =>
  async (send, kept) => {
    await send('page', asks.page())
    const { imageUrls = [] } = fieldsOf(await send('picture', asks.picture())) as { readonly imageUrls?: readonly string[] }
    for (const url of imageUrls) kept.files.add(pathOf(url))
  }

/** Keeps things: pictures, videos, an ad, a lead; then looks at what it has. */
const keeper =
  ({ photograph, clip }: ModestParts): Step =>
  async (send, kept, turn) => {
    const picture = await send('upload of a picture', uploadOf('mug.jpg', withTail(photograph, `picture ${turn}`)))
    const { url } = fieldsOf(picture)
    if (picture.status !== '200') return
    kept.files.add(pathOf(url))
    const video = await send('upload of a video', uploadOf('clip.mp4', withTail(clip, `video ${turn}`)))
    if (video.status === '200') kept.files.add(pathOf(fieldsOf(video).url))
    const ad = await send('ad', { path: '/api/ads', body: adOf(String(url), turn) })
    if (ad.status === '201') kept.ads.push(String(fieldsOf(ad).id))
    const lead = await send('lead', { path: '/api/user/create', body: { name: 'Ada', email: `ada.${turn}@shop.example` } })
    if (lead.status === '201') kept.leads.push(String(fieldsOf(lead).id))
    await send('stored file', { path: pathOf(url) })
    await send('resized picture', { path: `${pathOf(url)}?side=512` })
    await send('own ads', { path: '/api/ads' })
    await send('copy', {
      path: '/api/generate-copy/generate',
      body: { title: `Mug ${turn}`, description: 'A mug of stoneware that holds coffee.' },
    })
  }

/** Orders a video of a second, follows it, and orders the next. */
const filmMaker =
  ({ photograph }: ModestParts): Step =>
  async (send, kept, turn) => {
    const picture = await send('upload of a picture', uploadOf('mug.jpg', withTail(photograph, `film ${turn}`)))
    const { url } = fieldsOf(picture)
    if (picture.status !== '200') return
    kept.files.add(pathOf(url))
    const order = { prompt: 'on marble', imageUrl: url, duration: 1, aspect_ratio: '1:1', resolution: '720p', seed: turn }
    const ordered = await send('video ordered', { path: '/api/generate-video/jobs', body: order })
    if (ordered.status !== '202') return
    const id = String(fieldsOf(ordered).id)
    kept.jobs.push(id)
    const began = performance.now()
    let job = fieldsOf(ordered)
    while (job.status !== 'completed' && job.status !== 'failed') {
      await delay(POLL_MS)
      job = fieldsOf(await send('video asked after', { path: `/api/generate-video/jobs/${id}` }))
      if (performance.now() - began > 600_000) return
    }
    // 'completed' has an address, 'failed' none: told apart in the table.
    if (job.status === 'completed') kept.files.add(pathOf(job.resultUrl))
    await send(job.status === 'completed' ? 'made video' : 'failed video', {
      path: job.status === 'completed' ? pathOf(job.resultUrl) : '/files/none',
    })
  }

/** Looks whether the server answers, and asks for a page whose name is resolved at once: to this machine, which is refused. */
const watcher = (): Step => async (send, _kept, turn) => {
  await send('health', { path: '/api/health' })
  await send('screen', { path: '/' })
  await send('ready', { path: '/api/ready' })
  await send('name, refused', { path: '/api/parser/parse', body: { url: `http://quick-${turn}.example/` } })
}

/** The clients that should notice nothing, each with an address of its own. */
export function modestClients(parts: ModestParts): readonly ModestClient[] {
  return [reader(parts), keeper(parts), filmMaker(parts), watcher()].map((step, place) => {
    const client = benchClient(parts.address, `198.51.100.${place + 1}`, 4)
    const kept = nothingKept()
    const send = async (kind: string, sent: Sent): Promise<Received> => {
      const answer = await client.send(sent)
      parts.tally.add('others', kind, answer)
      return answer
    }
    const run = async (signal: AbortSignal): Promise<void> => {
      for (let turn = 0; !signal.aborted; turn++) {
        await step(send, kept, turn)
        await delay(PAUSE_MS, null, { signal }).catch(() => null)
      }
    }
    return { client, kept, run }
  })
}
