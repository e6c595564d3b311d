import { type Grid, boxBlur, distanceTo } from './cut-out-planes.ts'
import { type Pixels } from './pixels.ts'

/** Cells outside and inside the coarse outline between which the true outline is looked for. */
const OUTSIDE_CELLS = 1.6
const INSIDE_CELLS = 2.4
/** How far colours of product and ground are fetched from, beyond the band, in cells. */
const REACH_CELLS = 3
/** Contrast (0 to 1 per channel, root of squares) below which colour says less than the coarse outline. */
const FAINT_CONTRAST = 0.045
/** A true outline runs from 0 to 1 within this many pixels; a longer plateau between is a rim of another colour, not half transparent. */
const EDGE_RADIUS = 2
/** Misfit of colour (channels 0 to 1) from which a pixel is taken for a part of the product in a colour of its own. */
const OFF_LINE = 0.12

/** What a cell of the coarse grid shows. A thread is a part of the product too thin to have an inside. */
export const cellKinds = { ground: 0, product: 1, doubtful: 2, thread: 3 } as const

/**
 * The photograph with an alpha that follows its true outline to a fraction of a pixel, and with the ground's colour taken out of the edge.
 * `cells` says what is where (`cellKinds`), on a grid up to a few times smaller than the photograph.
 * Only the doubtful cells and a band along the outline are decided here.
 */
export function matte(photo: Pixels, cells: Uint8Array, grid: Grid): Pixels {
  const scale = Math.max(1, photo.width / grid.width)
  const band = outlineBand(photo, cells, grid)
  const estimates = localColors(photo, band, Math.round((INSIDE_CELLS + REACH_CELLS) * scale))
  firstAlpha(photo, band, estimates)
  smooth(photo, band)
  const alpha = tightened(photo, band)
  settle(photo, band, alpha)
  return withoutGroundColor(photo, alpha, band, estimates)
}

interface Band {
  /** 0 ground, 1 product, otherwise a first guess from the coarse outline; decided pixels are exactly 0 or 1. */
  readonly alpha: Float32Array
  /** The pixels still to be decided. */
  readonly pixels: Int32Array
  readonly isOpen: Uint8Array
  /** Pixels of threads, which hold on to themselves. */
  readonly isThread: Uint8Array
}

const FAR_OUTSIDE = 0
const FAR_INSIDE = 1
const OPEN = 2

function outlineBand(photo: Pixels, cells: Uint8Array, grid: Grid): Band {
  const mask = new Uint8Array(cells.length)
  const sure = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const kind = cells[cell]
    if (kind !== cellKinds.ground) mask[cell] = 1
    if (kind === cellKinds.product || kind === cellKinds.thread) sure[cell] = 1
  }
  const inside = distanceTo(sure, grid, 0)
  const outside = distanceTo(mask, grid, 1)
  // What is decided is decided per cell; only the cells between are looked at pixel by pixel.
  const state = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1)
    state[cell] = outside[cell] > OUTSIDE_CELLS ? FAR_OUTSIDE : inside[cell] > INSIDE_CELLS ? FAR_INSIDE : OPEN
  const soft = boxBlur(new Float32Array(mask), grid, 1)
  const count = photo.width * photo.height
  const alpha = new Float32Array(count)
  const isOpen = new Uint8Array(count)
  const isThread = new Uint8Array(count)
  const pixels = new Int32Array(count)
  let openCount = 0
  const stepX = grid.width / photo.width
  const stepY = grid.height / photo.height
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.min(grid.width - 1, ((x + 0.5) * stepX) | 0))
  for (let y = 0, pixel = 0; y < photo.height; y += 1) {
    const v = Math.max(0, Math.min(grid.height - 1, (y + 0.5) * stepY - 0.5))
    const top = Math.min(grid.height - 2, v | 0)
    const near = Math.min(grid.height - 1, ((y + 0.5) * stepY) | 0) * grid.width
    for (let x = 0; x < photo.width; x += 1, pixel += 1) {
      const cell = near + columns[x]
      const kind = state[cell]
      if (kind === FAR_OUTSIDE) continue
      if (kind === FAR_INSIDE) {
        alpha[pixel] = 1
        continue
      }
      const u = Math.max(0, Math.min(grid.width - 1, (x + 0.5) * stepX - 0.5))
      const left = Math.min(grid.width - 2, u | 0)
      const at = Math.max(0, top) * grid.width + Math.max(0, left)
      const right = u - left
      const down = v - top
      const above = soft[at] + (soft[at + 1] - soft[at]) * right
      const below = soft[at + grid.width] + (soft[at + grid.width + 1] - soft[at + grid.width]) * right
      alpha[pixel] = above + (below - above) * down
      isOpen[pixel] = 1
      if (cells[cell] === cellKinds.thread) isThread[pixel] = 1
      pixels[openCount++] = pixel
    }
  }
  return { alpha, pixels: pixels.slice(0, openCount), isOpen, isThread }
}

