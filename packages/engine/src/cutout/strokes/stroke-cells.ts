import { type CutOutStroke, type StrokePoint } from '@adloom/domain/cut-out-strokes.ts'
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { type Grid } from '../grid/cut-out-planes.ts'
import { regionsOf } from '../grid/regions.ts'

/** A cutout on the grid of the search while strokes change it. Depths in cells: how far inside what the hand decided a cell is, negative outside. */
export interface StrokedCells {
  /** 1 product, 0 background. */
  readonly mask: Uint8Array
  readonly keptDepth: Float32Array
  readonly removedDepth: Float32Array
  /** 1 where a stroke passed or changed something. */
  readonly touched: Uint8Array
}

type Brush = Exclude<CutOutStroke, { kind: 'only' }>

/** Applies the strokes to a mask, in their order. `planes` are the photograph's colours on the same grid. */
export function strokeCells(mask: Uint8Array, planes: LabPlanes, strokes: readonly CutOutStroke[]): StrokedCells {
  const cells = {
    mask: mask.slice(),
    keptDepth: new Float32Array(mask.length).fill(-Infinity),
    removedDepth: new Float32Array(mask.length).fill(-Infinity),
    touched: new Uint8Array(mask.length),
  }
  let chosen: StrokePoint[] = []
  for (const [place, stroke] of strokes.entries()) {
    if (stroke.kind !== 'only') brush(cells, planes, stroke)
    else {
      chosen.push(stroke.point)
      if (strokes.at(place + 1)?.kind === 'only') continue
      keepOnly(cells, planes, chosen)
      chosen = []
    }
  }
  return cells
}

/** Cells around a brush from which the outline in its soft rim is searched. */
const RING = 1.5
/** Cost of each cell of way beside the differences of colour: on an even surface the outline runs through the middle of the rim. */
const STEP_COST = 0.003

/**
 * Everything under the hard core of the brush goes to the stroke's side; in the soft rim the outline settles where the colours change most between the
 * core and what lies around the brush.
 */
function brush(cells: StrokedCells, planes: LabPlanes, stroke: Brush): void {
  const side = stroke.kind === 'keep' ? 1 : 0
  const radius = stroke.radius * Math.max(planes.width, planes.height)
  const core = radius * (1 - stroke.softness)
  const { box, distances } = distancesToStroke(stroke.points, radius + RING, planes)
  const count = box.width * box.height
  const toSide = new Float32Array(count).fill(Infinity)
  const toOther = new Float32Array(count).fill(Infinity)
  const isOpen = new Uint8Array(count)
  const [mine, others] = side === 1 ? [cells.keptDepth, cells.removedDepth] : [cells.removedDepth, cells.keptDepth]
  for (let at = 0; at < count; at += 1) {
    const distance = distances[at]
    if (distance > radius + RING) continue
    const cell = cellAt(at, box, planes)
    mine[cell] = Math.max(mine[cell], core - distance)
    others[cell] = Math.min(others[cell], distance - radius)
    const isCore = distance <= Math.max(core, 0.5)
    if (distance <= radius) cells.touched[cell] = 1
    if (isCore) cells.mask[cell] = side
    if (isCore || cells.mask[cell] === side) toSide[at] = 0
    else if (distance <= radius) isOpen[at] = 1
    else toOther[at] = 0
  }
  if (!isOpen.includes(1)) return
  spreadCost(toSide, isOpen, box, planes)
  spreadCost(toOther, isOpen, box, planes)
  for (let at = 0; at < count; at += 1) if (isOpen[at] === 1 && toSide[at] <= toOther[at]) cells.mask[cellAt(at, box, planes)] = side
}

interface Box extends Grid {
  readonly left: number
  readonly top: number
}

const cellAt = (at: number, { left, top, width }: Box, grid: Grid): number =>
  (top + Math.floor(at / width)) * grid.width + left + (at % width)

