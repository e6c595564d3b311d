import { anglesSchema } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { categoryIn } from '@adloom/engine/categorisers.ts'
import { madeUpPages } from '@adloom/engine/copy/made-up-pages.test-data.ts'
import { copyBrief } from '@adloom/engine/copy/model/copy-brief.ts'
import { judgeReply } from '@adloom/engine/copy/model/judge-reply.ts'
import { readReply } from '@adloom/engine/write-with-model.ts'
import { findListedModel } from '@adloom/providers/model-list.ts'
import * as z from 'zod'
import { answeringImages, fakeImageVendors } from '../../packages/providers/src/images/image-vendors.test-data.ts'
import { answering, fakeVendors } from '../../packages/providers/src/vendors.test-data.ts'
import { fakeVideoServers, startFakeVideoServer } from '../../packages/providers/src/videos/fake-video-servers.test-data.ts'
import { numberFlaws, unless } from './flaws.ts'
import { type Parser, usually } from './parser.ts'

const KEY = 'sk-bench-0123456789abcdef'
/** An order whose reply says that it is not done is asked about until then. */
const WAIT_MS = 200
const question = {
  instructions: 'Write.',
  turns: [{ from: 'us', text: '{"word":"tern"}' }],
  images: [],
  reply: { name: 'copy', schema: z.object({ word: z.string() }) },
  mostTokens: 400,
} as const
const order = { prompt: 'a mug on oak', images: [], seed: 1, width: 1024, height: 1024, quality: 'low' } as const

const replies: readonly object[] = [
  {
    error: {
      code: 'rate_limit_exceeded',
      type: 'requests',
      status: 'RESOURCE_EXHAUSTED',
      message: 'Slow down',
      details: [{ reason: 'API_KEY_INVALID', retryDelay: '3s' }],
    },
  },
  { detail: [{ loc: ['body'], msg: 'no', type: 'content_policy_violation' }] },
]
const statuses = [200, 200, 200, 201, 400, 401, 402, 404, 422, 429, 500, 503]
/** A status that follows from the text, so that the same input gives the same reply. */
const replyOf = (text: string): Response => {
  const status = statuses[text.length % statuses.length]
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'retry-after': text.slice(0, 9).replace(/[^ -~]/g, '') },
  })
}

/** What a vendor's adapter fails with is ours, says no key, and is no internal error while its caller waits. */
async function adapterFlaws(name: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(WAIT_MS)
  try {
    await work(signal)
    return []
  } catch (cause) {
    if (signal.aborted) return []
    if (!(cause instanceof AdloomError)) throw cause
    return unless(
      cause.code !== 'internal' && !`${cause.message}${cause.detail ?? ''}`.includes(KEY),
      `${name}: ${cause.code} ${cause.detail ?? ''}`,
    )
  }
}

const brief = copyBrief(madeUpPages.shoes)
const written = JSON.stringify({
  options: ['benefit', 'feature', 'offer'].map((angle) => ({
    language: 'en',
    angle: anglesSchema.parse(angle),
    headline: 'Made for long days on your feet',
    description: 'A breathable knit upper keeps air moving on warm days.',
    callToAction: 'shopNow',
    restsOn: Object.keys(brief.sources).slice(0, 2),
    compact: { headline: 'Long days', description: 'Knit upper.' },
  })),
  imagePrompts: ['The shoe on a marble table', 'The shoe on sand'],
})
const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const anyGot = { method: 'GET', url: 'https://vendor.example/r1', headers: new Headers(), body: {} }

