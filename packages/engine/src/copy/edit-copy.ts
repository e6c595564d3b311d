import { type Angle, type CallToAction, copyLimits, type CopyRequest, formLimits, type Tone } from '@adloom/domain/copy.ts'
import { type EditRequest } from '@adloom/domain/copy-edit.ts'
import { type EditedCopy } from '@adloom/domain/ports/copywriter.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { callsOf } from './angles.ts'
import { composeOptions } from './compose-option.ts'
import { type Grounds, groundsOf } from './grounding.ts'
import { groupEmoji, holdsEmoji, withoutEmoji } from './group-emoji.ts'
import { type AdText, isSound } from './is-sound.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { phrasebookOf } from './languages/phrasebooks.ts'
import { fits, graphemes } from './limits.ts'
import { type Material, materialFor } from './material.ts'
import { nameVariants } from './name-variants.ts'
import { sentencesIn } from './option-forms.ts'
import { meaningWords, saysSame } from './page-facts.ts'
import { clearedRequest } from './page-orders.ts'
import { shuffled } from './seeded.ts'
import { spokenRequest } from './spoken-request.ts'
import { readSubject } from './subject.ts'
import { writeCopy } from './write-copy.ts'

/** What an edit works with: the option's language and what the page gives it. */
interface Desk {
  readonly book: Phrasebook
  readonly material: Material
  readonly grounds: Grounds
  readonly seed: number
}

/**
 * A written option changed as asked, without a model: what was written here is composed anew in the manner asked for, what a person typed keeps
 * its words. The same seed gives the same text. Never fails; what could not be done is told in `notes`.
 */
export function editCopy(asked: EditRequest, seed: number): EditedCopy {
  const { text, edit } = asked
  const from = clearedRequest(asked.from)
  const language = text.language
  const book = phrasebookOf(language)
  const subject = readSubject(from)
  const desk: Desk = {
    book,
    material: materialFor(book, spokenRequest(from, subject, book), subject),
    grounds: groundsOf(from, language),
    seed,
  }
  const before: EditedCopy = {
    headline: text.headline,
    description: text.subline,
    callToAction: text.button,
    language,
    engine: STUDIO,
    notes: [],
  }
  const changed = (found: Partial<EditedCopy> | null, otherwise: string): EditedCopy =>
    found === null ? { ...before, notes: [otherwise] } : { ...before, ...found }
  const tone = tones[edit]
  if (tone !== undefined)
    return changed(inTone(before, text.byHand ? null : (text.angle ?? 'benefit'), tone, desk), 'No other wording fits the limits.')
  switch (edit) {
    case 'shorter':
      return changed(shorter(before), 'This is as short as it gets.')
    case 'longer':
      return changed(longer(before, desk), 'The page gives nothing more to say within the limits.')
    case 'with-emoji':
      return changed(withEmoji(before, desk), 'There is no room for an emoji within the limits.')
    case 'without-emoji':
      return changed(
        holdsEmoji(`${text.headline}${text.subline}`)
          ? { headline: withoutEmoji(text.headline), description: withoutEmoji(text.subline) }
          : null,
        'There is no emoji in this text.',
      )
    case 'other-button':
      return { ...before, callToAction: nextButton(text.button, text.angle ?? 'benefit', from, desk) }
    case 'other-language':
      return inLanguage(asked, from, before, seed)
    default:
      return before
  }
}

const tones: Readonly<Partial<Record<EditRequest['edit'], Tone>>> = {
  friendlier: 'friendly',
  'more-formal': 'formal',
  'more-playful': 'playful',
}

/** Fewer sentences; of a single one, the part before its last comma or colon. */
function shorter({ headline, description }: AdText): AdText | null {
  const sentences = sentencesIn(description)
  const [first] = sentences
  if (sentences.length > 1) {
    const kept = fits(description, formLimits.compact.description) ? [first] : sentences.slice(0, -1)
    return { headline, description: kept.join(' ') }
  }
  const part = /^(.{12,}?)[,;:–] /u.exec(first)?.[1]
  if (part !== undefined) return { headline, description: `${part}.` }
  const [head] = sentencesIn(headline)
  return head !== headline ? { headline: head, description } : null
}

/** One more fact of the page, as many as fit. */
function longer({ headline, description }: AdText, { material, grounds }: Desk): AdText | null {
  const said = meaningWords(`${headline} ${description}`)
  const free = material.facts.filter(({ words }) => !saysSame(words, said))
  const labels = free.filter(({ form }) => form === 'label' || form === 'measure').map(({ text }) => text)
  const lists = [3, 2, 1].filter((count) => labels.length >= count).map((count) => listed(labels.slice(0, count), material))
  const sentences = free.filter(({ form }) => form === 'sentence').map(({ text }) => text)
  const added = [...sentences, ...lists]
    .map((more) => ({ headline, description: `${/[.!?”»"]$/u.test(description) ? description : `${description}.`} ${more}`.trim() }))
    .filter((text) => fits(text.description, copyLimits.description))
    .toSorted((one, other) => graphemes(other.description) - graphemes(one.description))
  return added.find((text) => isSound({ headline: '', description: text.description }, grounds)) ?? null
}

