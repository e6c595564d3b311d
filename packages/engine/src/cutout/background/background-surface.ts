import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { type Grid } from '../grid/cut-out-planes.ts'

/** A smooth colour over the image: per OKLab channel the six coefficients of a quadratic in x and y. */
interface BackgroundFit {
  readonly l: Float64Array
  readonly a: Float64Array
  readonly b: Float64Array
}

/** Smooth colours that together explain the border of an image. */
export interface BorderModel {
  /** One for a plain wall, two or three for wall and floor. Empty when the border shows no background at all. */
  readonly surfaces: readonly BackgroundFit[]
  /** Mean distance of border cells to their surface; large on busy backgrounds. */
  readonly residual: number
  /** Cells of the border band. */
  readonly band: Int32Array
}

/** Width of the border band as a share of the shorter side. */
const BAND_SHARE = 0.035
const MOST_SURFACES = 3
/** A surface must explain at least this share of the border band. */
const SMALLEST_CLUSTER = 0.06
/** One cell in so many of the border band is looked at. */
const BAND_STRIDE = 5
/** One more surface must bring the error down to this share of it, and by this much besides: a gradient would be cut in steps. */
const WORTH_A_SURFACE = { share: 0.6, least: 0.001 }
/** Distance from a surface at which a cell counts half, and the most by which one cell adds to the error. */
const ROBUST_SCALE = 0.02
const LARGEST_ERROR = 0.05
/** How much the slopes of a surface are held back. */
const FIT_RIDGE = 1e-4
/** Rounds of k-means, and of the robust fit. */
const CLUSTER_ROUNDS = 8
const FIT_ROUNDS = 3

/** Fits the smooth colours of the border. A cluster in none of the four corners is the product cut by the frame, not the background. */
export function borderModel(planes: LabPlanes): BorderModel {
  const band = borderBand(planes)
  const sample = Int32Array.from({ length: Math.ceil(band.length / BAND_STRIDE) }, (_, index) => band[index * BAND_STRIDE])
  let best: { surfaces: BackgroundFit[]; residual: number } | null = null
  for (let count = 1; count <= MOST_SURFACES; count += 1) {
    const clusters = clustersOf(planes, sample, count).filter((cells) => cells.length > sample.length * SMALLEST_CLUSTER)
    const fits = clusters.map((cells) => robustFit(planes, cells))
    const total = clusters.reduce((sum, cells) => sum + cells.length, 0)
    const residual = fits.reduce((sum, fit, index) => sum + fit.residual * clusters[index].length, 0) / Math.max(1, total)
    const surfaces = fits.map((fit) => fit.surface)
    if (best === null || residual < best.residual * WORTH_A_SURFACE.share - WORTH_A_SURFACE.least)
      best = { surfaces: surfaces.filter((_, index) => isInACorner(planes, clusters[index])), residual }
  }
  return { surfaces: best?.surfaces ?? [], residual: best?.residual ?? 1, band }
}

