import { type ContactMap } from '../contact-map.ts'
import { clamp01 } from '../noise.ts'
import { type Placement } from '../place-product.ts'
import { type Region } from '../resize-product.ts'
import { type Stage } from '../stage.ts'
import { meanAround, type SummedArea } from '../summed-area.ts'
import { groundRow } from './draw-shape.ts'
import { type ShapeSetup } from './shape-camera.ts'
import { type Shape } from './shape.ts'

/** A drawn shape with the facts a scene needs to shade it. */
export interface StandingShape {
  readonly shape: Shape
  readonly setup: ShapeSetup
  /** Pixels of the drawing per unit of the shape, and the part of the drawing that is used. */
  readonly perUnit: number
  readonly box: Region
}

/**
 * The shadow a shape casts, from its true geometry: between a table's legs the ground is lit, and each leg touches it. Its outline as seen from the
 * ground towards the lamp, with its distance, so that the shadow is sharp at a foot and soft below a top.
 */
export interface CastShadow {
  /** From the scene to the rotated shape: middle and scale of each axis. */
  readonly originX: number
  readonly originY: number
  readonly originZ: number
  readonly scale: number
  readonly scaleZ: number
  /** Direction to the lamp and the two across it, in the shape's own space. */
  readonly light: readonly [number, number, number]
  readonly across: readonly [number, number, number]
  readonly up: readonly [number, number, number]
  readonly middle: number
  readonly radius: number
  /** Outline, and outline times depth. */
  readonly cover: SummedArea
  readonly depth: SummedArea
  /** Share of the light that is blocked: less than 1 for glass. */
  readonly strength: number
  readonly contact: ContactMap
}

const SIDE = 96
const ROW = SIDE + 1

