import { blur } from './light-pattern.ts'
import { clamp01 } from './noise.ts'

/** How much light the ground near the product loses, on a grid over x and z: sky light and key light separately, 0 nothing to 1 all. */
export interface ContactMap {
  readonly left: number
  readonly back: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly sky: Float32Array
  readonly key: Float32Array
}

/** Gap of a column that still counts as touching, as a share of the product's width. */
const TOUCHING = 0.1

/** The parts of a product that decide its contact with the ground; as in its proxy. */
interface Silhouette {
  readonly left: number
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly columns: number
  readonly rows: number
  readonly gaps: Float32Array
}

/** The contact of a foot at the origin's plane with level ground, for a camera so many degrees above the horizon. */
export function contactMap(silhouette: Silhouette, cameraElevation: number): ContactMap {
  const margin = 0.3 + silhouette.width * 0.25
  const cell = (silhouette.width + 2 * margin) / 200
  const columns = 200
  const left = silhouette.left - margin
  const front = 0.6
  const back = -silhouette.depth - 0.5
  const rows = Math.ceil((front - back) / cell)
  const touching = new Float32Array(columns * rows)
  const texel = silhouette.width / silhouette.columns
  const perRow = silhouette.height / silhouette.rows
  // A foot that curves up in the image is further back on the ground, at the camera's height.
  const lean = 1 / Math.tan((Math.max(5, cameraElevation) * Math.PI) / 180)
  for (let column = 0; column < columns; column++) {
    const at = (left + (column + 0.5) * cell - silhouette.left) / texel
    if (at < 0 || at >= silhouette.columns) continue
    const gap = silhouette.gaps[at | 0] * perRow
    const weight = Math.exp(-((gap / (silhouette.width * TOUCHING)) ** 2))
    if (weight < 0.02) continue
    // A little forward: the crease between foot and ground is dark on the camera's side too.
    const from = 0.016 - Math.min(gap * lean, silhouette.depth * 0.45)
    const to = -silhouette.depth - from
    for (let row = 0; row < rows; row++) {
      const z = back + (row + 0.5) * cell
      if (z <= from && z >= to) touching[row * columns + column] = weight
    }
  }
  const tight = touching.slice()
  const near = touching.slice()
  const wide = touching
  const cells = (length: number): number => Math.max(1, Math.round(length / cell / 1.7))
  blur(tight, cells(0.012 + silhouette.width * 0.008), columns)
  blur(near, cells(0.04 + silhouette.width * 0.045), columns)
  blur(wide, cells(0.13 + silhouette.width * 0.13), columns)
  const sky = new Float32Array(touching.length)
  const key = new Float32Array(touching.length)
  for (let index = 0; index < sky.length; index++) {
    sky[index] = 1 - (1 - 0.8 * clamp01(tight[index] * 1.15)) * (1 - 0.66 * clamp01(near[index])) * (1 - 0.6 * clamp01(wide[index]))
    key[index] = 1 - (1 - clamp01(tight[index] * 1.4) * 0.85) * (1 - clamp01(near[index]) * 0.5) * (1 - clamp01(wide[index]) * 0.25)
  }
  return { left, back, cell, columns, rows, sky, key }
}

/** Value of a contact grid at a point of the ground; 0 outside of it. */
export function contactAt(map: ContactMap, values: Float32Array, x: number, z: number): number {
  const u = (x - map.left) / map.cell - 0.5
  const v = (z - map.back) / map.cell - 0.5
  if (u < 0 || v < 0 || u >= map.columns - 1 || v >= map.rows - 1) return 0
  const column = u | 0
  const row = v | 0
  const a = u - column
  const b = v - row
  const at = row * map.columns + column
  const upper = values[at] + (values[at + 1] - values[at]) * a
  const lower = values[at + map.columns] + (values[at + map.columns + 1] - values[at + map.columns]) * a
  return upper + (lower - upper) * b
}
