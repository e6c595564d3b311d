import { type Creative } from '@adloom/domain/template.ts'
import { hasBrand, nameBeside } from '../ad-brand.tsx'
import { type Align, fitButton, heightOf, LEAST_BUTTON } from '../ad-parts.tsx'
import { drawable, textWidth } from '../letter-widths.ts'
import { type FittedText, type TextFit } from '../text-fit.ts'
import { widthOfStars } from './fact-parts.tsx'
import { type AdSheet, BELOW, fittedText, type Measures, textOfPart } from './fit-part.ts'
import {
  type AdPart,
  type Along,
  type Down,
  type AdGround,
  frameShapeOf,
  type Layout,
  type PicturePart,
  type AdRegion,
  type AdTextName,
  type TextPart,
  type TextTone,
} from './layout.ts'

/** A rectangle of the ad, in its pixels. */
export interface AdBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface OnGround {
  readonly box: AdBox
  readonly ground: AdGround
}

/** A part with its place. A `ground` is the colour of a group, a `shade` what darkens a photograph behind text. */
export type Placed =
  | (OnGround & { readonly kind: 'shade' })
  | (OnGround & { readonly kind: 'ground'; readonly radius: number })
  | (OnGround & {
      readonly kind: 'text'
      readonly name: AdTextName
      readonly text: FittedText
      readonly tone: TextTone
      readonly align: Align
    })
  | (OnGround & { readonly kind: 'picture'; readonly part: PicturePart; readonly focus: AdBox })
  | (OnGround & { readonly kind: 'part'; readonly part: Exclude<AdPart, TextPart | PicturePart> })

/** Type shrinks in these steps until everything fits: the headline by half, then the rest, then the headline to its smallest, then the rest further. */
const SCALES: readonly (readonly [headline: number, text: number])[] = [
  ...[1, 0.9, 0.8, 0.7, 0.6, 0.5].map((headline) => [headline, 1] as const),
  ...[0.75, 0.5, 0.25, 0].map((text) => [0.5, text] as const),
  ...[0.4, 0.3, 0.2, 0.1, 0].map((headline) => [headline, 0] as const),
  [0, BELOW],
]

/** From this ratio on a strip is only as long as its words need: in a shorter one they are smaller instead of its picture. */
const LONG_STRIP = 6

/** Pixels of one length of a layout: a hundredth of the frame's shorter side; in a short strip, of that of a long one that is as wide. */
export function unitOf(size: { readonly width: number; readonly height: number }): number {
  const { width, height } = size
  return Math.min(width, height, frameShapeOf(size) === 'strip' ? width / LONG_STRIP : Infinity) / 100
}

/** The smallest running type for which layouts are made, in their lengths. */
const SMALLEST_IN_LAYOUT: Readonly<Record<keyof Layout, number>> = { tall: 2.8, square: 2.4, wide: 4.3, strip: 12 }

/** How much larger type is set than in a large frame: in a banner, where the smallest type is larger beside the rest, about half of that. */
function typeScaleOf(sheet: AdSheet): number {
  return Math.sqrt(Math.max(1, sheet.smallestType / (SMALLEST_IN_LAYOUT[frameShapeOf(sheet)] * unitOf(sheet))))
}

const FITS = ['whole', 'divided', 'cut'] as const
/** The headline is no smaller than it should be for the sake of other parts, only rather than being divided or cut. */
const SMALLEST = [[BELOW, BELOW]] as const

/** All sets of these numbers, those without the last ones first: what has the lowest number is kept longest. */
function subsetsOf(numbers: readonly number[]): readonly ReadonlySet<number>[] {
  return Array.from({ length: 2 ** numbers.length }, (_, bits) => new Set(numbers.filter((_number, index) => (bits >> index) % 2 === 1)))
}

/**
 * The parts of a layout in a frame: in the largest type in which everything fits. Where it does not fit in the smallest, regions that may be left out
 * are, one after the other. Boxes have whole pixels.
 */
