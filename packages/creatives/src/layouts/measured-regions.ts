import { nameBeside } from '../ad-brand.tsx'
import { fitButton, heightOf, LEAST_BUTTON } from '../ad-parts.tsx'
import { textWidth } from '../letter-widths.ts'
import { type TextFit } from '../text-fit.ts'
import { widthOfStars } from './fact-parts.tsx'
import { fittedText, type Measures } from './fit-part.ts'
import { type AdPart, type AdRegion, type AdTextName, type Along } from './layout.ts'
import { isText, presentIn } from './present-regions.ts'

/** How well a text may fit, best first. */
export const FITS = ['whole', 'divided', 'cut'] as const

interface Padding {
  readonly above: number
  readonly end: number
  readonly below: number
  readonly start: number
}

/** The padding of a group, pixels: at least one where there is any, so that a fine line around a field stays whole. */
export function paddingOf(region: AdRegion, { unit, safe }: Measures): Padding {
  if ('part' in region) return { above: 0, end: 0, below: 0, start: 0 }
  const { pad = 0 } = region
  const [above, end, below = above, start = end] = typeof pad === 'number' ? [pad, pad] : pad
  const clear = (length: number, isClear: boolean, margin: number): number =>
    Math.max(length > 0 ? 1 : -Infinity, length * unit, isClear ? margin : -Infinity)
  const isAll = region.safe === 'all'
  return {
    above: clear(above, isAll || region.safe === 'above', safe.above),
    end: clear(end, isAll, safe.beside),
    below: clear(below, isAll || region.safe === 'below', safe.below),
    start: clear(start, isAll, safe.beside),
  }
}

const DEFAULT_LEAST = 30

const buttonHeightOf = ({ height }: { readonly height: number }, unit: number): number => Math.max(LEAST_BUTTON, Math.round(height * unit))

/** Least sides of parts beside text or with text in them, in the smallest type. */
const LEAST_SIDES: Partial<Readonly<Record<AdPart['part'], number>>> = { brand: 1.6, sticker: 4.4, stars: 1, icon: 1.3 }

/** The height of a part that has a size, pixels. */
export const sideOf = (
  part: { readonly part: AdPart['part']; readonly size?: number },
  { unit, smallestType }: Pick<Measures, 'unit' | 'smallestType'>,
): number => Math.max((part.size ?? 0) * unit, (LEAST_SIDES[part.part] ?? 0) * smallestType)

/** How well the text of a part fits in that width. */
function fitOf(part: AdPart, width: number, measures: Measures): TextFit {
  const { creative, pairing, unit, smallestType } = measures
  if (isText(part)) return fittedText(part, width, measures).fit
  if (part.part === 'brand')
    return nameBeside(creative, pairing.label, Math.round(sideOf(part, measures)), width, smallestType) === null ? 'cut' : 'whole'
  if (part.part !== 'button') return 'whole'
  const button = fitButton(creative.callToAction, pairing.label, buttonHeightOf(part, unit), width, smallestType)
  return button === null || button.width > width ? 'cut' : button.label.fit
}

/** The least height of a part in that width, pixels; endless where its text would be cut and must not be. */
function heightOfPart(part: AdPart, width: number, measures: Measures): number {
  const { unit } = measures
  if (measures.isTrial && FITS.indexOf(fitOf(part, width, measures)) > FITS.indexOf(measures.worstFit)) return Infinity
  if (isText(part)) return heightOf(fittedText(part, width, measures))
  switch (part.part) {
    case 'button':
      return buttonHeightOf(part, unit)
    case 'picture':
      return (part.least ?? DEFAULT_LEAST) * (part.isBehind === true ? measures.height / 100 : unit)
    case 'leader':
      return part.size * unit
    default:
      return sideOf(part, measures)
  }
}