/** Numbers per open pixel in the estimates. */
const SIZE = 7

/** Per open pixel seven numbers: the mean colour of nearby product and of nearby ground (0 to 255), nearer pixels counting more, NaN where there
 * is none; and the spread of the ground's light as a share of it. */
function localColors({ width, height, data }: Pixels, { alpha, pixels, isOpen }: Band, radius: number): Float32Array {
  const out = new Float32Array(pixels.length * SIZE)
  const stride = Math.max(1, Math.round(radius / 5))
  const offsets = windowOf(radius, stride)
  for (let index = 0; index < pixels.length; index += 1) {
    const x = pixels[index] % width
    const y = (pixels[index] / width) | 0
    let product = 0
    let ground = 0
    let productRed = 0
    let productGreen = 0
    let productBlue = 0
    let groundRed = 0
    let groundGreen = 0
    let groundBlue = 0
    let groundSquares = 0
    for (let at = 0; at < offsets.length; at += 3) {
      const column = x + offsets[at]
      const row = y + offsets[at + 1]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const other = row * width + column
      if (isOpen[other] === 1) continue
      const weight = offsets[at + 2]
      const from = other * 4
      if (alpha[other] === 1) {
        product += weight
        productRed += weight * data[from]
        productGreen += weight * data[from + 1]
        productBlue += weight * data[from + 2]
      } else {
        ground += weight
        groundRed += weight * data[from]
        groundGreen += weight * data[from + 1]
        groundBlue += weight * data[from + 2]
        groundSquares += weight * data[from + 1] * data[from + 1]
      }
    }
    const to = index * SIZE
    out[to] = productRed / product
    out[to + 1] = productGreen / product
    out[to + 2] = productBlue / product
    out[to + 3] = groundRed / ground
    out[to + 4] = groundGreen / ground
    out[to + 5] = groundBlue / ground
    const mean = groundGreen / ground
    out[to + 6] = Math.sqrt(Math.max(0, groundSquares / ground - mean * mean)) / Math.max(1, mean)
  }
  return out
}

/** Offsets x, y of a disc, each with its weight. */
function windowOf(radius: number, stride: number): Float32Array {
  const out: number[] = []
  for (let y = -radius; y <= radius; y += stride) {
    for (let x = -radius; x <= radius; x += stride) {
      const share = (x * x + y * y) / (radius * radius)
      if (share <= 1) out.push(x, y, 1 / (1 + (share * 9) ** 2))
    }
  }
  return Float32Array.from(out)
}

/** How much light a shadow beside the outline may leave, from none taken to the darkest tried. */
const SHADES = [1, 0.88, 0.76, 0.64, 0.52, 0.4]
/** What taking light from the ground costs against a misfit of colour (squared, channels 0 to 1). */
const SHADE_COST = 0.012

