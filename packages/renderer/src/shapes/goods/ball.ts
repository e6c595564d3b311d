import { type LinearColor } from '../../color.ts'
import { length3 } from '../distance.ts'
import { matte, printInk } from '../skins.ts'
import { cellNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

const RADIUS = 0.62
const TILT = 0.42
/** Optic yellow, the colour of tennis balls since 1972. */
const FELT: LinearColor = [0.58, 0.72, 0.06]
const GOLDEN = (1 + Math.sqrt(5)) / 2

/** Six of the twelve middles of a football's pentagons; the others lie opposite. */
const pentagons: readonly (readonly [number, number, number])[] = [-GOLDEN, GOLDEN].flatMap((b) => {
  const size = Math.sqrt(1 + GOLDEN * GOLDEN)
  return [
    [0, 1 / size, b / size],
    [1 / size, b / size, 0],
    [b / size, 0, 1 / size],
  ] as [number, number, number][]
})

/** Ten of the twenty middles of its hexagons: where three pentagons are equally far. */
const hexagons: readonly (readonly [number, number, number])[] = [-1, 1].flatMap((b) => {
  const size = Math.sqrt(3)
  const [near, far] = [1 / GOLDEN / size, GOLDEN / size]
  return [
    [1 / size, b / size, 1 / size],
    [1 / size, b / size, -1 / size],
    [far, b * near, 0],
    [0, far, b * near],
    [b * near, 0, far],
  ] as [number, number, number][]
})
/** How much nearer the middle the hexagons of a truncated icosahedron lie than its pentagons. */
const PENTAGON_SHARE = 2.2673 / 2.3274

/** Three numbers a panel, the pentagons first and shortened by their share: the panel of a point is looked up very often. */
const panelAxes = new Float64Array([...pentagons.flatMap((axis) => axis.map((part) => part * PENTAGON_SHARE)), ...hexagons.flat()])

const [COSINE, SINE] = [Math.cos(TILT), Math.sin(TILT)]

type BallKind = 'tennis' | 'football' | 'basketball'

/** A basketball, a football or a tennis ball: by the words, else by the seed. */
export function ball({ colors, variation, words }: ShapeChoice): Shape {
  const kind: BallKind = words.has('tennis')
    ? 'tennis'
    : words.has('football') || words.has('soccer')
      ? 'football'
      : words.has('basketball') || variation[0] < 0.5
        ? 'basketball'
        : 'football'
  const isColored = ['red', 'orange', 'pink', 'blue', 'green', 'white', 'purple', 'black', 'yellow'].some((word) => words.has(word))
  const main: LinearColor = kind === 'tennis' && !isColored ? FELT : colors.main
  const radius = kind === 'tennis' ? 0.52 : RADIUS
  return {
    distance: distanceToBall(kind, radius),
    writeSkin: (skin, x, y, z) => {
      const point = onUnitBall(x, y, z, radius)
      if (kind === 'football') paintFootball(skin, colors.second, point)
      else if (kind === 'tennis') paintTennisBall(skin, main, point)
      else paintBasketball(skin, main, point)
    },
    bounds: { height: radius, radius: radius + 0.02 },
    turn: [-60, 60],
    facing: kind === 'football' ? [0.8, 0.8, 0.8] : main,
  }
}

/** Three numbers. */
type Point = Float64Array

/** The point of the last call of `onUnitBall`: nothing may be allocated per evaluation. */
const point: Point = new Float64Array(3)

/** The tilted ball's own coordinates of a point, projected onto the unit ball. */
function onUnitBall(x: number, y: number, z: number, radius: number): Point {
  const k = 1 / length3(x, y - radius, z)
  const ux = x * k
  const uy = (y - radius) * k
  point[0] = ux * COSINE - uy * SINE
  point[1] = ux * SINE + uy * COSINE
  point[2] = z * k
  return point
}

function distanceToBall(kind: BallKind, radius: number): Shape['distance'] {
  const seamOf = kind === 'basketball' ? basketballSeam : tennisSeam
  return (x, y, z) => {
    const plain = length3(x, y - radius, z) - radius
    if (plain > 0.03) return plain
    const point = onUnitBall(x, y, z, radius)
    if (kind === 'football') {
      return (plain + 0.013 * (1 - smoothStep(0, 0.03, panelGap(point)))) * 0.8
    }
    const groove = 0.014 * (1 - smoothStep(0.008, 0.032, seamOf(point)))
    return (plain + groove) * 0.8
  }
}

/** Distance to the nearest seam on the unit ball. */
function basketballSeam([x, y, z]: Point): number {
  const curve = Math.abs(x) - 0.55 - 0.22 * (z * z - 0.2)
  return Math.min(Math.abs(y), Math.abs(z), Math.abs(curve))
}

/** The same of a tennis ball: one line that winds around. */
function tennisSeam([x, y, z]: Point): number {
  const wound = 0.62 * Math.sin(2 * Math.atan2(z, x)) * Math.sqrt(x * x + z * z)
  return Math.abs(y - wound) * 0.75
}

/** The panel of a football at the point of the last call: the next search begins with it, as most points are near the last. */
let panel = 0

/** How much farther the next panel of a football is than the nearest, which goes to `panel`. */
function panelGap([x, y, z]: Point): number {
  const along = (index: number): number => Math.abs(panelAxes[index * 3] * x + panelAxes[index * 3 + 1] * y + panelAxes[index * 3 + 2] * z)
  let first = along(panel)
  let second = -1
  for (let index = 0, begun = panel; index < 16; index++) {
    const here = along(index)
    if (here < second || index === begun) continue
    // Of two as near the first: which one must not depend on where the search began.
    if (here > first || (here === first && index < panel)) {
      second = first
      first = here
      panel = index
    } else second = here
  }
  return first - second
}

function paintFootball(skin: Skin, second: LinearColor, point: Point): void {
  const [x, y] = point
  matte(skin, [0.86, 0.86, 0.85], x, y)
  skin[SKIN.gloss] = 0.8
  skin[SKIN.roughness] = 0.3
  const gap = panelGap(point)
  if (panel < 6) printInk(skin, second, 1)
  else if (gap < 0.006) printInk(skin, [0.1, 0.1, 0.1], 0.5)
}

/** Lengths along the skin of a ball, for its pattern. */
const patternOf = ([x, y, z]: Point): readonly [u: number, v: number] => [
  Math.atan2(x, z) * 34,
  Math.asin(Math.max(-1, Math.min(1, y))) * 48,
]

function paintTennisBall(skin: Skin, main: LinearColor, point: Point): void {
  const [u, v] = patternOf(point)
  matte(skin, main, point[0], point[1])
  const fuzz = smoothNoise(u * 6, v * 6) * 0.6 + smoothNoise(u * 15, v * 15) * 0.4
  for (const channel of [SKIN.red, SKIN.green, SKIN.blue]) skin[channel] *= 0.78 + 0.4 * fuzz
  skin[SKIN.gloss] = 0
  skin[SKIN.sheen] = 0.8
  skin[SKIN.bendX] = (fuzz - 0.5) * 0.5
  skin[SKIN.bendY] = (cellNoise(Math.floor(u * 9), Math.floor(v * 9)) - 0.5) * 0.2
  if (tennisSeam(point) < 0.03) printInk(skin, [0.82, 0.84, 0.8], 1)
}

function paintBasketball(skin: Skin, main: LinearColor, point: Point): void {
  const [u, v] = patternOf(point)
  matte(skin, main, point[0], point[1])
  // Pebbles in staggered rows.
  const column = u - Math.floor(u) - 0.5
  const row = v + 0.5 * (Math.floor(u) & 1)
  const down = row - Math.floor(row) - 0.5
  skin[SKIN.bendX] = column * 0.42 * COSINE
  skin[SKIN.bendY] = down * 0.42
  skin[SKIN.gloss] = 0.6
  skin[SKIN.roughness] = 0.42
  if (basketballSeam(point) < 0.022) {
    skin.fill(0)
    matte(skin, [0.018, 0.016, 0.015], point[0], point[1])
  }
}
