import { labDistance, type LabPlanes } from './color-space.ts'
import { type Grid } from './cut-out-planes.ts'

/** A smooth colour over the picture: per OKLab channel the six coefficients of a quadratic in x and y. */
export interface Surface {
  readonly l: Float64Array
  readonly a: Float64Array
  readonly b: Float64Array
}

/** Smooth colours that together explain the border of a picture. */
export interface BorderModel {
  /** One for a plain wall, two or three for wall and floor. Empty when the border shows no ground at all. */
  readonly surfaces: readonly Surface[]
  /** Mean distance of border cells to their surface; large on busy grounds. */
  readonly residual: number
  /** Cells of the border band. */
  readonly band: Int32Array
}

/** Width of the border band as a share of the shorter side. */
const BAND_SHARE = 0.035
const MOST_SURFACES = 3
/** A surface must explain at least this share of the border band. */
const SMALLEST_CLUSTER = 0.06
const ROBUST_SCALE = 0.02

/** Fits the smooth colours of the border. A cluster in none of the four corners is the product cut by the frame, not the ground. */
export function borderModel(planes: LabPlanes): BorderModel {
  const band = borderBand(planes)
  const sample = band.filter((_, index) => index % 5 === 0)
  let best: { surfaces: Surface[]; residual: number } | null = null
  for (let count = 1; count <= MOST_SURFACES; count += 1) {
    const clusters = clustersOf(planes, sample, count).filter((cells) => cells.length > sample.length * SMALLEST_CLUSTER)
    const fits = clusters.map((cells) => robustFit(planes, cells))
    const total = clusters.reduce((sum, cells) => sum + cells.length, 0)
    const residual = fits.reduce((sum, fit, index) => sum + fit.residual * clusters[index].length, 0) / Math.max(1, total)
    const surfaces = fits.map((fit) => fit.surface)
    // One more surface must explain much more, or a gradient would be cut in steps.
    if (best === null || residual < best.residual * 0.6 - 0.001)
      best = { surfaces: surfaces.filter((_, index) => isInACorner(planes, clusters[index])), residual }
  }
  return { surfaces: best?.surfaces ?? [], residual: best?.residual ?? 1, band }
}

function borderBand({ width, height }: Grid): Int32Array {
  const depth = Math.max(3, Math.round(Math.min(width, height) * BAND_SHARE))
  const cells: number[] = []
  for (let y = 0; y < height; y += 1) {
    const inRows = y < depth || y >= height - depth
    for (let x = 0; x < width; x += 1) if (inRows || x < depth || x >= width - depth) cells.push(y * width + x)
  }
  return Int32Array.from(cells)
}

function isInACorner({ width, height }: Grid, cells: Int32Array): boolean {
  const reach = Math.max(4, Math.round(Math.min(width, height) * BAND_SHARE * 1.5))
  const inCorner = [0, 0, 0, 0]
  for (const cell of cells) {
    const x = cell % width
    const y = (cell / width) | 0
    const left = x < reach
    const top = y < reach
    if ((left || x >= width - reach) && (top || y >= height - reach)) inCorner[(left ? 0 : 1) + (top ? 0 : 2)] += 1
  }
  // The cells are a fifth of the band: a fifth of that again is a tenth of the corner at least.
  return Math.max(...inCorner) > (reach * reach) / 25
}

/** k-means in OKLab from far-apart seeds. */
function clustersOf({ l, a, b }: LabPlanes, sample: Int32Array, count: number): Int32Array[] {
  const seeds = [sample[0]]
  const distanceTo = (cell: number, [cl, ca, cb]: readonly number[]): number => labDistance(l[cell] - cl, a[cell] - ca, b[cell] - cb)
  const colorOf = (cell: number): number[] => [l[cell], a[cell], b[cell]]
  const nearest = new Float32Array(sample.length).fill(9)
  while (seeds.length < count) {
    const latest = colorOf(seeds[seeds.length - 1])
    let farthest = 0
    for (let index = 0; index < sample.length; index += 1) {
      nearest[index] = Math.min(nearest[index], distanceTo(sample[index], latest))
      if (nearest[index] > nearest[farthest]) farthest = index
    }
    seeds.push(sample[farthest])
  }
  let centers = seeds.map(colorOf)
  const owner = new Uint8Array(sample.length)
  for (let round = 0; round < 8; round += 1) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (let index = 0; index < sample.length; index += 1) {
      const cell = sample[index]
      let nearest = 0
      let reach = Infinity
      for (let center = 0; center < count; center += 1) {
        const distance = distanceTo(cell, centers[center])
        if (distance < reach) {
          reach = distance
          nearest = center
        }
      }
      owner[index] = nearest
      const sum = sums[nearest]
      sum[0] += l[cell]
      sum[1] += a[cell]
      sum[2] += b[cell]
      sum[3] += 1
    }
    centers = sums.map((sum, index) => (sum[3] === 0 ? centers[index] : [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]]))
  }
  return centers.map((_, center) => sample.filter((_cell, index) => owner[index] === center))
}

