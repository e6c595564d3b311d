import { type AdBox } from './arrange.ts'
import { frameShapeOf } from './layout.ts'

/** Opacity of the shade behind text: white on it has a contrast of 4.5 : 1 even over a white photograph from 0.62 on. */
export const SHADE_OPACITY = 0.86
const STEPS = 8
/** Length of the way in, as a share of the frame's longer side. */
const LEAD = 0.13

/** A shade from the text to the nearest edge of the frame that comes in gradually: stops of an S curve, so that no edge shows. `color` is `#RRGGBB`. */
export function shadeBehind({ left, top, width, height }: AdBox, frame: AdBox, color: string, opacity: number): string {
  const lead = LEAD * Math.max(frame.width, frame.height)
  const isBeside = frameShapeOf(frame) === 'strip' || (width < frame.width * 0.7 && height > frame.height * 0.4)
  if (isBeside) {
    const isLeft = left + width / 2 < frame.width / 2
    return isLeft
      ? gradient('270deg', color, opacity, frame.width - left - width - lead, frame.width - left - width)
      : gradient('90deg', color, opacity, left - lead, left)
  }
  const isBelow = top + height / 2 > frame.height / 2
  return isBelow
    ? gradient('180deg', color, opacity, top - lead, top)
    : gradient('0deg', color, opacity, frame.height - top - height - lead, frame.height - top - height)
}

function gradient(direction: string, color: string, opacity: number, from: number, to: number): string {
  const stops = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const alpha = Math.round(255 * opacity * share * share * (3 - 2 * share))
    return `${color}${alpha.toString(16).padStart(2, '0')} ${Math.round(from + (to - from) * share)}px`
  })
  return `linear-gradient(${direction}, ${stops.join(', ')})`
}
