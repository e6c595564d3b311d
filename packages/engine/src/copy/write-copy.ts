import { type CallToAction, copyLimits, type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { withPhrases } from '@adloom/domain/design/ad-facts.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '@adloom/domain/language.ts'
import { type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { callsOf } from './calls.ts'
import { cleanTitle } from './clean-title.ts'
import { imagePrompts } from './image-prompts.ts'
import { type AdText } from './is-sound.ts'
import { fits, graphemes, OPTIONS_PER_LANGUAGE } from './limits.ts'
import { overlap } from './meaning.ts'
import { adFactsFor } from './options/ad-facts.ts'
import { withoutCareFirst } from './options/care-last.ts'
import { composeOption, type Headline } from './options/compose.ts'
import { type Draft } from './options/draft.ts'
import {
  badgeHeadlines,
  nameHeadlines,
  offerHeadline,
  phraseHeadlines,
  promiseHeadlines,
  proofHeadline,
  typedHeadlines,
} from './options/headlines.ts'
import { type CopyMaterial, materialFor } from './options/material.ts'
import { clearedRequest } from './page-orders.ts'
import { percentIn } from './percent-in.ts'
import { type AdTextInLanguage } from './scenes-by-words.ts'
import { mixedSeed } from './seeded.ts'
import { readSubject, type Subject } from './subject.ts'

/** Badges and promises of the page that may lead an option, at most. */
const BADGES_MAX = 2
const PROMISES_MAX = 1

/** Below this number of options a note asks for more text. */
const FEW_OPTIONS = OPTIONS_PER_LANGUAGE / 2

/** Fewest options of a set, however little the page says. */
export const FEWEST_OPTIONS = 3

/** Score below which a headline is used only when there are too few others. */
const GOOD_HEADLINE = 1

/** Score from which a headline is better than the name with the price when there are too few. */
const FAIR_HEADLINE = 0.3

/** Score below which an option is shown only when there are too few others: fewer are better than filler. */
const GOOD_OPTION = 1.8

/** After so many options the product's name and price lead one, before the best statements are used up. */
const OPTIONS_BEFORE_NAME = 3

/** Share of words that two headlines have in common, above which the later one is a repetition. */
const REPEATED_FROM = 0.5

type CalledDraft = Draft & { readonly call: CallToAction }

/**
 * Copy from what a page says, without a model: options per requested language, best first, and five prompts for images. Every option rests
 * on sentences of the page or on its price and rating, and passed the limits and `findUnsupported`. Equal seeds write equal copy.
 */
export function writeCopy(given: CopyRequest, seed: number): WrittenCopy {
  const request = clearedRequest(given)
  const subject = readSubject(request)
  const wanted = [...new Set(request.languages)]
  // Product and audience change the seed too, so that two products of one campaign do not sound alike.
  const optionSeed = seed === 0 ? 0 : mixedSeed(JSON.stringify([request.title, request.facts?.brand, request.targeting]), seed)
  const options = wanted.flatMap((language) => {
    const material = materialFor(request, language, subject)
    return draftOptions(material, language, optionSeed).map((draft) => optionOf(draft, language, material))
  })
  return {
    options: options.map((option, place) => ({ ...option, id: String(place + 1) })),
    imagePrompts: imagePrompts(request, subject, seed, options.map(textOfOption)),
    engine: BUILT_IN_ENGINE,
    notes: wanted.flatMap((language) =>
      notesOn(sourceOf(request), language, subject, options.filter((option) => option.language === language).length),
    ),
  }
}

/** The texts of an option for image prompts. */
export const textOfOption = ({
  headline,
  description,
  language,
}: Pick<CopyOption, 'headline' | 'description' | 'language'>): AdTextInLanguage => ({
  text: `${headline}\n${description}`,
  language: language ?? DEFAULT_LANGUAGE,
})

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? language

/** What a set was written from, as its notes name it, what happens to its foreign words, and what would give more texts. */
const SOURCES = {
  page: {
    name: 'page',
    foreign: 'its own sentences stand as they are. A model would translate them.',
    fewTexts: 'The page says little about this product, so there are only a few texts. Add a description for more.',
  },
  description: {
    name: 'description',
    foreign: 'its own sentences stand as they are. A model would translate them.',
    fewTexts: 'The description says little about this product, so there are only a few texts. Add to it for more.',
  },
  name: {
    name: 'name',
    foreign: 'it stands as it is. A model would translate it.',
    fewTexts: 'Little is known about this product, so there are only a few texts. Its page, a description or a customer’s words give more.',
  },
} as const
type Source = (typeof SOURCES)[keyof typeof SOURCES]

function sourceOf({ url, description }: CopyRequest): Source {
  if (url !== undefined) return SOURCES.page
  return (description ?? '').trim() === '' ? SOURCES.name : SOURCES.description
}

/** Notes for the user about a set: its source is in another language, or says little. */
function notesOn(source: Source, language: Language, subject: Subject, count: number): string[] {
  if (subject.language === null) return [`This ${source.name} is in a language that copy is not written in here: ${source.foreign}`]
  if (subject.language !== language)
    return [
      `The ${source.name} is in ${nameOf(subject.language)}. Without a model the ${nameOf(language)} texts say only what is certain: name, price, rating, measures and materials. A model would translate the rest.`,
    ]
  return count < FEW_OPTIONS ? [source.fewTexts] : []
}

/** An option as returned, without its id. */
function optionOf(draft: CalledDraft, language: Language, material: CopyMaterial): CopyOption {
  const { angle, facts, compact, long, call } = draft
  const write = (text: string): string => percentIn(text, language)
  const textIn = ({ headline, description }: AdText): AdText => ({ headline: write(headline), description: write(description) })
  const text = textIn(draft)
  return {
    id: '0',
    ...text,
    callToAction: material.writing.buttons[call],
    language,
    angle,
    facts: [...facts],
    adFacts: withPhrases(adFactsFor(draft, material), write),
    lengths: { headline: graphemes(text.headline), description: graphemes(text.description) },
    ...(compact === null ? {} : { compact: textIn(compact) }),
    long: textIn(long),
  }
}

/** The options of one language, best first, each with its button. */
function draftOptions(material: CopyMaterial, language: Language, seed: number): readonly CalledDraft[] {
  /** How often each sentence of the page is used so far. */
  const sentenceUses = new Map<string, number>()
  const drafts: Draft[] = []
  const usedHeadlines: Headline[] = []
  const isRepeated = (headline: Headline): boolean =>
    usedHeadlines.some(
      (other) =>
        overlap(other.words, headline.words) > REPEATED_FROM || (headline.from !== null && other.from?.text === headline.from.text),
    )
  /** Adds an option with this headline, unless the set is full, it repeats another one or it is too weak; `isNeeded` accepts the latter two. */
  const addOption = (headline: Headline | null, isNeeded = false): void => {
    if (headline === null || drafts.length >= OPTIONS_PER_LANGUAGE || (!isNeeded && isRepeated(headline))) return
    const draft = composeOption(headline, material, {
      sentenceUses,
      usedDescriptions: new Set(drafts.map(({ description }) => description)),
      isNeeded,
    })
    if (draft === null || (!isNeeded && draft.score < GOOD_OPTION) || drafts.some(({ headline }) => headline === draft.headline)) return
    usedHeadlines.push(headline)
    for (const sentence of draft.sentences) sentenceUses.set(sentence, (sentenceUses.get(sentence) ?? 0) + 1)
    drafts.push(draft)
  }
  addOption(offerHeadline(material))
  addOption(proofHeadline(material))
  for (const headline of typedHeadlines(material, language)) addOption(headline)
  for (const headline of badgeHeadlines(material).slice(0, BADGES_MAX)) addOption(headline)
  const phrases = [...phraseHeadlines(material, seed), ...promiseHeadlines(material).slice(0, PROMISES_MAX)].toSorted(
    (one, other) => other.score - one.score,
  )
  const names = nameHeadlines(material)
  for (const headline of phrases) {
    if (headline.score < GOOD_HEADLINE) break
    if (drafts.length === OPTIONS_BEFORE_NAME) addOption(names[0] ?? null)
    addOption(headline)
  }
  addOption(names[0] ?? null)
  for (const headline of phrases)
    if (drafts.length < FEWEST_OPTIONS && headline.score >= FAIR_HEADLINE && !isRepeated(headline)) addOption(headline, true)
  for (const headline of [...names, ...phrases]) if (drafts.length < FEWEST_OPTIONS) addOption(headline, true)
  const ranked = withoutCareFirst(
    drafts.toSorted((one, other) => other.score - one.score),
    language,
    material.writing,
  )
  return withButtons(withOwnHeadline(ranked, material.request), material.request, material.subject)
}

/** Puts the user's headline on the first option, when it fits and is more than the product's title. */
function withOwnHeadline(drafts: readonly Draft[], request: CopyRequest): readonly Draft[] {
  const { headline, productName } = request.targeting ?? {}
  const typed = cleanTitle(headline ?? '')
  const isTitle = [request.title, productName].some(
    (name) => typeof name === 'string' && cleanTitle(name).toLowerCase() === typed.toLowerCase(),
  )
  const [first, ...others] = drafts
  if (typed === '' || isTitle || !fits(typed, copyLimits.headline) || first === undefined) return drafts
  return [{ ...first, headline: typed }, ...others.filter((draft) => draft.headline.toLowerCase() !== typed.toLowerCase())]
}

/** Gives each option a button of its angle, preferring the rarest in the set. */
function withButtons(drafts: readonly Draft[], request: CopyRequest, subject: Subject): readonly CalledDraft[] {
  const used = new Map<CallToAction, number>()
  return drafts.map((draft) => {
    const allowed = callsOf(draft.angle, request, subject)
    const rarest = allowed.toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0] ?? 'LEARN_MORE'
    const call = draft.angle === 'offer' ? allowed[0] : rarest
    used.set(call, (used.get(call) ?? 0) + 1)
    return { ...draft, call }
  })
}
