import { type LinearColor } from '@adloom/renderer/color.ts'
import { cellNoise, layeredNoise, smoothNoise, smoothStep } from '@adloom/renderer/noise.ts'
import { length3, roundedBox } from '@adloom/renderer/shapes/distance.ts'
import { matte, woven } from '@adloom/renderer/shapes/skins.ts'
import { type Shape, SKIN } from '@adloom/renderer/shapes/shape.ts'

/** What surrounds the product of a still life: cloths in folds, patterned mats, small things scattered around it, brick walls. */

/** Half the sides of a cloth or mat: it reaches beyond the frame. */
const HALF_WIDTH = 2.3
const HALF_DEPTH = 1.9
/** Height of a cloth where something stands on it. */
export const CLOTH_HEIGHT = 0.035
export const MAT_HEIGHT = 0.014

/** A cloth in soft folds that lies flat within `flat` of the middle. `depth`: height of its folds. */
export function foldedCloth(colors: readonly LinearColor[], seed: number, depth: number, flat: number): Shape {
  const heightAt = (x: number, z: number): number => {
    const bend = layeredNoise(x * 0.55 + seed, z * 0.55, 2) * 5
    const ridge = 1 - Math.abs(Math.sin(x * 1.5 - z * 1.1 + bend + seed))
    const cross = 1 - Math.abs(Math.sin(z * 1.9 + x * 0.6 - bend * 0.8))
    const folds = 0.75 * ridge * ridge + 0.45 * cross ** 3 + 0.25 * layeredNoise(x * 1.6, z * 1.6 + seed, 2)
    return CLOTH_HEIGHT + depth * folds * smoothStep(flat, flat + 0.75, Math.hypot(x, z * 1.15))
  }
  return {
    distance: (x, y, z) => {
      const aside = Math.max(Math.abs(x) - HALF_WIDTH, Math.abs(z) - HALF_DEPTH)
      const above = y - depth * 1.5 - CLOTH_HEIGHT
      if (above > 0.1 || aside > 0.1) return Math.max(above, aside)
      return Math.max((y - heightAt(x, z)) * 0.55, aside)
    },
    writeSkin: (skin, x, _y, z) => {
      const stripe = colors[1] !== undefined && Math.abs((x * 1.4) % 1) < 0.12 ? colors[1] : colors[0]
      woven(skin, stripe, x, z, 62)
    },
    bounds: { height: 0, radius: Math.hypot(HALF_WIDTH, HALF_DEPTH) + 0.05 },
    turn: [0, 0],
    facing: colors[0],
  }
}

/** The colour of a pattern at a point, as an index of its colours. */
const patterns = {
  gingham: (u: number, v: number) => (u % 1 < 0.5 ? 1 : 0) + (v % 1 < 0.5 ? 1 : 0),
  stripes: (u: number) => (u % 1 < 0.3 ? 1 : u % 1 < 0.42 ? 2 : 0),
  kilim: (u: number, v: number) => {
    const step = (value: number): number => Math.floor(value * 12) / 12
    const diamond = Math.abs(step(u % 1) - 0.5) + Math.abs(step(v % 1) - 0.5)
    return diamond < 0.2 ? 2 : diamond < 0.36 ? 1 : diamond < 0.44 ? 2 : 0
  },
  chevron: (u: number, v: number) => ((v + Math.abs((u % 1) - 0.5)) % 0.5 < 0.25 ? 1 : 0),
} as const
type PatternId = keyof typeof patterns

/** A flat mat or cloth with a printed or woven pattern, `perUnit` repeats a unit, turned by `angle`. */
export function patternedMat(pattern: PatternId, colors: readonly LinearColor[], perUnit: number, angle: number): Shape {
  const sine = Math.sin(angle)
  const cosine = Math.cos(angle)
  return {
    distance: (x, y, z) => roundedBox(x, y, z, HALF_WIDTH, MAT_HEIGHT, HALF_DEPTH, 0.008),
    writeSkin: (skin, x, _y, z) => {
      // Never below 0, where a remainder would be negative.
      const u = (x * cosine - z * sine) * perUnit + 50
      const v = (x * sine + z * cosine) * perUnit + 50
      const index = patterns[pattern](u, v)
      woven(skin, colors[Math.min(index, colors.length - 1)], x, z, 80)
    },
    bounds: { height: 0, radius: Math.hypot(HALF_WIDTH, HALF_DEPTH) + 0.03 },
    turn: [0, 0],
    facing: colors[0],
  }
}

const BRICK = { width: 0.46, height: 0.15, joint: 0.011, half: 0.02, round: 0.008 } as const
const WALL_HEIGHT = 2.3