export function castShadow(
  standing: StandingShape,
  stage: Stage,
  placement: Placement,
  size: { readonly width: number; readonly height: number },
): CastShadow {
  const { shape, setup, perUnit, box } = standing
  const { height: middle, radius } = shape.bounds
  // Pixels of the image per pixel of the drawing.
  const enlarged = placement.width / box.width
  /** The point of the scene's ground at which the image shows the drawing's ground, so far before the shape's axis. */
  const groundAt = (before: number): { readonly z: number; readonly along: number } => {
    const row = placement.top + (groundRow(shape, setup, perUnit, before) - box.y) * enlarged
    const { camera } = stage
    const v = (0.5 - row / size.height) * camera.frame
    const down = Math.sin(camera.tilt) * camera.distance - v * Math.cos(camera.tilt)
    const along = (camera.eyeY - stage.standHeight) / down
    return { z: camera.eyeZ - along * (Math.cos(camera.tilt) * camera.distance + v * Math.sin(camera.tilt)), along }
  }
  const reach = radius * 0.5
  const front = groundAt(reach)
  const back = groundAt(-reach)
  const scaleZ = Math.max(0.05, (front.z - back.z) / (2 * reach))
  const { along } = groundAt(0)
  const scale = perUnit * enlarged * placement.pixel * along
  const axis = (placement.left + (radius * 1.02 * perUnit - box.x) * enlarged - size.width / 2) * placement.pixel * along
  const place = { originX: axis, originY: stage.standHeight, originZ: (front.z + back.z) / 2, scale, scaleZ }
  const light = unit(stage.lightX / scale, stage.lightY / scale, stage.lightZ / scaleZ)
  const across = unit(light[2], 0, -light[0])
  const up = [light[1] * across[2], light[2] * across[0] - light[0] * across[2], -light[1] * across[0]] as const
  const strength = shape.shade ?? 1
  const { cover, depth } = seenFromBelow(shape, setup.turn, light, across, up)
  return { ...place, light, across, up, middle, radius, cover, depth, strength, contact: contactOf(shape, setup.turn, place, strength) }
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

/** The map: parallel rays towards the lamp, and where each first hits the shape. */
function seenFromBelow(
  shape: Shape,
  turn: number,
  light: readonly [number, number, number],
  across: readonly [number, number, number],
  up: readonly [number, number, number],
): Pick<CastShadow, 'cover' | 'depth'> {
  const { height, radius } = shape.bounds
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const texel = (2 * radius) / SIDE
  const near = texel * 0.35
  const cover = new Float32Array(ROW * ROW)
  const depth = new Float32Array(ROW * ROW)
  const blocks = new Uint8Array((SIDE / BLOCK) * (SIDE / BLOCK))
  /** Depth of the first hit, or of the nearest miss; its distance goes to `missed`. */
  let missed = 0
  const march = (column: number, row: number, enough: number): number => {
    const u = (column + 0.5) * texel - radius
    const v = (row + 0.5) * texel - radius
    const end = Math.sqrt(Math.max(0, radius * radius - u * u - v * v)) + enough
    const px = across[0] * u + up[0] * v
    const py = height + across[1] * u + up[1] * v
    const pz = across[2] * u + up[2] * v
    let t = -end
    let nearest = t
    missed = 1e3
    for (let step = 0; step < 60 && t < end; step++) {
      const x = px + light[0] * t
      const z = pz + light[2] * t
      const gap = shape.distance(x * cosine - z * sine, py + light[1] * t, x * sine + z * cosine)
      if (gap < missed) {
        missed = gap
        nearest = t
        if (gap < enough) break
      }
      t += Math.max(gap - enough * 0.5, texel * 0.2)
    }
    return nearest
  }
  // A first pass over whole blocks skips most of an empty map.
  for (let index = 0; index < blocks.length; index++) {
    const column = (index % (SIDE / BLOCK)) * BLOCK
    const row = Math.floor(index / (SIDE / BLOCK)) * BLOCK
    const wide = texel * BLOCK * 0.8
    march(column + (BLOCK - 1) / 2, row + (BLOCK - 1) / 2, wide)
    if (missed < wide) blocks[index] = 1
  }
  for (let row = 0; row < SIDE; row++) {
    let line = 0
    let lineDepth = 0
    for (let column = 0; column < SIDE; column++) {
      const isNear = blocks[((row / BLOCK) | 0) * (SIDE / BLOCK) + ((column / BLOCK) | 0)] === 1
      if (isNear) {
        const t = march(column, row, near)
        // A near miss counts as partial cover: edges without steps.
        const share = clamp01(1 - (missed - near) / texel)
        line += share
        lineDepth += share * t
      }
      const at = (row + 1) * ROW + column + 1
      cover[at] = cover[at - ROW] + line
      depth[at] = depth[at - ROW] + lineDepth
    }
  }
  return { cover: { columns: SIDE, rows: SIDE, sums: cover }, depth: { columns: SIDE, rows: SIDE, sums: depth } }
}

const BLOCK = 6

/** Share of the key light that passes the shape on its way to a point of the scene, 0 to 1. */
export function lightPastShape(shadow: CastShadow, px: number, py: number, pz: number, softness: number): number {
  const { light, across, up } = shadow
  const x = (px - shadow.originX) / shadow.scale
  const y = (py - shadow.originY) / shadow.scale - shadow.middle
  const z = (pz - shadow.originZ) / shadow.scaleZ
  const texel = (2 * shadow.radius) / SIDE
  const column = (x * across[0] + y * across[1] + z * across[2] + shadow.radius) / texel
  const row = (x * up[0] + y * up[1] + z * up[2] + shadow.radius) / texel
  const widest = (softness * shadow.radius * 2.2) / texel
  if (column < -widest || row < -widest || column > SIDE + widest || row > SIDE + widest) return 1
  const depthOfPoint = x * light[0] + y * light[1] + z * light[2]
  // Cover right above decides how soft the shadow is; only without it, cover further aside.
  let search = 2
  let seen = meanAround(shadow.cover, column, row, search)
  if (seen < 0.06) {
    search = Math.max(4, widest * 0.5)
    seen = meanAround(shadow.cover, column, row, search)
    if (seen < 0.002) return 1
  }
  const gap = meanAround(shadow.depth, column, row, search) / seen - depthOfPoint
  if (gap < -0.02) return 1
  const wide = Math.max(1.2, (softness * Math.max(0, gap)) / texel)
  const shade = 0.5 * meanAround(shadow.cover, column, row, wide) + 0.5 * meanAround(shadow.cover, column, row, Math.max(1.2, wide * 0.5))
  return 1 - shadow.strength * clamp01(shade)
}

/** Heights at which the space above the ground is tested for the shape, in its units, and how much each blocks of the sky and of the key light. */
const PROBE_HEIGHTS: readonly (readonly [height: number, sky: number, key: number])[] = [
  [0.025, 0.34, 0.62],
  [0.08, 0.3, 0.24],
  [0.22, 0.27, 0.04],
  [0.55, 0.24, 0],
]

const COLUMNS = 120

/** How much of the sky the shape hides from the ground around and below it. */
function contactOf(
  shape: Shape,
  turn: number,
  { originX, originZ, scale, scaleZ }: Pick<CastShadow, 'originX' | 'originZ' | 'scale' | 'scaleZ'>,
  strength: number,
): ContactMap {
  const { radius } = shape.bounds
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const wide = radius * 1.15 + 0.1
  const left = originX - wide * scale
  const back = originZ - wide * scaleZ
  const cell = (2 * wide * scale) / COLUMNS
  const rows = Math.ceil((2 * wide * scaleZ) / cell)
  const sky = new Float32Array(COLUMNS * rows)
  const key = new Float32Array(COLUMNS * rows)
  for (let row = 0; row < rows; row++) {
    const z = (back + (row + 0.5) * cell - originZ) / scaleZ
    for (let column = 0; column < COLUMNS; column++) {
      const x = (left + (column + 0.5) * cell - originX) / scale
      let skyBlocked = 0
      let keyBlocked = 0
      // From the highest down: the lower ones can skip what it does not find.
      for (let index = PROBE_HEIGHTS.length - 1; index >= 0; index--) {
        const [height, ofSky, ofKey] = PROBE_HEIGHTS[index]
        const near = (height - shape.distance(x * cosine - z * sine, height, x * sine + z * cosine)) / height
        if (near <= 0) break
        skyBlocked += ofSky * Math.min(1, near)
        keyBlocked += ofKey * Math.min(1, near)
      }
      sky[row * COLUMNS + column] = strength * Math.min(0.94, skyBlocked)
      key[row * COLUMNS + column] = strength * Math.min(0.9, keyBlocked)
    }
  }
  return { left, back, cell, columns: COLUMNS, rows, sky, key }
}
