import { type Grid } from '../cutout/grid/cut-out-planes.ts'
import { regionsOf } from '../cutout/grid/regions.ts'

/** Which cells of an image are product: 1, else 0, row by row. */
export interface Mask extends Grid {
  readonly cells: Uint8Array
}

/** Cells along the longer side of an outline's box. */
const SIDE = 48
/** Cells of the coarse map of the box, across and down; rows and directions in which widths and reaches are taken. */
const MAP = 7
const ROWS = 16
const BANDS = 4
const RAYS = 64
const WAVES = 8
/** Smaller regions, as a share of the outline, are neither holes nor parts. */
const SPECK = 0.004
const PART = 0.03
/** More holes or parts than this carry no information. */
const MANY = 3
/** Weight of a reach; the other features lie between 0 and 1. */
const WAVE_WEIGHT = 4

/**
 * The outline as a fixed number of features of about 0 to 1, independent of size and place: proportions, how full box and hull are, symmetry, holes,
 * parts, moments, waves of the radius, widths by height, how often rows and columns are broken, and a coarse map. Null for next to nothing.
 */
export function outlineFeatures(mask: Mask): Float64Array | null {
  const outline = boxed(mask)
  if (outline === null) return null
  const { width, height, cells } = outline
  const area = cells.reduce((sum, cell) => sum + cell, 0)
  if (area < SIDE) return null
  return Float64Array.from([
    Math.log2(width / height) / 2,
    area / (width * height),
    area / hullArea(outline),
    likeness(outline, (x, y) => y * width + width - 1 - x),
    likeness(outline, (x, y) => (height - 1 - y) * width + x),
    ...holesOf(outline, area),
    ...momentsOf(outline, area),
    ...wavesOf(outline),
    ...widthsOf(outline),
    ...breaksOf(outline),
    ...mapOf(outline),
  ])
}

/** The mirrored mask. */
export function mirrored({ width, height, cells }: Mask): Mask {
  return { width, height, cells: cells.map((_, cell) => cells[cell - (cell % width) + width - 1 - (cell % width)]) }
}

/** The box of the mask, scaled to `SIDE` cells along its longer side; null for an empty mask. */
function boxed({ width, height, cells }: Mask): Mask | null {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (cells[y * width + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  const across = right - left + 1
  const down = bottom - top + 1
  const scale = SIDE / Math.max(across, down)
  const columns = Math.max(1, Math.round(across * scale))
  const rows = Math.max(1, Math.round(down * scale))
  const out = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const fromY = top + Math.floor((row * down) / rows)
    const toY = Math.max(fromY + 1, top + Math.floor(((row + 1) * down) / rows))
    for (let column = 0; column < columns; column += 1) {
      const fromX = left + Math.floor((column * across) / columns)
      const toX = Math.max(fromX + 1, left + Math.floor(((column + 1) * across) / columns))
      let sum = 0
      for (let y = fromY; y < toY; y += 1) for (let x = fromX; x < toX; x += 1) sum += cells[y * width + x]
      if (sum * 2 >= (toX - fromX) * (toY - fromY)) out[row * columns + column] = 1
    }
  }
  return { width: columns, height: rows, cells: out }
}

/** Area of the convex hull, in cells. */
function hullArea({ width, height, cells }: Mask): number {
  const points: (readonly [number, number])[] = []
  for (let y = 0; y < height; y += 1) {
    const first = cells.indexOf(1, y * width)
    if (first < 0 || first >= (y + 1) * width) continue
    const last = cells.lastIndexOf(1, (y + 1) * width - 1)
    for (const edge of [y, y + 1]) points.push([first - y * width, edge], [last - y * width + 1, edge])
  }
  const along = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  const half = (chain: readonly (readonly [number, number])[]): (readonly [number, number])[] => {
    const out: (readonly [number, number])[] = []
    for (const point of chain) {
      while (out.length > 1) {
        const [ax, ay] = out[out.length - 2]
        const [bx, by] = out[out.length - 1]
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break
        out.pop()
      }
      out.push(point)
    }
    return out.slice(0, -1)
  }
  const hull = [...half(along), ...half(along.toReversed())]
  return (
    Math.abs(
      hull.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = hull[(index + 1) % hull.length]
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  )
}

/** How much of the outline covers itself when `to` moves each cell, 0 to 1. */
function likeness({ width, cells }: Mask, to: (x: number, y: number) => number): number {
  let both = 0
  let either = 0
  for (let cell = 0; cell < cells.length; cell += 1) {
    const other = cells[to(cell % width, Math.floor(cell / width))]
    both += cells[cell] & other
    either += cells[cell] | other
  }
  return both / either
}

/** Share of all holes, their number, the place of the largest (off the axis, down); number of parts. */
function holesOf(outline: Mask, area: number): number[] {
  const { width, height, cells } = outline
  // With an empty rim around it, the whole outside is one region.
  const wide = { width: width + 2, height: height + 2 }
  const around = new Uint8Array(wide.width * wide.height)
  for (let y = 0; y < height; y += 1) around.set(cells.subarray(y * width, (y + 1) * width), (y + 1) * wide.width + 1)
  const empty = regionsOf(around, wide, 0)
  const holes = empty.regions.map(({ area: size, touchesFrame }) => (touchesFrame || size < area * SPECK ? 0 : size))
  const largest = holes.indexOf(Math.max(0, ...holes))
  let sumX = 0
  let sumY = 0
  for (let cell = 0; cell < around.length; cell += 1) {
    if (around[cell] === 1 || empty.labels[cell] !== largest) continue
    sumX += (cell % wide.width) - 0.5
    sumY += Math.floor(cell / wide.width) - 0.5
  }
  const size = holes[largest] ?? 0
  const total = holes.reduce((sum, hole) => sum + hole, 0)
  const parts = regionsOf(cells, outline, 1).regions.filter(({ area: part }) => part > area * PART).length
  return [
    Math.sqrt(total / (area + total)),
    Math.min(MANY, holes.filter((hole) => hole > 0).length) / MANY,
    size === 0 ? 0 : Math.abs(sumX / size / width - 0.5) * 2,
    size === 0 ? 0.5 : sumY / size / height,
    Math.min(MANY, parts - 1) / MANY,
  ]
}

/** Centre of the area in the box, its elongation and orientation. */
function momentsOf({ width, height, cells }: Mask, area: number): number[] {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === 0) continue
    const across = (cell % width) + 0.5
    const down = Math.floor(cell / width) + 0.5
    x += across
    y += down
    xx += across * across
    yy += down * down
    xy += across * down
  }
  const middleX = x / area
  const middleY = y / area
  const spreadX = xx / area - middleX * middleX
  const spreadY = yy / area - middleY * middleY
  const both = xy / area - middleX * middleY
  const sum = spreadX + spreadY + 1e-9
  return [middleX / width, middleY / height, (spreadX - spreadY) / sum, (2 * both) / sum, sum / area]
}