/** A wall of bricks, with their colours first and the mortar's last. */
export function brickWall(colors: readonly LinearColor[]): Shape {
  const mortar = colors[colors.length - 1]
  const distance = (x: number, y: number, z: number): number => {
    if (z > 0.2) return z - 0.1
    const row = Math.floor(y / BRICK.height)
    const u = x / BRICK.width + (row % 2 === 0 ? 0 : 0.5)
    const column = Math.floor(u)
    const out = 0.012 * cellNoise(column + 40, row + 9) + 0.005 * smoothNoise(x * 22, y * 22)
    const dx = (u - column - 0.5) * BRICK.width
    const dy = y - (row + 0.5) * BRICK.height
    const brick = roundedBox(dx, dy, z, BRICK.width / 2 - BRICK.joint, BRICK.height / 2 - BRICK.joint, BRICK.half + out, BRICK.round)
    return Math.max(Math.min(brick, z - 0.003), y - WALL_HEIGHT, Math.abs(x) - HALF_WIDTH) * 0.8
  }
  return {
    distance,
    writeSkin: (skin, x, y, z) => {
      const row = Math.floor(y / BRICK.height)
      const column = Math.floor(x / BRICK.width + (row % 2 === 0 ? 0 : 0.5))
      const isMortar = z < 0.01
      matte(skin, isMortar ? mortar : colors[Math.floor(cellNoise(column + 3, row + 55) * (colors.length - 1))], x, y)
      skin[SKIN.gloss] = 0
      const worn = 0.78 + 0.3 * layeredNoise(x * 7, y * 7, 3) + 0.2 * (smoothNoise(x * 55, y * 55) - 0.5)
      for (let channel = 0; channel < 3; channel++) skin[channel] *= worn
    },
    bounds: { height: WALL_HEIGHT / 2, radius: Math.hypot(HALF_WIDTH, WALL_HEIGHT / 2) + 0.05 },
    turn: [0, 0],
    facing: colors[0],
  }
}

interface SmallThing {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly long: number
  readonly wide: number
  readonly flat: number
  readonly cosine: number
  readonly sine: number
  readonly color: LinearColor
}

/** Half sizes of small things: along, across, up. */
const sizes = {
  pebbles: [0.12, 0.09, 0.055],
  berries: [0.05, 0.05, 0.05],
  beans: [0.042, 0.03, 0.022],
  leaves: [0.19, 0.075, 0.008],
} as const
type SmallThingId = keyof typeof sizes

/** Small things around the product, none within `inner` of the middle. */
export function scatteredThings(
  kind: SmallThingId,
  colors: readonly LinearColor[],
  count: number,
  inner: number,
  random: () => number,
): Shape {
  const [long, wide, flat] = sizes[kind]
  const things: SmallThing[] = []
  for (let turn = 0; turn < count * 30 && things.length < count; turn++) {
    // Most lie before the product and beside it, in a few heaps.
    const angle = (random() * 1.5 - 0.25) * Math.PI
    const reach = inner + long + 1.1 * random() ** 1.7
    const x = Math.cos(angle) * reach
    const z = Math.sin(angle) * reach * 0.8
    const size = 0.75 + 0.5 * random()
    if (things.some((other) => Math.hypot(other.x - x, other.z - z) < (other.long + long * size) * 0.9)) continue
    const around = random() * Math.PI
    things.push({
      x,
      y: flat * size,
      z,
      long: long * size,
      wide: wide * size,
      flat: flat * size,
      cosine: Math.cos(around),
      sine: Math.sin(around),
      color: colors[Math.floor(random() * colors.length)],
    })
  }
  const distanceOf = (it: SmallThing, x: number, y: number, z: number): number => {
    const dx = x - it.x
    const dz = z - it.z
    const a = dx * it.cosine - dz * it.sine
    const c = dx * it.sine + dz * it.cosine
    const curl = kind === 'leaves' ? 0.04 * (a / it.long) ** 2 : 0
    const k0 = length3(a / it.long, (y - it.y - curl) / it.flat, c / it.wide)
    const k1 = length3(a / it.long ** 2, (y - it.y - curl) / it.flat ** 2, c / it.wide ** 2)
    return k1 === 0 ? -it.flat : ((k0 * (k0 - 1)) / k1) * 0.8
  }
  const nearest = (x: number, y: number, z: number) => {
    let distance = Infinity
    let found = things[0]
    for (const it of things) {
      const far = length3(x - it.x, y - it.y, z - it.z) - it.long * 1.1 - 0.01
      if (far >= distance) continue
      const exact = far > 0.05 ? far : distanceOf(it, x, y, z)
      if (exact >= distance) continue
      distance = exact
      found = it
    }
    return { distance, found }
  }
  return {
    distance: (x, y, z) => nearest(x, y, z).distance,
    writeSkin: (skin, x, y, z) => {
      const { color } = nearest(x, y, z).found
      matte(skin, color, x * 2 + smoothNoise(x * 9, z * 9), z * 2)
    },
    bounds: { height: 0, radius: Math.max(...things.map(({ x, z, long: far }) => Math.hypot(x, z) + far * 2)) },
    turn: [0, 0],
    facing: colors[0],
  }
}
