import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'

// Safe: both objects have exactly the keys of their types.
const layouts = Object.keys(adLayouts) as AdLayout[]
const formats = Object.keys(adFormats) as AdFormat[]

/** Every layout in every third format, the formats in turn: `npm run bench:designs` judges the others. */
const EVERY = 3
export const everyAd = layouts.flatMap((layout) => formats.map((format) => ({ layout, format }))).filter((_, place) => place % EVERY === 0)

/** How many lines of text an ad in a format has at least: in small banners a headline and little more. */
export const leastLines = (format: AdFormat): number => (adFormats[format].group === 'banner' ? 2 : 4)

/** A line of text with its place in the frame: as wide as its letters, as high as the room between its neighbours. */
export interface MeasuredLine {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A measured part of an ad, as the renderer of ads returns it. */
interface MeasuredPart {
  readonly height: number
  readonly transform: readonly number[]
  readonly runs: readonly {
    readonly text: string
    readonly x: number
    readonly width: number
  }[]
  readonly children: readonly MeasuredPart[]
}

/** All lines of text of a measured ad. */
export function linesOfAd(node: MeasuredPart): MeasuredLine[] {
  const [, , , , left, top] = node.transform
  const own = node.runs.map(({ text, x, width }) => ({ text, left: left + x, top, right: left + x + width, bottom: top + node.height }))
  return [...own, ...node.children.flatMap(linesOfAd)]
}
