import { clamp01, smoothStep } from '../noise.ts'
import { VIEW } from '../find-hit.ts'
import { type World } from './world.ts'

/** Scene units beyond which wall and ground end in mirrors: there the photo studio with its lamps begins. */
const SCENE_WIDTH = 2.9
const SCENE_HEIGHT = 4
const SCENE_DEPTH = 2.6

/** A view is wider than a wall, and as high as the sky. */
const VIEW_WIDTH = 4.5

/** Whether a point of the hit (wall, ground or view) lies outside the scene, where a mirror shows the photo studio instead. */
export function isOutsideScene(id: number, x: number, y: number, z: number): boolean {
  const aside = x < 0 ? -x : x
  return id === VIEW ? aside > VIEW_WIDTH : aside > SCENE_WIDTH || y > SCENE_HEIGHT || z > SCENE_DEPTH
}

/** Brightness of the big lamp in a mirror, as a multiple of the key light; the softness of the scene's light decides its half width. */
const LAMP = 4.4
const STRIP = 2

/** How sharp a lamp's edge is: its cloth falls off towards the frame. */
const EDGE = 0.05

/**
 * The photo studio in a mirror, in a direction that leaves the scene, into `out`: the big lamp at the side of the key light, level with the product
 * however high the scene's sun stands; an upright strip at the other side; a light ceiling; the dark behind the camera.
 */
export function studioLampsAt(world: World, dx: number, dy: number, dz: number, out: Float64Array): void {
  const { stage } = world
  const { lightX, lightZ, softness, key, fill } = stage
  const flat = 1 / Math.sqrt(lightX * lightX + lightZ * lightZ)
  const sideX = lightX * flat
  const sideZ = lightZ * flat
  const across = dx * sideZ - dz * sideX
  const front = dx * sideX + dz * sideZ
  const halfWidth = 0.2 + softness * 0.7
  let lamp = 0
  if (front > 0) {
    const inside = halfWidth - Math.abs(across)
    const high = Math.min(dy + 0.22, 0.74 - dy)
    if (inside > -EDGE && high > -EDGE) {
      lamp = smoothStep(-EDGE, EDGE, inside) * smoothStep(-EDGE, EDGE, high)
      // Brighter in the middle, where the bulb is behind the cloth.
      lamp *= 0.78 + 0.3 * clamp01(inside / halfWidth)
    }
  }
  const side = lightX > 0 ? -1 : 1
  const aside = dx * side
  let strip = 0
  if (aside > 0.3) {
    const narrow = 0.13 - Math.abs(dz - 0.2)
    if (narrow > -EDGE) strip = smoothStep(-EDGE, EDGE, narrow) * (1 - smoothStep(0.5, 0.72, Math.abs(dy - 0.2)))
  }
  const ceiling = smoothStep(0.68, 0.95, dy) * 1.1
  const upper = smoothStep(-0.1, 0.1, dy)
  const behind = 0.3
  for (let channel = 0; channel < 3; channel++) {
    const above = (stage.wall.main[channel] * 0.55 + 0.3) * fill[channel] * behind
    const below = stage.ground.main[channel] * (key[channel] * 0.2 + fill[channel] * 0.18)
    out[channel] = below + (above - below) * upper + (lamp * LAMP + strip * STRIP) * key[channel] + ceiling * fill[channel]
  }
}
