import { type AdBox } from '@adloom/creatives/layouts/arrange.ts'
import { type Size } from '@adloom/renderer/pixels.ts'
import { type BannerPart } from './banner-parts.ts'

/** How a part comes into its place. `settle` and `reveal` happen within the edges of its own box. */
export type PartEntrance = 'still' | 'settle' | 'grow' | 'arrive' | 'slide' | 'rise' | 'reveal' | 'fade' | 'pop'

/** When and how a part moves. `shift`: where it comes from, pixels. `origin`: the point of its box that stays where it is as it grows, 0 to 1. `nudge`: when it asks for a click, null for never. */
export interface Motion {
  readonly entrance: PartEntrance
  readonly delayMs: number
  readonly durationMs: number
  readonly shift: { readonly x: number; readonly y: number }
  readonly origin: { readonly x: number; readonly y: number }
  readonly nudge: { readonly delayMs: number; readonly durationMs: number; readonly times: number } | null
}

type Timed = Pick<Motion, 'entrance' | 'delayMs' | 'durationMs'> & Partial<Motion>
const motion = (timed: Timed): Motion => ({ shift: { x: 0, y: 0 }, origin: { x: 0.5, y: 0.5 }, nudge: null, ...timed })
const STILL = motion({ entrance: 'still', delayMs: 0, durationMs: 0 })

/** The order in which a reader is told: what stands in no row here comes with the pictures. */
const ORDER: readonly (readonly BannerPart['role'][])[] = [
  ['brand', 'brandName'],
  ['badge'],
  ['headline'],
  ['description'],
  ['promise'],
  ['icon', 'feature', 'leader'],
  ['stars', 'score', 'rating', 'reviews'],
  ['before'],
  ['price', 'sticker'],
  ['reduction'],
  ['button'],
]
const rankOf = (role: BannerPart['role']): number => ORDER.findIndex((roles) => roles.includes(role))
const HEADLINE = rankOf('headline')
const FEATURES = rankOf('feature')

/** Milliseconds: the first word, from one to the next, from a line to the next, between the features of a list. */
const WORDS_FROM = 500
const STEP = 260
const LINE_STEP = 130
const LIST_STEP = 110
const PANEL = { delayMs: 0, durationMs: 650 } as const
const ENTRANCE_MS = 550
const SETTLE_MS = 2600
const PRODUCT_MS = 1200
/** The button comes last, and asks twice, some time after. */
const NUDGE = { afterMs: 1500, durationMs: 1000, times: 2 } as const
/** How long before what lies on it a small panel comes. */
const PLATE_LEAD = 80

/** From this share of the frame on a panel is a part of the design rather than what a text lies on. */
const LARGE = 0.2
/** Share of the frame's shorter side by which parts rise. */
const RISE = 0.05

/** How each part of a banner comes: pictures settle, panels come from the edge they lie at, then words in their order, the button last. */
export function motionsOf(parts: readonly BannerPart[], frame: Size): readonly Motion[] {
  const rise = Math.max(4, Math.round(Math.min(frame.width, frame.height) * RISE))
  const isLarge = ({ box }: BannerPart): boolean => areaOf(box) >= LARGE * frame.width * frame.height
  /** The panels that a part lies on, the lowest first. */
  const under = parts.map((part, index) => parts.slice(0, index).filter(({ role, box }) => role === 'panel' && isOn(part.box, box)))
  /** How large panels come in: those at an edge with what belongs to them. */
  const slides = new Map<BannerPart, Motion>()
  for (const panel of parts.filter((part) => isLarge(part) && (part.role === 'panel' || isAcross(part, frame)))) {
    const { edges, extent } = withEdges(panel, parts, frame)
    const shift = wayIn(extent, frame)
    if (shift === null) continue
    for (const part of [panel, ...edges]) slides.set(part, slides.get(part) ?? motion({ entrance: 'slide', ...PANEL, shift }))
  }
  const slideUnder = (index: number): Motion | undefined =>
    under[index].map((panel) => slides.get(panel)).find((slide) => slide !== undefined)
  /** What a product stands before is there when it comes. */
  const isBehindPicture = (index: number): boolean =>
    parts
      .slice(index)
      .some(({ role, box }) => (role === 'product' || role === 'picture') && (isOn(parts[index].box, box) || isOn(box, parts[index].box)))
  const delays = wordDelays(parts, (index) => slideUnder(index) !== undefined)
  const firstWordOn = (panel: BannerPart): number =>
    Math.min(...delays.map((delay, index) => (under[index].includes(panel) ? (delay ?? Infinity) : Infinity)))
  return parts.map((part, index): Motion => {
    const delayMs = delays[index] ?? 0
    const word = (entrance: PartEntrance, more: Partial<Motion> = {}): Motion =>
      motion({ entrance, delayMs, durationMs: ENTRANCE_MS, shift: { x: 0, y: rise }, ...more })
    const slide = slideUnder(index)
    switch (part.role) {
      case 'panel': {
        const own = slides.get(part) ?? (isLarge(part) ? (slide ?? STILL) : null)
        if (own !== null) return own
        const first = firstWordOn(part)
        // What a brand lies on is there with it.
        if (first === Infinity || first === 0) return slide ?? STILL
        return word('rise', { delayMs: Math.max(0, first - PLATE_LEAD) })
      }
      case 'edge':
        return slides.get(part) ?? slide ?? STILL
      case 'shade':
        return STILL
      case 'picture':
        if (slide !== undefined) return slide
        return motion({
          entrance: part.look.kind === 'sprite' && part.look.isOpaque ? 'settle' : 'grow',
          delayMs: 0,
          durationMs: SETTLE_MS,
          origin: originOf(part.box, frame),
        })
      case 'product':
        // It is seen from the first frame on, unless what it stands on is not.
        return slide === undefined
          ? motion({ entrance: 'grow', delayMs: 0, durationMs: PRODUCT_MS, origin: originOf(part.box, frame) })
          : motion({ entrance: 'arrive', delayMs: PANEL.durationMs / 2, durationMs: PRODUCT_MS })
      case 'shape':
        if (slides.has(part) || slide !== undefined) return slides.get(part) ?? slide ?? STILL
        return isLarge(part) || isBehindPicture(index)
          ? motion({ entrance: 'grow', delayMs: 0, durationMs: 900, origin: originOf(part.box, frame) })
          : motion({ entrance: 'fade', delayMs: WORDS_FROM, durationMs: ENTRANCE_MS })
      case 'brand':
      case 'brandName':
        // The brand is there from the first frame on, unless what it lies on is not.
        return delayMs === 0 ? STILL : word('fade')
      case 'headline':
        return word('reveal', { durationMs: 700 })
      case 'price':
      case 'sticker':
      case 'reduction':
        return word('pop')
      case 'button':
        return word('pop', {
          nudge: { delayMs: delayMs + ENTRANCE_MS + NUDGE.afterMs, durationMs: NUDGE.durationMs, times: NUDGE.times },
        })
      case 'before':
      case 'leader':
        return word('fade')
      default:
        return under[index].some((panel) => !isLarge(panel)) ? word('fade') : word('rise')
    }
  })
}