export function arrange(root: AdRegion, sheet: AdSheet): readonly Placed[] {
  const frame: AdBox = { left: 0, top: 0, width: sheet.width, height: sheet.height }
  const common = { ...sheet, unit: unitOf(sheet), typeScale: typeScaleOf(sheet), fitted: new Map<string, FittedText>() }
  const drops = [...new Set(dropsIn(root))].toSorted((one, other) => other - one)
  const attempts = FITS.flatMap((worstFit) =>
    [SCALES, SMALLEST].flatMap((scales) => subsetsOf(drops).map((dropped) => ({ worstFit, scales, dropped }))),
  )
  const measuresOf = ({ worstFit, scales, dropped }: (typeof attempts)[number]): Measures[] =>
    scales.map(([headlineScale, textScale]) => ({ ...common, isTrial: true, worstFit, headlineScale, textScale, dropped }))
  const doesFit = (measures: Measures): boolean => needOf(root, frame.width, measures) <= frame.height + 0.5
  // What does not fit in its smallest type need not be tried in larger.
  const attempt = attempts.find((one) => measuresOf(one).slice(-1).every(doesFit))
  const fitting = attempt === undefined ? undefined : measuresOf(attempt).find(doesFit)
  const chosen = fitting ?? { ...common, worstFit: 'cut', headlineScale: BELOW, textScale: BELOW, dropped: new Set(drops) }
  const parts = placed(root, frame, 'paper', { ...chosen, isTrial: false })
  const settled = (box: AdBox): AdBox => onPixels(sheet.isMirrored ? mirrored(box, sheet.width) : box)
  return parts.map((part) => ({ ...part, box: settled(part.box), ...(part.kind === 'picture' ? { focus: settled(part.focus) } : {}) }))
}

const mirrored = (box: AdBox, width: number): AdBox => ({ ...box, left: width - box.left - box.width })

function onPixels({ left, top, width, height }: AdBox): AdBox {
  const [x, y] = [Math.round(left), Math.round(top)]
  return { left: x, top: y, width: Math.round(left + width) - x, height: Math.round(top + height) - y }
}

/** The regions in a group. */
export const regionsIn = (region: AdRegion): readonly AdRegion[] =>
  'down' in region ? region.down : 'along' in region ? region.along : 'over' in region ? region.over : []

const dropsIn = (region: AdRegion): number[] => [...(region.drop === undefined ? [] : [region.drop]), ...regionsIn(region).flatMap(dropsIn)]

/** Whether there is anything to draw of a region. A group of which only shapes and spaces are left is not drawn. */
function isPresent(region: AdRegion, measures: Measures): boolean {
  if (region.drop !== undefined && measures.dropped.has(region.drop)) return false
  if (!('part' in region)) return regionsIn(region).some((child) => isPresent(child, measures) && !isFiller(child))
  const { creative } = measures
  if (isText(region)) return drawable(textOfPart(region, creative)) !== ''
  if (region.part === 'button') return drawable(creative.callToAction) !== ''
  return isShown(region, creative)
}

function isShown(part: Exclude<AdPart, TextPart>, creative: Creative): boolean {
  const { facts, pictures } = creative
  switch (part.part) {
    case 'brand':
      return hasBrand(creative)
    case 'picture':
      return part.source === undefined || part.source === 'cutout' || pictures.length > (part.source === 'second' ? 0 : 1)
    case 'stars':
      return facts.rating !== null
    case 'sticker':
      return facts[part.shows] !== null
    case 'icon':
      return facts.features.length > part.index
    default:
      return true
  }
}

const notTexts: ReadonlySet<AdPart['part']> = new Set([
  'button',
  'brand',
  'picture',
  'shape',
  'stars',
  'sticker',
  'icon',
  'leader',
  'space',
])
const isText = (region: AdPart): region is TextPart => !notTexts.has(region.part)
const isFiller = (region: AdRegion): boolean => 'part' in region && fillers.has(region.part)
const fillers: ReadonlySet<AdPart['part']> = new Set(['space', 'shape', 'leader', 'icon'])

