import { clamp01, smoothStep } from '../noise.ts'
import { exitOf, marchRay } from './march-shape.ts'
import { type Drawing } from './shape-camera.ts'
import { normalAt } from './shape-occlusion.ts'
import { transmittedAt, environmentAt } from './shape-environment.ts'
import { SKIN } from './shape.ts'
import { type SurfaceGrid } from './surface-corners.ts'
import { intersectGrid, occlude, occludeMirror } from './surface-grid.ts'

/** Most thin walls behind each other that a ray passes. */
const WALLS = 6

/** How much brighter black gets, and how bright the edges, with an edge light of 1. */
const LIFT = 0.55
const EDGE = 0.85

/**
 * Schlick's approximation for a product's coat: its reflectance looking straight at it, how much of the gain towards the edge full roughness takes
 * away, and the share of that gain that metal gets.
 */
export const SKIN_STRAIGHT = 0.045
export const SKIN_ROUGH_LOSS = 0.75
export const METAL_GRAZE = 0.7

/**
 * Colour at a point of the image, into `drawing.color`, premultiplied; returns how much of the scene it hides, 0 to 1. `start`: depth up to which
 * nothing is hit.
 */
export function traceShape(drawing: Drawing, grid: SurfaceGrid, px: number, py: number, start: number): number {
  let t = intersectGrid(drawing, grid, px, py, start)
  if (t < 0) return 0
  const { skin, color, lit } = drawing
  shadeHitOfShape(drawing, grid, px, py, t)
  if (skin[SKIN.through] === 0) return 1
  let red = color[0]
  let green = color[1]
  let blue = color[2]
  let open = lit[0]
  for (let wall = 1; wall < WALLS && open > 0.03; wall++) {
    // The next surface is hit from outside again.
    t = marchRay(drawing, exitOf(drawing, t))
    if (t < 0) break
    const { ray, eyeX, eyeY, eyeZ } = drawing
    normalAt(drawing, eyeX + ray[0] * t, eyeY + ray[1] * t, eyeZ + ray[2] * t)
    shadeHitOfShape(drawing, grid, px, py, t)
    red += color[0] * open
    green += color[1] * open
    blue += color[2] * open
    open *= skin[SKIN.through] === 0 ? 0 : lit[0]
  }
  color[0] = red
  color[1] = green
  color[2] = blue
  // A highlight on clear glass hides what is behind it.
  return Math.min(1, Math.max(1 - open, red, green, blue))
}

/**
 * The light of the surface that the ray hits at `t` (its normal is in `drawing.normal`), into `drawing.color`; light through a thin wall into
 * `drawing.lit[0]`.
 */
function shadeHitOfShape(drawing: Drawing, grid: SurfaceGrid, px: number, py: number, t: number): void {
  const { shape, skin, ray, normal, point } = drawing
  const dx = ray[0]
  const dy = ray[1]
  const dz = ray[2]
  const x = drawing.eyeX + dx * t
  const y = drawing.eyeY + dy * t
  const z = drawing.eyeZ + dz * t
  occlude(drawing, grid, px, py, t, x, y, z)
  let nx = normal[0]
  let ny = normal[1]
  let nz = normal[2]
  skin.fill(0)
  shape.writeSkin(skin, x, y, z, nx, ny, nz)
  nx += skin[SKIN.bendX]
  ny += skin[SKIN.bendY]
  nz += skin[SKIN.bendZ]
  // A normal that a bent skin turned away from the eye would show black specks.
  const away = nx * dx + ny * dy + nz * dz
  if (away > -0.02) {
    nx -= dx * (away + 0.02)
    ny -= dy * (away + 0.02)
    nz -= dz * (away + 0.02)
  }
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  point.x = x
  point.y = y
  point.z = z
  point.nx = nx * scale
  point.ny = ny * scale
  point.nz = nz * scale
  shade(drawing, grid)
}

