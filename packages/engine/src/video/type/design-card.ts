import { createElement } from 'react'
import { type CornerKind } from '@adloom/domain/design/ad-style.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { isMirrored, squareImages, textsOf } from '@adloom/creatives/ad-parts.tsx'
import { cornerRadius } from '@adloom/creatives/corners.ts'
import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { layouts } from '@adloom/creatives/layouts.ts'
import { adPaletteOf } from '@adloom/creatives/layouts/ad-palette.ts'
import { arrange, type Placed, unitOf } from '@adloom/creatives/layouts/arrange.ts'
import { FULL_SHADE } from '@adloom/creatives/layouts/behind-text.ts'
import { frameShapeOf } from '@adloom/creatives/layouts/layout.ts'
import { isEdge } from '@adloom/creatives/layouts/drawn-shape.tsx'
import { PlacedPart } from '@adloom/creatives/layouts/placed-part.tsx'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { type Pairing } from '@adloom/creatives/pairings.ts'
import { typographicCreative } from '@adloom/creatives/type/typographic.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { drawElement } from '../../compose/draw-element.ts'
import { type ScalableImage, scalableImageOf } from '../../image/scalable-image.ts'
import { alignBlock } from './block-place.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { type CardItem, type DesignCard } from '../timeline/timeline.ts'
import {
  aboveControls,
  CARD_LOGO,
  CARD_LOGO_ON_DARK,
  cardCreative,
  cardRegion,
  type CardTexts,
  inFrame,
  isScene,
  sheetIn,
} from './card-layout.ts'
import { regionsOverlap, shadeIn, windowOf } from './card-window.ts'
import { middleOf } from './draw-words.ts'
import { blockOfSprite } from './end-parts.ts'
import { makeBlocks, placeLines } from './type-block.ts'
import { LEAST_SIZE } from './type-sizes.ts'

/** Least type as a share of the width, as in a feed. */
const LEAST_OF_WIDTH = 24 / 1080
/** Long texts of a card may be a little smaller before they are cut. */
const RATHER_SMALL = 0.7

/** How the end card of a video is designed. */
interface CardDesign {
  readonly layout: AdLayout
  readonly pairing: Pairing
  readonly accent: string
  readonly secondary: string | null
  readonly corners: CornerKind | null
}

/** The brand's logos; `onDark`: for dark grounds, where it has one. */
interface CardLogos {
  readonly logo: Pixels | null
  readonly onDark: Pixels | null
}

interface CardFrame {
  readonly width: number
  readonly height: number
  /** For texts from left to right; mirrored for others. */
  readonly safe: FrameRegion
}

/** A card and the sprites of its words and parts. */
interface DrawnCard {
  readonly card: DesignCard
  readonly sprites: ReadonlyMap<string, Pixels>
}

/** How small a headline may get for the address, as a share of its size without. */
const SITE_COST_MOST = 0.88
/** How dark a picture is under text: white on it can be read even on white. */
const SHADE_ALPHA = 0.74
/** From this share of the frame on, what an app draws at its foot takes more room than a text can spare. */
const CONTROLS_FROM = 0.25
/** Transparent pixels around a part that is drawn whole. */
const PART_MARGIN = 2

/**
 * The end card in the layout of an ad: arranged as the ad is, but with the scene in the place of its picture, and every word a sprite of its own. It is laid
 * out from left to right; a video from right to left is mirrored as a whole.
 */
