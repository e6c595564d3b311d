import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { type ShownImage, type TextModel, type TextQuestion } from '@adloom/domain/ports/text-model.ts'
import type { Workers } from './workers.ts'
import { clearedRequest } from './copy/page-orders.ts'
import { copyQuestion, type ModelReply, modelReplySchema, repairQuestion } from './copy/model/copy-question.ts'
// Erased at compile time: page-reading code is loaded in worker threads only.
import type { FaultyOption, JudgedReply } from './copy/model/judge-reply.ts'
import { parsedReply } from './copy/model/parsed-reply.ts'

/** Milliseconds for a model's reply and its repair together: the rest of the call's 60 s is left for the built-in copywriter. */
export const REPLY_TIMEOUT_MS = 50_000

/** Milliseconds for loading the product image: the request goes without it rather than late. */
const IMAGE_MS = 5_000

/** Loads an image in the form models receive; null or any failure means that the request goes without it. */
export type ImageLoader = (url: string, signal: AbortSignal) => Promise<ShownImage | null>

/** A model that writes, and the parts it works with. */
export interface WritingParts {
  readonly model: TextModel
  /** Read pages, judge replies and write as a fallback, off the event loop. */
  readonly workers: Pick<Workers, 'run'>
  /** Null for a model that accepts no images. */
  readonly loadImage: ImageLoader | null
}

/** The content of a reply, or null when it does not match the requested schema at all. */
export const readReply = (reply: unknown): ModelReply | null => modelReplySchema.safeParse(parsedReply(reply)).data ?? null

const describeOption = ({ modelOption, faults }: FaultyOption): string =>
  `[${modelOption.language}, ${modelOption.angle}] “${modelOption.headline}”: ${faults.join(' ')}`

/**
 * Copy by a model, held to the same rules as the built-in copywriter: schema, limits, support, swap test. An option that breaks them goes back once
 * to be rewritten, then is dropped; built-in copy never fills its place, so that a set has one author. Only a language without any usable option is
 * written by the built-in copywriter. `notes` report all of it. Fails with `request.cancelled`, and as `Workers.run` does.
 */
export async function writeWithModel(uncleared: CopyRequest, seed: number, parts: WritingParts, signal: AbortSignal): Promise<WrittenCopy> {
  const { model, workers } = parts
  const request = clearedRequest(uncleared)
  const wanted = [...new Set(request.languages)]
  const [brief, image] = await Promise.all([workers.run('briefCopy', request, signal), imageOf(request, parts.loadImage, signal)])
  const question = copyQuestion(brief, wanted, image)
  const late = AbortSignal.timeout(REPLY_TIMEOUT_MS)
  const first = await answerOf(model, question, signal, late)
  if (typeof first === 'string') {
    const own = await workers.run('writeCopy', { request, seed }, signal)
    const note = `${model.engine.replace(':', ' · ')} could not be used: ${first} The built-in studio wrote this copy.`
    return { ...own, notes: [note, ...own.notes] }
  }
  const judge = (reply: ModelReply): Promise<JudgedReply> =>
    workers.run('judgeReply', { request, seed, sources: brief.sources, reply }, signal)
  const judged = await judge(first)
  if (judged.bad.length === 0) return written(judged, [], { request, seed, parts }, signal)
  const again = await answerOf(model, repairQuestion(question, first, judged.bad.map(describeOption)), signal, late)
  // A model that fails the second time gets no third try.
  const mended = typeof again === 'string' ? [] : again.options
  const all = await judge({ ...first, options: [...judged.good.map(({ modelOption }) => modelOption), ...mended] })
  return written(all, judged.bad, { request, seed, parts }, signal)
}

interface Writing {
  readonly request: CopyRequest
  readonly seed: number
  readonly parts: WritingParts
}

/** The final set: the good options, built-in copy for languages without any, and notes about the rest. */
async function written(
  { good, imagePrompts, arePromptsOurs }: JudgedReply,
  faulty: readonly FaultyOption[],
  { request, seed, parts: { model, workers } }: Writing,
  signal: AbortSignal,
): Promise<WrittenCopy> {
  const wanted = [...new Set(request.languages)]
  const isMended = ({ modelOption }: FaultyOption): boolean =>
    good.some((one) => one.modelOption.language === modelOption.language && one.modelOption.angle === modelOption.angle)
  const dropped = faulty.filter((one) => !isMended(one)).map((one) => `Dropped ${describeOption(one)}`)
  const missing = wanted.filter((language) => !good.some(({ modelOption }) => modelOption.language === language))
  const own = missing.length === 0 ? null : await workers.run('writeCopy', { request: { ...request, languages: missing }, seed }, signal)
  const options = wanted.flatMap((language) => [
    ...good.filter(({ modelOption }) => modelOption.language === language).map(({ option }) => option),
    ...(own?.options ?? []).filter((option) => option.language === language),
  ])
  const isAllOurs = own !== null && good.length === 0
  const standIn = isAllOurs ? ['Nothing the model wrote could be used. The built-in studio wrote this copy.'] : missing.map(standInNote)
  const ofPrompts = arePromptsOurs && !isAllOurs ? ['The prompts for pictures were written by the built-in studio.'] : []
  return {
    options: options.map((option, place) => ({ ...option, id: String(place + 1) })),
    imagePrompts: isAllOurs ? own.imagePrompts : imagePrompts,
    engine: isAllOurs ? own.engine : model.engine,
    notes: [...dropped, ...standIn, ...ofPrompts, ...(own?.notes ?? [])],
  }
}

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? language

const standInNote = (language: Language): string =>
  `Nothing the model wrote in ${nameOf(language)} could be used. The built-in studio wrote these texts.`

/** The product image for a model that accepts images; null when there is none, or it does not load. */
async function imageOf({ imageUrl }: CopyRequest, load: ImageLoader | null, signal: AbortSignal): Promise<ShownImage | null> {
  if (load === null || typeof imageUrl !== 'string' || imageUrl === '') return null
  try {
    return await load(imageUrl, AbortSignal.any([signal, AbortSignal.timeout(IMAGE_MS)]))
  } catch (error) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: error })
    // Copy is written from the page's words; the image only helps.
    return null
  }
}

/** A model's reply, or a sentence that says why there is none. */
async function answerOf(model: TextModel, question: TextQuestion, signal: AbortSignal, late: AbortSignal): Promise<ModelReply | string> {
  try {
    return readReply(await model.answer(question, AbortSignal.any([signal, late]))) ?? 'Its reply was not what was asked for.'
  } catch (error) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: error })
    const isRefused = error instanceof AdloomError && error.code === 'provider.request-refused'
    // Some models of vendors with vision have none: the refusal costs nothing, and the request is repeated without its image.
    if (isRefused && question.images.length > 0) return answerOf(model, { ...question, images: [] }, signal, late)
    return error instanceof AdloomError ? error.message : 'It did not answer.'
  }
}