/** When the words of a banner come, and those on a panel that moves, not before it; null for other parts. */
function wordDelays(parts: readonly BannerPart[], isOnPanel: (index: number) => boolean): readonly (number | null)[] {
  const words = parts.flatMap((part, index) => (rankOf(part.role) < 0 ? [] : [{ part, index, rank: rankOf(part.role) }]))
  const inOrder = words.toSorted((one, other) => one.rank - other.rank || one.part.box.top - other.part.box.top)
  const delays: (number | null)[] = parts.map(() => null)
  let at = WORDS_FROM
  for (const [place, { index, rank, part }] of inOrder.entries()) {
    const before = inOrder.at(place - 1)
    const isSame = place > 0 && before?.rank === rank
    if (place > 0 && rank > 0 && before !== undefined && before.rank > 0)
      at += !isSame ? STEP : rank === HEADLINE ? LINE_STEP : rank === FEATURES && isInRow(part.box, before.part.box) ? 0 : LIST_STEP
    delays[index] = rank === 0 ? (isOnPanel(index) ? PANEL.durationMs - 150 : 0) : at
  }
  return delays
}

const isInRow = (one: AdBox, other: AdBox): boolean =>
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2

/** A panel with the edges that belong to it, and with a band across the frame that widens it: they move as one. */
function withEdges(panel: BannerPart, parts: readonly BannerPart[], frame: Size) {
  const edges = parts.filter((part) => part !== panel && (part.role === 'edge' || isAcross(part, frame)) && touches(part.box, panel.box))
  return { edges, extent: edges.reduce((extent, { box }) => boxAroundBoth(extent, box), panel.box) }
}

const isAcross = ({ role, box }: BannerPart, frame: Size): boolean =>
  role === 'shape' && (box.width >= frame.width - NEAR || box.height >= frame.height - NEAR)

const areaOf = ({ width, height }: AdBox): number => width * height

/** Whether the middle of a box is on another. */
function isOn({ left, top, width, height }: AdBox, other: AdBox): boolean {
  const [x, y] = [left + width / 2, top + height / 2]
  return x >= other.left && x <= other.left + other.width && y >= other.top && y <= other.top + other.height
}

/** Boxes within this many pixels of each other touch. */
const NEAR = 2
const touches = (one: AdBox, other: AdBox): boolean =>
  one.left <= other.left + other.width + NEAR &&
  other.left <= one.left + one.width + NEAR &&
  one.top <= other.top + other.height + NEAR &&
  other.top <= one.top + one.height + NEAR

function boxAroundBoth(one: AdBox, other: AdBox): AdBox {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** From where a panel comes that lies at an edge of the frame; null for one that lies at none, or at all. */
function wayIn(box: AdBox, frame: Size): Motion['shift'] | null {
  const { left, top, width, height } = box
  const at = edgesAt(box, frame)
  // Some pixels farther than its own length: on its way it is larger.
  if (at.bottom && !at.top) return { x: 0, y: frame.height - top + NEAR }
  if (at.top && !at.bottom) return { x: 0, y: -(top + height + NEAR) }
  if (at.left && !at.right) return { x: -(left + width + NEAR), y: 0 }
  return at.right && !at.left ? { x: frame.width - left + NEAR, y: 0 } : null
}

const edgesAt = ({ left, top, width, height }: AdBox, frame: Size) => ({
  left: left <= NEAR,
  right: left + width >= frame.width - NEAR,
  top: top <= NEAR,
  bottom: top + height >= frame.height - NEAR,
})

/** What lies at an edge of the frame stays there as it grows. */
function originOf(box: AdBox, frame: Size): Motion['origin'] {
  const at = edgesAt(box, frame)
  return { x: at.left === at.right ? 0.5 : at.left ? 0 : 1, y: at.top === at.bottom ? 0.5 : at.top ? 0 : 1 }
}

/** When nothing moves any more, milliseconds. */
export const motionEndMs = (motions: readonly Motion[]): number =>
  Math.max(
    0,
    ...motions.map(({ delayMs, durationMs, nudge }) =>
      Math.max(delayMs + durationMs, nudge === null ? 0 : nudge.delayMs + nudge.durationMs * nudge.times),
    ),
  )

/** How often what repeats most does so. */
export const loopsOf = (motions: readonly Motion[]): number => Math.max(1, ...motions.map(({ nudge }) => nudge?.times ?? 1))
