import { contrast } from '@adloom/creatives/oklch.ts'
import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { type Node } from 'takumi-js/node'

/** What is counted; each should be 0. */
export const designFaults = ['overflow', 'contrast', 'small type', 'no ink', 'unsafe'] as const
export type DesignFault = (typeof designFaults)[number]

/** A drawn line of text. Pixels. */
interface DrawnLine {
  readonly text: string
  readonly color: string
  readonly size: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The width that was computed for it: that of its box. */
  readonly room: number
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
): DrawnLine[] {
  const own = { color: node.style?.color ?? style.color, size: Number(node.style?.fontSize ?? style.size) }
  const [, , , , left, top] = measured.transform
  const lines = measured.runs.map(({ text, x, width }) => ({
    ...own,
    text,
    left: left + x,
    top,
    right: left + x + width,
    bottom: top + measured.height,
    room: measured.width,
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

interface DrawnDesign {
  readonly creative: Creative
  readonly format: AdFormat
  readonly lines: readonly DrawnLine[]
  /** Raw RGBA of the ad, and of the ad without its text. */
  readonly ad: Uint8Array
  readonly ground: Uint8Array
}

/** Letters may reach a pixel further than they were measured. */
const SLACK = 1.5
const CONTRAST_LEAST = 4.5
/** Share of a line's ground that may have less contrast. */
const GROUND_MOST = 0.05
/** From this difference of a channel on, a pixel is ink; the share of a line's box that must be. */
const INK = 40
const INK_LEAST = 0.015

/** What is wrong with a drawn ad: the kind of fault, and the text. */
export function faultsOfDesign({ creative, format, lines, ad, ground }: DrawnDesign): readonly (readonly [DesignFault, string])[] {
  const { width, height, safe, smallestType } = adFormats[format]
  // The initial that stands for a missing logo is no text.
  const shown = lines.filter(({ text }) => text.trim() !== '' && !isInitial(text, creative))
  return shown.flatMap((line): (readonly [DesignFault, string])[] => {
    const faults: DesignFault[] = []
    const isCut = line.text.endsWith('…') && !textsOf(creative).some((text) => text.endsWith('…'))
    const isOutside = line.left < -SLACK || line.right > width + SLACK || line.top < -SLACK || line.bottom > height + SLACK
    if (isCut || isOutside) faults.push('overflow')
    if (line.size < smallestType) faults.push('small type')
    const { ink, box } = inkOf(line, ad, ground, width, height)
    // Emoji have colours of their own.
    if (ink < INK_LEAST && /[\p{L}\p{N}]/u.test(line.text)) faults.push('no ink')
    else if (box.left < safe.left * width - SLACK || box.right > width - safe.right * width + SLACK) faults.push('unsafe')
    else if (box.top < safe.top * height - SLACK || box.bottom > height - safe.bottom * height + SLACK) faults.push('unsafe')
    if (lowContrast(line, ground, width, height, line.text === creative.facts.before) > GROUND_MOST) faults.push('contrast')
    return faults.map((fault) => [fault, `${line.text} (${line.size} px)`])
  })
}

const isInitial = (text: string, { brandName }: Creative): boolean =>
  Array.from(text).length === 1 && brandName.toUpperCase().includes(text.toUpperCase()) && brandName !== text

function pixelsOf({ left, top, right, bottom }: DrawnLine, width: number, height: number): { xs: [number, number]; ys: [number, number] } {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))
  return { xs: [within(left, width), within(right, width)], ys: [within(top, height), within(bottom, height)] }
}

interface Ink {
  /** Share of the line's box. */
  readonly ink: number
  /** Around the ink, pixels. */
  readonly box: { left: number; top: number; right: number; bottom: number }
}

function inkOf(line: DrawnLine, ad: Uint8Array, ground: Uint8Array, width: number, height: number): Ink {
  const { xs, ys } = pixelsOf(line, width, height)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let count = 0
  for (let y = ys[0]; y < ys[1]; y++) {
    for (let x = xs[0]; x < xs[1]; x++) {
      const at = (y * width + x) * 4
      const isInk = [0, 1, 2].some((channel) => Math.abs(ad[at + channel] - ground[at + channel]) > INK)
      if (!isInk) continue
      count++
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  }
  return { ink: count / Math.max(1, (xs[1] - xs[0]) * (ys[1] - ys[0])), box }
}

/** The share of the ground under a line on which its colour has too little contrast. `isStruck`: the line through a former price is no ground. */
function lowContrast(line: DrawnLine, ground: Uint8Array, width: number, height: number, isStruck: boolean): number {
  const { xs, ys } = pixelsOf(line, width, height)
  const known = new Map<number, boolean>()
  let [low, count] = [0, 0]
  for (let y = ys[0]; y < ys[1]; y++) {
    for (let x = xs[0]; x < xs[1]; x++) {
      const at = (y * width + x) * 4
      const color = (ground[at] << 16) | (ground[at + 1] << 8) | ground[at + 2]
      const hex = `#${color.toString(16).padStart(6, '0')}`
      if (isStruck && hex.toLowerCase() === line.color.toLowerCase()) continue
      const isLow = known.get(color) ?? contrast(hex, line.color) < CONTRAST_LEAST
      known.set(color, isLow)
      count++
      if (isLow) low++
    }
  }
  return low / Math.max(1, count)
}
