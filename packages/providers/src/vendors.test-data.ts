import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import * as z from 'zod'
import { anthropicText, ANTHROPIC_URL } from './text/anthropic.ts'
import { googleText, GOOGLE_URL } from './text/google.ts'
import { type ModelAccess } from './model-access.ts'
import { openaiText, OPENAI_URL } from './text/openai.ts'
import { compatibleText } from './text/openai-compatible.ts'

/** A fake vendor: its requests and replies. Written after its documentation; recordings are checked elsewhere. */
export interface FakeVendor {
  readonly name: string
  readonly baseUrl: string
  readonly textModel: (access: ModelAccess) => TextModel
  /** Path of its requests below the base address. */
  readonly path: RegExp
  /** Name and value of the header that carries the key. */
  readonly keyHeader: readonly [name: string, value: (key: string) => string]
  /** The turns of a request, each with its role and content. */
  readonly turnsIn: (body: Body) => readonly unknown[]
  /** The reply whose text is this. */
  readonly replyOf: (text: string) => object
  /** A reply withheld by its content rules. */
  readonly held: object
}
type Body = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly unknown[] => z.array(z.unknown()).catch([]).parse(value)

const chat = (text: string | null, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'test-model',
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: text } }],
  usage: { prompt_tokens: 20, completion_tokens: 8, total_tokens: 28 },
})

const responses = (text: string, more: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  status: 'completed',
  error: null,
  incomplete_details: null,
  model: 'test-model',
  output: [
    { id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  usage: { input_tokens: 20, output_tokens: 8, total_tokens: 28, output_tokens_details: { reasoning_tokens: 0 } },
  ...more,
})

const messages = (text: string, stop = 'end_turn') => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: text === '' ? [] : [{ type: 'text', text }],
  stop_reason: stop,
  stop_sequence: null,
  usage: { input_tokens: 20, output_tokens: 8, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
})

const candidates = (text: string, finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts: text === '' ? [] : [{ text }] }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 8, totalTokenCount: 28 },
  modelVersion: 'test-model',
})

const bearer = (key: string): string => `Bearer ${key}`

export const fakeVendors: readonly FakeVendor[] = [
  {
    name: 'openai',
    baseUrl: OPENAI_URL,
    textModel: openaiText,
    path: /\/responses$/,
    keyHeader: ['authorization', bearer],
    turnsIn: ({ input }) => list(input),
    replyOf: (text) => responses(text),
    held: responses('', { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [] }),
  },
  {
    name: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    textModel: compatibleText,
    path: /\/chat\/completions$/,
    keyHeader: ['authorization', bearer],
    turnsIn: (body) => list(body.messages),
    // Small models reply like this.
    replyOf: (text) => chat(`\`\`\`json\n${text}\n\`\`\``),
    held: chat(null, 'content_filter'),
  },
  {
    name: 'anthropic',
    baseUrl: ANTHROPIC_URL,
    textModel: anthropicText,
    path: /\/messages$/,
    keyHeader: ['x-api-key', (key) => key],
    turnsIn: (body) => list(body.messages),
    replyOf: (text) => messages(text),
    held: messages('', 'refusal'),
  },
  {
    name: 'google',
    baseUrl: GOOGLE_URL,
    textModel: googleText,
    path: /\/models\/[\w.-]+:generateContent$/,
    keyHeader: ['x-goog-api-key', (key) => key],
    turnsIn: ({ contents }) => list(contents),
    replyOf: (text) => candidates(text),
    held: candidates('', 'SAFETY'),
  },
]

/** One request a vendor received. */
interface ReceivedVendorRequest {
  readonly url: string
  readonly headers: Headers
  readonly body: Body
}

/** A fake vendor that gives this reply to every question, and records its requests. */
export function answering(answer: (received: ReceivedVendorRequest) => Response | Promise<Response>): {
  readonly fetch: Fetch
  readonly got: ReceivedVendorRequest[]
} {
  const got: ReceivedVendorRequest[] = []
  return {
    got,
    fetch: async (url, init) => {
      const body = z.record(z.string(), z.unknown()).parse(JSON.parse(z.string().catch('{}').parse(init?.body)))
      const received = { url, headers: new Headers(init?.headers), body }
      got.push(received)
      return answer(received)
    },
  }
}

export const json = (value: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A fake model that passes the conformance suite: it repeats the last word of the prompt, and calls every image red. */
export const conformingVendor = (vendor: FakeVendor) =>
  answering(({ body }) => {
    const last = JSON.stringify(vendor.turnsIn(body).at(-1))
    const word = /\\"word\\":\\"(\w+)\\"/.exec(last)?.[1]
    const seesImage = last.includes('iVBORw0KGgo')
    return json(
      vendor.replyOf(JSON.stringify(word === undefined ? { color: seesImage ? 'red' : 'unseen' } : { word, letters: word.split('') })),
    )
  })
