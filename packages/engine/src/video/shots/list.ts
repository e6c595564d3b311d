import { aspectOf } from '../timeline/aspect.ts'
import { backOut, progressBetween, easeIn, easeOut, lerp } from '../timeline/easing.ts'
import { type FrameRegion, type Layer } from '../timeline/frame.ts'
import { withLeaving, linesSlide } from './reveal-type.ts'
import { type ListRow, type ListTime, type Shot, type TextSpot } from './shot.ts'
import { type TimelineParts } from '../timeline/timeline.ts'

/** In parts of the frame's shorter side: air between facts, a mark's width, and the air between it and its fact. */
const FACT_GAP = 0.062
const MARK_WIDTH = 0.06
const MARK_GAP = 0.026
/** Largest height of a list, in parts of an upright frame, and in a wide one of the safe area; then a new one begins. */
const HEIGHT_MOST = { upright: 0.36, wide: 0.9 }
/** The middle of capitals below their upper edge, in parts of the line height. */
const CAP_MIDDLE = 0.308
const OPEN_FRAMES = 10
const CLOSE_FRAMES = 7

/** The list of each shot that has one; consecutive shots share it. */
export function listTimes(shots: readonly Pick<Shot, 'over' | 'block' | 'start' | 'end'>[]): readonly (ListTime | null)[] {
  const isOf = (index: number): boolean => shots[index]?.over === 'list'
  return shots.map((_, index) => {
    if (!isOf(index)) return null
    let [first, last] = [index, index]
    while (isOf(first - 1)) first--
    while (isOf(last + 1)) last++
    const rows = shots.slice(0, index + 1).flatMap(({ over, block, start }, at): ListRow[] =>
      over !== 'list' || block === null || block === undefined
        ? []
        : // Facts from before a break are there when the list returns.
          [{ block, start: at < first ? shots[first].start - OPEN_FRAMES * 6 : start }],
    )
    return { rows, start: shots[first].start, end: shots[last].end }
  })
}

/** Height of facts one below the other. */
const heightOf = (rows: readonly ListRow[], gap: number): number =>
  rows.reduce((sum, { block }) => sum + block.height, Math.max(0, rows.length - 1) * gap)

/** The facts visible at the end of the rows: as many as fit, counted from the first one on. */
function pageOf(rows: readonly ListRow[], gap: number, most: number): readonly ListRow[] {
  let page: readonly ListRow[] = []
  for (const row of rows) page = page.length > 0 && heightOf([...page, row], gap) > most ? [row] : [...page, row]
  return page
}

/** A list on a panel in the brand's colour beside or over the product: fact after fact is ticked, and earlier ones stay. */
export function listLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { list = null, spot, start } = shot
  if (list === null || spot === null) return []
  const { width, safe, beat } = parts
  const shorter = Math.min(width, parts.height)
  const isWide = spot.from === 'left' || spot.from === 'right'
  const gap = Math.round(shorter * FACT_GAP)
  const rows = pageOf(list.rows, gap, isWide ? safe.height * HEIGHT_MOST.wide : parts.height * HEIGHT_MOST.upright)
  const [now, before] = [heightOf(rows, gap), heightOf(rows.slice(0, -1), gap)]
  // Existing rows make room for the new one.
  const grown = rows.length < 2 ? 1 : easeOut(progressBetween(0, 10, at - start + 1))
  const height = lerp(before, now, grown)
  const inset = shorter * 0.03
  const top = isWide
    ? safe.top + (safe.height - height) / 2
    : spot.from === 'top'
      ? safe.top + inset
      : safe.top + safe.height - height - inset
  const column = isWide ? width * 0.4 : safe.width
  const left = spot.from === 'right' ? safe.left + safe.width - column : safe.left
  const mark = Math.round(shorter * MARK_WIDTH)
  const leave = Math.min(CLOSE_FRAMES, Math.round((list.end - list.start) * 0.1))
  const shown =
    easeOut(progressBetween(0, OPEN_FRAMES, at - list.start + 1)) * (1 - easeIn(progressBetween(list.end - leave, list.end, at)))
  let y = top
  const facts = rows.flatMap(({ block, start: comes }): Layer[] => {
    const begins = comes === list.start ? comes + 5 : comes
    const text = { x: left + mark + Math.round(shorter * MARK_GAP), y }
    const middle = y + block.lineHeight * CAP_MIDDLE
    y += block.height + gap
    // From the side away from the mark, which it would run over.
    const time = { start: begins + 3, end: list.end, beat, leave: 0, mirrored: true }
    return [...tickLayers(parts, { left, middle, size: mark }, at - begins, at), ...linesSlide(block, text, at, time)]
  })
  return [
    ...panelFor(parts, spot, { top, height }, shown),
    ...withLeaving(facts, progressBetween(list.end - leave, list.end, at), shorter * 0.08),
  ]
}