const presentIn = (region: AdRegion, measures: Measures): readonly AdRegion[] =>
  regionsIn(region)
    .map((child) => withLogo(child, measures.creative))
    .filter((child) => isPresent(child, measures))

/** How much higher a logo is than the type of the name that it stands for. */
const LOGO_SIZE = 2.2

/** A brand that has a logo is shown by it where others have their name written. */
function withLogo(region: AdRegion, { brandLogo }: Creative): AdRegion {
  if (brandLogo === null || !('part' in region) || region.part !== 'brandName') return region
  const { size, align, grow, share, drop } = region
  return { part: 'brand', size: size[0] * LOGO_SIZE, align, grow, share, drop }
}

interface Padding {
  readonly above: number
  readonly end: number
  readonly below: number
  readonly start: number
}

/** The padding of a group, pixels. */
function paddingOf(region: AdRegion, { unit, safe }: Measures): Padding {
  if ('part' in region) return { above: 0, end: 0, below: 0, start: 0 }
  const { pad = 0 } = region
  const [above, end, below = above, start = end] = typeof pad === 'number' ? [pad, pad] : pad
  const beside = region.safe === 'all' ? safe.beside : 0
  return {
    above: Math.max(above * unit, region.safe === 'all' || region.safe === 'above' ? safe.above : 0),
    end: Math.max(end * unit, beside),
    below: Math.max(below * unit, region.safe === 'all' || region.safe === 'below' ? safe.below : 0),
    start: Math.max(start * unit, beside),
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
      return (part.least ?? DEFAULT_LEAST) * unit
    case 'leader':
      return part.end === 'above' ? part.size * unit : 0
    default:
      return sideOf(part, measures)
  }
}