/** Where each open pixel lies between the colour of the ground, lit or shaded, and that of the product. */
function firstAlpha({ data }: Pixels, { alpha, pixels }: Band, estimates: Float32Array): void {
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index]
    const from = index * SIZE
    const red = data[pixel * 4] / 255
    const green = data[pixel * 4 + 1] / 255
    const blue = data[pixel * 4 + 2] / 255
    const groundRed = estimates[from + 3] / 255
    const groundGreen = estimates[from + 4] / 255
    const groundBlue = estimates[from + 5] / 255
    if (Number.isNaN(groundRed)) continue
    const productRed = estimates[from] / 255
    const productGreen = estimates[from + 1] / 255
    const productBlue = estimates[from + 2] / 255
    if (Number.isNaN(productRed)) {
      // A part too thin to have an inside: what is clearly not ground is product.
      const difference = Math.sqrt((red - groundRed) ** 2 + (green - groundGreen) ** 2 + (blue - groundBlue) ** 2)
      alpha[pixel] = Math.min(1, Math.max(0, (difference - 0.03) / 0.25))
      continue
    }
    let bestCost = Infinity
    let byColor = 0
    let contrastSquared = 0
    // Only as dark as the ground nearby promises: on an evenly lit ground grey is product, not shade.
    const darkest = 1 - 3 * estimates[from + 6]
    for (const shade of SHADES) {
      if (shade < 1 && shade < darkest) break
      const fullRed = productRed - shade * groundRed
      const fullGreen = productGreen - shade * groundGreen
      const fullBlue = productBlue - shade * groundBlue
      const ownRed = red - shade * groundRed
      const ownGreen = green - shade * groundGreen
      const ownBlue = blue - shade * groundBlue
      const squared = Math.max(1e-6, fullRed * fullRed + fullGreen * fullGreen + fullBlue * fullBlue)
      const along = Math.min(1, Math.max(0, (ownRed * fullRed + ownGreen * fullGreen + ownBlue * fullBlue) / squared))
      const misfit = (ownRed - along * fullRed) ** 2 + (ownGreen - along * fullGreen) ** 2 + (ownBlue - along * fullBlue) ** 2
      const cost = misfit + SHADE_COST * (1 - shade) * (1 - shade)
      if (cost >= bestCost) continue
      bestCost = cost
      contrastSquared = squared
      // A colour off the line from ground to product is another part of the product: it counts by how far it is from the ground.
      const asFar = Math.sqrt((ownRed * ownRed + ownGreen * ownGreen + ownBlue * ownBlue) / squared)
      const offLine = Math.min(1, Math.sqrt(misfit) / OFF_LINE)
      byColor = Math.min(1, along + Math.max(0, asFar - along) * offLine)
    }
    const trust = contrastSquared / (contrastSquared + FAINT_CONTRAST * FAINT_CONTRAST)
    alpha[pixel] += (byColor - alpha[pixel]) * trust
  }
}

/** A 3 × 3 binomial blur of the open pixels: noise goes, and the stretching that follows gives the sharpness back. */
function smooth({ width, height }: Pixels, { alpha, pixels }: Band): void {
  const before = alpha.slice()
  for (const pixel of pixels) {
    const x = pixel % width
    if (x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)) continue
    const cross = before[pixel - 1] + before[pixel + 1] + before[pixel - width] + before[pixel + width]
    const diagonal = before[pixel - width - 1] + before[pixel - width + 1] + before[pixel + width - 1] + before[pixel + width + 1]
    alpha[pixel] = (4 * before[pixel] + 2 * cross + diagonal) / 16
  }
}

/** How far, in pixels, a soft edge reaches out of the product and into it. */
const SOFT_OUTSIDE = 2
const SOFT_INSIDE = 1

/**
 * Makes the outline one line: ground is what can be reached from the ground through pixels less than half opaque, everything else is product.
 * Softness stays only beside that line; dips inside the product, a veil outside and loose pixels go.
 */
