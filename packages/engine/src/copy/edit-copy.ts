import { type Angle, type CallToAction, copyLimits, type CopyRequest, formLimits, type Tone } from '@adloom/domain/copy.ts'
import { type EditRequest } from '@adloom/domain/copy-edit.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type EditedCopy } from '@adloom/domain/ports/copywriter.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { productGroups } from '../lexicon/product-groups.ts'
import { callsOf } from './calls.ts'
import { hasEmoji, withoutEmoji } from './emoji.ts'
import { type AdText, isSound } from './is-sound.ts'
import { toneWords } from './languages/tones.ts'
import { fits, graphemes } from './limits.ts'
import { meaningWords, isSameStatement } from './meaning.ts'
import { type CopyMaterial, materialFor } from './options/material.ts'
import { clearedRequest } from './page-orders.ts'
import { shuffled } from './seeded.ts'
import { readSubject } from './subject.ts'
import { writeCopy } from './write-copy.ts'

/** What an edit works with: the option's language and the material of its page. */
interface EditContext {
  readonly language: Language
  readonly material: CopyMaterial
  readonly seed: number
}

/**
 * An option edited as requested, without a model: keeps its words as far as the edit allows, and adds only statements of the page. The same
 * seed gives the same text. Never fails; `notes` says what could not be done.
 */
export function editCopy(request: EditRequest, seed: number): EditedCopy {
  const { text, edit } = request
  const from = clearedRequest(request.from)
  const context: EditContext = { language: text.language, material: materialFor(from, text.language, readSubject(from)), seed }
  const before: EditedCopy = {
    headline: text.headline,
    description: text.subline,
    callToAction: text.button,
    language: text.language,
    engine: BUILT_IN_ENGINE,
    notes: [],
  }
  const changed = (found: Partial<EditedCopy> | null, otherwise: string): EditedCopy =>
    found === null ? { ...before, notes: [otherwise] } : { ...before, ...found }
  const tone = tones[edit]
  if (tone !== undefined) return changed(inTone(before, tone, context), 'No other wording fits the limits.')
  switch (edit) {
    case 'shorter':
      return changed(shorter(before), 'This is as short as it gets.')
    case 'longer':
      return changed(longer(before, context), 'The product information gives nothing more to say within the limits.')
    case 'with-emoji':
      return changed(withEmoji(before, context), 'There is no room for an emoji within the limits.')
    case 'without-emoji':
      return changed(
        hasEmoji(`${text.headline}${text.subline}`)
          ? { headline: withoutEmoji(text.headline), description: withoutEmoji(text.subline) }
          : null,
        'There is no emoji in this text.',
      )
    case 'other-button':
      return { ...before, callToAction: nextButton(text.button, text.angle ?? 'benefit', from, context) }
    case 'other-language':
      return inLanguage(request, from, before, seed)
    default:
      return before
  }
}

const tones: Readonly<Partial<Record<EditRequest['edit'], Tone>>> = {
  friendlier: 'friendly',
  'more-formal': 'formal',
  'more-playful': 'playful',
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”»]?)\s+/u)

/** Fewer sentences; a single sentence is cut at its last comma or colon. */
function shorter({ headline, description }: AdText): AdText | null {
  const sentences = sentencesOf(description)
  const [first] = sentences
  if (sentences.length > 1) {
    const remaining = fits(description, formLimits.compact.description) ? [first] : sentences.slice(0, -1)
    return { headline, description: remaining.join(' ') }
  }
  const part = /^(.{12,}?)[,;:–] /u.exec(first)?.[1]
  if (part !== undefined) return { headline, description: `${part}.` }
  const [head] = sentencesOf(headline)
  return head === headline ? null : { headline: head, description }
}

