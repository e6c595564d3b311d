import { type Angle, copyLimits } from '@adloom/domain/copy.ts'
import { fits, graphemes } from './limits.ts'
import { type Material } from './material.ts'
import { holdsWord, type NameVariant } from './name-variants.ts'
import { type FactUses, leastUsed, meaningWords, type PageFact, saysSame } from './page-facts.ts'
import { type Reading } from './languages/reading.ts'
import { type Line } from './languages/phrasebook.ts'
import { capital, fill, uses } from './slots.ts'
import { supportsOf } from './support.ts'

/** A headline with its description, the facts they state (first the one the option is about), and how they are joined. */
export interface Composed {
  readonly line: Line
  readonly headline: string
  readonly description: string
  readonly facts: readonly PageFact[]
  readonly style: string
  /** What speaks against it, in places of the list of phrases. */
  readonly cost: number
}

/** How long the texts may be, in graphemes; `headlineShown` is what a phone shows of a headline. */
export type TextBounds = Readonly<Record<'headline' | 'headlineShown' | 'description', number>>

const LONGEST_HEAD_FACT = 36
/** A fact said again in the ad's language is a bare word when it is shorter than this: "Bluetooth", "Steinzeug". */
const SHORTEST_TOLD = 11

/** Facts that stand as a headline by themselves; pack sizes and care labels do not. */
const isHeadFact = ({ text, form, told }: PageFact, { sizeOnly, lastSaid }: Reading): boolean =>
  (form === 'label' || form === 'predicate') &&
  graphemes(text) >= (told === null ? 9 : SHORTEST_TOLD) &&
  graphemes(text) <= LONGEST_HEAD_FACT &&
  !sizeOnly.test(text) &&
  !lastSaid.test(text)

/** Slots that name the product, in every case and contraction of the grammars. */
const namesProduct = /\{(?:(?:of|to|in|on|by)?[Tt]he(?:Acc|Dat)?|(?:Of|To|In|On|By)The|own|Own|name|ownName)\}/

/** "Some sips deserve a pause. Have yours with {the}." opens without naming anybody: then the facts can do the naming. */
function setupOf(opening: string): string | null {
  const sentences = opening.split(/(?<=[.?!])\s+/)
  const setup = sentences.slice(0, -1).join(' ')
  return sentences.length > 1 && !namesProduct.test(setup) && !/\{its?\}|<[^>]*\|/.test(setup) ? setup : null
}

/** Most names tried per phrase. */
const MOST_NAMES = 3
/** Most facts tried as the one an option is about. */
const MOST_LEADS = 3

/** The phrase filled for this request within the limits in every sensible way; empty when a slot stays empty or nothing fits. */
export function composeOptions(
  line: Line,
  material: Material,
  angle: Angle,
  stated: FactUses,
  variants: readonly NameVariant[],
  bounds: TextBounds = copyLimits,
): readonly Composed[] {
  const { subject } = material
  const { grammar, reading } = material.book
  const [headlineTemplate, openingTemplate] = line.phrase
  const templates = headlineTemplate + openingTemplate
  // "Levoit's Levoit purifier": where the brand or the seller is said already, the name goes without it.
  const saidAlready = [
    uses(templates, 'brand') ? subject.brand : null,
    uses(templates, 'house') ? subject.house : null,
    uses(templates, 'seller') ? subject.seller : null,
  ].filter((word) => word !== null)
  const names =
    saidAlready.length === 0
      ? variants
      : variants.filter(({ slots }) => saidAlready.every((word) => !(slots.the ?? '').toLowerCase().includes(word.toLowerCase())))
  const ordered = leastUsed(material.facts, stated)
  const heads = uses(templates, 'headFact') ? ordered.filter((fact) => isHeadFact(fact, reading)).slice(0, MOST_LEADS) : [null]
  const found: Composed[] = []
  for (const [rank, head] of heads.entries()) {
    const second = uses(templates, 'fact2')
      ? ordered.find(
          (fact) =>
            fact !== head && fact.form === 'label' && isHeadFact(fact, reading) && (head === null || !saysSame(fact.words, head.words)),
        )
      : null
    const shared = { ...material.slots, headFact: head === null ? null : capital(head.text), fact2: second?.text }
    const text = (template: string, { slots, agrees }: NameVariant): string | null => {
      const filled = fill(template, { ...shared, ...slots }, agrees)
      return filled === null ? null : capital(grammar.typeset(filled))
    }
    const headlines = names
      .map((name) => ({ text: text(headlineTemplate, name), name }))
      .filter((one): one is { text: string; name: NameVariant } => one.text !== null && fits(one.text, bounds.headline))
    const headline = bestHeadline(headlines, bounds)
    if (headline === null) continue
    const fixed = [head, second].filter((fact) => fact !== null && fact !== undefined)
    for (const one of descriptionsOf(line, headline, fixed, { material, angle, names, ordered, stated, text, bounds }))
      found.push({ ...one, cost: one.cost + rank + (head?.form === 'predicate' ? 1 : 0) })
  }
  return found
}

/** The longest that a phone shows whole, telling names first; else the shortest. */
function bestHeadline(headlines: readonly { readonly text: string; readonly name: NameVariant }[], bounds: TextBounds): string | null {
  const shown = headlines.filter(({ text }) => fits(text, bounds.headlineShown))
  const telling = shown.filter(({ name }) => name.telling)
  const pool = telling.length > 0 ? telling : shown
  if (pool.length === 0) return headlines.toSorted((one, other) => graphemes(one.text) - graphemes(other.text)).at(0)?.text ?? null
  return pool.reduce((longest, { text }) => (graphemes(text) > graphemes(longest) ? text : longest), '')
}

