import { createElement } from 'react'
import { type FinishedAdProps, partsOfAd } from '@adloom/creatives/finished-ad.tsx'
import { type AdBox, type Placed } from '@adloom/creatives/layouts/arrange.ts'
import { isEdge } from '@adloom/creatives/layouts/drawn-shape.tsx'
import { type AdTextName } from '@adloom/creatives/layouts/layout.ts'
import { type AdDrawing, fieldOf, PlacedPart } from '@adloom/creatives/layouts/placed-part.tsx'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { drawElement, type ElementParts } from '../compose/draw-element.ts'
import { inkBoxOf } from './ink-box.ts'
import { onWholePixels } from './on-whole-pixels.ts'

/** What a part of a banner is, which decides how and when it comes. */
type BannerRole =
  | AdTextName
  | 'panel'
  | 'edge'
  | 'shade'
  | 'picture'
  | 'product'
  | 'shape'
  | 'brand'
  | 'stars'
  | 'icon'
  | 'leader'
  | 'sticker'
  | 'button'

/** A part of a banner that moves as one. Lengths in pixels of the banner. */
export interface BannerPart {
  readonly role: BannerRole
  /** Around its ink. */
  readonly box: AdBox
  /** What it says; empty for what is only seen. */
  readonly alt: string
  /** A box of one colour or gradient, in CSS; else pixels, `density` times as many as the box has. */
  readonly look:
    | { readonly kind: 'field'; readonly background: string; readonly radius: number }
    | { readonly kind: 'sprite'; readonly pixels: Pixels; readonly isOpaque: boolean }
}

/** All of a banner. */
export interface BannerParts extends Size {
  readonly background: string
  readonly direction: 'ltr' | 'rtl'
  readonly language: string | null
  /** The lowest first. */
  readonly parts: readonly BannerPart[]
}

/** Pixels around a box in which its ink may be: letters reach out of tight lines. */
const MARGIN = 8
const TEXT_MARGIN = 0.4

/** The parts of a finished ad, each drawn alone by what draws the ad: laid over each other they are the ad. */
export async function bannerPartsOf(ad: FinishedAdProps, parts: ElementParts, density: 1 | 2): Promise<BannerParts> {
  const { style, parts: placed, drawing } = partsOfAd(ad)
  const { width, height, background, direction } = style
  const frame: AdBox = { left: 0, top: 0, width, height }

  async function spriteOf(one: Placed, role: BannerRole, alt: string): Promise<readonly BannerPart[]> {
    if (one.box.width < 1 || one.box.height < 1) return []
    const canvas = one.kind === 'picture' ? frame : around(one)
    const moved = { ...one, box: { ...one.box, left: one.box.left - canvas.left, top: one.box.top - canvas.top } }
    const { width: across, height: along } = canvas
    const framed = { ...style, overflow: 'visible', background: undefined, width: across, height: along } as const
    const element = createElement('div', { style: framed }, createElement(PlacedPart, { placed: moved, drawing }))
    const fine = await drawElement(element, canvas, parts, density)
    const isAligned = density === 1 || one.kind === 'picture' || role === 'shape' || role === 'edge'
    const data = isAligned ? fine : onWholePixels(fine, await drawElement(element, canvas, parts), canvas)
    const ink = inkBoxOf(data, { width: across * density, height: along * density }, density)
    if (ink === null) return []
    const { pixels, isOpaque, box } = ink
    return [
      {
        role,
        box: { ...box, left: box.left + canvas.left, top: box.top + canvas.top },
        alt,
        look: { kind: 'sprite', pixels, isOpaque },
      },
    ]
  }

  const drawn = await Promise.all(
    placed.flatMap((one): Promise<readonly BannerPart[]>[] => {
      if (one.kind === 'ground' || one.kind === 'shade') return [Promise.resolve(fieldPart(one, drawing))]
      if (one.kind === 'text') return linesOf(one).map((line) => spriteOf(line, line.name, line.text.lines.join(' ')))
      const role = roleOf(one, drawing)
      return role === null ? [] : [spriteOf(one, role, altOf(role, drawing))]
    }),
  )
  return { width, height, background, direction, language: drawing.creative.language, parts: drawn.flat() }
}

function around({ box, ...part }: Placed): AdBox {
  const margin = part.kind === 'text' ? Math.ceil(Math.max(MARGIN, part.text.size * TEXT_MARGIN)) : MARGIN
  return { left: box.left - margin, top: box.top - margin, width: box.width + 2 * margin, height: box.height + 2 * margin }
}

type PlacedText = Extract<Placed, { readonly kind: 'text' }>

/** The lines of a headline come one after the other; other texts as a whole. */
const linesOf = (one: PlacedText): readonly PlacedText[] =>
  one.name !== 'headline'
    ? [one]
    : one.text.lines.map((line, index) => ({
        ...one,
        text: { ...one.text, lines: [line] },
        box: { ...one.box, top: one.box.top + index * one.text.lineHeight, height: one.text.lineHeight },
      }))

function fieldPart(one: Extract<Placed, { readonly kind: 'ground' | 'shade' }>, drawing: AdDrawing): readonly BannerPart[] {
  const field = fieldOf(one, drawing)
  if (field === null) return []
  const { box, background, radius } = field
  return [{ role: one.kind === 'shade' ? 'shade' : 'panel', box, alt: '', look: { kind: 'field', background, radius } }]
}

function roleOf(one: Extract<Placed, { readonly kind: 'picture' | 'part' }>, { creative }: AdDrawing): BannerRole | null {
  const { part } = one
  switch (part.part) {
    case 'picture':
      return part.source === 'cutout' && creative.cutout !== null ? 'product' : 'picture'
    case 'shape':
      return isEdge(part.shape) ? 'edge' : 'shape'
    case 'space':
      return null
    default:
      return part.part
  }
}

function altOf(role: BannerRole, { creative: { brandName, callToAction, facts } }: AdDrawing): string {
  if (role === 'brand') return brandName
  if (role === 'button') return callToAction
  if (role === 'sticker') return facts.price ?? ''
  return role === 'stars' ? (facts.rating?.value ?? '') : ''
}
