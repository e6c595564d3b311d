/**
 * The simplest possible renderer, as a baseline for ours: one ray for each of four points of every pixel, everything computed at the hit, no grid, no
 * cache, one thread. The distances, textures, materials and light are those of the built-in engine.
 */
import { ALL_BODIES, findHit, type Hit, VIEW } from '@adloom/renderer/find-hit.ts'
import { lightReaching } from '@adloom/renderer/light-reaching.ts'
import { hasFields, materialFields } from '@adloom/renderer/materials.ts'
import { newRay, setRay } from '@adloom/renderer/ray-march.ts'
import { traceMirror, isMirroring, shadeHit, shadingOf } from '@adloom/renderer/shade-hit.ts'
import { CELL, type Starts } from '@adloom/renderer/shapes/march-shape.ts'
import { traceShape } from '@adloom/renderer/shapes/shade-shape.ts'
import { drawingOf, type ShapeSetup } from '@adloom/renderer/shapes/shape-camera.ts'
import { type Shape } from '@adloom/renderer/shapes/shape.ts'
import { CORNERS_KNOWN, surfaceGrid } from '@adloom/renderer/shapes/surface-corners.ts'
import { beginPixel } from '@adloom/renderer/shapes/surface-grid.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { type ProductProxy } from '@adloom/renderer/product-proxy.ts'
import { toned } from '@adloom/renderer/tone-curve.ts'

/** Positions of the four points within a pixel. */
const POINTS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** A scene whose backdrop is a wall, without its product: 8-bit values, three for each pixel. */
export function baselineScene(stage: Stage, proxy: ProductProxy, width: number, height: number): Float32Array {
  const { camera } = stage
  const shading = shadingOf(stage, proxy, null)
  const hit: Hit = { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 }
  const reaching = { key: 0, sky: 0 }
  const ray = newRay()
  const out = new Float32Array(width * height * 3)
  const unit = camera.frame / height
  const sine = Math.sin(camera.tilt)
  const cosine = Math.cos(camera.tilt)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [a, b] of POINTS) {
        const right = (x + a - width / 2) * unit
        const up = (height / 2 - y - b) * unit
        const towardsY = up * cosine - camera.distance * sine
        const towardsZ = -up * sine - camera.distance * cosine
        const length = Math.sqrt(right * right + towardsY * towardsY + towardsZ * towardsZ)
        setRay(ray, camera.eyeX, camera.eyeY, camera.eyeZ, right / length, towardsY / length, towardsZ / length)
        findHit(hit, shading.span, stage, ray, ALL_BODIES)
        lightReaching(reaching, shading.span, stage, proxy, hit)
        if (isMirroring(stage, hit)) traceMirror(shading, hit, hit, ray)
        if (hasFields(hit.finish)) materialFields(shading.fields, hit.finish, hit.u, hit.v)
        shadeHit(shading, hit, reaching, ray, unit / camera.distance)
        const at = (y * width + x) * 3
        const vignette = 1 - 0.22 * (((x + a) / width - 0.5) ** 2 + ((y + b) / height - 0.5) ** 2)
        for (let channel = 0; channel < 3; channel++) out[at + channel] += toned(shading.color[channel] * vignette) / 4
      }
    }
  }
  return out
}

/** A shape, `perUnit` pixels per unit: 8-bit values and alpha, premultiplied, four for each pixel. */
export function baselineShape(shape: Shape, setup: ShapeSetup, perUnit: number): Float32Array {
  const drawing = drawingOf(shape, setup, perUnit)
  const side = Math.ceil((drawing.half * 2 * perUnit) / CELL) * CELL
  const starts: Starts = { columns: side, depths: new Float32Array(0), gaps: new Float32Array(0) }
  const grid = surfaceGrid(drawing, side, starts)
  // Marked as sampled already, without content that could be interpolated.
  grid.squares.fill(CORNERS_KNOWN)
  const out = new Float32Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (const [a, b] of POINTS) {
        beginPixel(grid)
        const alpha = traceShape(drawing, grid, x + a, y + b, 0)
        if (alpha <= 0) continue
        const at = (y * side + x) * 4
        for (let channel = 0; channel < 3; channel++) out[at + channel] += (toned(drawing.color[channel] / alpha) * alpha) / 4
        out[at + 3] += alpha / 4
      }
    }
  }
  return out
}
