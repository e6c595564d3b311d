import { layeredNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { ellipsoid, length2, smoothUnion, capsule } from '../distance.ts'
import { polygon, reliefOver, trapezoid } from '../outline.ts'
import { type CutOfClothes, cuts, hemsOf } from './clothes-cuts.ts'

/** A garment spread out flat: its cut and the plane outlines of its parts, negative inside. */
export interface Garment {
  readonly kind: keyof typeof cuts
  readonly cut: CutOfClothes
  readonly isKnitted: boolean
  readonly isHooded: boolean
  /** Varies outline and folds. */
  readonly phase: number
  readonly bodyOf: (x: number, y: number) => number
  readonly sleeveOf: (x: number, y: number) => number
  readonly neckOf: (x: number, y: number) => number
}

/** What is tabulated of a garment: a margin around its cut. */
export const garmentReachOf = ({ wide, top }: CutOfClothes) => ({ x: [-wide - 0.1, wide + 0.1], y: [-0.12, top + 0.12] }) as const

export function garmentOf(kind: keyof typeof cuts, phase: number): Garment {
  const cut: CutOfClothes = cuts[kind]
  const reach = garmentReachOf(cut)
  // Cloth has no straight line: the outlines waver a little.
  const waver = (x: number, y: number): number => 0.011 * Math.sin(y * 6 + phase + x * 2) + 0.006 * Math.sin(y * 13 - x * 9 + phase * 2)
  const body = (x: number, y: number): number => polygon(cut.body, Math.abs(x) + waver(x, y) * smoothStep(1.2, 0.9, y), y) - 0.02
  const sleeve = (x: number, y: number): number => polygon(cut.sleeve, Math.abs(x) + waver(y + 3, x), y + waver(x, y)) - 0.02
  return {
    kind,
    cut,
    isKnitted: kind === 'sweater',
    isHooded: kind === 'hoodie',
    phase,
    bodyOf: reliefOver(body, reach.x, reach.y, 150, 150),
    sleeveOf: reliefOver(sleeve, reach.x, reach.y, 170, 150),
    neckOf: (x, y) => length2(x, (y - cut.neckY) * cut.neckFlat) - cut.neck,
  }
}

/** The soft folds of cloth that was smoothed by hand. */
function foldsAt({ cut, phase, sleeveOf }: Garment, x: number, y: number): number {
  const side = Math.abs(x)
  const drift = layeredNoise(x * 1.1 + phase, y * 1.1, 2) * 2.4
  const wave = Math.sin(x * 7.5 + y * 1.6 + drift * 2.4)
  const long = wave * wave * wave * 0.6 + wave * 0.4
  // From the armpit the cloth pulls across the chest and down the side.
  const fromPit = length2(side - cut.pit[0], y - cut.pit[1])
  const angle = Math.atan2(y - cut.pit[1], side - cut.pit[0])
  const rays =
    smoothStep(0.04, 0.26, side) *
    Math.sin(angle * 7 + (x > 0 ? phase : phase + 2)) *
    Math.exp(-fromPit * 4.5) *
    smoothStep(0.02, 0.12, fromPit)
  const inSleeve = smoothStep(0.02, -0.04, sleeveOf(x, y)) * smoothStep(0, 0.12, side - cut.pit[0])
  const along = (side - cut.pit[0]) * cut.sleeveX + (cut.pit[1] - y) * cut.sleeveY
  const sleeve = inSleeve * Math.sin(along * 15 + drift * 3 + side * 6)
  return cut.crumpled * (0.02 * long * (0.3 + smoothNoise(x * 1.7 + 9, y * 1.7)) + 0.016 * rays + 0.008 * sleeve)
}

/** Two cables run down the front of a sweater: strands that cross over each other. */
export function cableAt(x: number, y: number): number {
  const off = Math.abs(x) - 0.22
  if (off > 0.1 || off < -0.1) return 0
  const swing = 0.036 * Math.sin(y * 19)
  return 0.022 * smoothStep(0.042, 0, Math.min(Math.abs(off - swing), Math.abs(off + swing)))
}

/** The outline of a hoodie's pocket. */
export const pocketOf = (x: number, y: number): number => trapezoid(x, y - 0.34, 0.36, 0.24, 0.17) - 0.02

/** How high the cloth's upper side lies over its middle plane. */
export function heightOfCloth(garment: Garment, x: number, y: number): number {
  const { cut, isHooded, isKnitted } = garment
  const body = garment.bodyOf(x, y)
  const sleeve = garment.sleeveOf(x, y)
  const hems = hemsOf(cut, Math.abs(x), y)
  // The body lies over the sleeve's root: a step along the armhole.
  const over = isHooded || isKnitted ? 0.01 : 0.004
  const level = over * smoothStep(0.02, -0.02, body) - 0.003 * smoothStep(0.014, 0, Math.abs(body)) * smoothStep(0, -0.02, sleeve)
  const ribbed = cut.ribs ? -0.012 * smoothStep(0.01, -0.01, hems) : -0.006 * smoothStep(0.006, 0, Math.abs(hems + 0.004))
  const pocket = isHooded ? 0.014 * smoothStep(0.008, -0.008, pocketOf(x, y)) : 0
  const plain = smoothStep(-0.01, 0.03, hems)
  const cables = isKnitted && body < -0.02 ? cableAt(x, y) * plain : 0
  return cut.thick + level + ribbed + pocket + foldsAt(garment, x, y) * plain + cables
}

/** The hood of a hoodie above its neck, and the cords of it. */
export interface Hood {
  readonly hoodAt: (x: number, y: number, z: number) => number
  /** Distance from the middle of the hood's edge, in the plane. */
  readonly hemOf: (x: number, y: number) => number
  readonly cordAt: (x: number, y: number, z: number) => number
}

export function hoodOf({ neckY, thick }: CutOfClothes): Hood {
  const hemOf = (x: number, y: number): number => length2(x, (y - neckY - 0.09) * 0.92) - 0.21
  return {
    hemOf,
    hoodAt: (x, y, z) => {
      const outer = ellipsoid(x, y - neckY - 0.17, z, 0.33, 0.27, 0.1)
      const opening = ellipsoid(x, y - neckY - 0.12, z - 0.11, 0.19, 0.19, 0.1)
      const hem = length2(Math.max(0, Math.abs(hemOf(x, y)) - 0.02), z - 0.05) - 0.028
      return Math.min(-smoothUnion(-outer, opening, 0.05), Math.max(hem, -(y - neckY + 0.2) * 0.7))
    },
    cordAt: (x, y, z) => {
      const isRight = x > 0
      const bend = 0.022 * Math.sin(y * 7 + (isRight ? 1 : 3))
      return capsule(Math.abs(x) - bend, y, z, 0.1, neckY - 0.09, 0.085, 0.115, isRight ? 0.93 : 0.98, thick + 0.035, 0.014) * 0.93
    },
  }
}
