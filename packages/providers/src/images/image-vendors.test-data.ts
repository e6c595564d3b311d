import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { compatibleImages } from './compatible-images.ts'
import { falImages } from './fal-images.ts'
import { FAL_URL } from '../fal-queue.ts'
import { GOOGLE_URL } from '../text/google.ts'
import { googleImages } from './google-images.ts'
import { OPENAI_URL } from '../text/openai.ts'
import { openaiImages } from './openai-images.ts'
import { type ImageAccess } from './image-access.ts'
import { REPLICATE_URL, replicateImages } from './replicate-images.ts'
import { json } from '../vendors.test-data.ts'

/** A request as a vendor received it; a form's files appear as `type of file`. */
interface ReceivedImageOrder {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

/** A fake image vendor, after its documentation. */
export interface FakeImageVendor {
  readonly name: string
  readonly baseUrl: string
  /** A model that takes a prompt alone, and one that takes images. */
  readonly models: { readonly words: string; readonly images: string }
  readonly generator: (access: ImageAccess) => ImageGenerator
  readonly keyHeader: readonly [name: string, value: (key: string) => string]
  /** Its reply to any request once the image is done. */
  readonly answer: (received: ReceivedImageOrder, image: Uint8Array) => object
  /** A reply of status 200 without an image, and the code it must become. */
  readonly empty: readonly (readonly [reply: object, code: string])[]
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const bearer = (key: string): string => `Bearer ${key}`
const QUEUE = `${FAL_URL}/fal-ai/flux/requests/r1`
const prediction = (status: string, output: string | null) => ({
  id: 'p1',
  status,
  output,
  error: null,
  urls: { get: `${REPLICATE_URL}/predictions/p1`, cancel: `${REPLICATE_URL}/predictions/p1/cancel` },
})
const RESULT = 'https://files.example/result.png'

export const fakeImageVendors: readonly FakeImageVendor[] = [
  {
    name: 'openai',
    baseUrl: OPENAI_URL,
    models: { words: 'gpt-image-2', images: 'gpt-image-2' },
    generator: openaiImages,
    keyHeader: ['authorization', bearer],
    answer: (_, image) => ({ created: 1_790_000_000, data: [{ b64_json: base64(image) }] }),
    empty: [[{ created: 1_790_000_000, data: [] }, 'provider.bad-reply']],
  },
  {
    name: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:1234/v1',
    models: { words: 'sd', images: 'sd' },
    generator: compatibleImages,
    keyHeader: ['authorization', bearer],
    answer: (_, image) => ({ created: 1_790_000_000, data: [{ b64_json: base64(image) }] }),
    empty: [[{ created: 1_790_000_000, data: [] }, 'provider.bad-reply']],
  },
  {
    name: 'google',
    baseUrl: GOOGLE_URL,
    models: { words: 'gemini-nano-banana-2.1', images: 'gemini-nano-banana-2.1' },
    generator: googleImages,
    keyHeader: ['x-goog-api-key', (key) => key],
    answer: (_, image) => ({
      candidates: [
        { content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: base64(image) } }] }, finishReason: 'STOP' },
      ],
    }),
    empty: [
      [{ candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }] }, 'provider.moderation'],
      [{ candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'STOP', index: 0 }] }, 'provider.bad-reply'],
    ],
  },
  {
    name: 'fal',
    baseUrl: FAL_URL,
    models: { words: 'fal-ai/flux/schnell', images: 'fal-ai/flux-pro/kontext' },
    generator: falImages,
    keyHeader: ['authorization', (key) => `Key ${key}`],
    answer: ({ method, url }) => {
      if (method === 'POST') return { request_id: 'r1', status_url: `${QUEUE}/status`, response_url: QUEUE, cancel_url: `${QUEUE}/cancel` }
      if (url.endsWith('/status')) return { status: 'COMPLETED' }
      return { images: [{ url: RESULT, width: 192, height: 144, content_type: 'image/png' }], has_nsfw_concepts: [false], seed: 1 }
    },
    empty: [
      [{}, 'provider.bad-reply'],
      [
        { request_id: 'r1', status_url: 'https://evil.example/s', response_url: 'https://evil.example/r', cancel_url: `${QUEUE}/cancel` },
        'provider.bad-reply',
      ],
    ],
  },
  {
    name: 'replicate',
    baseUrl: REPLICATE_URL,
    models: { words: 'black-forest-labs/flux-schnell', images: 'black-forest-labs/flux-kontext-pro' },
    generator: replicateImages,
    keyHeader: ['authorization', bearer],
    answer: ({ method }) => (method === 'POST' ? prediction('starting', null) : prediction('succeeded', RESULT)),
    empty: [
      [prediction('succeeded', null), 'provider.bad-reply'],
      [prediction('failed', null), 'provider.failed'],
      [
        { ...prediction('starting', null), urls: { get: 'https://evil.example/g', cancel: 'https://evil.example/c' } },
        'provider.bad-reply',
      ],
    ],
  },
]

async function bodyOf(body: RequestInit['body']): Promise<Readonly<Record<string, unknown>>> {
  if (!(body instanceof FormData)) return typeof body === 'string' ? (JSON.parse(body) as Readonly<Record<string, unknown>>) : {} // adapters send objects
  return Object.fromEntries(
    Array.from(body.entries(), ([name, value]) => [name, typeof value === 'string' ? value : `${value.type || 'unknown'} of file`]),
  )
}

/** A fake vendor that replies with `answer`, and records its requests and the results fetched. */
export function answeringImages(
  answer: (received: ReceivedImageOrder) => Response | Promise<Response>,
  image: () => Uint8Array = () => new Uint8Array([1, 2]),
) {
  const got: ReceivedImageOrder[] = []
  const fetched: string[] = []
  const fetch: Fetch = async (url, init) => {
    init?.signal?.throwIfAborted()
    const received = { method: init?.method ?? 'GET', url, headers: new Headers(init?.headers), body: await bodyOf(init?.body) }
    got.push(received)
    return answer(received)
  }
  const download: ImageAccess['download'] = async (url) => {
    fetched.push(url)
    return image()
  }
  return { got, fetched, access: { fetch, download, pollMs: 1 } }
}

/** A vendor that makes a new image for each order. */
export const conformingImages = (vendor: FakeImageVendor, image: () => Uint8Array) =>
  answeringImages((received) => json(vendor.answer(received, image()), received.method === 'POST' ? 201 : 200), image)
