import { labDistance, type LabPlanes } from '../../image/color-space.ts'

/** A colour (OKLab), and the share of a thing, 0 to 1, that has about this colour. */
interface ColorShare {
  readonly l: number
  readonly a: number
  readonly b: number
  readonly share: number
}

/** The colours of a thing in a photograph: the same at any size, place and turn. */
export type ThingColors = readonly ColorShare[]

/** Sides of a bin of similar colours. */
const BIN = { lightness: 0.1, hue: 0.05 }
/** Bins along lightness, and along `a` and `b`, which reach from -0.4 to 0.4. */
const LIGHTNESSES = 11
const HUES = 17
const HUE_REACH = 0.4
/** Rarer colours are mixtures at outlines. */
const SHARE_MIN = 0.01

const stepOf = (value: number, side: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(value / side)))

/** The colours of the cells where `labels` is `label`. */
export function thingColors({ l, a, b }: LabPlanes, labels: ArrayLike<number>, label: number): ThingColors {
  // Count, and sums of the three planes.
  const sums = new Float64Array(LIGHTNESSES * HUES * HUES * 4)
  let total = 0
  for (let cell = 0; cell < l.length; cell += 1) {
    if (labels[cell] !== label) continue
    total += 1
    const light = stepOf(l[cell], BIN.lightness, LIGHTNESSES)
    const red = stepOf(a[cell] + HUE_REACH, BIN.hue, HUES)
    const at = ((light * HUES + red) * HUES + stepOf(b[cell] + HUE_REACH, BIN.hue, HUES)) * 4
    sums[at] += 1
    sums[at + 1] += l[cell]
    sums[at + 2] += a[cell]
    sums[at + 3] += b[cell]
  }
  const kept = sums.reduce((count, value, at) => count + (at % 4 === 0 && value >= total * SHARE_MIN ? value : 0), 0)
  const colors: ColorShare[] = []
  for (let at = 0; at < sums.length; at += 4) {
    const count = sums[at]
    if (count === 0 || count < total * SHARE_MIN) continue
    colors.push({ l: sums[at + 1] / count, a: sums[at + 2] / count, b: sums[at + 3] / count, share: count / kept })
  }
  return colors
}

/** Distance up to which two colours are one in another light: photographs of a shop differ in exposure. */
const SAME_COLOR = 0.1

const distanceOf = (one: ColorShare, other: ColorShare): number => labDistance(one.l - other.l, one.a - other.a, one.b - other.b)

/** How much of the first thing, 0 to 1, has colours that the second has too, however little of it. */
export const sharedColors = (one: ThingColors, other: ThingColors): number =>
  one.reduce((sum, color) => sum + (other.some((own) => distanceOf(color, own) < SAME_COLOR) ? color.share : 0), 0)

/** How alike two things are in how much of each colour they have, 0 to 1: the most that pairs of the same colour can have in common. */
export function colorLikeness(one: ThingColors, other: ThingColors): number {
  const left = [one.map(({ share }) => share), other.map(({ share }) => share)] as const
  const pairs = one
    .flatMap((color, from) => other.map((own, to) => ({ from, to, distance: distanceOf(color, own) })))
    .filter(({ distance }) => distance < SAME_COLOR)
    .toSorted((first, second) => first.distance - second.distance)
  let common = 0
  for (const { from, to } of pairs) {
    const share = Math.min(left[0][from], left[1][to])
    left[0][from] -= share
    left[1][to] -= share
    common += share
  }
  return common
}
