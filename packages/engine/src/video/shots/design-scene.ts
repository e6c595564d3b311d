import { easeInOut, easeOut, glide, lerp, progressBetween } from '../timeline/easing.ts'
import { type FrameCamera, type FrameHole, type FrameRegion, type Layer, stillCamera } from '../timeline/frame.ts'
import { productSeen } from '../camera/views.ts'
import { buttonLayers, type EndWipe, productLayers, wipeLayers } from './end-scene.ts'
import { productSizeIn, standing } from './end-card.ts'
import { type PosterPlace } from './poster.ts'
import { wordsRise } from './reveal-type.ts'
import { regionsOverlap } from '../type/card-window.ts'
import { type CardItem, type CardWindow, type DesignCard, type TimelineParts } from '../timeline/timeline.ts'

/** Frames in which the scene moves into its place on the card, and the largest part of a short card. */
const ENTRANCE_FRAMES = 15
const ENTRANCE_SHARE_MOST = 0.45
/** The part of the entrance after which words enter, and frames between them, at most, and as a share of what is left. */
const WORDS_FROM = 0.6
const STEP_FRAMES = 4
const STEP_SHARE = 1 / 14
/** However short the card is, the button is visible for so many frames. */
const BUTTON_FRAMES = 23
/** How much of its place the product takes, across and down, and how near the camera may come. */
const PRODUCT_SHARE = { across: 0.74, along: 0.76 }
const ZOOM_MOST = 1.7
/** A photograph is cropped to its place by so much at most. */
const CROP_MOST = 1.5
/** How the camera goes on: nearer, and around. */
const APPROACH = 1.07
const SWAY = 0.16
/** Length of the way into a shade, as a share of the frame's longer side. */
const SHADE_LEAD = 0.17
/** How far a field over the scene rises as it enters, pixels. */
const RISE_MOST = 40

const entranceOf = (length: number): number => Math.min(ENTRANCE_FRAMES, Math.round(length * ENTRANCE_SHARE_MOST))

/** The scene at a frame of a card of `length`: from where `last` saw it into its place. Null without a place. */
export function designCamera(
  parts: TimelineParts,
  card: DesignCard,
  since: number,
  length: number,
  last: FrameCamera,
  isPoster: boolean,
): FrameCamera | null {
  if (card.window === null) return null
  const rest = restingCamera(parts, card.window, since / length)
  const entered = enteredOf(since, length)
  const region = windowAt(parts, card.window, entered, isPoster).region
  if (isPoster || entered >= 1) return { ...rest, window: region }
  const mixed = (key: 'x' | 'y' | 'centerX' | 'centerY' | 'blur'): number => lerp(last[key], rest[key], entered)
  return {
    x: mixed('x'),
    y: mixed('y'),
    centerX: mixed('centerX'),
    centerY: mixed('centerY'),
    blur: mixed('blur'),
    zoom: last.zoom * (rest.zoom / last.zoom) ** entered,
    window: region,
  }
}

const enteredOf = (since: number, length: number): number => easeInOut(progressBetween(0, entranceOf(length), since + 1))

/** The camera that shows the product in its place, coming nearer until the end. */
function restingCamera(
  { product, focus, subject, width, height }: TimelineParts,
  { region, focus: place }: CardWindow,
  progress: number,
): FrameCamera {
  const at = glide(progress)
  const isStaged = subject === 'staged'
  const covering = Math.max(region.width / product.width, region.height / product.height)
  const containing = Math.min(region.width / product.width, region.height / product.height)
  const near = isStaged
    ? Math.min(ZOOM_MOST, (place.width * PRODUCT_SHARE.across) / product.width, (place.height * PRODUCT_SHARE.along) / product.height)
    : Math.min(covering, containing * CROP_MOST)
  const zoom = Math.max(leastZoomOf({ width, height }, region), near) * lerp(1, APPROACH, at)
  const middle = isStaged
    ? { x: product.left + product.width / 2, y: product.top + product.height / 2 }
    : {
        x: product.left + product.width * (focus.left + focus.width / 2),
        y: product.top + product.height * (focus.top + focus.height / 2),
      }
  const aside = {
    x: region.left + region.width / 2 - place.left - place.width / 2,
    y: region.top + region.height / 2 - place.top - place.height / 2,
  }
  return {
    ...stillCamera,
    x: isStaged ? lerp(-SWAY, SWAY, at) : 0,
    zoom,
    centerX: (middle.x + aside.x / zoom) / width,
    centerY: (middle.y + aside.y / zoom) / height,
  }
}

