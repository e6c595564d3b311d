import { aspectOf } from '../timeline/aspect.ts'
import { backOut, progressBetween, easeInOut, easeOut, lerp } from '../timeline/easing.ts'
import { type EndProduct, endCardLayout, endPartNames } from './end-card.ts'
import { type FrameCamera, type Layer, type FrameRegion } from '../timeline/frame.ts'
import { cameraBesideCard } from '../camera/photograph-view.ts'
import { type PosterPlace } from './poster.ts'
import { priceReveal } from './price-reveal.ts'
import { wordsRise } from './reveal-type.ts'
import { type TimelineParts } from '../timeline/timeline.ts'
import { GROUND_SHADOW } from '../type/ground-shadow.ts'
import { productSeen } from '../camera/views.ts'

/**
 * The camera of the end card over a photograph, at a share of its time: the area the panel leaves free shows its middle. Null: as in the last shot.
 */
export function endCamera(parts: TimelineParts, progress: number): FrameCamera | null {
  if (parts.subject !== 'photograph') return null
  const { panel } = endCardLayout(parts)
  const { width, height } = parts
  const whole = { left: 0, top: 0, width, height }
  if (panel === null) return cameraBesideCard(parts, whole, progress)
  if (aspectOf(parts) === 'wide') return cameraBesideCard(parts, { ...whole, width: panel.left }, progress)
  const below = panel.top + panel.height
  const free = aspectOf(parts) === 'upright' ? { ...whole, top: below, height: height - below } : { ...whole, height: panel.top }
  return cameraBesideCard(parts, free, progress)
}

/** How the card enters the frame. */
export const endWipes = ['slanted', 'risen', 'flooded', 'parted'] as const
export type EndWipe = (typeof endWipes)[number]

/** Frames of the card's entrance; its type follows from half of them on. */
const ENTRANCE_FRAMES = 13

/**
 * The end card at frame `since` of its `length`: a wipe in the brand's colours, the product carried over from where `camera` showed it, then brand,
 * line, price and button one after the other; `poster`: the frame is in the brand's colour already, with its product. The product floats, the glow
 * drifts and the button beats until the end.
 */
export function endScene(
  parts: TimelineParts,
  length: number,
  wipe: EndWipe,
  mirrored: boolean,
  poster: Pick<PosterPlace, 'product'> | null,
): (since: number, camera: FrameCamera) => Layer[] {
  const card = endCardLayout(parts)
  const { colors } = parts
  const entranceFrames = Math.min(ENTRANCE_FRAMES, Math.round(length * 0.45))
  return (since, camera) => {
    const entered = progressBetween(0, entranceFrames, since + 1)
    const drift = since / parts.fps
    const ground: Layer = {
      ...card.ground,
      x: card.ground.x + 0.07 * Math.sin(drift * 1.7),
      y: card.ground.y + 0.05 * Math.cos(drift * 1.3),
    }
    const layers: Layer[] =
      card.panel !== null
        ? panelOver(parts, card.panel, easeOut(progressBetween(0, entranceFrames * 1.3, since + 1)))
        : poster !== null || entered >= 1
          ? [ground]
          : wipeLayers(parts, [colors.light, colors.deep, colors.brand], wipe, entered, mirrored)
    if (card.product !== null)
      layers.push(
        ...productLayers(
          parts,
          poster !== null ? (poster.product ?? productBelow(card.product)) : productSeen(parts, camera),
          card.product,
          {
            since,
            entranceFrames,
            length,
          },
        ),
      )
    let row = 0
    for (const name of endPartNames) {
      const part = card.parts[name]
      if (part === null) continue
      const step = Math.min(4, (length - entranceFrames) / 14)
      const inTurn = Math.round(entranceFrames * 0.45 + row++ * step)
      // However short the card is, the button is visible long enough.
      const start = name === 'button' ? Math.min(inTurn, Math.max(1, length - 23)) : inTurn
      if (name === 'button') layers.push(...buttonLayers(part, since, start, parts.beat))
      else
        layers.push(
          ...(name === 'endOffer' ? priceReveal : wordsRise)(part.block, part, since, {
            start,
            end: length + 1,
            beat: parts.beat,
            leave: 0,
            mirrored,
          }),
        )
    }
    return layers
  }
}

/** The panel of the texts entering over the image from its nearest edge; the image steps back. */
function panelOver({ width, height, colors }: TimelineParts, panel: FrameRegion, at: number): Layer[] {
  const isWide = aspectOf({ width, height }) === 'wide'
  const isHigh = panel.top + panel.height / 2 < height / 2
  const radius = Math.min(width, height) * 0.032
  const away = isWide ? width - panel.left : isHigh ? -(panel.top + panel.height) : height - panel.top
  const moved = (more: number): FrameRegion => {
    const rest = (1 - Math.min(1, at * more)) * away
    return isWide ? { ...panel, left: panel.left + rest } : { ...panel, top: panel.top + rest }
  }
  const cast = moved(1)
  return [
    { kind: 'backdrop', color: colors.shade, glow: colors.shade, x: 0.5, y: 0.5, radius: 1, alpha: 0.22 * at },
    { kind: 'panel', region: { ...cast, top: cast.top + radius * 0.4 }, color: colors.shade, alpha: 0.3 * at, radius },
    { kind: 'panel', region: moved(1.06), color: colors.deep, alpha: 1, radius },
    { kind: 'panel', region: cast, color: colors.brand, alpha: 1, radius },
  ]
}