/** The text with one more statement of the page, the longest that fits. */
function longer({ headline, description }: AdText, { material }: EditContext): AdText | null {
  const adWords = meaningWords(`${headline} ${description}`)
  const ended = /[.!?”»"]$/u.test(description) ? description : `${description}.`
  const added = material.lines
    .filter(({ words, score }) => score > WORTH_ADDING && !isSameStatement(words, adWords))
    .map(({ item }) => ({ headline, description: `${ended} ${item.text}`.trim() }))
    .filter((text) => fits(text.description, copyLimits.description))
    .toSorted((one, other) => graphemes(other.description) - graphemes(one.description))
  return added.find((text) => isSound({ headline: '', description: text.description }, material.support)) ?? null
}

/** Lowest score of a statement that may make a text longer. */
const WORTH_ADDING = -2.5

/** "Tideline Mug: the thick walls hold the heat." without the name before the colon. */
const withoutName = (text: string): string => text.replace(/^[^:.!?]{3,45}: (\p{Ll})/u, (_, first: string) => first.toUpperCase())

/** The same text in another tone: swaps some words and adds a short sentence of that tone at the start or the end. */
function inTone(text: AdText, tone: Tone, { language, seed }: EditContext): AdText | null {
  const words = toneWords(language, tone)
  const swapped = (part: string): string => words.swaps.reduce((text, [from, to]) => text.replace(from, to), part)
  const [headline, description] = [swapped(text.headline), swapped(text.description)]
  // Where there is no room, drop the name before the statement, then the last sentence.
  const bases = [description, withoutName(description), sentencesOf(description).slice(0, -1).join(' ')].filter((base) => base !== '')
  const framed = bases
    .flatMap((base) => [
      ...shuffled(words.openings, seed, `open:${tone}`).map((opening) => `${opening} ${base}`),
      ...shuffled(words.closings, seed, `close:${tone}`).map((closing) => `${base} ${closing}`),
    ])
    .find((one) => fits(one, copyLimits.description))
  if (framed !== undefined) return { headline, description: framed }
  return headline === text.headline && description === text.description ? null : { headline, description }
}

function withEmoji({ headline, description }: AdText, { material, seed }: EditContext): AdText | null {
  const [emoji] = shuffled(productGroups[material.subject.group].emoji, seed, headline)
  if (hasEmoji(`${headline}${description}`))
    return fits(`${emoji} ${withoutEmoji(description)}`, copyLimits.description)
      ? { headline: withoutEmoji(headline), description: `${emoji} ${withoutEmoji(description)}` }
      : null
  const inHeadline = `${headline} ${emoji}`
  if (fits(inHeadline, copyLimits.headlineShown)) return { headline: inHeadline, description }
  const inDescription = `${emoji} ${description}`
  return fits(inDescription, copyLimits.description) ? { headline, description: inDescription } : null
}

/** Buttons that suit any shop, in the order they are offered after those of the option's angle. */
const anyCalls: readonly CallToAction[] = ['SHOP_NOW', 'LEARN_MORE', 'SEE_MORE', 'ORDER_NOW', 'BUY_NOW']
const lookingCalls: readonly CallToAction[] = ['LEARN_MORE', 'SEE_MORE', 'CONTACT_US', 'SIGN_UP']

/** The button after the present one; excludes buying what is not for sale. */
function nextButton(button: string, angle: Angle, from: CopyRequest, { material }: EditContext): string {
  const own = callsOf(angle, from, material.subject)
  const sells = own.some((call) => call !== 'LEARN_MORE' && call !== 'SEE_MORE')
  const words = [...new Set([...own, ...(sells ? anyCalls : lookingCalls)])].map((call) => material.writing.buttons[call])
  return words[(words.indexOf(button) + 1) % words.length]
}

/** An option of the same kind in another language, from the same facts. */
function inLanguage({ text, into }: EditRequest, from: CopyRequest, before: EditedCopy, seed: number): EditedCopy {
  const wanted = into ?? text.language
  const { options, notes: written } = writeCopy({ ...from, languages: [wanted] }, seed)
  const option = options.find(({ angle }) => angle === text.angle) ?? options.at(0)
  if (option === undefined) return { ...before, notes: ['This language could not be written.'] }
  const { headline, description, callToAction } = option
  const notes = text.byHand ? ['Your own words cannot be translated without a model: this was written anew from the facts.'] : []
  return { headline, description, callToAction, language: wanted, engine: BUILT_IN_ENGINE, notes: [...notes, ...written] }
}