/** The least height of a region in that width, pixels. */
export function needOf(given: AdRegion, width: number, measures: Measures): number {
  if ('part' in given) return heightOfPart(given, width, measures)
  const region = wrapped(given, width, measures)
  const { unit } = measures
  const { above, end, below, start } = paddingOf(region, measures)
  const inner = width - start - end
  const children = presentIn(region, measures)
  if ('down' in region) {
    const gaps = Math.max(0, children.length - 1) * (region.gap ?? 0) * unit
    return above + below + gaps + sum(children.map((child) => needOf(child, inner, measures)))
  }
  const widths = 'along' in region ? widthsIn(region, children, inner, measures) : children.map(() => inner)
  if (measures.isTrial && 'along' in region && !isWideEnough(region, widths, inner, measures)) return Infinity
  return above + below + Math.max(0, ...children.map((child, index) => needOf(child, widths[index], measures)))
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The widths of the parts of a row: shares, then what has a width of its own; the others share the rest. */
export function widthsIn({ gap = 0 }: Along, children: readonly AdRegion[], width: number, measures: Measures): readonly number[] {
  const free = width - Math.max(0, children.length - 1) * gap * measures.unit
  const fixed = children.map((child) => (child.share === undefined ? ownWidthOf(child, free, measures) : child.share * free))
  const rest = Math.max(0, free - sum(fixed.map((own) => own ?? 0)))
  const grows = children.map((child, index) => (fixed[index] === null ? (child.grow ?? 1) : 0))
  const total = sum(grows)
  return fixed.map((own, index) => own ?? (rest * grows[index]) / total)
}

/** Whether the parts of a row do not reach out of it. */
const isWideEnough = ({ gap = 0 }: Along, widths: readonly number[], width: number, { unit }: Measures): boolean =>
  sum(widths) + Math.max(0, widths.length - 1) * gap * unit <= width + 1

/** A row that has no room for its parts beside each other as a stack; where they are pushed apart, also one in which a text would be cut that need not be. */
export function wrapped(region: Exclude<AdRegion, AdPart>, width: number, measures: Measures): Exclude<AdRegion, AdPart> {
  if (!('along' in region)) return region
  const { start, end } = paddingOf(region, measures)
  const inner = width - start - end
  const children = presentIn(region, measures)
  const widths = widthsIn(region, children, inner, measures)
  const trial: Measures = { ...measures, isTrial: true }
  const isRoomy = region.justify !== 'between' || children.every((child, index) => needOf(child, widths[index], trial) < Infinity)
  if (isRoomy && isWideEnough(region, widths, inner, measures)) return region
  const { along, justify = 'start', ...rest } = region
  return { ...rest, gap: (region.gap ?? 0) / 2, align: justify === 'between' ? 'start' : justify, down: along }
}

/** The width a region has whatever room there is; null for one that takes what it gets. */
export function ownWidthOf(region: AdRegion, width: number, measures: Measures): number | null {
  if (region.grow !== undefined) return null
  if (!('part' in region)) return region.isSnug === true ? snugWidthOf(region, width, measures) : null
  const { creative, unit } = measures
  if (isText(region)) {
    if (!LABELS.has(region.part)) return null
    const { lines, size, style } = fittedText(region, width, measures)
    return Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, size, style))))
  }
  if (region.part === 'stars') return widthOfStars(sideOf(region, measures))
  if (region.part !== 'button' && region.part !== 'brand' && region.part !== 'picture') return sideOf(region, measures)
  if (region.part !== 'button' || region.isWide === true) return null
  return fitButton(creative.callToAction, measures.pairing.label, buttonHeightOf(region, unit), width, measures.smallestType)?.width ?? 0
}

/** Texts that are as wide as their words. */
const LABELS: ReadonlySet<AdTextName> = new Set(['brandName', 'price', 'before', 'reduction', 'rating', 'score', 'reviews', 'badge'])

/** The width of what is in a group, and its padding. */
function snugWidthOf(region: Exclude<AdRegion, AdPart>, width: number, measures: Measures): number {
  const { start, end } = paddingOf(region, measures)
  const children = presentIn(region, measures)
  const inner = width - start - end
  const widths = children.map(
    (child) => ('part' in child ? ownWidthOf(child, inner, measures) : snugWidthOf(child, inner, measures)) ?? inner,
  )
  const gaps = 'along' in region ? Math.max(0, children.length - 1) * (region.gap ?? 0) * measures.unit : 0
  return Math.min(width, start + end + gaps + ('along' in region ? sum(widths) : Math.max(0, ...widths)))
}