const listed = ([first, ...others]: readonly string[], { small }: Material): string =>
  `${[first, ...others.map((label) => small.get(label) ?? label)].join(', ')}.`

/** The same point in another manner: composed anew, or, for words a person typed, around those words. */
function inTone(text: AdText, angle: Angle | null, tone: Tone, desk: Desk): AdText | null {
  const { book, material, grounds, seed } = desk
  const words = book.tones[tone]
  if (angle !== null) {
    const names = nameVariants(book, material.subject, seed, angle)
    const lines = shuffled(words.phrases[angle], seed, `tone:${tone}`).map((phrase) => ({ phrase }))
    const said = meaningWords(`${text.headline} ${text.description}`)
    // What the option stated before is stated again, as far as it fits.
    const facts = [...material.facts].sort((one, other) => Number(saysSame(other.words, said)) - Number(saysSame(one.words, said)))
    const found = lines
      .flatMap((line) => composeOptions(line, { ...material, facts }, angle, { said: new Map(), led: new Map() }, names))
      .toSorted((one, other) => one.cost - other.cost)
      .find((one) => one.description !== text.description && isSound(one, grounds))
    if (found !== undefined) return { headline: found.headline, description: found.description }
  }
  const swapped = (part: string): string => words.swaps.reduce((said, [from, to]) => said.replace(from, to), part)
  const [headline, description] = [swapped(text.headline), swapped(text.description)]
  const framed = [
    ...shuffled(words.openings, seed, `open:${tone}`).map((opening) => `${opening} ${description}`),
    ...shuffled(words.closings, seed, `close:${tone}`).map((closing) => `${description} ${closing}`),
  ].find((one) => fits(one, copyLimits.description) && !one.endsWith(text.description + text.description))
  if (framed !== undefined) return { headline, description: framed }
  return headline === text.headline && description === text.description ? null : { headline, description }
}

function withEmoji({ headline, description }: AdText, { material, seed }: Desk): AdText | null {
  const [emoji] = shuffled(groupEmoji[material.subject.group], seed, headline)
  if (holdsEmoji(`${headline}${description}`))
    return fits(`${emoji} ${withoutEmoji(description)}`, copyLimits.description)
      ? { headline: withoutEmoji(headline), description: `${emoji} ${withoutEmoji(description)}` }
      : null
  const inHeadline = `${headline} ${emoji}`
  if (fits(inHeadline, copyLimits.headlineShown)) return { headline: inHeadline, description }
  const inDescription = `${emoji} ${description}`
  return fits(inDescription, copyLimits.description) ? { headline, description: inDescription } : null
}

/** Buttons that any shop's ad may have, in the order in which they are offered after those of the option's angle. */
const anyCalls: readonly CallToAction[] = ['SHOP_NOW', 'LEARN_MORE', 'SEE_MORE', 'ORDER_NOW', 'BUY_NOW']
const lookingCalls: readonly CallToAction[] = ['LEARN_MORE', 'SEE_MORE', 'CONTACT_US', 'SIGN_UP']

/** The next button behind the present one; none that sells what cannot be bought. */
function nextButton(button: string, angle: Angle, from: CopyRequest, { book, material }: Desk): string {
  const own = callsOf(angle, from, material.subject)
  const sells = own.some((call) => call !== 'LEARN_MORE' && call !== 'SEE_MORE')
  const words = [...new Set([...own, ...(sells ? anyCalls : lookingCalls)])].map((call) => book.callWords[call])
  return words[(words.indexOf(button) + 1) % words.length]
}

/** The same angle written in another language from the same facts. */
function inLanguage({ text, into }: EditRequest, from: CopyRequest, before: EditedCopy, seed: number): EditedCopy {
  const wanted = into ?? text.language
  const { options } = writeCopy({ ...from, languages: [wanted] }, seed)
  const option = options.find(({ angle }) => angle === text.angle) ?? options.at(0)
  if (option === undefined) return { ...before, notes: ['This language could not be written.'] }
  const { headline, description, callToAction } = option
  const notes = text.byHand ? ['Your own words cannot be translated without a model: this was written anew from the facts.'] : []
  return { headline, description, callToAction, language: wanted, engine: STUDIO, notes }
}
