import { VIDEO_FPS } from '@adloom/domain/video.ts'
import { backOut, progressBetween, clamp, easeIn, easeOut, glide, lerp } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { type TypeBlock, type TypePiece } from '../timeline/timeline.ts'

/**
 * When a block is shown: from frame `start` up to, not including, `end`. Words enter on parts of the `beat` (frames). `leave`: frames before the end
 * at which it starts to leave; 0 is a cut. `mirrored`: from the other side.
 */
export interface RevealTime {
  readonly start: number
  readonly end: number
  readonly beat: number
  readonly leave: number
  readonly mirrored: boolean
}

/** A block at (x, y), its left top corner, at a frame: nothing before and after its time, all of it readable by 45 % of it at the latest. */
export type Reveal = (block: TypeBlock, at: { readonly x: number; readonly y: number }, frame: number, time: RevealTime) => Layer[]

/** Time a word or line takes to enter, seconds, and the share of a block's time by which all must have entered. */
const ENTRANCE_SECONDS = 0.5
const COMPLETE_SHARE = 0.45
/** A block grows by this share a second up to its full size: never still, never larger than it was set. */
const DRIFT_PER_SECOND = 0.013
const DRIFT_MOST = 0.1

export type SpriteLayer = Extract<Layer, { kind: 'sprite' }>

/** A piece at `share` of its entrance: `rest` is its final state, `line` the area of its line with the margin around it. */
type Entrance = (rest: SpriteLayer, share: number, line: FrameRegion, mirrored: boolean) => SpriteLayer

/** The frame at which each step begins: as far apart as fits, at parts of the beat if possible. */
function stepOf(steps: number, frames: number, beat: number): number {
  if (steps < 2) return 0
  const most = frames / (steps - 1)
  return [beat / 2, beat / 4, beat / 8].find((part) => part <= Math.min(most, VIDEO_FPS * 0.2)) ?? Math.min(most, VIDEO_FPS * 0.1)
}

function revealed(by: 'word' | 'line', entrance: Entrance): Reveal {
  return (block, at, frame, time) => {
    const { start, end, beat, leave, mirrored } = time
    if (frame < start || frame >= end || block.pieces.length === 0) return []
    const length = end - start
    const entranceFrames = Math.min(ENTRANCE_SECONDS * VIDEO_FPS, length * COMPLETE_SHARE * 0.6)
    const steps = by === 'line' ? block.lines : block.pieces.length
    const step = stepOf(steps, length * COMPLETE_SHARE - entranceFrames, beat)
    const scale = driftScale(frame, time)
    const layers = block.pieces.flatMap((piece, index): SpriteLayer[] => {
      const begins = start + step * (by === 'line' ? piece.line : index)
      const share = progressBetween(begins, begins + entranceFrames, frame + 1)
      if (share <= 0) return []
      const rest = restingPiece(piece, block, at, scale)
      const line = areaOf(rest, piece)
      return [isStroke(piece) ? uncovered(rest, easeOut(share), line) : entrance(rest, share, line, mirrored)]
    })
    return leave > 0 ? withLeaving(layers, progressBetween(end - leave, end, frame), block.lineHeight) : layers
  }
}

/** The scale of a constantly growing block; 1 when its time is over. */
export function driftScale(frame: number, { start, end }: RevealTime): number {
  const total = Math.min(DRIFT_MOST, (DRIFT_PER_SECOND * (end - start)) / VIDEO_FPS)
  return lerp(1 - total, 1, (frame - start) / Math.max(1, end - start))
}

/** The piece in its place, the block scaled about its middle. */
export function restingPiece(
  piece: TypePiece,
  block: TypeBlock,
  at: { readonly x: number; readonly y: number },
  scale: number,
): SpriteLayer {
  const [width, height] = [piece.width + 2 * piece.margin, piece.height + 2 * piece.margin]
  const [middleX, middleY] = [at.x + block.width / 2, at.y + block.height / 2]
  const x = middleX + (at.x + piece.x + width / 2 - middleX) * scale - width / 2
  const y = middleY + (at.y + piece.y + height / 2 - middleY) * scale - height / 2
  return { kind: 'sprite', sprite: piece.sprite, x, y, scale, alpha: 1 }
}

/** The area of the piece in its place, whole pixels, its shadow included. */
export function areaOf({ x, y, scale }: SpriteLayer, piece: TypePiece): FrameRegion {
  const [width, height] = [piece.width + 2 * piece.margin, piece.height + 2 * piece.margin]
  const [left, top] = [Math.floor(x + (width * (1 - scale)) / 2), Math.floor(y + (height * (1 - scale)) / 2)]
  return { left, top, width: Math.ceil(width * scale) + 1, height: Math.ceil(height * scale) + 1 }
}

const isStroke = ({ sprite }: TypePiece): boolean => sprite.endsWith('-stroke')

/** The visible part of a piece that is uncovered from its left. */
export const uncovered = (rest: SpriteLayer, share: number, line: FrameRegion): SpriteLayer =>
  share >= 1 ? rest : { ...rest, clip: { ...line, width: Math.round(line.width * share) } }

/** Word by word from below, behind the edge of its line. */
export const wordsRise: Reveal = revealed('word', (rest, share, line) =>
  share >= 1 ? rest : { ...rest, y: rest.y + line.height * (1 - easeOut(share)), clip: line },
)

/** Word by word, fading in a little upwards. */
export const wordsFade: Reveal = revealed('word', (rest, share, line) => ({
  ...rest,
  y: rest.y + line.height * 0.16 * (1 - easeOut(share)),
  alpha: glide(share),
}))

/** Line by line from the side. */
export const linesSlide: Reveal = revealed('line', (rest, share, line, mirrored) => ({
  ...rest,
  x: rest.x + line.height * 0.9 * (1 - easeOut(share)) * (mirrored ? 1 : -1),
  alpha: clamp(share * 1.3) ** 2,
}))

/** Word by word, each a little too large for a moment. */
export const wordsPop: Reveal = revealed('word', (rest, share) => ({
  ...rest,
  scale: rest.scale * lerp(0.55, 1, backOut(share)),
  alpha: clamp(share * 3),
}))

/** Layers on their way out: 0 unchanged, 1 gone; upwards by a quarter of `lineHeight`. */
export function withLeaving(layers: readonly Layer[], share: number, lineHeight: number): Layer[] {
  if (share <= 0) return [...layers]
  if (share >= 1) return []
  return layers.map((layer) =>
    layer.kind === 'sprite'
      ? { ...layer, y: layer.y - easeIn(share) * lineHeight * 0.25, alpha: layer.alpha * (1 - glide(share)) }
      : layer.kind === 'shade' || layer.kind === 'panel'
        ? { ...layer, alpha: layer.alpha * (1 - glide(share)) }
        : layer,
  )
}