/**
 * A tick on a disc, `size` pixels wide, `since` frames after it appeared: the disc jumps in, the tick is drawn down and up, both beat with the music.
 */
function tickLayers(
  { colors, beat, type }: TimelineParts,
  { left, middle, size }: { readonly left: number; readonly middle: number; readonly size: number },
  since: number,
  at: number,
): Layer[] {
  if (since < 0) return []
  const beats = 1 + 0.07 * Math.exp((-3.2 * (at % beat)) / beat)
  const disc = size * lerp(0.3, 1, backOut(progressBetween(0, 9, since + 1))) * (since < 20 ? 1 : beats)
  const center = left + size / 2
  const stroke = size * 0.17
  // The foot of the tick; strokes are cut level at their ends.
  const foot = { x: center - size * 0.07, y: middle + size * 0.24 }
  const down = easeOut(progressBetween(6, 10, since + 1))
  const up = easeOut(progressBetween(9, 16, since + 1))
  const short = { across: size * 0.17, high: size * 0.2 }
  const long = { across: size * 0.34, high: size * 0.46 }
  // A tick is never mirrored: where the whole video will be, it is turned over before.
  const turned = (region: FrameRegion): FrameRegion =>
    type.isMirrored ? { ...region, left: 2 * center - region.left - region.width } : region
  const line = (region: FrameRegion, slant: number): Layer[] =>
    region.height < 1
      ? []
      : [{ kind: 'panel', region: turned(region), color: colors.brand, alpha: 1, slant: type.isMirrored ? -slant : slant }]
  return [
    {
      kind: 'panel',
      region: { left: center - disc / 2, top: middle - disc / 2, width: disc, height: disc },
      color: colors.onBrand,
      alpha: Math.min(1, (since + 1) / 3),
      radius: disc / 2,
    },
    ...line(
      {
        left: foot.x - stroke / 2 - short.across * (1 - down),
        top: foot.y - short.high,
        width: stroke,
        height: short.high * down,
      },
      -short.across * down,
    ),
    ...line({ left: foot.x - stroke / 2, top: foot.y - long.high * up, width: stroke, height: long.high * up }, long.across * up),
  ]
}

/** A panel in the brand's colour from the edge nearest to its text, a deeper one before it. */
function panelFor(
  { width, height, safe, colors }: TimelineParts,
  { from }: TextSpot,
  list: { readonly top: number; readonly height: number },
  shown: number,
): Layer[] {
  const room = Math.min(width, height) * 0.07
  const slant = aspectOf({ width, height }) === 'wide' ? height * 0.09 : 0
  return [colors.deep, colors.brand].map((color, index): Layer => {
    const more = index === 0 ? room * 0.35 : 0
    const wide = (safe.left + width * 0.4 + room + more + slant) * shown
    const region = {
      left: { left: -slant - 4, top: 0, width: wide + 4, height },
      right: { left: width - wide, top: 0, width: wide + slant + 4, height },
      top: { left: 0, top: -4, width, height: (list.top + list.height + room + more) * shown + 4 },
      bottom: {
        left: 0,
        top: height - (height - list.top + room + more) * shown,
        width,
        height: (height - list.top + room + more) * shown + 4,
      },
    }[from]
    return { kind: 'panel', region, color, alpha: 1, slant }
  })
}
