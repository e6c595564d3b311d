import { type Angle, copyLimits, type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { callsOf, linesOf, rankedAngles } from './angles.ts'
import { composeOptions, type Composed } from './compose-option.ts'
import { type Grounds, groundsOf } from './grounding.ts'
import { imagePrompts } from './image-prompts.ts'
import { type AdText, isSound } from './is-sound.ts'
import { fits, graphemes } from './limits.ts'
import { compactForm, longForm } from './option-forms.ts'
import { type Material, materialFor } from './material.ts'
import { nameVariants } from './name-variants.ts'
import { sourcesOf } from './fact-sources.ts'
import { type FactUses, noteUse, type PageFact } from './page-facts.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { phrasebookOf } from './languages/phrasebooks.ts'
import { cleanTitle } from './clean-title.ts'
import { mixedSeed } from './seeded.ts'
import { clearedRequest } from './page-orders.ts'
import { readSubject, type Subject } from './subject.ts'
import { spokenRequest } from './spoken-request.ts'

/** Options per language; fewer when the facts support fewer angles, never fewer than five. */
export const OPTIONS_PER_LANGUAGE = 8

/** An option with the point it makes and the facts it states. */
export interface DraftedOption {
  readonly angle: Angle
  readonly headline: string
  readonly description: string
  readonly callToAction: string
  /** What the page says that the option repeats; first what the option is about. */
  readonly facts: readonly PageFact[]
  /** The same point in fewer words; null when nothing sound is short enough. */
  readonly compact: AdText | null
  readonly long: AdText
}

/**
 * Copy from facts, without a model: options per language asked, best first, and five prompts for pictures. Every option passed the limits and
 * `findUnsupported`. A language without a phrasebook is written in English, and its options say so. Equal seeds write equal copy.
 */
export function writeCopy(asked: CopyRequest, seed: number): WrittenCopy {
  const request = clearedRequest(asked)
  const subject = readSubject(request)
  const languages = [...new Set(request.languages)]
  // The product turns the seed too: two products of one campaign are not to sound alike.
  const turned = mixedSeed(`${request.title ?? ''}|${request.facts?.brand ?? ''}`, seed)
  const drafts = languages.flatMap((language) =>
    draftOptions(phrasebookOf(language), request, subject, groundsOf(request, language), turned).map((draft) => ({ ...draft, language })),
  )
  const options = drafts.map((draft, place) => optionOf(draft, place, request))
  return { options, imagePrompts: imagePrompts(request, subject, seed), engine: STUDIO, notes: [] }
}

/** An option as it is answered, with what it rests on. */
function optionOf(draft: DraftedOption & { readonly language: Language }, place: number, request: CopyRequest): CopyOption {
  const { headline, description, callToAction, language, angle, compact, long } = draft
  return {
    id: String(place + 1),
    headline,
    description,
    callToAction,
    language,
    angle,
    facts: sourcesOf(draft, request),
    lengths: { headline: graphemes(headline), description: graphemes(description) },
    ...(compact === null ? {} : { compact }),
    long,
  }
}

/** What has been said so far: no two options share a headline, an opening, or more facts than they must. */
interface Said {
  readonly headlines: Set<string>
  readonly openings: Set<string>
  readonly facts: FactUses
  readonly styles: Map<string, number>
  readonly turns: Map<string, number>
}

/** The options of one language, best first, each with its angle. */
export function draftOptions(
  book: Phrasebook,
  asked: CopyRequest,
  subject: Subject,
  grounds: Grounds,
  seed: number,
): readonly DraftedOption[] {
  const said: Said = {
    headlines: new Set(),
    openings: new Set(),
    facts: { said: new Map(), led: new Map() },
    styles: new Map(),
    turns: new Map(),
  }
  const request = spokenRequest(asked, subject, book)
  const material = materialFor(book, request, subject)
  const ranked = rankedAngles(request, material)
  // What the page says is dealt out to the angles that live on it first; the order in which options are shown is the ranking's.
  const dealt = [...ranked].sort((one, other) => dealtFirst.indexOf(other) - dealtFirst.indexOf(one))
  const written = new Map<Angle, Written>()
  for (const angle of dealt) {
    if (written.size >= OPTIONS_PER_LANGUAGE) break
    const option = writeAngle(angle, request, material, grounds, seed, said)
    if (option !== null) written.set(angle, option)
  }
  const calls = new Map<string, number>()
  const drafts = ranked.flatMap((angle): DraftedOption[] => {
    const option = written.get(angle)
    if (option === undefined) return []
    const allowed = callsOf(angle, request, subject)
    const call = [...allowed].sort((one, other) => (calls.get(one) ?? 0) - (calls.get(other) ?? 0)).at(0) ?? 'LEARN_MORE'
    const chosen = angle === 'offer' ? allowed[0] : call
    calls.set(chosen, (calls.get(chosen) ?? 0) + 1)
    return [{ angle, ...option, callToAction: book.callWords[chosen] }]
  })
  return withOwnHeadline(drafts, request)
}

/** Last first. */
const dealtFirst: readonly Angle[] = ['feature', 'benefit']

/** A headline the user typed leads the first option, when it is more than the product's title and fits. */
function withOwnHeadline(drafts: readonly DraftedOption[], request: CopyRequest): readonly DraftedOption[] {
  const { headline, productName } = request.targeting ?? {}
  const typed = cleanTitle(headline ?? '')
  const isTitle = [request.title, productName].some(
    (name) => typeof name === 'string' && cleanTitle(name).toLowerCase() === typed.toLowerCase(),
  )
  const [first, ...others] = drafts
  if (typed === '' || isTitle || !fits(typed, copyLimits.headline) || first === undefined) return drafts
  return [{ ...first, headline: typed }, ...others.filter((draft) => draft.headline.toLowerCase() !== typed.toLowerCase())]
}

type Written = Omit<DraftedOption, 'angle' | 'callToAction'>

/** How many candidates of an angle are read for worn turns of phrase. */
const READ = 24

/** What a place further down the list of phrases costs. */
const PLACE = 0.6

/** The same for the audience, where a place further down is another audience than the one that was chosen. */
const AUDIENCE_PLACE = 2

function writeAngle(angle: Angle, request: CopyRequest, material: Material, grounds: Grounds, seed: number, said: Said): Written | null {
  const texts = material.facts.map(({ text }) => text)
  const names = nameVariants(material.book, material.subject, seed, angle)
  const candidates = linesOf(angle, material.book, request, material.subject, texts, seed)
    .flatMap((line, place) =>
      composeOptions(line, material, angle, said.facts, names).map((composed) => ({
        composed,
        cost: (angle === 'audience' ? AUDIENCE_PLACE : PLACE) * place + composed.cost + STYLE * (said.styles.get(composed.style) ?? 0),
      })),
    )
    .sort((one, other) => one.cost - other.cost)
  // Reading every candidate costs more than all the rest, so only the promising ones are read for worn turns of phrase.
  const best = [
    ...candidates
      .slice(0, READ)
      .map(({ composed, cost }) => ({ composed, cost: cost + wornTurns(composed, said, material.book.worn) }))
      .sort((one, other) => one.cost - other.cost),
    ...candidates.slice(READ),
  ].find(({ composed }) => isNew(composed, said) && isSound(composed, grounds))?.composed
  if (best === undefined) return null
  said.headlines.add(best.headline.toLowerCase())
  said.openings.add(openingOf(best.description))
  for (const turn of best.description.match(material.book.worn) ?? [])
    said.turns.set(turnKey(turn), (said.turns.get(turnKey(turn)) ?? 0) + 1)
  said.styles.set(best.style, (said.styles.get(best.style) ?? 0) + 1)
  noteUse(best.facts, material.facts, said.facts)
  return {
    headline: best.headline,
    description: best.description,
    facts: best.facts,
    compact: compactForm(
      best,
      candidates.map(({ composed }) => composed),
      material,
      angle,
      names,
      grounds,
    ),
    long: longForm(best, material, angle, names, grounds),
  }
}

/** What it costs to join facts the same way once more. */
const STYLE = 0.7

const wornTurns = ({ description }: Composed, said: Said, worn: RegExp): number =>
  2 * (description.match(worn) ?? []).reduce((sum, turn) => sum + (said.turns.get(turnKey(turn)) ?? 0), 0)

const turnKey = (turn: string): string => turn.toLowerCase().split(' ')[0]

const openingOf = (description: string): string => description.toLowerCase().split(' ').slice(0, 3).join(' ')

/** Sound, and not said before. */
const isNew = ({ headline, description }: AdText, said: Said): boolean =>
  !said.headlines.has(headline.toLowerCase()) && !said.openings.has(openingOf(description))
