import { type CopyOption, type CopyRequest, formLimits, type StatedFact } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { type TextModel, type TextQuestion } from '@adloom/domain/ports/text-model.ts'
import { placeOf } from '../fact-sources.ts'
import { type Grounds, groundsOf } from '../grounding.ts'
import { phrasebookOf } from '../languages/phrasebooks.ts'
import { graphemes } from '../limits.ts'
import { clearedRequest } from '../page-orders.ts'
import { OPTIONS_PER_LANGUAGE, writeCopy } from '../write-copy.ts'
import { faultsOf } from './check-option.ts'
import { parsedReply } from './parsed-reply.ts'
import { copyQuestion, type ModelOption, modelReplySchema, repairQuestion } from './copy-question.ts'

/** Milliseconds for a model's reply and its repair together: the rest of the call's 60 s is the phrasebook's, should it have to stand in. */
export const PATIENCE_MS = 50_000

interface Faulty {
  readonly option: ModelOption
  readonly faults: readonly string[]
}

/** What a reply holds, or null when it is not what was asked for at all. */
export const readReply = (reply: unknown): readonly ModelOption[] | null =>
  modelReplySchema.safeParse(parsedReply(reply)).data?.options ?? null

/** Options of a reply in the languages asked, sorted by whether they may run; what repeats a headline is left out. */
function sorted(
  options: readonly ModelOption[],
  grounds: ReadonlyMap<Language, Grounds>,
): { readonly good: ModelOption[]; readonly bad: Faulty[] } {
  const good: ModelOption[] = []
  const bad: Faulty[] = []
  for (const option of options) {
    const own = grounds.get(option.language)
    if (own === undefined) continue
    const faults = faultsOf(option, own)
    if (faults.length > 0) bad.push({ option, faults })
    else if (
      !good.some((other) => other.language === option.language && (other.angle === option.angle || other.headline === option.headline))
    )
      good.push(option)
  }
  return { good, bad }
}

const told = ({ option, faults }: Faulty): string => `[${option.language}, ${option.angle}] “${option.headline}”: ${faults.join(' ')}`

/**
 * Copy by a model, held to the same rules as ours: schema, limits, grounds. What breaks them is given back once to be repaired, then dropped, and
 * the phrasebook fills what is missing. When the model fails altogether the phrasebook writes it all; both are told in `notes`.
 * Fails only with `request.cancelled`.
 */
export async function writeWithModel(asked: CopyRequest, seed: number, model: TextModel, signal: AbortSignal): Promise<WrittenCopy> {
  const request = clearedRequest(asked)
  const own = writeCopy(request, seed)
  const wanted = [...new Set(request.languages)]
  const grounds = new Map(wanted.map((language) => [language, groundsOf(request, language)]))
  const question = copyQuestion(request, wanted)
  const late = AbortSignal.timeout(PATIENCE_MS)
  const first = await reply(model, question, signal, late)
  if (typeof first === 'string')
    return { ...own, notes: [`${model.engine.replace(':', ' · ')} could not be used: ${first} The built-in studio wrote this copy.`] }
  const { good, bad } = sorted(first, grounds)
  const repaired = bad.length === 0 ? [] : await repair(model, question, { options: first, bad }, signal, late)
  const all = sorted([...good, ...repaired], grounds)
  const dropped = bad.filter(({ option }) => !all.good.some((one) => one.language === option.language && one.angle === option.angle))
  const options = wanted.flatMap((language) => completed(language, all.good, own.options, request, grounds))
  const byUs = options.length - all.good.length
  return {
    options: options.map((option, place) => ({ ...option, id: String(place + 1) })),
    imagePrompts: own.imagePrompts,
    engine: all.good.length === 0 ? own.engine : model.engine,
    notes: [
      ...dropped.map((faulty) => `Dropped ${told(faulty)}`),
      ...(byUs > 0 && all.good.length > 0 ? [`${String(byUs)} of the options were written by the built-in studio.`] : []),
      ...(all.good.length === 0 ? ['Nothing the model wrote could be used. The built-in studio wrote this copy.'] : []),
    ],
  }
}

/** The options of one reply, or a sentence that says why there are none. */
async function reply(
  model: TextModel,
  question: TextQuestion,
  signal: AbortSignal,
  late: AbortSignal,
): Promise<readonly ModelOption[] | string> {
  try {
    return readReply(await model.answer(question, AbortSignal.any([signal, late]))) ?? 'Its reply was not what was asked for.'
  } catch (error) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: error })
    return error instanceof AdloomError ? error.message : 'It did not answer.'
  }
}

async function repair(
  model: TextModel,
  question: TextQuestion,
  { options, bad }: { readonly options: readonly ModelOption[]; readonly bad: readonly Faulty[] },
  signal: AbortSignal,
  late: AbortSignal,
): Promise<readonly ModelOption[]> {
  const again = await reply(model, repairQuestion(question, { options }, bad.map(told)), signal, late)
  // A model that fails the second time has given what it can.
  return typeof again === 'string' ? [] : again
}

/** The model's options of a language, then ours for the angles it left out, up to the number promised. */
function completed(
  language: Language,
  good: readonly ModelOption[],
  ours: readonly CopyOption[],
  request: CopyRequest,
  grounds: ReadonlyMap<Language, Grounds>,
): CopyOption[] {
  const theirs = good.filter((option) => option.language === language).slice(0, OPTIONS_PER_LANGUAGE)
  const rest = ours.filter((option) => option.language === language && !theirs.some(({ angle }) => angle === option.angle))
  return [
    ...theirs.map((option) => optionOf(option, request, grounds.get(language))),
    ...rest.slice(0, OPTIONS_PER_LANGUAGE - theirs.length),
  ]
}

function optionOf(option: ModelOption, request: CopyRequest, grounds: Grounds | undefined): CopyOption {
  const { language, angle, headline, description, callToAction, facts } = option
  // A form with a fault is left out: the option itself is sound.
  const form = (name: 'compact' | 'long'): Partial<Pick<CopyOption, 'compact' | 'long'>> => {
    const text = option[name]
    return text !== undefined && grounds !== undefined && faultsOf(text, grounds, formLimits[name]).length === 0 ? { [name]: text } : {}
  }
  return {
    id: '0',
    headline,
    description,
    callToAction: phrasebookOf(language).callWords[callToAction],
    language,
    angle,
    // What the model says it stated counts only where the data holds it.
    facts: facts.map((text): StatedFact | null => statedIn(text, request)).filter((fact) => fact !== null),
    lengths: { headline: graphemes(headline), description: graphemes(description) },
    ...form('compact'),
    ...form('long'),
  }
}

function statedIn(text: string, request: CopyRequest): StatedFact | null {
  const place = placeOf(text, request)
  return place === null ? null : { text, source: place }
}