/** The least height of a region in that width, pixels. */
function needOf(given: AdRegion, width: number, measures: Measures): number {
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The widths of the parts of a row: shares, then what has a width of its own; the others share the rest. */
function widthsIn({ gap = 0 }: Along, children: readonly AdRegion[], width: number, measures: Measures): readonly number[] {
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
function wrapped(region: Exclude<AdRegion, AdPart>, width: number, measures: Measures): Exclude<AdRegion, AdPart> {
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
function ownWidthOf(region: AdRegion, width: number, measures: Measures): number | null {
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
const LABELS: ReadonlySet<AdTextName> = new Set(['brandName', 'price', 'before', 'reduction', 'rating', 'badge'])

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

/** A region and everything in it, in its box, for lines that begin at the left. */
function placed(given: AdRegion, box: AdBox, around: AdGround, measures: Measures): readonly Placed[] {
  if ('part' in given) {
    if (isText(given)) return [placedText(given, box, around, measures)]
    if (given.part === 'picture') return [{ kind: 'picture', box, focus: box, ground: around, part: given }]
    return [{ kind: 'part', box, ground: around, part: given }]
  }
  const region = wrapped(given, box.width, measures)
  const ground = region.ground ?? around
  const { above, end, below, start } = paddingOf(region, measures)
  const inner = { left: box.left + start, top: box.top + above, width: box.width - start - end, height: box.height - above - below }
  const children = presentIn(region, measures)
  const boxes =
    'down' in region
      ? boxesDown(region, children, inner, measures)
      : 'along' in region
        ? boxesAlong(region, children, inner, measures)
        : children.map(() => inner)
  const inOrder = children.flatMap((child, index) => placed(child, boxes[index], ground, measures))
  const isBehind = (part: Placed): boolean => part.kind === 'picture' && part.part.isBehind === true
  const parts = [...inOrder.filter(isBehind).map((part) => ({ ...part, box })), ...inOrder.filter((part) => !isBehind(part))]
  if (region.ground === undefined || parts.length === 0) return parts
  if (ground === 'picture') return [{ kind: 'shade', box: boxAround(parts), ground }, ...parts]
  return [{ kind: 'ground', box, ground, radius: (region.radius ?? 0) * measures.unit }, ...parts]
}

const placedText = (part: TextPart, box: AdBox, ground: AdGround, measures: Measures): Placed => ({
  kind: 'text',
  box,
  ground,
  name: part.part,
  text: fittedText(part, box.width, measures),
  tone: part.tone ?? 'text',
  align: part.align ?? 'start',
})

/** The least box around parts. */
function boxAround(parts: readonly Placed[]): AdBox {
  const left = Math.min(...parts.map(({ box }) => box.left))
  const top = Math.min(...parts.map(({ box }) => box.top))
  const right = Math.max(...parts.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...parts.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Where the parts of a stack begin in the room that is left, and what is added between them. */
function spread(justify: Down['justify'] = 'start', room: number, count: number): { readonly first: number; readonly between: number } {
  if (justify === 'between' && count > 1) return { first: 0, between: room / (count - 1) }
  return { first: offsetOf(justify === 'between' ? 'start' : justify, room), between: 0 }
}

const offsetOf = (align: Align, room: number): number => (align === 'start' ? 0 : align === 'center' ? room / 2 : room)

/** Half the height of capitals, about which the letters of every typeface lie in their line, as a share of the type size. */
const MIDDLE = 0.36

/** How far above the lower end of a text its letters stand, pixels. */
const standOf = (region: AdRegion, width: number, measures: Measures): number => {
  if (!('part' in region) || !isText(region)) return 0
  const { lineHeight, size } = fittedText(region, width, measures)
  return lineHeight / 2 - MIDDLE * size
}

function boxesDown(region: Down, children: readonly AdRegion[], box: AdBox, measures: Measures): readonly AdBox[] {
  const needs = children.map((child) => needOf(child, box.width, measures))
  const gap = (region.gap ?? 0) * measures.unit
  const free = Math.max(0, box.height - sum(needs) - gap * Math.max(0, children.length - 1))
  const grows = children.map((child) => child.grow ?? ('part' in child && child.part === 'picture' ? 1 : 0))
  const total = sum(grows)
  const { first, between } = spread(region.justify, total > 0 ? 0 : free, children.length)
  let top = box.top + first
  return children.map((child, index) => {
    const height = needs[index] + (total === 0 ? 0 : (free * grows[index]) / total)
    const width = region.align === undefined ? box.width : (ownWidthOf(child, box.width, measures) ?? box.width)
    const side = region.align === 'baseline' ? 'start' : (region.align ?? 'start')
    const placedBox = { left: box.left + offsetOf(side, box.width - width), top, width, height }
    top += height + gap + between
    return placedBox
  })
}

function boxesAlong(region: Along, children: readonly AdRegion[], box: AdBox, measures: Measures): readonly AdBox[] {
  const widths = widthsIn(region, children, box.width, measures)
  const gap = (region.gap ?? 0) * measures.unit
  const free = Math.max(0, box.width - sum(widths) - gap * Math.max(0, children.length - 1))
  const { first, between } = spread(region.justify, free, children.length)
  let left = box.left + first
  const stands = children.map((child, index) => (region.align === 'baseline' ? standOf(child, widths[index], measures) : 0))
  const lowest = Math.max(0, ...stands)
  return children.map((child, index) => {
    const height = region.align === undefined || child.grow !== undefined ? box.height : needOf(child, widths[index], measures)
    const room = box.height - height
    const down = region.align === 'baseline' ? room - lowest + stands[index] : offsetOf(region.align ?? 'start', room)
    const placedBox = { left, top: box.top + down, width: widths[index], height }
    left += widths[index] + gap + between
    return placedBox
  })
}