export async function designCard(
  said: CardTexts,
  { logo, onDark }: CardLogos,
  hasCutOut: boolean,
  { layout, pairing, accent, secondary, corners }: CardDesign,
  frame: CardFrame,
): Promise<DrawnCard> {
  const { width, height, safe } = frame
  const creative = typographicCreative(
    cardCreative(said, { accent, corners, hasLogo: logo !== null, hasLogoOnDark: onDark !== null }, hasCutOut ? 1 : null),
  )
  const { layout: trees, palette: rule } = layouts[layout]
  const palette = adPaletteOf(accent, rule, secondary)
  const sheet = sheetIn(frame)
  const shorter = Math.min(width, height)
  const tree = trees[frameShapeOf(frame)]
  const foot = (height - safe.top - safe.height) / unitOf(sheet)
  const hasControls = height - safe.top - safe.height > height * CONTROLS_FROM
  const room = {
    width: sheet.width,
    height: sheet.height,
    creative,
    pairing,
    smallestType: Math.ceil(RATHER_SMALL * Math.max(LEAST_OF_WIDTH * width, LEAST_SIZE * shorter)),
    safe: { above: safe.top, below: height - safe.top - safe.height, beside: Math.min(safe.left - sheet.left, shorter / 16) },
    isMirrored: false,
  }
  const arranged = (hasSite: boolean): readonly Placed[] => {
    const root = cardRegion(tree, hasSite)
    return arrange(hasControls ? aboveControls(root, foot) : root, room)
  }
  const placed = withRoomForSite(arranged(true), arranged(false))
  const scene = placed.findIndex((part) => part.kind === 'picture' && isScene(part.part, hasCutOut))
  const over = placed.slice(scene + 1).flatMap(({ kind, box }) => (kind === 'part' ? [] : [inFrame(box, sheet, width, false)]))
  const window = scene < 0 ? null : windowOf(placed[scene], over, sheet, { ...frame, corners })
  const shade = placed.find(({ kind }) => kind === 'shade')
  /** Whether the scene leaves a part of the picture's place to the ground. */
  const isShort = window !== null && placed[scene].box.height > window.region.height + 2
  const words = await Promise.all(
    placed.map(async (part, index) => {
      if (part.kind !== 'text') return null
      const set = await placeLines(part.text)
      const isStruck = part.name === 'before'
      const color = palette[part.ground][part.tone]
      return {
        name: `card/${index}`,
        words: isStruck ? set.map((word) => ({ ...word, isStruck })) : set,
        wordStyle: { color, shadow: null },
        lineHeight: part.text.lineHeight,
      }
    }),
  )
  const { blocks, rises, sprites } = await makeBlocks(words.filter((order) => order !== null))
  const all = new Map(sprites)
  const texts = textsOf(creative)
  const faces = [pairing.headline, pairing.body, pairing.label].map(({ face }) => face)
  const images = new Map<string, ScalableImage>()
  if (logo !== null) images.set(CARD_LOGO, scalableImageOf(logo))
  if (onDark !== null) images.set(CARD_LOGO_ON_DARK, scalableImageOf(onDark))
  const drawing = {
    creative,
    measured: {
      ...squareImages,
      ...(logo === null ? {} : measureLogo(logo)),
      logoOnDark: onDark === null ? null : measureLogo(onDark),
    },
    palette,
    pairing,
    unit: unitOf(sheet),
    smallestType: room.smallestType,
    frame: { left: 0, top: 0, width: sheet.width, height: sheet.height },
    shade: FULL_SHADE,
  }

  /** A part drawn as the ad draws it, in one sprite. */
  async function partItem(part: Placed, name: string, enters: Extract<CardItem, { kind: 'block' }>['enters']): Promise<CardItem[]> {
    const size = { width: part.box.width + 2 * PART_MARGIN, height: part.box.height + 2 * PART_MARGIN }
    if (part.box.width < 1 || part.box.height < 1) return []
    const moved = { ...part, box: { ...part.box, left: PART_MARGIN, top: PART_MARGIN } }
    const style = {
      position: 'relative' as const,
      display: 'flex',
      ...size,
      ...fontStyleOf(texts.join(' ')),
      direction: isMirrored(creative) ? ('rtl' as const) : ('ltr' as const),
    }
    const element = createElement('div', { style }, createElement(PlacedPart, { placed: moved, drawing }))
    const data = new Uint8ClampedArray(await drawElement(element, size, { texts, faces, images }))
    const pixels = { ...size, data }
    all.set(name, pixels)
    const { left, top } = inFrame(part.box, sheet, width, false)
    return [{ kind: 'block', enters, block: blockOfSprite(name, pixels, PART_MARGIN), x: left, y: top }]
  }

  async function itemsOf(part: Placed, index: number): Promise<CardItem[]> {
    const name = `card/${index}`
    const isOver = index > scene && window !== null && regionsOverlap(inFrame(part.box, sheet, width, false), window.region)
    const panel = (region: FrameRegion, color: string, radius: number): CardItem[] => [{ kind: 'panel', region, color, radius, isOver }]
    switch (part.kind) {
      case 'ground':
        return panel(
          inFrame(part.box, sheet, width, true),
          palette[part.ground].ground,
          part.radius === 0 ? 0 : cornerRadius(part.radius, corners, unitOf(sheet)),
        )
      case 'shade':
        return [
          {
            kind: 'shade',
            alpha: isShort ? 1 : SHADE_ALPHA,
            color: palette[part.ground].ground,
            ...shadeIn(inFrame(part.box, sheet, width, true), frame),
          },
        ]
      case 'picture':
        // There is no other picture than the scene and the product.
        return index === scene || !hasCutOut ? [] : [{ kind: 'product', region: inFrame(part.box, sheet, width, false) }]
      case 'text': {
        const block = blocks.get(name)
        const rise = rises.get(name)
        if (block === undefined || rise === undefined) return []
        const { size, lineHeight, style, direction } = part.text
        const { left, top, width: wide } = inFrame(part.box, sheet, width, false)
        const at = { start: 0, center: 0.5, end: 1 }[part.align]
        const isRightToLeft = direction === 'rtl'
        const side = { start: 'left', center: 'center', end: 'right' } as const
        return [
          {
            kind: 'block',
            enters: 'words',
            block: isRightToLeft ? block : alignBlock(block, side[part.align]),
            x: Math.round(left + (wide - block.width) * at),
            y: Math.round(top + lineHeight / 2 + middleOf(style.face) * size - rise),
          },
        ]
      }
      default: {
        const { part: own } = part
        if (own.part === 'shape' && isEdge(own.shape)) return partItem(part, name, 'field')
        if (own.part === 'shape' && own.shape !== 'arch') {
          const side = Math.min(part.box.width, part.box.height)
          const disc = {
            left: part.box.left + (part.box.width - side) / 2,
            top: part.box.top + (part.box.height - side) / 2,
            width: side,
            height: side,
          }
          const box = inFrame(own.shape === 'disc' ? disc : part.box, sheet, width, false)
          return panel({ ...box, height: Math.max(2, box.height) }, palette[own.color].ground, own.shape === 'disc' ? side / 2 : 0)
        }
        if (own.part === 'space') return []
        return partItem(part, name, own.part === 'button' || own.part === 'sticker' ? 'button' : 'words')
      }
    }
  }

  const whole = { left: 0, top: 0, width, height }
  const ground = palette[!isShort ? 'paper' : (shade?.ground ?? 'tint')].ground
  const items: CardItem[] = [{ kind: 'panel', region: whole, color: ground, radius: 0, isOver: false }]
  for (const [index, part] of placed.entries()) items.push(...(await itemsOf(part, index)))
  const ownGround = palette[placed[scene]?.ground === 'tint' ? 'white' : 'tint'].ground
  return {
    card: {
      items: fromGround(items, frame).map((item) => keptSafe(item, safe)),
      window: window === null ? null : { ...window, ground: ownGround },
    },
    sprites: all,
  }
}

