import { smoothDifference, cylinder, length2, smoothUnion } from '../distance.ts'
import { coat } from '../skins.ts'
import { seededRandom, smoothNoise, smoothStep } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

const BLADES = 9
/** How blades bend with the height. */
const BENDING = 1.6
/** Largest distance of a blade's points from its middle at the same height. */
const WIDEST = 0.14

/** A snake plant in a pot on a saucer. */
export function plant({ colors, material, variation }: ShapeChoice): Shape {
  const { leaf, leavesAt } = leavesOf(bladesOf(variation[0]))
  return {
    distance: (x, y, z) => {
      const leaves = leavesAt(x, y, z)
      // Above the rim, blends included.
      if (y - RIM - 0.03 > leaves) return leaves
      const r = length2(x, z)
      return Math.min(potAt(r, y), soilAt(r, y), leaves)
    },
    writeSkin: (skin, x, y, z) => {
      const r = length2(x, z)
      const leaves = leavesAt(x, y, z)
      if (leaves < potAt(r, y) && leaves < soilAt(r, y)) return paintLeaf(skin, leaf.nearest, leaf.across, y)
      if (soilAt(r, y) < potAt(r, y)) return paintSoil(skin, x, z)
      coat(skin, material ?? 'matte', colors.main, Math.atan2(x, z) * 0.4, y)
    },
    bounds: { height: 0.93, radius: 1.06 },
    turn: [-40, 40],
    facing: colors.main,
  }
}

/** Height of the pot. */
const RIM = 0.62

const potAt = (r: number, y: number): number => {
  const slope = r - (0.32 + y * 0.12)
  const wall = Math.max(slope * 0.98, -y + 0.03, y - RIM)
  return smoothUnion(smoothDifference(wall - 0.02, cylinder(r, y, 0.36, 0.5, 2, 0.02), 0.02), cylinder(r, y, 0.42, 0, 0.05, 0.02), 0.02)
}

const soilAt = (r: number, y: number): number => Math.max(r - 0.37, y - 0.53, 0.3 - y)

type Blade = ReturnType<typeof bladesOf>[number]

/** Nine blades around the middle, the first three upright. */
function bladesOf(chance: number) {
  const random = seededRandom(Math.floor(chance * 1000))
  return Array.from({ length: BLADES }, (_, index) => {
    const around = (index / BLADES) * Math.PI * 2 + random() * 0.5
    const out = index < 3 ? 0.06 : 0.16 + 0.06 * random()
    const spread = (index < 3 ? 0.06 : 0.16) + 0.14 * random()
    return {
      x: Math.cos(around) * out,
      z: Math.sin(around) * out,
      leanX: Math.cos(around) * spread,
      leanZ: Math.sin(around) * spread,
      tall: (index < 3 ? 1.05 : 0.62) + 0.3 * random(),
      wide: 0.085 + 0.02 * random(),
      c: Math.cos(around + 1.2 * random()),
      s: Math.sin(around + 1.2 * random()),
      twist: random() - 0.5,
    }
  })
}

/** The distance to the leaves. `leaf` is the blade nearest to the point of the last call, and how far the point is towards the blade's edge. */
function leavesOf(blades: readonly Blade[]) {
  /** For each blade: its bend per power of the height, and its middle at the height of the last call. */
  const bents = blades.map(({ tall }) => tall ** -BENDING)
  const middles = new Float64Array(BLADES * 2)
  const leaf = { nearest: 0, across: 0 }
  const leavesAt = (x: number, y: number, z: number): number => {
    if (y < 0.4) return Math.max(0.4 - y, 0.1)
    const hull = Math.sqrt(x * x + z * z) - 0.62
    if (hull > 0.1) return hull
    const raised = y > 0.5 ? (y - 0.5) ** BENDING : 0
    let first = 0
    let near = Infinity
    for (let index = 0; index < BLADES; index++) {
      const blade = blades[index]
      const bend = raised * bents[index]
      const px = x - blade.x - blade.leanX * bend
      const pz = z - blade.z - blade.leanZ * bend
      middles[index * 2] = px
      middles[index * 2 + 1] = pz
      const far = px * px + pz * pz
      if (far < near) {
        near = far
        first = index
      }
    }
    leaf.nearest = first
    let least = bladeAt(first, y)
    for (let index = 0; index < BLADES; index++) {
      const px = middles[index * 2]
      const pz = middles[index * 2 + 1]
      const reach = (least > 0 ? least : 0) + WIDEST
      if (index === first || px * px + pz * pz > reach * reach) continue
      const acrossBefore = leaf.across
      const gap = bladeAt(index, y)
      if (gap < least) {
        least = gap
        leaf.nearest = index
      } else leaf.across = acrossBefore
    }
    return least * 0.7
  }
  /** Distance of a blade from its middle at this height; how far towards its edge goes to `leaf.across`. */
  const bladeAt = (index: number, y: number): number => {
    const blade = blades[index]
    const px = middles[index * 2]
    const pz = middles[index * 2 + 1]
    const up = (y - 0.5) / blade.tall
    const turn = blade.twist * up
    const c = blade.c - blade.s * turn
    const s = blade.s + blade.c * turn
    const a = px * c + pz * s
    const b = pz * c - px * s
    const half = blade.wide * (up < 0.5 ? 0.75 + 0.5 * up : 1 - ((up - 0.5) * 2) ** 2.4)
    const cupped = b - a * a * 2.2
    leaf.across = half > 0 ? Math.abs(a) / half : 1
    return Math.max(Math.abs(a) - Math.max(0.002, half), Math.abs(cupped) - 0.012, y - 0.5 - blade.tall, 0.45 - y)
  }
  return { leaf, leavesAt }
}

/** Bands across a blade, and its pale edge. */
function paintLeaf(skin: Skin, blade: number, across: number, y: number): void {
  const band = smoothStep(0.4, 0.62, smoothNoise(y * 22 + blade * 7, across * 1.5 + blade))
  const edge = smoothStep(0.72, 0.84, across)
  skin[SKIN.red] = (0.045 + 0.055 * band) * (1 - edge) + 0.46 * edge
  skin[SKIN.green] = (0.12 + 0.09 * band) * (1 - edge) + 0.47 * edge
  skin[SKIN.blue] = (0.05 + 0.05 * band) * (1 - edge) + 0.13 * edge
  skin[SKIN.gloss] = 0.6
  skin[SKIN.roughness] = 0.36
  skin[SKIN.soft] = 0.25
}

function paintSoil(skin: Skin, x: number, z: number): void {
  const crumb = smoothNoise(x * 40, z * 40)
  skin[SKIN.red] = 0.03 + 0.05 * crumb
  skin[SKIN.green] = 0.02 + 0.033 * crumb
  skin[SKIN.blue] = 0.013 + 0.02 * crumb
}
