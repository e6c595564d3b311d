import { leaveFrames } from './leave-frames.ts'
import { cornerOf } from './corners.ts'
import { alignBlock } from '../type/block-place.ts'
import { progressBetween, easeIn, easeOut } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { clipTo } from './label.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot } from './shot.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** Strip of a line, in parts of the line height: its upper and lower edge below the capitals' upper one, and the air at its ends. */
const STRIP = { top: -0.23, bottom: 0.9, air: 0.32, radius: 0.14 }
/** Frames in which a strip opens and closes, and the delay of the next one. */
const OPEN_FRAMES = 9
const CLOSE_FRAMES = 6
const LINE_DELAY_FRAMES = 3

/** The area of an open strip of a line; the block is at (x, y), its lines aligned. */
function stripOf({ pieces, lineHeight }: TypeBlock, { x, y }: { readonly x: number; readonly y: number }, line: number): FrameRegion {
  const own = pieces.filter((piece) => piece.line === line)
  const left = Math.min(...own.map((piece) => piece.x + piece.margin)) - lineHeight * STRIP.air
  const right = Math.max(...own.map((piece) => piece.x + piece.margin + piece.width)) + lineHeight * STRIP.air
  const top = y + lineHeight * (line + STRIP.top)
  return { left: x + left, top, width: right - left, height: lineHeight * (STRIP.bottom - STRIP.top) }
}

/** A text whose lines stand on strips in the brand's colour, uncovered one after the other. */
export function stripLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { colors, beat } = parts
  const { reveal = wordsRise, spot, start, end } = shot
  if (shot.block === null || shot.block === undefined || spot === null) return []
  const block = alignBlock(shot.block, spot.align)
  const mirrored = spot.from === 'right'
  const leave = leaveFrames(shot, CLOSE_FRAMES)
  const strips = Array.from({ length: block.lines }, (_, line): FrameRegion => {
    const whole = stripOf(block, spot, line)
    const shown =
      easeOut(progressBetween(0, OPEN_FRAMES, at - start + 1 - line * LINE_DELAY_FRAMES)) *
      (1 - easeIn(progressBetween(end - leave, end, at)))
    const width = whole.width * shown
    return { ...whole, width, left: mirrored ? whole.left + whole.width - width : whole.left }
  })
  const type = reveal(block, spot, at, { start: start + 3, end, beat, leave: 0, mirrored })
  const lines = new Map(block.pieces.map((piece) => [piece.sprite, piece.line]))
  return [
    ...strips.flatMap((region): Layer[] =>
      region.width < 1
        ? []
        : [{ kind: 'panel', region, color: colors.brand, alpha: 1, radius: cornerOf(parts, block.lineHeight * STRIP.radius) }],
    ),
    ...type.map((layer) => {
      const line = layer.kind === 'sprite' ? (lines.get(layer.sprite) ?? 0) : 0
      const isOpen = at - start - line * LINE_DELAY_FRAMES >= OPEN_FRAMES && at < end - leave
      return isOpen ? layer : clipTo(layer, strips[line])
    }),
  ]
}
