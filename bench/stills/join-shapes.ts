import { type Shape, SKIN, SKIN_SIZE } from '@adloom/renderer/shapes/shape.ts'

/** A shape with its place in the scene. */
export interface PlacedShape {
  readonly shape: Shape
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly z: number
  /** Radians around its axis. */
  readonly turn: number
  /** Whether it belongs to the product, whose alpha is wanted. */
  readonly isProduct: boolean
}

/** Several shapes as one, in scene units, and which of them is at a point. */
interface JoinedShapes {
  readonly shape: Shape
  readonly placedAt: (x: number, y: number, z: number) => PlacedShape
}

/** Nearer than this to the ball around a shape its exact distance counts. */
const NEAR = 0.12

/** The tracer knows one shape: this one is all shapes of a still life. */
export function joinShapes(placed: readonly PlacedShape[]): JoinedShapes {
  const members = placed.map((it) => ({
    ...it,
    sine: Math.sin(it.turn),
    cosine: Math.cos(it.turn),
    perUnit: 1 / it.scale,
    middle: it.y + it.shape.bounds.height * it.scale,
    ball: it.shape.bounds.radius * it.scale,
  }))
  /** Written by `distance`, read at once: an object per call would cost more than the call. */
  let nearest = members[0]
  const distanceAt = (x: number, y: number, z: number): number => {
    let distance = Infinity
    for (let at = 0; at < members.length; at++) {
      const own = members[at]
      const dx = x - own.x
      const dz = z - own.z
      const dy = y - own.middle
      const toBall = Math.sqrt(dx * dx + dy * dy + dz * dz) - own.ball
      if (toBall >= distance) continue
      const { perUnit, cosine, sine } = own
      const exact =
        toBall > NEAR
          ? toBall
          : own.shape.distance((dx * cosine - dz * sine) * perUnit, (y - own.y) * perUnit, (dx * sine + dz * cosine) * perUnit) * own.scale
      if (exact >= distance) continue
      distance = exact
      nearest = own
    }
    return distance
  }
  const nearestAt = (x: number, y: number, z: number): (typeof members)[number] => {
    distanceAt(x, y, z)
    return nearest
  }
  return {
    shape: {
      distance: distanceAt,
      writeSkin: (skin, x, y, z, nx, ny, nz) => {
        const own = nearestAt(x, y, z)
        const { perUnit, cosine, sine } = own
        const dx = x - own.x
        const dz = z - own.z
        skin.fill(0, 0, SKIN_SIZE)
        own.shape.writeSkin(
          skin,
          (dx * cosine - dz * sine) * perUnit,
          (y - own.y) * perUnit,
          (dx * sine + dz * cosine) * perUnit,
          nx * cosine - nz * sine,
          ny,
          nx * sine + nz * cosine,
        )
        const bendX = skin[SKIN.bendX]
        const bendZ = skin[SKIN.bendZ]
        skin[SKIN.bendX] = bendX * cosine + bendZ * sine
        skin[SKIN.bendZ] = bendZ * cosine - bendX * sine
      },
      bounds: ballAround(placed),
      turn: [0, 0],
      facing: placed[0].shape.facing,
    },
    placedAt: nearestAt,
  }
}

/** The smallest of some balls on the scene's axis that hold all shapes. */
function ballAround(placed: readonly PlacedShape[]): Shape['bounds'] {
  const radiusAt = (height: number): number =>
    Math.max(
      ...placed.map(
        ({ shape, scale, x, y, z }) => Math.hypot(x, y + shape.bounds.height * scale - height, z) + shape.bounds.radius * scale,
      ),
    )
  const heights = Array.from({ length: 31 }, (_, step) => step * 0.1)
  const height = heights.toSorted((one, other) => radiusAt(one) - radiusAt(other))[0]
  return { height, radius: radiusAt(height) }
}
