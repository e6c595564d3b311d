import { type Angle, copyLimits, formLimits } from '@adloom/domain/copy.ts'
import { type Composed, composeOptions, type TextBounds } from './compose-option.ts'
import { type Grounds } from './grounding.ts'
import { type AdText, isSound } from './is-sound.ts'
import { fits, graphemes } from './limits.ts'
import { type Material } from './material.ts'
import { type NameVariant } from './name-variants.ts'
import { type FactUses } from './page-facts.ts'

const compactBounds: TextBounds = { ...formLimits.compact, headlineShown: formLimits.compact.headline }

const unused = (): FactUses => ({ said: new Map(), led: new Map() })

/** The sentences of a text, with their stops. */
export const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?]["”»“]?)\s+(?=\S)/u)

const isCompact = ({ headline, description }: AdText): boolean =>
  fits(headline, formLimits.compact.headline) && fits(description, formLimits.compact.description)

/**
 * The same point in a phone's headline and one short description: the option's own phrase and facts where they go that short, else another
 * phrase of its angle. Null when nothing sound is.
 */
export function compactForm(
  option: Composed,
  candidates: readonly Composed[],
  material: Material,
  angle: Angle,
  names: readonly NameVariant[],
  grounds: Grounds,
): AdText | null {
  const own: Material = { ...material, facts: option.facts }
  const composed = composeOptions(option.line, own, angle, unused(), names, compactBounds).toSorted((one, other) => one.cost - other.cost)
  const parts = [
    ...sentencesIn(option.description),
    ...names.map(({ slots }) => (typeof slots.Own === 'string' ? material.book.grammar.typeset(`${slots.Own}.`) : '')),
  ]
  const cut = parts.filter((part) => part !== '').map((description) => ({ headline: option.headline, description }))
  const short = candidates.filter((one) => isCompact(one))
  const mixed = candidates.flatMap(({ headline, description }) =>
    sentencesIn(description).map((sentence) => ({ headline, description: sentence })),
  )
  // The last resort: what it is called, over what the option says of it.
  const named = names.flatMap(({ slots }) =>
    typeof slots.ownName === 'string' ? parts.map((description) => ({ headline: slots.ownName ?? '', description })) : [],
  )
  for (const texts of [composed, cut, short, mixed, named]) {
    const found = texts.find((one) => isCompact(one) && isSound(one, grounds))
    if (found !== undefined) return { headline: found.headline, description: found.description }
  }
  return null
}

/** The same point in a long headline that says it all by itself, and a description filled with what else the page states. */
export function longForm(option: Composed, material: Material, angle: Angle, names: readonly NameVariant[], grounds: Grounds): AdText {
  const others = material.facts.filter((fact) => !option.facts.includes(fact))
  const full = composeOptions(option.line, { ...material, facts: [...option.facts, ...others] }, angle, unused(), names)
    .filter((one) => one.headline === option.headline && graphemes(one.description) > graphemes(option.description))
    .filter((one) => option.facts.every((fact) => one.facts.includes(fact)))
    .toSorted((one, other) => graphemes(other.description) - graphemes(one.description))
    .find((one) => isSound(one, grounds))
  const description = full?.description ?? option.description
  const [first, second] = sentencesIn(description)
  const joint = /[.!?]["”»“]?$/u.test(option.headline) ? ' ' : material.book.grammar.colon
  const headline = [[first, second].filter((text) => text !== undefined).join(' '), first]
    .map((text) => `${option.headline}${joint === ' ' ? joint : '. '}${text}`)
    .find((text) => fits(text, formLimits.long.headline) && isSound({ headline: text, description: '' }, grounds))
  return {
    headline: headline ?? option.headline,
    description: fits(description, copyLimits.description) ? description : option.description,
  }
}
