import { type LinearColor } from '../../color.ts'
import { length2, roundedRectangle } from '../distance.ts'
import { metal, plastic, printInk } from '../skins.ts'
import { SKIN, type Skin } from '../shape.ts'
import { type WatchDesign } from './watch-design.ts'
import { shaded } from './worn-skins.ts'

/** The dial under the hands: marks of hours and minutes, the date. */
export function paintDial(skin: Skin, { dialColor, inkColor, markColor }: WatchDesign, x: number, up: number): void {
  const r = length2(x, up)
  const turn = Math.atan2(x, up)
  // Rays from the middle catch the light as they turn.
  const sun = 0.5 + 0.5 * Math.cos(turn * 2 - 0.9)
  plastic(skin, [dialColor[0] * (0.7 + 0.5 * sun), dialColor[1] * (0.7 + 0.5 * sun), dialColor[2] * (0.7 + 0.5 * sun)], 0.12)
  const twelfth = (turn / (2 * Math.PI)) * 12
  const off = (twelfth - Math.round(twelfth)) * ((2 * Math.PI) / 12) * r
  const isQuarter = Math.round(twelfth) % 3 === 0
  if (Math.round(twelfth) !== 3 && Math.abs(off) < (isQuarter ? 0.016 : 0.01) && r > (isQuarter ? 0.27 : 0.3) && r < 0.375)
    return metal(skin, markColor, 0.2)
  const sixtieth = (turn / (2 * Math.PI)) * 60
  if (Math.abs(sixtieth - Math.round(sixtieth)) * ((2 * Math.PI) / 60) * r < 0.003 && r > 0.385 && r < 0.405) printInk(skin, inkColor, 0.9)
  // No maker's name, only a small applied mark.
  if (Math.abs(up - 0.18) < 0.008 && Math.abs(x) < 0.05) printInk(skin, inkColor, 0.8)
  const date = roundedRectangle(x - 0.31, up, 0.05, 0.036, 0.006)
  if (date < 0) plastic(skin, [0.85, 0.85, 0.83], 0.2)
  else if (date < 0.006) metal(skin, markColor, 0.2)
}

/** The angles of the hands at ten past ten, from twelve o'clock: both are visible and frame the name. */
const HOUR = -0.96
const MINUTE = 1.05
const SECOND = 2.6

/** Signed distance from a hand, below 0 within. */
function pointerAt(x: number, up: number, angle: number, long: number, wide: number): number {
  const along = x * Math.sin(angle) + up * Math.cos(angle)
  const off = Math.abs(x * Math.cos(angle) - up * Math.sin(angle))
  const taper = wide * (1 - (0.55 * Math.max(0, along)) / long)
  return Math.max(off - taper, -along - 0.06, along - long)
}

/** The nearer of the hands of hours and minutes. */
const longPointersAt = (x: number, up: number): number =>
  Math.min(pointerAt(x, up, HOUR, 0.23, 0.02), pointerAt(x, up, MINUTE, 0.35, 0.015))

export function paintPointers(skin: Skin, { markColor, secondHandColor }: WatchDesign, x: number, up: number): void {
  const shadow = longPointersAt(x - 0.012, up + 0.016)
  if (shadow < 0.004) shaded(skin, 0.35)
  if (longPointersAt(x, up) < 0) metal(skin, markColor, 0.16)
  if (pointerAt(x, up, SECOND, 0.38, 0.005) < 0) plastic(skin, secondHandColor, 0.2)
  if (length2(x, up) < 0.026) metal(skin, markColor, 0.16)
}

/** The screen of a smart watch. */
export function paintScreen(skin: Skin, { dialColor }: WatchDesign, x: number, up: number): void {
  plastic(skin, dialColor, 0.06)
  skin[SKIN.gloss] = 0.45
  paintRing(skin, x, up)
  // The day's bars in the ring, and a line of text below.
  for (let bar = 0; bar < 5; bar++) {
    const tall = 0.035 + 0.05 * Math.abs(Math.sin(bar * 2.3 + 1))
    if (roundedRectangle(x - (bar - 2) * 0.042, up + 0.14 - tall, 0.012, tall, 0.01) < 0) {
      printInk(skin, bar === 3 ? [0.95, 0.55, 0.12] : [0.75, 0.77, 0.78], 1)
      skin[SKIN.glow] = 0.25
    }
  }
  if (roundedRectangle(x, up + 0.36, 0.12, 0.012, 0.012) < 0) printInk(skin, [0.4, 0.41, 0.43], 1)
  // Ten past ten, as in watch advertising.
  const digit = Math.min(
    Math.abs(roundedRectangle(Math.abs(x - 0.0) - 0.085 + (x > 0 ? -0.06 : 0), up - 0.27, 0.026, 0.05, 0.012)) - 0.007,
    roundedRectangle(x + 0.16, up - 0.27, 0.007, 0.057, 0.003),
    roundedRectangle(x - 0.06, up - 0.27, 0.007, 0.057, 0.003),
  )
  const colon = Math.min(length2(x + 0.015, up - 0.29), length2(x + 0.015, up - 0.25)) - 0.009
  if (Math.min(digit, colon) < 0) {
    printInk(skin, [0.9, 0.9, 0.9], 1)
    skin[SKIN.glow] = 0.4
  }
}

const RING_RADIUS = 0.19
/** Share of the ring that is filled. */
const RING_SHARE = 0.72
const RING_COLOR: LinearColor = [0.08, 0.62, 0.56]

function paintRing(skin: Skin, x: number, up: number): void {
  const r = length2(x, up + 0.06)
  const turn = (Math.atan2(x, up + 0.06) / (2 * Math.PI) + 1) % 1
  if (Math.abs(r - RING_RADIUS) >= 0.024) return
  printInk(skin, RING_COLOR, turn < RING_SHARE ? 1 : 0.16)
  if (turn < RING_SHARE) skin[SKIN.glow] = 0.25
}
