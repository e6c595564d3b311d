import { VIDEO_FPS } from '@adloom/domain/video.ts'
import { backOut, progressBetween, clamp, easeInOut, easeOut, lerp } from '../timeline/easing.ts'
import { type Layer } from '../timeline/frame.ts'
import { withLeaving, areaOf, driftScale, restingPiece, type Reveal, type RevealTime, type SpriteLayer, uncovered } from './reveal-type.ts'
import { type TypeBlock } from '../timeline/timeline.ts'

/** Frames of an unhurried price: the old one is there, the stroke goes through it, it makes room, the new one has landed. */
const PRICE_FRAMES = { old: 9, strikes: 13, struck: 23, lands: 26, landed: 38 }
/** The share of its time by which all of a price must be in place; a shorter shot (seconds) has no time for a stroke. */
const COMPLETE_SHARE = 0.6
const STRIKE_SECONDS_LEAST = 0.9
/** How much larger the old price is while it is alone. */
const ALONE_SCALE = 1.6
/** A price beats with the music by this share, below its full size. */
const BEAT_SHARE = 0.03

const isRevealed = (block: TypeBlock, { start, end }: RevealTime): boolean =>
  block.pieces.length > 2 && end - start >= STRIKE_SECONDS_LEAST * VIDEO_FPS

/** Speed relative to unhurried, at most 1. */
const paceOf = ({ start, end }: RevealTime): number => Math.min(1, ((end - start) * COMPLETE_SHARE) / PRICE_FRAMES.landed)

/** The frame at which the new price jumps in. */
export const priceLandsAt = (block: TypeBlock, time: RevealTime): number =>
  isRevealed(block, time) ? Math.round(time.start + PRICE_FRAMES.lands * paceOf(time)) : time.start

/**
 * A price (`ShotTexts.offer`): the old one is alone, a stroke is drawn through it, it makes room and the new one jumps in. Without an old price, or
 * without time for it, the new one jumps in first.
 */
export const priceReveal: Reveal = (block, at, frame, time) => {
  const { start, end, leave, beat } = time
  const [now, old, stroke] = block.pieces
  if (frame < start || frame >= end || now === undefined) return []
  const scale = driftScale(frame, time)
  const since = (frame - start + 1) / paceOf(time)
  const startsWithOld = isRevealed(block, time)
  const layers: Layer[] = []
  if (old !== undefined) {
    const alone = startsWithOld ? 1 - easeInOut(progressBetween(PRICE_FRAMES.struck, PRICE_FRAMES.lands + 5, since)) : 0
    const large = Math.max(1, Math.min(ALONE_SCALE, (block.width / old.width) * 0.92))
    const begins = startsWithOld ? 0 : PRICE_FRAMES.old / 2
    const entered = progressBetween(begins, begins + PRICE_FRAMES.old, since)
    const rest = restingPiece(old, block, at, scale)
    const bar = stroke === undefined ? null : restingPiece(stroke, block, at, scale)
    // Its figures are low in their line: the stroke is at their middle.
    const x = rest.x + old.width / 2 + old.margin
    const y = bar === null || stroke === undefined ? rest.y + old.height / 2 + old.margin : bar.y + stroke.height / 2 + stroke.margin
    const grown = lerp(1, large, alone)
    const to = { x: lerp(x, at.x + block.width / 2, alone), y: lerp(y, at.y + block.height / 2, alone) }
    // The stroke moves with its price.
    const carried = (sprite: SpriteLayer, width: number, height: number, size: number): SpriteLayer => ({
      ...sprite,
      x: to.x + (sprite.x + width / 2 - x) * size - width / 2,
      y: to.y + (sprite.y + height / 2 - y) * size - height / 2,
      scale: sprite.scale * size,
    })
    const price = carried(rest, old.width + 2 * old.margin, old.height + 2 * old.margin, grown * lerp(0.6, 1, backOut(entered)))
    if (entered > 0) layers.push({ ...price, alpha: clamp(entered * 3) })
    const drawn = startsWithOld
      ? progressBetween(PRICE_FRAMES.strikes, PRICE_FRAMES.struck, since)
      : progressBetween(begins + PRICE_FRAMES.old, begins + 2 * PRICE_FRAMES.old, since)
    if (bar !== null && stroke !== undefined && drawn > 0) {
      const line = carried(bar, stroke.width + 2 * stroke.margin, stroke.height + 2 * stroke.margin, grown)
      layers.push(uncovered(line, easeOut(drawn), areaOf(line, stroke)))
    }
  }
  const begins = startsWithOld ? PRICE_FRAMES.lands : 0
  const jumps = progressBetween(begins, begins + PRICE_FRAMES.landed - PRICE_FRAMES.lands, since)
  if (jumps > 0) {
    const beats = 1 - BEAT_SHARE * (1 - Math.exp((-3.2 * (frame % (2 * beat))) / beat))
    const rest = restingPiece(now, block, at, scale)
    layers.push({ ...rest, scale: rest.scale * beats * lerp(0.3, 1, backOut(jumps)), alpha: clamp(jumps * 3) })
  }
  return leave > 0 ? withLeaving(layers, progressBetween(end - leave, end, frame), block.lineHeight) : layers
}