/** How much larger than the frame the scene is, and the share of its place that a product may fill at most. */
const SCENE = { across: 1.22, along: 1.12 }
const PLACE_SHARE_MOST = 0.8
/** The zoom at which the scene fills the region. */
const leastZoomOf = ({ width, height }: Pick<FrameRegion, 'width' | 'height'>, region: FrameRegion): number =>
  Math.max(region.width / (width * SCENE.across), region.height / (height * SCENE.along))
/** Air around a product that stands in its place without its scene. */
const PLACE_AIR = 0.07

/** The card as this product is shown on it: one that is too wide or too high for its scene to be shown stands in its place without it. */
export function fittedCard(parts: TimelineParts, card: DesignCard): DesignCard {
  const { window, items } = card
  if (window === null || !parts.hasCutOut) return card
  const { region, focus, radius } = window
  const { product, width, height } = parts
  const least = leastZoomOf({ width, height }, region)
  if (product.width * least <= focus.width * PLACE_SHARE_MOST && product.height * least <= focus.height * PLACE_SHARE_MOST) return card
  const air = Math.min(focus.width, focus.height) * PLACE_AIR
  const place = { left: focus.left + air, top: focus.top + air, width: focus.width - 2 * air, height: focus.height - 2 * air }
  const after = items.findIndex((item) => item.kind !== 'panel' || item.isOver)
  const shown: readonly CardItem[] = [
    { kind: 'panel', region, color: window.ground, radius: radius.above, isOver: true },
    { kind: 'product', region: place },
  ]
  return { items: [...items.slice(0, after), ...shown, ...items.slice(after)], window: null }
}

const even = (length: number): number => Math.round(length / 2) * 2