/** Strength of the radius's oscillation from the centre, at 1 to `WAVES` waves around. */
function wavesOf({ width, height, cells }: Mask): number[] {
  const middleX = width / 2
  const middleY = height / 2
  const reach = Array.from({ length: RAYS }, (_, ray) => {
    const dx = Math.cos((ray / RAYS) * 2 * Math.PI)
    const dy = Math.sin((ray / RAYS) * 2 * Math.PI)
    for (let far = SIDE * 0.75; far > 0; far -= 0.5) {
      const x = Math.floor(middleX + dx * far)
      const y = Math.floor(middleY + dy * far)
      if (x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === 1) return far
    }
    return 0
  })
  const mean = reach.reduce((sum, far) => sum + far, 0) / RAYS + 1e-9
  return Array.from({ length: WAVES }, (_, wave) => {
    let real = 0
    let imaginary = 0
    for (let ray = 0; ray < RAYS; ray += 1) {
      const turn = ((wave + 1) * ray * 2 * Math.PI) / RAYS
      real += reach[ray] * Math.cos(turn)
      imaginary += reach[ray] * Math.sin(turn)
    }
    return (Math.hypot(real, imaginary) / RAYS / mean) * WAVE_WEIGHT
  })
}

/** From the first to the last cell of a row, as a share of the box, at `ROWS` heights. */
function widthsOf({ width, height, cells }: Mask): number[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const start = Math.floor(((row + 0.5) / ROWS) * height) * width
    const line = cells.subarray(start, start + width)
    const first = line.indexOf(1)
    return first < 0 ? 0 : (line.lastIndexOf(1) - first + 1) / width
  })
}

/** How often a row, then a column starts again on average, in `BANDS` bands each: legs, handles, prongs. */
function breaksOf({ width, height, cells }: Mask): number[] {
  const rows = new Float64Array(BANDS)
  const columns = new Float64Array(BANDS)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = y * width + x
      if (cells[cell] === 0) continue
      if (x === 0 || cells[cell - 1] === 0) rows[Math.floor((y / height) * BANDS)] += 1
      if (y === 0 || cells[cell - width] === 0) columns[Math.floor((x / width) * BANDS)] += 1
    }
  }
  return [...rows.map((sum) => (sum / height) * (BANDS / MANY)), ...columns.map((sum) => (sum / width) * (BANDS / MANY))]
}

/** How full each cell of the map is. */
function mapOf({ width, height, cells }: Mask): Float64Array {
  const sums = new Float64Array(MAP * MAP)
  const sizes = new Float64Array(MAP * MAP)
  // Points between the cells, too: boxes thinner than the map would leave cells empty.
  const steps = MAP * 8
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const field = Math.floor(row / 8) * MAP + Math.floor(column / 8)
      sums[field] += cells[Math.floor(((row + 0.5) / steps) * height) * width + Math.floor(((column + 0.5) / steps) * width)]
      sizes[field] += 1
    }
  }
  return sums.map((sum, field) => sum / sizes[field])
}
