import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'

// Safe: both objects have exactly the keys of their types.
const layouts = Object.keys(adLayouts) as AdLayout[]
const formats = Object.keys(adFormats) as AdFormat[]

/** Every layout in every format. */
export const everyAd = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

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