/** A fit that cells far from it pull less and less (Cauchy weights). */
function robustFit(planes: LabPlanes, cells: Int32Array): { surface: Surface; residual: number } {
  const weights = new Float32Array(cells.length).fill(1)
  let surface = fitSurface(planes, cells, weights, 1e-4)
  let residual = 0
  for (let round = 0; round < 3; round += 1) {
    residual = 0
    for (let index = 0; index < cells.length; index += 1) {
      const distance = surfaceDistance(planes, surface, cells[index])
      residual += Math.min(0.05, distance)
      weights[index] = 1 / (1 + (distance / ROBUST_SCALE) ** 2)
    }
    if (round < 2) surface = fitSurface(planes, cells, weights, 1e-4)
  }
  return { surface, residual: residual / Math.max(1, cells.length) }
}

function surfaceDistance({ width, height, l, a, b }: LabPlanes, surface: Surface, cell: number): number {
  const u = (cell % width) / width - 0.5
  const v = ((cell / width) | 0) / height - 0.5
  const at = (q: Float64Array): number => q[0] + q[1] * u + q[2] * v + q[3] * u * u + q[4] * u * v + q[5] * v * v
  return labDistance(l[cell] - at(surface.l), a[cell] - at(surface.a), b[cell] - at(surface.b))
}

/** Weighted least squares over `cells`; `ridge` holds the slopes back where cells are few or on one line. */
export function fitSurface(planes: LabPlanes, cells: Int32Array, weights: Float32Array, ridge: number): Surface {
  const matrix = Array.from({ length: 6 }, () => new Float64Array(6))
  const right = [new Float64Array(6), new Float64Array(6), new Float64Array(6)]
  const channels = [planes.l, planes.a, planes.b]
  const basis = new Float64Array(6)
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]
    const weight = weights[index]
    const u = (cell % planes.width) / planes.width - 0.5
    const v = ((cell / planes.width) | 0) / planes.height - 0.5
    basis[0] = 1
    basis[1] = u
    basis[2] = v
    basis[3] = u * u
    basis[4] = u * v
    basis[5] = v * v
    for (let i = 0; i < 6; i += 1) {
      const weighted = weight * basis[i]
      for (let j = i; j < 6; j += 1) matrix[i][j] += weighted * basis[j]
      for (let channel = 0; channel < 3; channel += 1) right[channel][i] += weighted * channels[channel][cell]
    }
  }
  for (let i = 0; i < 6; i += 1) {
    for (let j = 0; j < i; j += 1) matrix[i][j] = matrix[j][i]
    matrix[i][i] += (i === 0 ? 1e-9 : ridge) * Math.max(1, cells.length)
  }
  const [l, a, b] = right.map((vector) => solve(matrix, vector))
  return { l, a, b }
}

/** Gauss-Jordan with pivoting; leaves its arguments as they are. */
function solve(matrix: readonly Float64Array[], vector: Float64Array): Float64Array {
  const size = vector.length
  const rows = matrix.map((row, index) => [...row, vector[index]])
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column + 1; row < size; row += 1) if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    const divisor = rows[column][column] || 1e-12
    for (let k = column; k <= size; k += 1) rows[column][k] /= divisor
    for (let row = 0; row < size; row += 1) {
      const factor = row === column ? 0 : rows[row][column]
      if (factor !== 0) for (let k = column; k <= size; k += 1) rows[row][k] -= factor * rows[column][k]
    }
  }
  return Float64Array.from(rows, (row) => row[size])
}

/** The surface's colour at every cell. */
export function surfacePlanes(surface: Surface, { width, height }: Grid): LabPlanes {
  const plane = (q: Float64Array): Float32Array => {
    const out = new Float32Array(width * height)
    for (let y = 0, cell = 0; y < height; y += 1) {
      const v = y / height - 0.5
      const constant = q[0] + q[2] * v + q[5] * v * v
      const slope = q[1] + q[4] * v
      for (let x = 0; x < width; x += 1, cell += 1) {
        const u = x / width - 0.5
        out[cell] = constant + slope * u + q[3] * u * u
      }
    }
    return out
  }
  return { width, height, l: plane(surface.l), a: plane(surface.a), b: plane(surface.b) }
}
