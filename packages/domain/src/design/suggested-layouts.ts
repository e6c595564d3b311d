import { type Angle, type CopyOption, textLength } from '../copy.ts'
import { type AdLayout, adLayouts, type Creative, type LayoutFamily, layoutsOfFamily, suitsLayout } from '../template.ts'
import { type AdDesign, plainDesign } from './ad-design.ts'
import { noAdFacts, withoutHidden } from './ad-facts.ts'

/** What layouts are chosen by. */
export interface LayoutOccasion extends Pick<Creative, 'facts' | 'cutout' | 'pictures' | 'headline' | 'brandName'> {
  readonly angle: Angle | null
  /** Layouts that the brand prefers: they come first. */
  readonly favourites: readonly AdLayout[]
}

/** What the layouts of an ad are chosen by: one of its texts, and what its design has. */
export function occasionOf(
  { headline, angle, adFacts = noAdFacts }: CopyOption,
  { brandName, design = plainDesign }: { readonly brandName: string; readonly design?: AdDesign },
): LayoutOccasion {
  const { cutout, pictures, hiddenFacts, kit } = design
  const facts = withoutHidden(adFacts, hiddenFacts)
  return { headline, angle: angle ?? null, brandName, cutout, pictures, facts, favourites: kit.favourites }
}

/** How well the families fit an ad of which nothing else is known: a picture says most. */
const plainFit: Readonly<Record<LayoutFamily, number>> = {
  photo: 5,
  panel: 4,
  bold: 3,
  type: 2.5,
  quiet: 2,
  cutout: 5.5,
  offer: 4.5,
  proof: 4.2,
  features: 3.8,
  collage: 2.8,
}

/** The families that say in pictures what a text of an angle says in words. */
const ofAngle: Readonly<Record<Angle, readonly LayoutFamily[]>> = {
  offer: ['offer', 'bold'],
  proof: ['proof'],
  feature: ['features'],
  'how-to': ['features', 'collage'],
  benefit: ['cutout', 'photo'],
  problem: ['type', 'cutout'],
  question: ['type', 'bold'],
  audience: ['photo', 'collage'],
  season: ['photo', 'bold'],
  brand: ['quiet', 'collage'],
}
const ANGLE_FIT = 2.5
const REDUCTION_FIT = 1.5
/** Graphemes of a headline that is set very large, at most. */
const SHORT_HEADLINE = 30
const LONG_HEADLINE_FIT = -3

function fitOf(family: LayoutFamily, { angle, facts, headline }: LayoutOccasion): number {
  const isTold = angle !== null && ofAngle[angle].includes(family)
  const isReduced = family === 'offer' && facts.reduction !== null
  const isTooLong = family === 'type' && textLength(headline) > SHORT_HEADLINE
  return plainFit[family] + (isTold ? ANGLE_FIT : 0) + (isReduced ? REDUCTION_FIT : 0) + (isTooLong ? LONG_HEADLINE_FIT : 0)
}

/** The same number for the same text, different for most others: ads of a shop do not all look alike. */
const numberOf = (text: string): number => Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/**
 * All layouts that suit an ad, best first: the brand's favourites, then one of each family in order of fit, then the next of each. So the first five
 * differ in family. The same ad gets the same order.
 */
export function suggestedLayouts(occasion: LayoutOccasion): readonly AdLayout[] {
  const families = (Object.keys(plainFit) as LayoutFamily[]).toSorted((one, other) => fitOf(other, occasion) - fitOf(one, occasion))
  const turn = numberOf(`${occasion.brandName} ${occasion.headline}`)
  const suited = families.map((family) => {
    const all = layoutsOfFamily(family).filter((layout) => suitsLayout(layout, occasion))
    return all.map((_, index) => all[(index + turn) % all.length])
  })
  const rounds = Math.max(0, ...suited.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) => suited.flatMap((layouts) => layouts.slice(round, round + 1))).flat()
  const favourites = occasion.favourites.filter((layout) => inTurn.includes(layout))
  return [...favourites, ...inTurn.filter((layout) => !favourites.includes(layout))]
}

/** The layouts of the images of an ad: what was chosen for an image, else the best that no other image has. */
export function layoutsOfImages(count: number, chosen: readonly (AdLayout | null)[], occasion: LayoutOccasion): AdLayout[] {
  const free = suggestedLayouts(occasion).filter((layout) => !chosen.includes(layout))
  let next = 0
  return Array.from({ length: count }, (_, image) => {
    const own = chosen.at(image) ?? null
    if (own !== null) return own
    next += 1
    return free[(next - 1) % Math.max(1, free.length)] ?? 'card'
  })
}

/** The layouts of all images with another one for this image: the best after its own that no other image has. */
export function withAnotherLayout(layouts: readonly AdLayout[], image: number, occasion: LayoutOccasion): AdLayout[] {
  const suggested = suggestedLayouts(occasion)
  const own = suggested.indexOf(layouts[image])
  const later = [...suggested.slice(own + 1), ...suggested.slice(0, Math.max(0, own))]
  const next = later.find((layout) => !layouts.includes(layout)) ?? later.at(0)
  return layouts.map((layout, place) => (place === image && next !== undefined ? next : layout))
}

/** Families of one mood: loud, quiet, and those about the product itself. */
const moods: readonly (readonly LayoutFamily[])[] = [
  ['bold', 'offer', 'type'],
  ['quiet', 'photo', 'collage'],
  ['cutout', 'features', 'panel', 'proof'],
]

/** Layouts like the one of this image for all others: of its family first, then of its mood. */
export function withLayoutsLike(layouts: readonly AdLayout[], image: number, occasion: LayoutOccasion): AdLayout[] {
  const like = layouts[image]
  const { family } = adLayouts[like]
  const mood = moods.find((families) => families.includes(family)) ?? [family]
  const suggested = suggestedLayouts(occasion).filter((layout) => layout !== like)
  const isOfFamily = (layout: AdLayout): boolean => adLayouts[layout].family === family
  const isOfMood = (layout: AdLayout): boolean => mood.includes(adLayouts[layout].family)
  const alike = [...suggested.filter(isOfFamily), ...suggested.filter((layout) => isOfMood(layout) && !isOfFamily(layout))]
  let next = 0
  return layouts.map((layout, place) => {
    if (place === image) return like
    next += 1
    return alike[(next - 1) % Math.max(1, alike.length)] ?? layout
  })
}
