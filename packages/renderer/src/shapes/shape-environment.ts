import { smoothStep } from '../noise.ts'
import { type Drawing } from './shape-camera.ts'
import { refract } from './shape-occlusion.ts'
import { SKIN } from './shape.ts'
import { type SurfaceGrid } from './surface-corners.ts'
import { pathThrough } from './surface-grid.ts'

/** The photo studio around the product: wall, ground, a big lamp at the key light, a strip on the other side, a lid above. Into `drawing.lit`. */
export function environmentAt(drawing: Drawing, ox: number, oy: number, oz: number, roughness: number): void {
  const { setup, lit, sine, cosine } = drawing
  const { light } = setup
  // Back to the scene's directions.
  const dx = ox * cosine + oz * sine
  const dy = oy
  const dz = -ox * sine + oz * cosine
  const blur = 0.05 + roughness * 0.75
  // Lamp: measured across and along its own axes. It is level with the product, as in photography, however high the sun of the scene is: its
  // reflection is as tall as the product.
  const flat = Math.sqrt(light.x * light.x + light.z * light.z)
  const sideX = light.x / flat
  const sideZ = light.z / flat
  const across = dx * sideZ - dz * sideX
  const front = dx * sideX + dz * sideZ
  const wide = 0.2 + light.softness * 0.7
  const inLamp =
    front > 0
      ? (1 - smoothStep(wide - blur, wide + blur, Math.abs(across))) *
        smoothStep(-0.3 - blur, -0.3 + blur, dy) *
        (1 - smoothStep(0.78 - blur, 0.78 + blur, dy))
      : 0
  const lamp = inLamp * 4.2 * (wide / (wide + blur * 0.55))
  // Strip: a narrow upright light at the other side, a little behind.
  const side = light.x > 0 ? -1 : 1
  const aside = dx * side * 0.94 + dz * -0.05
  const stripAcross = dz * 0.94 + dx * side * 0.12
  const strip =
    aside > 0.3
      ? (1 - smoothStep(0.13 - blur * 0.5, 0.13 + blur, Math.abs(stripAcross))) * (1 - smoothStep(0.5, 0.85, Math.abs(dy - 0.25)))
      : 0
  const ceiling = smoothStep(0.72 - blur * 0.5, 0.9 + blur * 0.4, dy) * 1.1
  const upper = smoothStep(-0.08 - blur * 0.6, 0.08 + blur * 0.6, dy)
  // The camera's side of a studio is dark; the backdrop behind is lit.
  const behind = 0.42 + 0.38 * smoothStep(0.6, -0.6, dz)
  for (let channel = 0; channel < 3; channel++) {
    const above = (light.wall[channel] * 0.55 + 0.3) * light.fill[channel] * behind
    const below = light.ground[channel] * (light.key[channel] * 0.42 + light.fill[channel] * 0.32)
    lit[channel] =
      below +
      (above - below) * upper +
      (lamp + strip * 1.5 * (0.13 / (0.13 + blur * 0.4))) * light.key[channel] +
      ceiling * light.fill[channel]
  }
}

/** The backdrop through a clear body at `drawing.point`, refracted and tinted by the way through. Into `drawing.lit`. */
export function transmittedAt(drawing: Drawing, grid: SurfaceGrid): void {
  const { skin, lit, setup, ray, point } = drawing
  const { x, y, nx, ny, nz } = point
  const dx = ray[0]
  const dy = ray[1]
  const dz = ray[2]
  const { light } = setup
  refract(lit, dx, dy, dz, nx, ny, nz)
  const rx = lit[0]
  const ry = lit[1]
  const rz = lit[2]
  const cosine = -(dx * nx + dy * ny + dz * nz)
  const pathLength = pathThrough(drawing, grid, rx, ry, rz)
  const exitX = x + rx * pathLength
  const exitY = y + ry * pathLength
  environmentAt(drawing, rx, ry * 0.6, rz, 0.5)
  // A ray that leaves near an edge was refracted away from the light backdrop: glass gets its dark outline.
  const edge = smoothStep(0, 0.42, cosine)
  const lens = smoothStep(-0.55, 0.5, exitX * (light.x > 0 ? -1 : 1)) * (0.55 + 0.45 * smoothStep(0.9, 0, exitY))
  for (let channel = 0; channel < 3; channel++) {
    const tint = Math.max(0.004, skin[SKIN.red + channel])
    const through = Math.exp(Math.log(tint) * (0.12 + pathLength * 1.05))
    const wall = light.wall[channel] * (light.fill[channel] * 0.75 + light.key[channel] * 0.35)
    const caustic = light.key[channel] * 1.1 * lens
    lit[channel] = through * (wall * (0.22 + 0.55 * edge) + lit[channel] * 0.18 + caustic * edge)
  }
}