function settle(photo: Pixels, { pixels, isOpen, isThread }: Band, alpha: Float32Array): void {
  const { width, height } = photo
  // What each pixel is: decided ones at once, open ones as the two floods reach them.
  const sides = new Uint8Array(width * height)
  for (let pixel = 0; pixel < sides.length; pixel += 1) {
    if (isOpen[pixel] === 1) sides[pixel] = alpha[pixel] < 0.5 ? THIN : THICK
    else sides[pixel] = alpha[pixel] === 1 ? PRODUCT : alpha[pixel] === 0 ? GROUND : THICK
  }
  const queue = new Int32Array(pixels.length)
  spreadSide(photo, pixels, sides, queue, GROUND, GROUND_NOW, false)
  for (const pixel of pixels) if (isThread[pixel] === 1 && alpha[pixel] > 0.5 && sides[pixel] !== GROUND_NOW) sides[pixel] = PRODUCT_NOW
  spreadSide(photo, pixels, sides, queue, PRODUCT, PRODUCT_NOW, true)
  for (const pixel of pixels) {
    if (sides[pixel] === PRODUCT_NOW) {
      if (!isBesideSide(photo, sides, pixel, SOFT_INSIDE, GROUND, GROUND_NOW)) alpha[pixel] = 1
    } else alpha[pixel] = isBesideSide(photo, sides, pixel, SOFT_OUTSIDE, PRODUCT, PRODUCT_NOW) ? Math.min(alpha[pixel], 0.5) : 0
  }
}

/** Sides of the outline a pixel may be on. Open pixels are THIN or THICK (below or above half opaque) until a flood reaches them. */
const THIN = 0
const THICK = 1
const GROUND = 2
const PRODUCT = 3
const GROUND_NOW = 4
const PRODUCT_NOW = 5

/** Marks `mark` what a path of open pixels (thick ones only if `alsoThick`) joins to pixels that are `source` or marked already. */
function spreadSide(
  { width, height }: Pixels,
  pixels: Int32Array,
  sides: Uint8Array,
  queue: Int32Array,
  source: number,
  mark: number,
  alsoThick: boolean,
): void {
  const last = width * height - width
  const most = alsoThick ? THICK : THIN
  let end = 0
  for (const pixel of pixels) {
    if (sides[pixel] === mark) {
      queue[end++] = pixel
      continue
    }
    if (sides[pixel] > most) continue
    const x = pixel % width
    const isBeside =
      (x > 0 && sides[pixel - 1] === source) ||
      (x < width - 1 && sides[pixel + 1] === source) ||
      (pixel >= width && sides[pixel - width] === source) ||
      (pixel < last && sides[pixel + width] === source)
    if (isBeside) {
      sides[pixel] = mark
      queue[end++] = pixel
    }
  }
  for (let head = 0; head < end; head += 1) {
    const pixel = queue[head]
    const x = pixel % width
    if (x > 0 && sides[pixel - 1] <= most) {
      sides[pixel - 1] = mark
      queue[end++] = pixel - 1
    }
    if (x < width - 1 && sides[pixel + 1] <= most) {
      sides[pixel + 1] = mark
      queue[end++] = pixel + 1
    }
    if (pixel >= width && sides[pixel - width] <= most) {
      sides[pixel - width] = mark
      queue[end++] = pixel - width
    }
    if (pixel < last && sides[pixel + width] <= most) {
      sides[pixel + width] = mark
      queue[end++] = pixel + width
    }
  }
}