function borderBand({ width, height }: Grid): Int32Array {
  const depth = Math.max(3, Math.round(Math.min(width, height) * BAND_SHARE))
  const count = 2 * depth * width + Math.max(0, height - 2 * depth) * Math.min(width, 2 * depth)
  const cells = new Int32Array(count)
  let end = 0
  for (let y = 0; y < height; y += 1) {
    const inRows = y < depth || y >= height - depth
    const side = inRows ? width : Math.min(width, depth)
    for (let x = 0; x < side; x += 1) cells[end++] = y * width + x
    if (!inRows) for (let x = Math.max(side, width - depth); x < width; x += 1) cells[end++] = y * width + x
  }
  return cells.subarray(0, end)
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
function clustersOf(planes: LabPlanes, sample: Int32Array, count: number): Int32Array[] {
  const { l, a, b } = planes
  // Three numbers per centre.
  const centers = new Float64Array(count * 3)
  const place = (center: number, cell: number): void => {
    centers[center * 3] = l[cell]
    centers[center * 3 + 1] = a[cell]
    centers[center * 3 + 2] = b[cell]
  }
  place(0, sample[0])
  const nearest = new Float32Array(sample.length).fill(9)
  for (let center = 1; center < count; center += 1) {
    let farthest = 0
    for (let index = 0; index < sample.length; index += 1) {
      const distance = centerDistance(planes, centers, sample[index], center - 1)
      if (distance < nearest[index]) nearest[index] = distance
      if (nearest[index] > nearest[farthest]) farthest = index
    }
    place(center, sample[farthest])
  }
  const owner = new Uint8Array(sample.length)
  const sums = new Float64Array(count * 4)
  for (let round = 0; round < CLUSTER_ROUNDS; round += 1) {
    sums.fill(0)
    let isSame = round > 0
    for (let index = 0; index < sample.length; index += 1) {
      const best = nearestCenter(planes, centers, sample[index], count)
      if (owner[index] !== best) isSame = false
      owner[index] = best
      addCell(sums, best * 4, planes, sample[index])
    }
    // The centres stay where they are.
    if (isSame) break
    for (let center = 0; center < count; center += 1) {
      const size = sums[center * 4 + 3]
      if (size === 0) continue
      for (let channel = 0; channel < 3; channel += 1) centers[center * 3 + channel] = sums[center * 4 + channel] / size
    }
  }
  return Array.from({ length: count }, (_, center) => sample.filter((_cell, index) => owner[index] === center))
}

function centerDistance({ l, a, b }: LabPlanes, centers: Float64Array, cell: number, center: number): number {
  return labDistance(l[cell] - centers[center * 3], a[cell] - centers[center * 3 + 1], b[cell] - centers[center * 3 + 2])
}

function nearestCenter(planes: LabPlanes, centers: Float64Array, cell: number, count: number): number {
  let best = 0
  let reach = Infinity
  for (let center = 0; center < count; center += 1) {
    const distance = centerDistance(planes, centers, cell, center)
    if (distance < reach) {
      reach = distance
      best = center
    }
  }
  return best
}

/** Adds a cell to the sums of its cluster: three of colour and a count, from `to` on. */
function addCell(sums: Float64Array, to: number, { l, a, b }: LabPlanes, cell: number): void {
  sums[to] += l[cell]
  sums[to + 1] += a[cell]
  sums[to + 2] += b[cell]
  sums[to + 3] += 1
}

/** A fit in which distant cells weigh less and less (Cauchy weights). */
function robustFit(planes: LabPlanes, cells: Int32Array): { surface: BackgroundFit; residual: number } {
  const weights = new Float32Array(cells.length).fill(1)
  let surface = fitSurface(planes, cells, weights, FIT_RIDGE)
  let residual = 0
  for (let round = 0; round < FIT_ROUNDS; round += 1) {
    residual = 0
    for (let index = 0; index < cells.length; index += 1) {
      const distance = surfaceDistance(planes, surface, cells[index])
      residual += Math.min(LARGEST_ERROR, distance)
      weights[index] = 1 / (1 + (distance / ROBUST_SCALE) ** 2)
    }
    if (round < FIT_ROUNDS - 1) surface = fitSurface(planes, cells, weights, FIT_RIDGE)
  }
  return { surface, residual: residual / Math.max(1, cells.length) }
}

function surfaceDistance({ width, height, l, a, b }: LabPlanes, surface: BackgroundFit, cell: number): number {
  const u = (cell % width) / width - 0.5
  const v = ((cell / width) | 0) / height - 0.5
  return labDistance(l[cell] - valueAt(surface.l, u, v), a[cell] - valueAt(surface.a, u, v), b[cell] - valueAt(surface.b, u, v))
}

const valueAt = (q: Float64Array, u: number, v: number): number => q[0] + q[1] * u + q[2] * v + q[3] * u * u + q[4] * u * v + q[5] * v * v

/** Weighted least squares over `cells`; `ridge` limits the slopes when cells are few or on one line. */
export function fitSurface(planes: LabPlanes, cells: Int32Array, weights: Float32Array, ridge: number): BackgroundFit {
  const matrix = Array.from({ length: 6 }, () => new Float64Array(6))
  const right = [new Float64Array(6), new Float64Array(6), new Float64Array(6)]
  // Sums by power: every product of two of the six terms is u^i v^j with i + j up to 4.
  const moments = new Float64Array(25)
  const [ofL, ofA, ofB] = right
  for (let index = 0; index < cells.length; index += 1) {
    addMoments(moments, ofL, ofA, ofB, planes, cells[index], weights[index])
  }
  for (let i = 0; i < 6; i += 1)
    for (let j = i; j < 6; j += 1) matrix[i][j] = moments[POWERS_U[i] + POWERS_U[j] + 5 * (POWERS_V[i] + POWERS_V[j])]
  for (let i = 0; i < 6; i += 1) {
    for (let j = 0; j < i; j += 1) matrix[i][j] = matrix[j][i]
    matrix[i][i] += (i === 0 ? 1e-9 : ridge) * Math.max(1, cells.length)
  }
  return { l: solve(matrix, ofL), a: solve(matrix, ofA), b: solve(matrix, ofB) }
}

/** Adds one cell to the sums. A function of its own, so that it is compiled once. */
function addMoments(
  moments: Float64Array,
  ofL: Float64Array,
  ofA: Float64Array,
  ofB: Float64Array,
  { l, a, b, width, height }: LabPlanes,
  cell: number,
  weight: number,
): void {
  const row = (cell / width) | 0
  const u = (cell - row * width) / width - 0.5
  const v = row / height - 0.5
  const wu = weight * u
  const wv = weight * v
  const wuu = wu * u
  const wuv = wu * v
  const wvv = wv * v
  moments[0] += weight
  moments[1] += wu
  moments[2] += wuu
  moments[3] += wuu * u
  moments[4] += wuu * u * u
  moments[5] += wv
  moments[6] += wuv
  moments[7] += wuv * u
  moments[8] += wuv * u * u
  moments[10] += wvv
  moments[11] += wvv * u
  moments[12] += wvv * u * u
  moments[15] += wvv * v
  moments[16] += wvv * v * u
  moments[20] += wvv * v * v
  addTo(ofL, l[cell], weight, wu, wv, wuu, wuv, wvv)
  addTo(ofA, a[cell], weight, wu, wv, wuu, wuv, wvv)
  addTo(ofB, b[cell], weight, wu, wv, wuu, wuv, wvv)
}

/** Powers of u and v in the six terms: 1, u, v, uu, uv, vv. */
const POWERS_U = [0, 1, 0, 2, 1, 0]
const POWERS_V = [0, 0, 1, 0, 1, 2]

function addTo(sums: Float64Array, value: number, w: number, wu: number, wv: number, wuu: number, wuv: number, wvv: number): void {
  sums[0] += w * value
  sums[1] += wu * value
  sums[2] += wv * value
  sums[3] += wuu * value
  sums[4] += wuv * value
  sums[5] += wvv * value
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

/** Writes the surface's colour at the cells of row `y` into `out` from `start` on. */
export function surfaceRow(out: Colors, surface: BackgroundFit, { width, height }: Grid, y: number, start: number): void {
  const v = y / height - 0.5
  channelRow(out.l, surface.l, width, v, start)
  channelRow(out.a, surface.a, width, v, start)
  channelRow(out.b, surface.b, width, v, start)
}

type Colors = Pick<LabPlanes, 'l' | 'a' | 'b'>

function channelRow(out: Float32Array, q: Float64Array, width: number, v: number, start: number): void {
  const constant = q[0] + q[2] * v + q[5] * v * v
  const slope = q[1] + q[4] * v
  const bend = q[3]
  for (let x = 0; x < width; x += 1) {
    const u = x / width - 0.5
    out[start + x] = constant + slope * u + bend * u * u
  }
}
