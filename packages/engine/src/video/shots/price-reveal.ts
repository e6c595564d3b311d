import { VIDEO_FPS } from '@adloom/domain/video.ts'
import { backOut, progressBetween, clamp, easeInOut, easeOut, lerp } from '../timeline/easing.ts'
import { type Layer } from '../timeline/frame.ts'
import { blockOut, coveredBy, driftAt, restOf, type Reveal, type RevealTime, type SpriteLayer, uncovered } from './reveal-type.ts'
import { type TypeBlock } from '../timeline/timeline.ts'

/** Frames of an unhurried price: the old one is there, the stroke goes through it, it makes room, the new one has landed. */
const STEPS = { old: 9, strikes: 13, struck: 23, lands: 26, landed: 38 }
/** The share of its time by which all of a price must be in place; a shorter shot (seconds) has no time for a stroke. */
const ALL_IN = 0.6
const TOO_SHORT = 0.9
/** How much larger the old price is while it is alone. */
const ALONE = 1.6
/** A price beats with the music by this share, below its full size. */
const BEAT = 0.03

const isRevealed = (block: TypeBlock, { start, end }: RevealTime): boolean =>
  block.pieces.length > 2 && end - start >= TOO_SHORT * VIDEO_FPS

/** Speed relative to unhurried, at most 1. */
const paceOf = ({ start, end }: RevealTime): number => Math.min(1, ((end - start) * ALL_IN) / STEPS.landed)

/** The frame at which the new price jumps in. */
export const priceLands = (block: TypeBlock, time: RevealTime): number =>
  isRevealed(block, time) ? Math.round(time.start + STEPS.lands * paceOf(time)) : time.start

/**
 * A price (`SpokenType.offer`): the old one is alone, a stroke is drawn through it, it makes room and the new one jumps in. Without an old price, or
 * without time for it, the new one jumps in first.
 */
export const priceReveal: Reveal = (block, at, frame, time) => {
  const { start, end, leave, beat } = time
  const [now, old, stroke] = block.pieces
  if (frame < start || frame >= end || now === undefined) return []
  const scale = driftAt(frame, time)
  const since = (frame - start + 1) / paceOf(time)
  const startsWithOld = isRevealed(block, time)
  const layers: Layer[] = []
  if (old !== undefined) {
    const alone = startsWithOld ? 1 - easeInOut(progressBetween(STEPS.struck, STEPS.lands + 5, since)) : 0
    const large = Math.max(1, Math.min(ALONE, (block.width / old.width) * 0.92))
    const begins = startsWithOld ? 0 : STEPS.old / 2
    const comes = progressBetween(begins, begins + STEPS.old, since)
    const rest = restOf(old, block, at, scale)
    const bar = stroke === undefined ? null : restOf(stroke, block, at, scale)
    // Its figures are low in their line: the stroke is at their middle.
    const x = rest.x + old.width / 2 + old.room
    const y = bar === null || stroke === undefined ? rest.y + old.height / 2 + old.room : bar.y + stroke.height / 2 + stroke.room
    const grown = lerp(1, large, alone)
    const to = { x: lerp(x, at.x + block.width / 2, alone), y: lerp(y, at.y + block.height / 2, alone) }
    // The stroke moves with its price.
    const carried = (sprite: SpriteLayer, width: number, height: number, size: number): SpriteLayer => ({
      ...sprite,
      x: to.x + (sprite.x + width / 2 - x) * size - width / 2,
      y: to.y + (sprite.y + height / 2 - y) * size - height / 2,
      scale: sprite.scale * size,
    })
    const price = carried(rest, old.width + 2 * old.room, old.height + 2 * old.room, grown * lerp(0.6, 1, backOut(comes)))
    if (comes > 0) layers.push({ ...price, alpha: clamp(comes * 3) })
    const drawn = startsWithOld
      ? progressBetween(STEPS.strikes, STEPS.struck, since)
      : progressBetween(begins + STEPS.old, begins + 2 * STEPS.old, since)
    if (bar !== null && stroke !== undefined && drawn > 0) {
      const line = carried(bar, stroke.width + 2 * stroke.room, stroke.height + 2 * stroke.room, grown)
      layers.push(uncovered(line, easeOut(drawn), coveredBy(line, stroke)))
    }
  }
  const begins = startsWithOld ? STEPS.lands : 0
  const jumps = progressBetween(begins, begins + STEPS.landed - STEPS.lands, since)
  if (jumps > 0) {
    const beats = 1 - BEAT * (1 - Math.exp((-3.2 * (frame % (2 * beat))) / beat))
    const rest = restOf(now, block, at, scale)
    layers.push({ ...rest, scale: rest.scale * beats * lerp(0.3, 1, backOut(jumps)), alpha: clamp(jumps * 3) })
  }
  return leave > 0 ? blockOut(layers, progressBetween(end - leave, end, frame), block.lineHeight) : layers
}