/** Distance of each cell to the line through these points, in cells, within a box that reaches this far around it; larger ones are infinite. */
function distancesToStroke(points: readonly StrokePoint[], reach: number, grid: Grid): { box: Box; distances: Float32Array } {
  const xs = points.map(([x]) => x * grid.width - 0.5)
  const ys = points.map(([, y]) => y * grid.height - 0.5)
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const width = Math.min(grid.width, Math.ceil(Math.max(...xs) + reach) + 1) - left
  const height = Math.min(grid.height, Math.ceil(Math.max(...ys) + reach) + 1) - top
  const box = { left, top, width, height }
  const squares = new Float32Array(width * height).fill(Infinity)
  for (let index = 0; index < points.length; index += 1) {
    const before = Math.max(0, index - 1)
    const from = { x: xs[before] - left, y: ys[before] - top }
    nearSegment(squares, box, from, { x: xs[index] - left, y: ys[index] - top }, reach)
  }
  return { box, distances: squares.map(Math.sqrt) }
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Lowers the squared distances of the cells within reach of one stretch of the line. */
function nearSegment(squares: Float32Array, { width, height }: Grid, from: Spot, to: Spot, reach: number): void {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const perLength = 1 / Math.max(1e-9, dx * dx + dy * dy)
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach))
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach))
  for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) * perLength))
      const square = (x - from.x - along * dx) ** 2 + (y - from.y - along * dy) ** 2
      if (square < squares[y * width + x]) squares[y * width + x] = square
    }
  }
}

/** Passes in both directions until ways around a corner are found too. */
const PASSES = 2

/** The least cost of a way from a cell of cost 0 through open cells: each step costs its difference of colour. */
function spreadCost(cost: Float32Array, isOpen: Uint8Array, box: Box, planes: LabPlanes): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = 0; at < cost.length; at += 1) if (isOpen[at] === 1) cheapen(cost, at, -1, box, planes)
    for (let at = cost.length - 1; at >= 0; at -= 1) if (isOpen[at] === 1) cheapen(cost, at, 1, box, planes)
  }
}

/** Lowers the cost of a cell by way of the four neighbours that a pass in this direction (-1 downwards, 1 upwards) has seen. */
function cheapen(cost: Float32Array, at: number, direction: 1 | -1, box: Box, planes: LabPlanes): void {
  const x = at % box.width
  const cell = cellAt(at, box, planes)
  for (let step = -1; step <= 2; step += 1) {
    // Three neighbours of the row seen before, and the one of the same row.
    const dx = step === 2 ? direction : step
    const dy = step === 2 ? 0 : direction
    const near = at + dy * box.width + dx
    if (x + dx < 0 || x + dx >= box.width || near < 0 || near >= cost.length || cost[near] === Infinity) continue
    const other = cell + dy * planes.width + dx
    const difference = labDistance(planes.l[cell] - planes.l[other], planes.a[cell] - planes.a[other], planes.b[cell] - planes.b[other])
    const length = dx !== 0 && dy !== 0 ? Math.SQRT2 : 1
    cost[at] = Math.min(cost[at], cost[near] + length * STEP_COST + difference)
  }
}

/** Share of the longer side within which a point still means the nearest part. */
const NEAR_PART = 0.03

/** Keeps the parts at these points and removes the others; without a part at any of them nothing changes. */
function keepOnly({ mask, keptDepth, touched }: StrokedCells, grid: Grid, points: readonly StrokePoint[]): void {
  const { labels } = regionsOf(mask, grid, 1)
  const kept = new Set(points.map((point) => partAt(labels, grid, point)))
  kept.delete(0)
  if (kept.size === 0) return
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 0 || kept.has(labels[cell])) continue
    mask[cell] = 0
    touched[cell] = 1
    keptDepth[cell] = -Infinity
  }
}

/** The label of the part nearest to a point; 0 without one near enough. */
function partAt(labels: Int32Array, { width, height }: Grid, [shareX, shareY]: StrokePoint): number {
  const reach = Math.ceil(NEAR_PART * Math.max(width, height))
  const middleX = Math.min(width - 1, Math.floor(shareX * width))
  const middleY = Math.min(height - 1, Math.floor(shareY * height))
  let nearest = { square: reach * reach + 1, label: 0 }
  for (let y = Math.max(0, middleY - reach); y <= Math.min(height - 1, middleY + reach); y += 1) {
    for (let x = Math.max(0, middleX - reach); x <= Math.min(width - 1, middleX + reach); x += 1) {
      const label = labels[y * width + x]
      const square = (x - middleX) ** 2 + (y - middleY) ** 2
      if (label !== 0 && square < nearest.square) nearest = { square, label }
    }
  }
  return nearest.label
}