/** Parsers of what models and their servers answer. */
export const replyParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'reply of a text model',
    changes: 'json',
    starts: () =>
      [...fakeVendors.flatMap(({ replyOf: said, held }) => [said('{"word":"tern"}'), held]), ...replies].map((reply) =>
        JSON.stringify(reply),
      ),
    faultsOf: async (text) => {
      const found = await Promise.all(
        fakeVendors.map((vendor) =>
          adapterFlaws(vendor.name, (signal) => {
            const { fetch } = answering(() => replyOf(text))
            return vendor.textModel({ baseUrl: vendor.baseUrl, key: KEY, model: 'test-model', fetch }).answer(question, signal)
          }),
        ),
      )
      return found.flat()
    },
    share: 2,
  },
  {
    ...usually,
    name: 'reply of an image model',
    changes: 'json',
    starts: () =>
      [
        ...fakeImageVendors.flatMap((vendor) => [
          vendor.answer(anyGot, image),
          vendor.answer({ ...anyGot, method: 'POST' }, image),
          ...vendor.empty.map(([reply]) => reply),
        ]),
        ...replies,
      ].map((reply) => JSON.stringify(reply)),
    faultsOf: async (text) => {
      const found = await Promise.all(
        fakeImageVendors.flatMap((vendor) =>
          // The changed reply comes to the order, or only to what is asked afterwards.
          [true, false].map((isFirst) =>
            adapterFlaws(vendor.name, async (signal) => {
              const { access } = answeringImages((got) =>
                got.method === 'POST' && !isFirst ? Response.json(vendor.answer(got, image)) : replyOf(text),
              )
              const made = await vendor
                .generator({ baseUrl: vendor.baseUrl, key: KEY, model: vendor.models.words, ...access })
                .generate(order, signal)
              if (!(made instanceof Uint8Array)) throw new Error('no bytes')
            }),
          ),
        ),
      )
      return found.flat()
    },
    share: 2,
  },
  {
    ...usually,
    name: 'reply of a video model',
    changes: 'json',
    starts: () => [
      '{"status":"IN_QUEUE","request_id":"r1","status_url":"https://queue.fal.run/fal-ai/kling-video/requests/r1/status","response_url":"https://queue.fal.run/fal-ai/kling-video/requests/r1","cancel_url":"https://queue.fal.run/fal-ai/kling-video/requests/r1/cancel"}',
      '{"status":"COMPLETED","error":"it broke","error_type":"runner_error"}',
      '{"video":{"url":"https://v3.fal.media/files/film.mp4"}}',
      '{"id":"v1","object":"video","status":"in_progress","progress":40}',
      '{"id":"v1","status":"failed","error":{"code":"x","message":"no"}}',
      ...replies.map((reply) => JSON.stringify(reply)),
    ],
    faultsOf: async (text) => {
      const found = await Promise.all(
        fakeVideoServers.flatMap((server) =>
          (['order', 'state', 'video'] as const).map((step) =>
            adapterFlaws(`${server.name} ${step}`, async (signal) => {
              const { make } = startFakeVideoServer(server, ({ what }, times) =>
                what === server.asks[step] && times < 4 ? replyOf(text) : null,
              )
              const { error } = await make({ signal })
              if (error !== null) throw error
            }),
          ),
        ),
      )
      return found.flat()
    },
    share: 2,
  },
  {
    ...usually,
    name: 'list of models',
    changes: 'json',
    starts: () => ['{"data":[{"id":"test-model","shutdown_date":"2027-01-01"}]}', '{"models":[{"name":"models/test-model-20261001"}]}'],
    faultsOf: (text) =>
      adapterFlaws('list', (signal) =>
        findListedModel(
          {
            provider: 'x',
            baseUrl: 'https://vendor.example',
            path: '/models',
            headers: {},
            key: KEY,
            model: 'test-model',
            fetch: async () => replyOf(text),
          },
          signal,
        ),
      ),
  },
  {
    ...usually,
    name: 'copy of a model',
    changes: 'json',
    starts: () => [written, `\`\`\`json\n${written}\n\`\`\``, '{"category":"Coffee mugs","confidence":92,"labels":["mug","red"]}'],
    faultsOf: (text) => {
      const category = categoryIn(text)
      const reply = readReply(text)
      const judged = reply === null ? null : judgeReply({ request: madeUpPages.shoes, seed: 1, sources: brief.sources, reply })
      return [
        ...numberFlaws('confidence', category?.confidence),
        ...unless(category === null || category.confidence <= 1, `confidence ${category?.confidence}`),
        ...unless(judged === null || judged.imagePrompts.length === 5, `${judged?.imagePrompts.length} prompts`),
      ]
    },
    limitMs: 3000,
    share: 2,
  },
]
