import { type LinearColor } from '../color.ts'
import { type Shape, SKIN_SIZE } from './shape.ts'

/** The light of a scene on a product. Directions as in a stage; colours linear. */
export interface ShapeLight {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly softness: number
  readonly key: LinearColor
  readonly fill: LinearColor
  readonly ground: LinearColor
  readonly wall: LinearColor
  /** A rim light for a dark product before a dark backdrop, 0 to 1; none when left out. */
  readonly edge?: number
}

/** How a shape is drawn: from where, in which light, and with how many rays. */
export interface ShapeSetup {
  /** Radians of the camera's tilt, and of the shape's rotation. */
  readonly tilt: number
  readonly turn: number
  readonly light: ShapeLight
  /** Rays per pixel where something ends, and everywhere else: squares of whole numbers. */
  readonly edgeRays: number
  readonly rays: number
}

/** From the eye to the shape's axis. */
export const DISTANCE = 9.5

/** For any image size: skins tell their parts by position. */
const TOUCH = 0.0015

/** Range in pixels in which a surface is predicted, and in units, for the same reason. */
const FORESEEN = 1
const FORESEEN_UNITS = 0.002

/** A shape, its camera, and the working memory of its image: nothing may be allocated per ray. */
export interface Drawing {
  readonly shape: Shape
  readonly setup: ShapeSetup
  /** Width of a pixel in units of the shape, and of half the image. */
  readonly pixel: number
  readonly half: number
  /** Distance in units that counts as a hit. */
  readonly touch: number
  /** Units within which the surface is predicted from the last two gaps, instead of marched to. */
  readonly foreseen: number
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeZ: number
  /** Rows: right, up, forward. */
  readonly axes: Float64Array
  /** Light in the shape's own axes. */
  readonly lightX: number
  readonly lightY: number
  readonly lightZ: number
  readonly sine: number
  readonly cosine: number
  /** Direction of the current ray, where it leaves the ball around the shape, and the shape's distance at the end of a rough pass. */
  readonly ray: Float64Array
  readonly skin: Float64Array
  readonly color: Float64Array
  /** Result of one lookup into the room. */
  readonly lit: Float64Array
  /** Normal of the surface under the ray, before its skin bends it, and how much the shape's distance grows along it. */
  readonly normal: Float64Array
  readonly point: ShadedPoint
}

/** The point that is shaded now, with its normal as its skin bends it. One object per image, overwritten by every ray. */
interface ShadedPoint {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
}

/** `perUnit`: pixels per unit of the shape. */
export function drawingOf(shape: Shape, setup: ShapeSetup, perUnit: number): Drawing {
  const { tilt, turn, light } = setup
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  // The camera moves round the shape instead of the shape rotating: distances stay simple.
  const backX = -sine * Math.cos(tilt)
  const backZ = cosine * Math.cos(tilt)
  const backY = Math.sin(tilt)
  const axes = new Float64Array([cosine, 0, sine, sine * backY, Math.cos(tilt), -cosine * backY, -backX, -backY, -backZ])
  return {
    shape,
    setup,
    pixel: 1 / perUnit,
    half: shape.bounds.radius * 1.02,
    touch: Math.min(0.25 / perUnit, TOUCH),
    foreseen: Math.min(FORESEEN / perUnit, FORESEEN_UNITS),
    eyeX: backX * DISTANCE,
    eyeY: shape.bounds.height + backY * DISTANCE,
    eyeZ: backZ * DISTANCE,
    axes,
    lightX: light.x * cosine - light.z * sine,
    lightY: light.y,
    lightZ: light.x * sine + light.z * cosine,
    sine,
    cosine,
    ray: new Float64Array(5),
    skin: new Float64Array(SKIN_SIZE),
    color: new Float64Array(4),
    lit: new Float64Array(3),
    normal: new Float64Array(4),
    // Fractions: V8 then keeps the numbers of the object as doubles.
    point: { x: 0.5, y: 0.5, z: 0.5, nx: 0.5, ny: 0.5, nz: 0.5 },
  }
}

/** Points the ray through (px, py) of the image; returns where it enters the ball around the shape, grown by `margin`, or -1 when it misses. */
export function aim({ axes, half, pixel, eyeX, eyeY, eyeZ, shape, ray }: Drawing, px: number, py: number, margin: number): number {
  const u = px * pixel - half
  const v = half - py * pixel
  let dx = axes[0] * u + axes[3] * v + axes[6] * DISTANCE
  let dy = axes[1] * u + axes[4] * v + axes[7] * DISTANCE
  let dz = axes[2] * u + axes[5] * v + axes[8] * DISTANCE
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  dx *= scale
  dy *= scale
  dz *= scale
  ray[0] = dx
  ray[1] = dy
  ray[2] = dz
  const oy = eyeY - shape.bounds.height
  const b = eyeX * dx + oy * dy + eyeZ * dz
  const reach = shape.bounds.radius + margin
  const discriminant = b * b - (eyeX * eyeX + oy * oy + eyeZ * eyeZ - reach * reach)
  if (discriminant < 0) return -1
  const root = Math.sqrt(discriminant)
  ray[3] = -b + root
  return -b - root
}
