import { type Align } from '../ad-parts.tsx'
import { type FittedText } from '../text-fit.ts'
import { type AdSheet, BELOW, fittedText, type Measures } from './fit-part.ts'
import {
  type AdGround,
  type AdPart,
  type AdRegion,
  type AdTextName,
  type Along,
  type Down,
  frameShapeOf,
  type Layout,
  type PicturePart,
  type ShapePart,
  type TextPart,
  type TextTone,
} from './layout.ts'
import { FITS, needOf, ownWidthOf, paddingOf, sum, widthsIn, wrapped } from './measured-regions.ts'
import { dropsIn, isBehind, isText, presentIn } from './present-regions.ts'

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

/** From this number on regions are left out rather than that type gets smaller than in these steps: the headline by half. */
const EXTRA = 5
const LARGE = SCALES.slice(0, 6)

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
  const extras = drops.filter((drop) => drop >= EXTRA)
  const attempts = FITS.flatMap((worstFit) => [
    ...subsetsOf(extras).map((dropped) => ({ worstFit, scales: LARGE, dropped })),
    ...[SCALES, SMALLEST].flatMap((scales) => subsetsOf(drops).map((dropped) => ({ worstFit, scales, dropped }))),
  ])
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

/** A region and everything in it, in its box, for lines that begin at the left. */
function placed(given: AdRegion, box: AdBox, around: AdGround, measures: Measures): readonly Placed[] {
  if ('part' in given) {
    if (isText(given)) return [placedText(given, box, around, measures)]
    if (given.part === 'picture') return [{ kind: 'picture', box, focus: box, ground: around, part: given }]
    return [{ kind: 'part', box: given.part === 'shape' ? insetIn(box, given.inset) : box, ground: around, part: given }]
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
  const lying = children.map((child, index) => ({ parts: placed(child, boxes[index], ground, measures), isBehind: isBehind(child) }))
  const behind = lying.filter((one) => one.isBehind).flatMap(({ parts }) => parts.map((part) => ({ ...part, box })))
  const parts = [...behind, ...lying.filter((one) => !one.isBehind).flatMap(({ parts }) => parts)]
  if (region.ground === undefined || parts.length === 0) return parts
  if (ground === 'picture') return [{ kind: 'shade', box: boxAround(parts), ground }, ...parts]
  return [{ kind: 'ground', box, ground, radius: (region.radius ?? 0) * measures.unit }, ...parts]
}

const insetIn = ({ left, top, width, height }: AdBox, [above, end, below, start]: ShapePart['inset'] = [0, 0, 0, 0]): AdBox => ({
  left: left + start * width,
  top: top + above * height,
  width: width * (1 - start - end),
  height: height * (1 - above - below),
})

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
