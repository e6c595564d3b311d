import { drawView, type View } from '../backdrop.ts'
import { FIELDS, MATERIAL_SIZE } from '../materials/finish.ts'
import { type LinearColor } from '../color.ts'
import { newSpan, type Span } from '../ray-march.ts'
import { type Stage } from '../stage.ts'
import { poolAt } from '../light-reaching.ts'
import { type PlacedProduct } from './product-field.ts'

/** The hit of a ray, with its material there. One object per purpose, overwritten by every ray. */
export interface TraceHit {
  /** SKY, VIEW, GROUND, WALL, CURVE, PRODUCT, or from FIRST_TRACED_BODY the number of a body. */
  id: number
  distance: number
  x: number
  y: number
  z: number
  /** Geometric normal: outward, of the surface as built. */
  nx: number
  ny: number
  nz: number
  /** Shading normal: the geometric one bent by the surface's pattern. */
  shadingNx: number
  shadingNy: number
  shadingNz: number
  /** Position in the surface's pattern. */
  u: number
  v: number
  /** Reflectance (or of metal and glass: tint), linear. */
  red: number
  green: number
  blue: number
  /** Reflectance looking straight at it, and added to that at grazing angles. */
  gloss: number
  graze: number
  /** Roughness as the GGX distribution counts it. */
  alpha: number
  metal: number
  clear: number
  /** Emitted light, as a multiple of the colour. */
  glow: number
  soft: number
  sheen: number
}

/** Surfaces of a traced scene, beside VIEW, GROUND, WALL and CURVE of `find-hit.ts`. */
export const SKY = -1
export const PRODUCT = 4
export const FIRST_TRACED_BODY = 5

export const newTraceHit = (): TraceHit => ({
  id: SKY,
  distance: 0.5,
  x: 0.5,
  y: 0.5,
  z: 0.5,
  nx: 0.5,
  ny: 0.5,
  nz: 0.5,
  shadingNx: 0.5,
  shadingNy: 0.5,
  shadingNz: 0.5,
  u: 0.5,
  v: 0.5,
  red: 0.5,
  green: 0.5,
  blue: 0.5,
  gloss: 0.5,
  graze: 0.5,
  alpha: 0.5,
  metal: 0.5,
  clear: 0.5,
  glow: 0.5,
  soft: 0.5,
  sheen: 0.5,
})

/** A stage with its product, ready for rays: everything light can hit, and working memory, so that nothing is allocated per ray. */
export interface World {
  readonly stage: Stage
  readonly product: PlacedProduct | null
  readonly view: View | null
  /** Light of the open sky, and how much stronger a lamp in a mirror is than the surface it lights. */
  readonly sky: LinearColor
  /** Radius of the lens, and its focus distance; scene units. */
  readonly lens: number
  readonly focus: number
  readonly span: Span
  readonly fields: Float64Array
  readonly surface: Float64Array
  readonly light: Float64Array
  /** Light of the scene's own lamps at a point. */
  readonly lampLight: Float64Array
  readonly backdropColor: Float64Array
  readonly keyDirection: Float64Array
}

/** Radius of the lens: an object two units behind the product is blurred by about a hundredth of the frame. */
const LENS = 0.055

export function worldOf(stage: Stage, product: PlacedProduct | null, view: View | null = drawView(stage)): World {
  const { camera } = stage
  // In focus at the product's middle, which stands a little behind its front.
  const behind = product === null ? 0 : -product.z
  return {
    stage,
    product,
    view,
    sky: skyOf(stage),
    lens: LENS,
    focus: camera.distance + behind * 0.4 * Math.cos(camera.tilt),
    span: newSpan(),
    fields: new Float64Array(FIELDS),
    surface: new Float64Array(MATERIAL_SIZE),
    light: new Float64Array(3),
    lampLight: new Float64Array(3),
    backdropColor: new Float64Array(3),
    keyDirection: new Float64Array(3),
  }
}

/**
 * Brightness of the open half of the sky that gives level ground the scene's fill light although the wall, which is darker or brighter, fills half of
 * its view.
 */
function skyOf(stage: Stage): LinearColor {
  const { fill, key, wall, backdrop, viewLight } = stage
  const pool = poolAt(stage, 0, 1, -backdrop.distance)
  const lit = Math.max(0, stage.lightZ) * pool
  const of = (channel: number): number => {
    const from =
      backdrop.kind === 'wall' ? wall.main[channel] * (key[channel] * lit + fill[channel]) : wall.main[channel] * viewLight[channel]
    const wanted = (fill[channel] - WALL_SHARE * from) / (1 - WALL_SHARE)
    return Math.min(fill[channel] * 1.35, Math.max(fill[channel] * 0.8, wanted))
  }
  return [of(0), of(1), of(2)]
}

/** The body of the hit if a ray that leaves it cannot hit it again; else -1. */
export function convexBodyOf({ bodies }: Stage, id: number): number {
  const index = id - FIRST_TRACED_BODY
  return index >= 0 && bodies[index].isConvex ? index : -1
}

/** Share of its light that the ground before the wall gets from it. */
const WALL_SHARE = 0.3
