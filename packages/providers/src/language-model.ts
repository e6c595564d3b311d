import { type Usage } from '@adloom/domain/cost.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type TextModel, type TextQuestion } from '@adloom/domain/ports/text-model.ts'
import type { generateText, LanguageModel, LanguageModelUsage, ModelMessage } from 'ai'
import { type CalledModel, providerFailure, ReplyMissing } from './provider-failure.ts'
import { replySchemaOf } from './text/reply-schema.ts'

type VendorOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** A vendor's model in the AI SDK, and how to call it. */
interface VendorModel extends CalledModel {
  readonly engine: EngineName
  /** Loads the vendor's library and creates the model; called with the first question, so that a server without keys loads none of it. */
  readonly load: () => Promise<LanguageModel>
  readonly options?: VendorOptions
  /** Options sent with each image. */
  readonly imageOptions?: VendorOptions
}

/** A vendor's model as a text model: one request per question, never a second one, because a second one is billed again. */
export function textModelOf(vendor: VendorModel): TextModel {
  let loading: Promise<LanguageModel> | null = null
  return {
    engine: vendor.engine,
    answer: async (question, signal, reportUsage = ignoreUsage) => {
      try {
        signal.throwIfAborted()
        // The library would log warnings about ignored options to the console.
        globalThis.AI_SDK_LOG_WARNINGS = false
        return await generate(await (loading ??= vendor.load()), question, vendor, signal, reportUsage)
      } catch (error) {
        throw await providerFailure(error, vendor, signal)
      }
    },
  }
}

/** The model's reply, as JSON where it is JSON, else its text. No temperature: reasoning models reject it. */
async function generate(
  model: LanguageModel,
  question: TextQuestion,
  vendor: VendorModel,
  signal: AbortSignal,
  reportUsage: (use: Usage) => void,
): Promise<unknown> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai')
  try {
    const reply = await generateText({
      model,
      instructions: question.instructions,
      messages: messagesOf(question, vendor.imageOptions ?? {}),
      // The library's own validation is off: the caller validates, and repairs what it can.
      output: Output.object({ schema: jsonSchema(replySchemaOf(question.reply.schema)), name: question.reply.name }),
      maxOutputTokens: question.mostTokens,
      maxRetries: 0,
      abortSignal: signal,
      ...(vendor.options === undefined ? {} : { providerOptions: vendor.options }),
    })
    reportTokens(reply.usage, reportUsage)
    if (reply.finishReason === 'content-filter') throw new ReplyMissing('content-filter')
    if (reply.text.trim() === '') throw new ReplyMissing(reply.finishReason)
    return reply.output
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const { text = '', finishReason = 'other', usage } = error
    reportTokens(usage, reportUsage)
    // A truncated reply is useless: a reasoning model may have spent its tokens on thinking.
    if (text.trim() === '' || finishReason === 'length' || finishReason === 'content-filter') throw new ReplyMissing(finishReason)
    return text
  }
}

const ignoreUsage = (): void => undefined

/** The tokens a vendor counted; nothing where a count is missing. */
function reportTokens(usage: LanguageModelUsage | undefined, reportUsage: (use: Usage) => void): void {
  const { inputTokens, outputTokens } = usage ?? {}
  if (inputTokens !== undefined && outputTokens !== undefined) reportUsage({ inputTokens, outputTokens })
}

const messagesOf = ({ turns, images }: TextQuestion, providerOptions: VendorOptions): ModelMessage[] =>
  turns.map(({ from, text }, place): ModelMessage => {
    if (from === 'model') return { role: 'assistant', content: text }
    if (place > 0 || images.length === 0) return { role: 'user', content: text }
    const shown = images.map(({ bytes, contentType }) => ({
      type: 'file' as const,
      mediaType: contentType,
      data: bytes,
      providerOptions,
    }))
    return { role: 'user', content: [{ type: 'text', text }, ...shown] }
  })
