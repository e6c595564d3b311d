import { type Usage } from '@adloom/domain/cost.ts'
import { type TextModel, type TextQuestion } from '@adloom/domain/ports/text-model.ts'
import * as z from 'zod'
import { type Ledger } from './ledger.ts'

/** Tokens of an image of 512 pixels at most: Anthropic 350, Google 258, OpenAI in patches up to 1,600. */
const IMAGE_TOKENS = 1600
/** Lowest bytes per token: English has four, other scripts and JSON fewer. */
const BYTES_PER_TOKEN = 2.5

/** The most tokens a question can take, its reply included. */
function maxUsageOf({ instructions, turns, images, reply, mostTokens }: TextQuestion): Usage {
  const text = [instructions, ...turns.map((turn) => turn.text), JSON.stringify(z.toJSONSchema(reply.schema, { unrepresentable: 'any' }))]
  const bytes = text.reduce((sum, each) => sum + Buffer.byteLength(each), 0)
  return { inputTokens: Math.ceil(bytes / BYTES_PER_TOKEN) + images.length * IMAGE_TOKENS, outputTokens: mostTokens }
}

/** A model whose every question goes through the ledger. */
export const meteredTextModel = (model: TextModel, role: string, { pay }: Pick<Ledger, 'pay'>): TextModel => ({
  engine: model.engine,
  answer: (question, signal) =>
    // The caller has left, so nothing is reserved.
    signal.aborted
      ? model.answer(question, signal)
      : pay({ role, engine: model.engine, maxUsage: maxUsageOf(question) }, (reportUsage) => model.answer(question, signal, reportUsage)),
})