interface Choices {
  readonly material: Material
  readonly angle: Angle
  readonly names: readonly NameVariant[]
  readonly ordered: readonly PageFact[]
  readonly stated: FactUses
  readonly text: (template: string, name: NameVariant) => string | null
  readonly bounds: TextBounds
}

function descriptionsOf(line: Line, headline: string, fixed: readonly PageFact[], choices: Choices): Composed[] {
  const {
    phrase: [, opening],
    fact,
  } = line
  const { material, angle, names, ordered, stated, text, bounds } = choices
  const headWords = meaningWords(headline)
  const free = ordered.filter(({ words }) => !saysSame(words, headWords) && !fixed.some((one) => saysSame(one.words, words)))
  const leads =
    fact === undefined
      ? free.filter(({ form }) => form !== 'measure').slice(0, MOST_LEADS)
      : free
          .filter((one) => fact.test(one.text))
          .toSorted((one, other) => Number(other.form === 'sentence') - Number(one.form === 'sentence'))
          .slice(0, MOST_LEADS)
  const setupTemplate = setupOf(opening)
  const setup = setupTemplate === null ? '' : fill(setupTemplate, material.slots)
  const headlineNames =
    material.own.length > 0 ? holdsWord(headline, material.own) : names.some(({ slots }) => isNamed(headline, slots.ownName))
  const headCost = (graphemes(headline) > bounds.headlineShown ? 2 : 0) + (fact === undefined ? 0 : -2)
  const found: Composed[] = []
  const add = (parts: readonly (string | null)[], facts: readonly PageFact[], style: string, named: boolean, extra: number): void => {
    const description = material.book.grammar.typeset(parts.filter((part) => part !== null && part !== '').join(' '))
    if (description === '' || !fits(description, bounds.description)) return
    const stating = [...fixed, ...facts]
    const naming = named ? (headlineNames ? 2.5 : 0) : headlineNames ? 0 : 4
    const short = description.length < TINY ? 4 : description.length < SHORT ? 1.5 : description.length < SHORT + 20 ? 0.7 : 0
    // What plays on a fact is told best in a sentence of the page's own; a lone label before the name is the thinnest way to say it.
    const told = fact !== undefined && style === 'sentence' ? -2 : style === 'reverse' && facts.length === 1 ? 1.2 : 0
    found.push({
      line,
      headline,
      description,
      facts: stating,
      style,
      cost:
        extra +
        headCost +
        naming +
        short +
        told +
        (named && style !== 'bare' && echo.test(description) ? 1.5 : 0) +
        factCost(stating, material, angle, stated),
    })
  }
  const openingNames = namesProduct.test(opening)
  const isOpen = setup === '' && opening === ''
  for (const [place, name] of names.slice(0, MOST_NAMES).entries()) {
    const vague = name.telling ? 0 : 2
    const full = opening === '' ? null : text(opening, name)
    if (opening !== '' && full === null) continue
    for (const lead of leads) {
      // Without a name in it, a text differs by the name of its opening only.
      const isSame = place > 0 && full === null
      for (const { text: tail, facts, style, naming } of supportsOf(lead, free, name, material)) {
        if ((isSame && !naming) || (naming && headlineNames && isOpen)) continue
        if (setup !== null && (isOpen || setup !== '')) {
          if (naming || headlineNames || isOpen) add([setup, tail], facts, style, naming, naming ? vague : 0)
        }
        if (!naming && full !== null) add([full, tail], facts, style, openingNames, vague + 0.4)
      }
    }
    if (fact !== undefined) continue
    if (full !== null) add([full], [], 'bare', openingNames, vague)
    else if (fixed.length > 0 && material.subject.name !== null && !headlineNames) add([text('{Own}.', name)], [], 'bare', true, vague + 3)
  }
  return found
}

const isNamed = (text: string, name: string | null | undefined): boolean =>
  typeof name === 'string' && text.toLowerCase().includes(name.toLowerCase())

/** A long word twice: "The Stoneware Mug: stoneware, 350 ml". */
const echo = /(?<!\p{L})(\p{L}{6,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/iu

/** A description shorter than this looks lost under a picture; characters. */
const SHORT = 40
const TINY = 18

/** With fewer facts than this, options have to share what they are about. */
const FEW_FACTS = 5

/** Angles that paint no moment: without a fact they are thin. */
const livesOnFacts: ReadonlySet<Angle> = new Set(['offer', 'proof', 'brand', 'feature'])

/** What it costs to say these facts once more, or none while there are some left to say. */
function factCost(facts: readonly PageFact[], material: Material, angle: Angle, stated: FactUses): number {
  const [lead] = facts
  if (lead === undefined) {
    return material.facts.some(({ text, form }) => form !== 'measure' && !stated.said.has(text)) ? 6 : livesOnFacts.has(angle) ? 4 : 1.5
  }
  const worn = facts.reduce((sum, { text, form }) => {
    const count = stated.said.get(text) ?? 0
    // A whole sentence is remembered; a label passes.
    return sum + (form === 'sentence' ? 2.5 : 1.2) * count + 3 * Math.max(0, count - 1)
  }, 0)
  return (material.facts.length < FEW_FACTS ? 3 : 5) * (stated.led.get(lead.text) ?? 0) + worn
}