/** From the uppermost panel on that fills the frame: it is the ground with which the card enters. */
function fromGround(items: readonly CardItem[], { width, height }: CardFrame): readonly CardItem[] {
  const fills = (item: CardItem): boolean =>
    item.kind === 'panel' &&
    !item.isOver &&
    item.radius === 0 &&
    item.region.left <= 0 &&
    item.region.top <= 0 &&
    item.region.left + item.region.width >= width &&
    item.region.top + item.region.height >= height
  return items.slice(items.findLastIndex(fills))
}

/** A text that reaches a little out of the area of the texts, moved into it. The edge of a field stays at the field. */
function keptSafe(item: CardItem, { left, top, width, height }: FrameRegion): CardItem {
  if (item.kind !== 'block' || item.enters === 'field') return item
  const { block, x, y } = item
  const within = (at: number, length: number, start: number, room: number): number => Math.max(start, Math.min(at, start + room - length))
  return { ...item, x: within(x, block.width, left, width), y: within(y, block.height, top, height) }
}

/** The address stands where the headline hardly gives way to it. */
function withRoomForSite(roomy: readonly Placed[], plain: readonly Placed[]): readonly Placed[] {
  const sizeIn = (parts: readonly Placed[]): number =>
    Math.max(0, ...parts.map((part) => (part.kind === 'text' && part.name === 'headline' ? part.text.size : 0)))
  const isCut = roomy.some((part) => part.kind === 'text' && part.name === 'promise' && part.text.lines.some((line) => line.endsWith('…')))
  return isCut || sizeIn(roomy) < sizeIn(plain) * SITE_COST_MOST ? plain : roomy
}
