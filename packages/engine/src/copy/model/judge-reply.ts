import { type CopyOption, type CopyRequest, formLimits, type StatedFact } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { evidenceOf } from '../fact-sources.ts'
import { imagePrompts } from '../image-prompts.ts'
import { writingOf } from '../languages/writing.ts'
import { graphemes, OPTIONS_PER_LANGUAGE } from '../limits.ts'
import { adFactsFor } from '../options/ad-facts.ts'
import { type CopyMaterial, materialFor } from '../options/material.ts'
import { type SwapContext } from '../options/swap-test.ts'
import { clearedRequest } from '../page-orders.ts'
import { readSubject, type Subject } from '../subject.ts'
import { textOfOption } from '../write-copy.ts'
import { faultsOf, faultsOfOption } from './check-option.ts'
import { type CopyBrief } from './copy-brief.ts'
import { type ModelOption, type ModelReply } from './copy-question.ts'
import { usablePrompts } from './image-prompts-of-reply.ts'

/** A reply, its request, and the brief the model received. */
export interface ReplyToJudge {
  readonly request: CopyRequest
  readonly seed: number
  readonly sources: CopyBrief['sources']
  readonly reply: ModelReply
}

export interface FaultyOption {
  readonly modelOption: ModelOption
  readonly faults: readonly string[]
}

/** The usable parts of a reply. */
export interface JudgedReply {
  /** In the order of the requested languages, at most eight per language; every id is still '0'. */
  readonly good: readonly { readonly modelOption: ModelOption; readonly option: CopyOption }[]
  readonly bad: readonly FaultyOption[]
  /** Five, from the model or from the built-in engine for its texts. */
  readonly imagePrompts: readonly string[]
  readonly arePromptsOurs: boolean
}

/**
 * Checks a model's reply against the page: options of the requested languages, each with its faults; leaves out repeated angles and
 * headlines.
 */
export function judgeReply({ request: given, seed, sources, reply }: ReplyToJudge): JudgedReply {
  const request = clearedRequest(given)
  const subject = readSubject(request)
  const wanted = [...new Set(request.languages)]
  const contexts = new Map(
    wanted.map((language): [Language, SwapContext & { readonly material: CopyMaterial }] => {
      const material = materialFor(request, language, subject)
      return [language, { request, subject, support: material.support, material }]
    }),
  )
  const good: { modelOption: ModelOption; option: CopyOption }[] = []
  const bad: FaultyOption[] = []
  for (const modelOption of reply.options) {
    const context = contexts.get(modelOption.language)
    if (context === undefined) continue
    const facts = factsOf(modelOption, sources, request)
    const faults = [...faultsOfOption(modelOption, context), ...(facts.length > 0 ? [] : ['It names no passage of the data in restsOn.'])]
    if (faults.length > 0) bad.push({ modelOption, faults })
    else if (!good.some((other) => isRepeat(modelOption, other.modelOption)))
      good.push({ modelOption, option: optionOf(modelOption, facts, context.material) })
  }
  const sorted = wanted.flatMap((language) =>
    good.filter(({ modelOption }) => modelOption.language === language).slice(0, OPTIONS_PER_LANGUAGE),
  )
  return {
    good: sorted,
    bad,
    ...promptsOf(
      reply,
      sorted.map(({ option }) => option),
      { request, seed, subject },
    ),
  }
}

const isRepeat = (one: ModelOption, other: ModelOption): boolean =>
  one.language === other.language && (one.angle === other.angle || one.headline === other.headline)

/** The passages an option refers to, by their ids or in its own words. */
function factsOf({ restsOn }: ModelOption, sources: CopyBrief['sources'], request: CopyRequest): readonly StatedFact[] {
  const facts = restsOn.flatMap((reference): StatedFact[] => {
    const source = Object.hasOwn(sources, reference) ? sources[reference] : null
    if (source !== null) return [source]
    const place = evidenceOf(reference, request)
    return place === null ? [] : [{ text: reference, source: place }]
  })
  return facts.filter((fact, at) => facts.findIndex(({ text, source }) => text === fact.text && source === fact.source) === at)
}

function optionOf(modelOption: ModelOption, facts: readonly StatedFact[], material: CopyMaterial): CopyOption {
  const { language, angle, headline, description, callToAction } = modelOption
  // A faulty form is left out: the option itself is sound.
  const form = (name: 'compact' | 'long'): Partial<Pick<CopyOption, 'compact' | 'long'>> => {
    const text = modelOption[name]
    return text !== undefined && faultsOf(text, material.support, formLimits[name]).length === 0 ? { [name]: text } : {}
  }
  return {
    id: '0',
    headline,
    description,
    callToAction: writingOf(language).buttons[callToAction],
    language,
    angle,
    facts: [...facts],
    adFacts: adFactsFor(modelOption, material),
    lengths: { headline: graphemes(headline), description: graphemes(description) },
    ...form('compact'),
    ...form('long'),
  }
}

interface PromptContext {
  readonly request: CopyRequest
  readonly seed: number
  readonly subject: Subject
}

/** The model's prompts, or the built-in ones for the places its texts mention. */
function promptsOf(
  reply: ModelReply,
  options: readonly CopyOption[],
  { request, seed, subject }: PromptContext,
): Pick<JudgedReply, 'imagePrompts' | 'arePromptsOurs'> {
  const usable = usablePrompts(reply.imagePrompts, request, subject)
  return { imagePrompts: usable ?? imagePrompts(request, subject, seed, options.map(textOfOption)), arePromptsOurs: usable === null }
}