/** The window on its way: from the whole frame, or after a poster from nothing, to its place. Edges are even. */
function windowAt({ width, height }: TimelineParts, { region, radius }: FrameHole, entered: number, isPoster: boolean): FrameHole {
  if (entered >= 1) return { region, radius }
  const middle = region.top + region.height / 2
  const from = isPoster ? { ...region, top: middle, height: 0 } : { left: 0, top: 0, width, height }
  const left = even(lerp(from.left, region.left, entered))
  const top = even(lerp(from.top, region.top, entered))
  const right = even(lerp(from.left + from.width, region.left + region.width, entered))
  const bottom = even(lerp(from.top + from.height, region.top + region.height, entered))
  const shown = { left, top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
  const most = Math.min(shown.width, shown.height) / 2
  return { region: shown, radius: { above: Math.min(most, radius.above * entered), below: Math.min(most, radius.below * entered) } }
}

/**
 * The end card in the layout of an ad, at frame `since` of its `length`: the scene moves into the place of the ad's picture and lives on there, or gives way
 * to a ground on which the product stands; then words, price and button enter one after the other.
 */
export function designScene(
  parts: TimelineParts,
  card: DesignCard,
  length: number,
  wipe: EndWipe,
  mirrored: boolean,
  poster: Pick<PosterPlace, 'product'> | null,
): (since: number, camera: FrameCamera) => Layer[] {
  const entranceFrames = entranceOf(length)
  const step = Math.min(STEP_FRAMES, (length - entranceFrames) * STEP_SHARE)
  const shared = { start: 0, end: length + 1, beat: parts.beat, leave: 0, mirrored }
  return (since, camera) => {
    const entered = enteredOf(since, length)
    const hole = card.window === null ? null : windowAt(parts, card.window, entered, poster !== null)
    let row = 0
    const layerOf = (item: CardItem): Layer[] => {
      if (item.kind === 'panel')
        return panelLayers(item, hole, card.window === null && poster === null ? wiped(since, entranceFrames) : entered)
      if (item.kind === 'shade') return shadeLayers(parts, item, entered)
      if (item.kind === 'product') {
        const size = productSizeIn(parts, item.region)
        const place = standing(size, item.region.left + item.region.width / 2, item.region.top + item.region.height / 2)
        const from = poster?.product ?? (poster === null ? productSeen(parts, camera) : belowOf(item.region))
        return productLayers(parts, from, place, { since, entranceFrames, length })
      }
      if (item.enters === 'field') return edgeLayers(item, entered)
      const inTurn = Math.round(entranceFrames * WORDS_FROM + row++ * step)
      const start = Math.min(inTurn, Math.max(1, length - BUTTON_FRAMES))
      return item.enters === 'button'
        ? buttonLayers(item, since, start, parts.beat)
        : wordsRise(item.block, item, since, { ...shared, start: inTurn })
    }
    const [ground, ...rest] = card.items
    const isWiping = card.window === null && poster === null && since + 1 < entranceFrames
    const below =
      isWiping && ground.kind === 'panel'
        ? wipeLayers(parts, wavesOf(card, ground.color), wipe, (since + 1) / entranceFrames, mirrored)
        : ground.kind === 'panel' && card.window === null && poster === null
          ? [{ kind: 'panel' as const, region: ground.region, color: ground.color, alpha: 1 }]
          : layerOf(ground)
    return [...below, ...rest.flatMap(layerOf)]
  }
}

/** Panels follow when the wipe is through. */
const wiped = (since: number, entranceFrames: number): number => easeOut(progressBetween(entranceFrames - 1, entranceFrames + 8, since + 1))

/** The colours of a wipe: those of the card's grounds, its own last. */
function wavesOf({ items }: DesignCard, last: string): readonly string[] {
  const colors = items.flatMap((item) => (item.kind === 'panel' && item.color !== last ? [item.color] : []))
  return [...new Set(colors)].slice(0, 2).concat(last)
}

const belowOf = ({ left, top, width, height }: FrameRegion): FrameRegion => ({
  left: left + width * 0.2,
  top: top + height * 0.6,
  width: width * 0.6,
  height: height * 0.6,
})

/** A panel: around the window, or over it, where it fades in and rises. */
function panelLayers(
  { region, color, radius, isOver }: Extract<CardItem, { kind: 'panel' }>,
  hole: FrameHole | null,
  entered: number,
): Layer[] {
  if (!isOver && hole !== null) {
    if (!regionsOverlap(region, hole.region)) return [{ kind: 'panel', region, color, alpha: 1, radius }]
    return [{ kind: 'panel', region, color, alpha: 1, hole }]
  }
  const shown = { ...region, top: region.top + (1 - entered) * Math.min(region.height, RISE_MOST) }
  return entered <= 0 ? [] : [{ kind: 'panel', region: isOver ? shown : region, color, alpha: entered, radius }]
}

/** The edge of a field rises with it. */
const edgeLayers = ({ block, x, y }: Extract<CardItem, { kind: 'block' }>, entered: number): Layer[] =>
  entered <= 0
    ? []
    : block.pieces.map((piece) => ({
        kind: 'sprite',
        sprite: piece.sprite,
        x: x + piece.x,
        y: y + piece.y + (1 - entered) * RISE_MOST,
        scale: 1,
        alpha: entered,
      }))

/** What darkens the scene behind a text, with a soft way in. */
function shadeLayers(
  { width, height }: TimelineParts,
  { region, color, alpha: most, from }: Extract<CardItem, { kind: 'shade' }>,
  entered: number,
): Layer[] {
  const alpha = most * entered
  const length = Math.round(Math.max(width, height) * SHADE_LEAD)
  const lead = {
    bottom: { ...region, top: region.top - length, height: length },
    top: { ...region, top: region.top + region.height, height: length },
    right: { ...region, left: region.left - length, width: length },
    left: { ...region, left: region.left + region.width, width: length },
  }[from]
  return [
    { kind: 'shade', region: lead, color, alpha, from },
    { kind: 'panel', region, color, alpha },
  ]
}