/** Whether a pixel within `radius` (a square) is on one of two sides. */
function isBesideSide({ width, height }: Pixels, sides: Uint8Array, pixel: number, radius: number, one: number, other: number): boolean {
  const x = pixel % width
  const y = (pixel / width) | 0
  const left = x > radius ? x - radius : 0
  const right = x + radius < width ? x + radius : width - 1
  const bottom = y + radius < height ? y + radius : height - 1
  for (let row = y > radius ? y - radius : 0; row <= bottom; row += 1) {
    for (let at = row * width + left, end = row * width + right; at <= end; at += 1) {
      const side = sides[at]
      if (side === one || side === other) return true
    }
  }
  return false
}

/** Stretches alpha where it runs from low to high within the width of a true outline, so that plateaus on both sides become 0 and 1. */
function tightened({ width, height }: Pixels, { alpha, pixels }: Band): Float32Array {
  const out = alpha.slice()
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel / width) | 0
    let low = 1
    let high = 0
    const left = x > EDGE_RADIUS ? x - EDGE_RADIUS : 0
    const right = x + EDGE_RADIUS < width ? x + EDGE_RADIUS : width - 1
    const bottom = y + EDGE_RADIUS < height ? y + EDGE_RADIUS : height - 1
    for (let row = y > EDGE_RADIUS ? y - EDGE_RADIUS : 0; row <= bottom; row += 1) {
      for (let at = row * width + left, end = row * width + right; at <= end; at += 1) {
        const value = alpha[at]
        if (value < low) low = value
        if (value > high) high = value
      }
    }
    const range = high - low
    const stretched = low < 0.3 && high > 0.7 ? (alpha[pixel] - low) / range : alpha[pixel]
    // The ends are drawn in: the last percent of alpha is noise of the ground, and reads as a veil.
    out[pixel] = Math.min(1, Math.max(0, (stretched - 0.06) / 0.88))
  }
  return out
}

/** Colours of the edge as they would be without ground shining through: near product colours, and the unmixed pixel where it is mostly product. */
function withoutGroundColor({ width, height, data }: Pixels, alpha: Float32Array, { pixels }: Band, estimates: Float32Array): Pixels {
  const out = data.slice()
  for (let pixel = 0, at = 3; pixel < alpha.length; pixel += 1, at += 4) out[at] = alpha[pixel] * 255 + 0.5
  const near = new Float64Array(3)
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index]
    const own = alpha[pixel]
    if (own >= 0.995 || own <= 0) continue
    productNear(near, data, alpha, pixel, width, height)
    for (let channel = 0; channel < 3; channel += 1) {
      const product = Number.isNaN(near[0]) ? estimates[index * SIZE + channel] : near[channel]
      const ground = estimates[index * SIZE + 3 + channel]
      const mixed = data[pixel * 4 + channel]
      const unmixed = Number.isNaN(ground) ? mixed : Math.min(255, Math.max(0, (mixed - (1 - own) * ground) / Math.max(0.2, own)))
      const guide = Number.isNaN(product) ? unmixed : product
      out[pixel * 4 + channel] = guide + (unmixed - guide) * own * own * 0.5
    }
  }
  return { width, height, data: out }
}

/** The mean colour of the product within three pixels, nearer ones counting more, into `out`; NaN where there is none. */
function productNear(out: Float64Array, data: Uint8ClampedArray, alpha: Float32Array, pixel: number, width: number, height: number): void {
  const x = pixel % width
  const y = (pixel / width) | 0
  let weight = 0
  let red = 0
  let green = 0
  let blue = 0
  for (let row = Math.max(0, y - 3), bottom = Math.min(height - 1, y + 3); row <= bottom; row += 1) {
    for (let column = Math.max(0, x - 3), right = Math.min(width - 1, x + 3); column <= right; column += 1) {
      const other = row * width + column
      if (alpha[other] < 0.9) continue
      const near = 1 / (1 + (row - y) * (row - y) + (column - x) * (column - x))
      weight += near
      red += near * data[other * 4]
      green += near * data[other * 4 + 1]
      blue += near * data[other * 4 + 2]
    }
  }
  out[0] = red / weight
  out[1] = green / weight
  out[2] = blue / weight
}