/** The light of `drawing.point` back along the ray, as for `shadeHitOfShape`; its skin is in `drawing.skin`. */
function shade(drawing: Drawing, grid: SurfaceGrid): void {
  const { setup, skin, color, lit, ray, point, lightX, lightY, lightZ } = drawing
  const { nx, ny, nz } = point
  const dx = ray[0]
  const dy = ray[1]
  const dz = ray[2]
  const { key, fill, ground, softness, edge: dim = 0 } = setup.light
  const { open } = grid
  const through = skin[SKIN.through]
  // Clear glass takes no light that a shadow could block.
  const shadow = through > 0.5 ? 1 : grid.shadow
  const wrap = 0.06 + softness * 0.5 + skin[SKIN.soft] * 0.6
  const towards = (nx * lightX + ny * lightY + nz * lightZ + wrap) / (1 + wrap)
  const lamp = clamp01(towards) * (skin[SKIN.soft] + (1 - skin[SKIN.soft]) * shadow)
  const up = 0.5 + 0.5 * ny
  const along = dx * nx + dy * ny + dz * nz
  const facing = clamp01(-along)
  const grazing = 1 - facing
  const sheen = skin[SKIN.sheen] * grazing * grazing * grazing
  // Light on the ground beside the product is reflected in the ground's colour.
  const bounce = (1 - up) * 0.75
  const isMetal = skin[SKIN.metal]
  const clear = through > 0 ? 0 : skin[SKIN.clear]
  const roughness = skin[SKIN.roughness]
  const gloss = skin[SKIN.gloss]
  const fresnelPower = grazing * grazing * grazing * grazing * grazing
  const fresnel = gloss * (SKIN_STRAIGHT + (1 - SKIN_STRAIGHT) * fresnelPower * (1 - roughness * SKIN_ROUGH_LOSS))
  let mirrored = 1
  if (gloss > 0) {
    const mx = dx - 2 * along * nx
    const my = dy - 2 * along * ny
    const mz = dz - 2 * along * nz
    environmentAt(drawing, mx, my, mz, roughness)
    // A dull coat seen from in front mirrors next to nothing.
    if (isMetal > 0 || fresnel > 0.03) mirrored = occludeMirror(drawing, grid, mx, my, mz)
  }
  const mirrorRed = lit[0]
  const mirrorGreen = lit[1]
  const mirrorBlue = lit[2]
  // Along the wall the ray passes more glass, and its refraction is darker than the backdrop.
  const rim = through > 0 ? smoothStep(0, 0.32, facing) : 1
  if (clear > 0) transmittedAt(drawing, grid)
  let lift = 1
  let edge = 0
  if (dim > 0) {
    // More light on dark colours only; and a lamp behind it, high up, that grazes its edges.
    const white = 1 - Math.min(1, Math.max(skin[SKIN.red], skin[SKIN.green], skin[SKIN.blue]))
    const dark = white * white * white * white
    lift = 1 + LIFT * dim * dark * dark
    edge = EDGE * dim * grazing * grazing * grazing * grazing * open * up
  }
  for (let channel = 0; channel < 3; channel++) {
    const paint = skin[SKIN.red + channel] * lift
    const sky = fill[channel] * open * (0.35 + 0.65 * up) + bounce * open * ground[channel] * (key[channel] * 0.55 + fill[channel] * 0.35)
    let light = paint * (key[channel] * lamp + sky)
    light += sheen * (0.5 * paint + 0.1) * (key[channel] * (0.3 + 0.7 * lamp) + fill[channel] * 0.5) * open
    if (clear > 0) light = light * (1 - clear) + (lit[channel] * 0.94 + light * 0.1) * clear
    const seen = channel === 0 ? mirrorRed : channel === 1 ? mirrorGreen : mirrorBlue
    if (through > 0) light *= 1 - through * (0.75 + 0.25 * rim)
    const image = seen * mirrored + paint * fill[channel] * 0.35 * (1 - mirrored)
    if (isMetal > 0) {
      const reflectance = paint + (1 - paint) * fresnelPower * METAL_GRAZE
      light = light * (1 - isMetal) + isMetal * reflectance * image * (0.55 + 0.45 * open)
    } else light += (image - light * 0.5) * fresnel * (0.5 + 0.5 * open)
    color[channel] = light + paint * skin[SKIN.glow] + edge * key[channel]
  }
  if (through > 0) lit[0] = through * (1 - fresnel) * (0.25 + 0.75 * rim)
}