/** Panels entering over the frame, one after the other: `waves` are their colours. */
export function wipeLayers(
  { width, height }: TimelineParts,
  waves: readonly string[],
  wipe: EndWipe,
  entered: number,
  mirrored: boolean,
): Layer[] {
  return waves.flatMap((color, index): Layer[] => {
    const at = easeInOut(progressBetween(index * 0.14, 0.72 + index * 0.14, entered))
    if (at <= 0) return []
    const panel = (region: FrameRegion, extra: { slant?: number; radius?: number } = {}): Layer => ({
      kind: 'panel',
      region,
      color,
      alpha: 1,
      ...extra,
    })
    if (wipe === 'risen') return [panel({ left: 0, top: height * (1 - at), width, height: height + 2 })]
    if (wipe === 'flooded') {
      const radius = Math.hypot(width, height) * 0.62 * at
      return [panel({ left: width / 2 - radius, top: height / 2 - radius, width: 2 * radius, height: 2 * radius }, { radius })]
    }
    const slant = height * 0.26
    if (wipe === 'parted') {
      const half = (width / 2 + slant) * at
      return [
        panel({ left: -slant - 2, top: 0, width: half + 2, height }, { slant }),
        panel({ left: width - half, top: 0, width: half + slant + 2, height }, { slant }),
      ]
    }
    const full = width + 2 * slant
    return [
      panel(
        { left: mirrored ? width - full * at : -full - slant + full * at + slant, top: 0, width: full, height },
        { slant: mirrored ? slant : -slant },
      ),
    ]
  })
}

/** Frames since the card began, frames it takes to enter, and frames it lasts. */
interface CardTime {
  readonly since: number
  readonly entranceFrames: number
  readonly length: number
}

/** The product moving from its place in the scene to its place on the card, where it floats. */
export function productLayers(
  { hasCutOut, fps }: TimelineParts,
  from: FrameRegion,
  rest: EndProduct,
  { since, entranceFrames, length }: CardTime,
): Layer[] {
  if (!hasCutOut) return []
  const at = easeInOut(progressBetween(0, entranceFrames * 1.25, since))
  const time = since / fps
  const up = Math.sin(time * 2.6) * rest.height * 0.014
  const height = lerp(from.height, rest.height, at) * (1 + 0.008 * Math.sin(time * 2.2))
  const product: Layer = {
    kind: 'product',
    x: lerp(from.left + from.width / 2, rest.x, at),
    y: lerp(from.top + from.height / 2, rest.y, at) - up * at,
    height,
    turn: 1.3 * Math.sin(time * 1.9) * at,
    alpha: 1,
    sheen: sheenAt(since, entranceFrames, Math.min(30, length - entranceFrames)),
  }
  const scale = rest.shadow.scale * (1 - up / rest.height)
  const shadow: Layer = {
    kind: 'sprite',
    sprite: rest.shadow.sprite,
    x: rest.shadow.x - GROUND_SHADOW.size.width / 2,
    y: rest.shadow.y - GROUND_SHADOW.size.height / 2,
    scale,
    alpha: progressBetween(0.7, 1, at),
  }
  return [shadow, product]
}

/** Start of a product that was not visible before: smaller, and from below. */
const productBelow = ({ x, y, width, height }: EndProduct): FrameRegion => ({
  left: x - width * 0.35,
  top: y + height * 0.1,
  width: width * 0.7,
  height: height * 0.7,
})

function sheenAt(since: number, start: number, frames: number): number | null {
  const at = (since - start) / Math.max(1, frames)
  return at <= 0 || at >= 1 ? null : at
}

/** The button jumps in and beats with the music. */
export function buttonLayers(
  part: { readonly block: TimelineParts['type']['button']; readonly x: number; readonly y: number },
  since: number,
  start: number,
  beat: number,
): Layer[] {
  if (part.block === null || since < start) return []
  const share = progressBetween(start, start + 11, since + 1)
  const pulse = share < 1 ? 0 : 0.035 * Math.exp(-(((since - start) % (beat * 2)) / beat) * 3.2) + 0.012 * Math.sin(since / 7)
  const scale = lerp(0.5, 1, backOut(share)) * (1 + pulse)
  return part.block.pieces.map((piece) => ({
    kind: 'sprite',
    sprite: piece.sprite,
    x: part.x + piece.x,
    y: part.y + piece.y + (1 - easeOut(share)) * piece.height * 0.4,
    scale: Math.min(scale, 1.06),
    alpha: Math.min(1, share * 3),
  }))
}
