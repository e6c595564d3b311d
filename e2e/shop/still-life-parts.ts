/** What the scenes of `still-lifes.ts` are made of: surfaces, shapes and patterns. Lengths in decimetres or so, the ground at height 0. */

interface StillLifeSurface {
  readonly color: readonly [number, number, number]
  /** How much it shines, 0 to 1; `roughness` blurs its reflections. */
  readonly gloss: number
  readonly roughness: number
  readonly metal: number
  /** Light it emits. */
  readonly glow: number
}

export interface Photograph {
  /** Distance from a point to the nearest surface. */
  readonly shape: (x: number, y: number, z: number) => number
  readonly surface: (point: readonly [number, number, number], normal: readonly [number, number, number]) => StillLifeSurface
  /** A ball around everything, its centre above the origin. */
  readonly bounds: { readonly height: number; readonly radius: number }
  readonly camera: {
    readonly distance: number
    readonly height: number
    readonly tilt: number
    readonly turn: number
    readonly frame: number
  }
  readonly ground: readonly [number, number, number]
  readonly backdropGain: number
  readonly softBox: number
  readonly exposure: number
  readonly samples: number
  readonly isCutOut?: boolean
}

export type Rgb = readonly [number, number, number]

export const linear = (hex: string): Rgb => {
  const [r, g, b] = [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2)
  return [r, g, b]
}
export const plain = (color: Rgb, gloss = 0, roughness = 0.3): StillLifeSurface => ({ color, gloss, roughness, metal: 0, glow: 0 })
export const metalSurface = (color: Rgb, roughness: number): StillLifeSurface => ({ color, gloss: 1, roughness, metal: 1, glow: 0 })

export const smoothMinimum = (a: number, b: number, width: number): number => {
  const h = Math.max(width - Math.abs(a - b), 0) / width
  return Math.min(a, b) - h * h * width * 0.25
}
/** A rounded rectangle in the plane. */
export const rounded = (x: number, y: number, halfX: number, halfY: number, radius: number): number => {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}
export const torus = (x: number, y: number, z: number, ring: number, thickness: number): number =>
  Math.hypot(Math.hypot(x, y) - ring, z) - thickness
export const capsuleDistance = (
  x: number,
  y: number,
  z: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): number => {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
  const h = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  return Math.hypot(px - bx * h, py - by * h, pz - bz * h) - radius
}

/** A little unevenness, so that nothing looks printed. */
export const speckle = (x: number, y: number, z: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43_758.5453
  return value - Math.floor(value)
}
export const waviness = (x: number, y: number, z: number): number => Math.sin(x * 9 + Math.sin(y * 7)) * Math.sin(y * 8 + z * 5) * 0.5 + 0.5
