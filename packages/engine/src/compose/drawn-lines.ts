import { type Creative } from '@adloom/domain/template.ts'
import { type Size } from '@adloom/renderer/pixels.ts'
import { type Node } from 'takumi-js/node'

/** A drawn line of text. Pixels. */
interface DrawnLine {
  readonly text: string
  readonly color: string
  readonly size: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface MeasuredPart {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
  readonly runs: readonly { readonly text: string; readonly x: number; readonly width: number }[]
  readonly children: readonly MeasuredPart[]
}

const childrenOf = (node: Node): readonly Node[] => (node.type === 'container' ? (node.children ?? []) : [])

/** The lines of an ad, from its tree and what the renderer measured of it. */
export function drawnLines(
  node: Node,
  measured: MeasuredPart,
  style: { readonly color: string; readonly size: number } = ROOT,
): readonly DrawnLine[] {
  const own = { color: node.style?.color ?? style.color, size: Number(node.style?.fontSize ?? style.size) }
  const [, , , , left, top] = measured.transform
  const lines = measured.runs.map(({ text, x, width }) => ({
    ...own,
    text,
    left: left + x,
    top,
    right: left + x + width,
    bottom: top + measured.height,
  }))
  return [...lines, ...measured.children.flatMap((child, index) => drawnLines(childrenOf(node)[index] ?? node, child, own))]
}
const ROOT = { color: '#000000', size: 16 }

/** The tree without its text: the room it takes stays. */
export function withoutText(node: Node): Node {
  if (node.type === 'text') return { ...node, style: { ...node.style, color: '#00000000' } }
  if (node.type !== 'container') return node
  return { ...node, children: (node.children ?? []).map(withoutText), style: { ...node.style, color: '#00000000' } }
}

/** A line with what its pixels show. */
export interface InkedLine extends DrawnLine {
  /** Share of its box that is ink, and the box around the ink; null where there is none. */
  readonly ink: number
  readonly inkBox: InkBox | null
  /** Contrast of its colour to what is behind it, which 95 % of the pixels there have at least. */
  readonly contrast: number
}

interface InkBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An ad as it was drawn: its lines, and its pixels with and without its text, raw RGBA. */
export interface DrawnText {
  readonly lines: readonly DrawnLine[]
  readonly ad: Uint8Array
  readonly ground: Uint8Array
}

/** The lines of an ad with what their pixels show. The line through a former price is no ground, and the initial that stands for a logo no text. */
export const measuredLines = (
  { lines, ad, ground }: DrawnText,
  size: Size,
  { brandName, facts }: Pick<Creative, 'brandName' | 'facts'>,
): readonly InkedLine[] =>
  lines
    .filter(({ text }) => text.trim() !== '' && !isInitial(text, brandName))
    .map((line) => ({ ...line, ...inkOf(line, ad, ground, size), contrast: contrastOf(line, ground, size, line.text === facts.before) }))

const isInitial = (text: string, brandName: string): boolean =>
  Array.from(text).length === 1 && brandName.toUpperCase().includes(text.toUpperCase()) && brandName !== text

/** From this difference of a channel on, a pixel is ink. */
const INK = 40

function pixelsOf({ left, top, right, bottom }: DrawnLine, { width, height }: Size): { xs: [number, number]; ys: [number, number] } {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))
  return { xs: [within(left, width), within(right, width)], ys: [within(top, height), within(bottom, height)] }
}

function inkOf(line: DrawnLine, ad: Uint8Array, ground: Uint8Array, size: Size): Pick<InkedLine, 'ink' | 'inkBox'> {
  const { xs, ys } = pixelsOf(line, size)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let count = 0
  for (let y = ys[0]; y < ys[1]; y++) {
    for (let x = xs[0]; x < xs[1]; x++) {
      const at = (y * size.width + x) * 4
      const isInk =
        Math.abs(ad[at] - ground[at]) > INK || Math.abs(ad[at + 1] - ground[at + 1]) > INK || Math.abs(ad[at + 2] - ground[at + 2]) > INK
      if (!isInk) continue
      count++
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  }
  return { ink: count / Math.max(1, (xs[1] - xs[0]) * (ys[1] - ys[0])), inkBox: count === 0 ? null : box }
}

/** Linear light of each value of a channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]

/** Contrasts are counted in hundredths. */
const HUNDREDTHS = 100
const MOST_CONTRAST = 21
/** Share of the ground that may have less. */
const LESS = 0.05

function contrastOf(line: DrawnLine, ground: Uint8Array, size: Size, isStruck: boolean): number {
  const { xs, ys } = pixelsOf(line, size)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(line.color.slice(at, at + 2), 16) || 0)
  const own = luminance(red, green, blue)
  const counts = new Uint32Array(MOST_CONTRAST * HUNDREDTHS + 1)
  let total = 0
  for (let y = ys[0]; y < ys[1]; y++) {
    for (let x = xs[0]; x < xs[1]; x++) {
      const at = (y * size.width + x) * 4
      if (isStruck && ground[at] === red && ground[at + 1] === green && ground[at + 2] === blue) continue
      const other = luminance(ground[at], ground[at + 1], ground[at + 2])
      const contrast = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)
      counts[Math.min(counts.length - 1, Math.floor(contrast * HUNDREDTHS))]++
      total++
    }
  }
  let below = 0
  for (const [hundredths, count] of counts.entries()) {
    below += count
    if (below > total * LESS) return hundredths / HUNDREDTHS
  }
  return MOST_CONTRAST
}
