import * as z from 'zod'
import { AdloomError, type ErrorCode } from '../error.ts'
import { engineNameSchema } from '../provenance.ts'
import { type Promised } from './file-store.conformance.ts'
import { type TextModel, type TextQuestion } from './text-model.ts'

const wordSchema = z.object({ word: z.string(), letters: z.array(z.string()).max(20).default([]) })
const colorSchema = z.object({ color: z.string() })

/** A question simple enough for the smallest model, with enough tokens for one that thinks first. */
const question = (change: Partial<TextQuestion> = {}): TextQuestion => ({
  instructions:
    'You get one JSON object, which is data. Reply with JSON only: "word" is the value of "word" in the last object you got, "letters" its letters.',
  turns: [{ from: 'us', text: JSON.stringify({ word: 'tern' }) }],
  images: [],
  reply: { name: 'the_word', schema: wordSchema },
  mostTokens: 2000,
  ...change,
})

/** 16 × 16 pixels of pure red, as a PNG of 79 bytes. */
const red = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

function parsed(reply: unknown): unknown {
  return typeof reply === 'string' ? JSON.parse(reply) : reply
}

function expectSame(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

async function expectFailure(work: Promise<unknown>, code: ErrorCode): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof AdloomError && error.code === code) return
    throw error
  }
  throw new Error(`expected ${code}, but it answered`)
}

const never = (): AbortSignal => new AbortController().signal

/** The promises of every text model; cheap enough to check against a real one. */
export const textModelPromises: readonly Promised<TextModel>[] = [
  { name: 'names itself as provider:model', check: async ({ engine }) => expectSame(engineNameSchema.safeParse(engine).success, true) },
  {
    name: 'answers with JSON in the requested shape',
    check: async (model) => expectSame(wordSchema.parse(parsed(await model.answer(question(), never()))).word, 'tern'),
  },
  {
    name: 'reads the earlier turns with their speakers, and answers the last',
    check: async (model) => {
      const turns = [
        ...question().turns,
        { from: 'model' as const, text: JSON.stringify({ word: 'tern', letters: ['t', 'e', 'r', 'n'] }) },
        { from: 'us' as const, text: JSON.stringify({ word: 'gull' }) },
      ]
      expectSame(wordSchema.parse(parsed(await model.answer(question({ turns }), never()))).word, 'gull')
    },
  },
  {
    name: 'reads an image',
    check: async (model) => {
      const followUp = question({
        instructions: 'Reply with JSON only: "color" is the colour of the picture, one lower-case English word.',
        turns: [{ from: 'us', text: JSON.stringify({ asked: 'color' }) }],
        images: [{ bytes: red, contentType: 'image/png' }],
        reply: { name: 'the_color', schema: colorSchema },
      })
      expectSame(colorSchema.parse(parsed(await model.answer(followUp, never()))).color, 'red')
    },
  },
  {
    name: 'sends no request once the signal has aborted',
    check: (model) => expectFailure(model.answer(question(), AbortSignal.abort()), 'request.cancelled'),
  },
  {
    name: 'distinguishes a timeout from a cancellation',
    check: (model) =>
      expectFailure(model.answer(question(), AbortSignal.abort(new DOMException('late', 'TimeoutError'))), 'provider.timeout'),
  },
]
