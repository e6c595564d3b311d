import { type ContactMap, contactMap } from './contact-map.ts'
import { blur } from './light-pattern.ts'
import { clamp01 } from './noise.ts'
import { linearOf8Bit } from './color.ts'
import { type Pixels } from './pixels.ts'
import { groundUnder, lowestPoints, USUAL_DEPTH } from './product-feet.ts'
import { meanAround, type SummedArea } from './summed-area.ts'
import { type CastShadow, lightPastShape } from './shapes/cast-shadow.ts'

/**
 * The product as the light sees it. A photograph has no depth, so the scene gets a proxy: the silhouette, swept back as an oval with the usual
 * depth of things with that outline. It casts the shadow, darkens the ground it touches and is mirrored in it; the photograph itself is drawn over
 * the finished image, untouched.
 */
export interface ProductProxy {
  readonly columns: number
  readonly rows: number
  /** The silhouette in each of `CUTS`: the rows that are thick enough to reach it. A flat product has one. */
  readonly cuts: readonly SummedArea[]
  /** Scene units: left edge, foot and size of the silhouette; its plane; its depth behind that plane (0: flat). */
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  readonly plane: number
  readonly depth: number
  /** Middle of each row in columns, so that the sweep narrows around the thing's own axis. */
  readonly middles: Float32Array
  /** Linear light with alpha, premultiplied, top row first. */
  readonly texture: Float32Array
  /** The same, blurred: the reflection in a rough ground. */
  readonly soft: Float32Array
  /** Rows between the lowest foot and the ground under each column (`groundUnder`). */
  readonly ground: Float32Array
  /** Units towards the back for each unit that the ground rises in the image. */
  readonly lean: number
  readonly contact: ContactMap | null
  /** The shadow of a drawn shape's true geometry; null when only an image is known. */
  readonly cast: CastShadow | null
}

const LONGEST_SIDE = 224
/** Degrees. In the view of a lower camera a row of the image would be a long way on the ground. */
const LOWEST_CAMERA = 5

/** Cuts through the swept silhouette: how far back (share of the depth) and how wide (share of the width) each is. Everything reaches the middle one. */
const MIDDLE_CUT = 0.55
const CUTS: readonly (readonly [back: number, width: number])[] = [
  [0.06, 0.5],
  [0.18, 0.77],
  [0.3, 0.92],
  [0.42, 0.98],
  [MIDDLE_CUT, 1],
  [0.68, 0.94],
  [0.8, 0.8],
  [0.92, 0.53],
]

interface ProxyPlace {
  readonly left: number
  readonly bottom: number
  /** Scene units of one pixel of the product. */
  readonly pixel: number
  readonly plane: number
  /** Depth of the product; 0 lies flat, null: the usual depth of things with its outline. */
  readonly depth: number | null
  /** Height of the camera above the horizon, degrees: how far back the ground is that is higher in the image. */
  readonly cameraElevation: number
  readonly cast: CastShadow | null
}

export function productProxyOf(product: Pixels, place: ProxyPlace): ProductProxy {
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(product.width, product.height))
  const columns = Math.max(2, Math.round(product.width * shrink))
  const rows = Math.max(2, Math.round(product.height * shrink))
  const texture = shrunkLinear(product, columns, rows)
  const width = product.width * place.pixel
  const height = product.height * place.pixel
  const depth = place.depth ?? Math.min(width, height * 0.9) * USUAL_DEPTH
  const lowest = lowestPoints(product, { x: 0, y: 0, width: product.width, height: product.height })
  const gaps = Float32Array.from(
    { length: columns },
    (_, column) => lowest[Math.floor(((column + 0.5) * product.width) / columns)] * shrink,
  )
  const ground = groundUnder(gaps)
  const shape = {
    left: place.left,
    bottom: place.bottom,
    width,
    height,
    plane: place.plane,
    depth,
    columns,
    rows,
    cuts: cutsOf(texture, columns, rows, depth === 0),
    middles: middlesOf(texture, columns, rows),
    texture,
    soft: depth === 0 ? texture : blurredTexture(texture, columns),
    ground,
    lean: 1 / Math.tan((Math.max(LOWEST_CAMERA, place.cameraElevation) * Math.PI) / 180),
  }
  const { cast } = place
  return { ...shape, cast, contact: cast?.contact ?? (depth === 0 ? null : contactMap(shape, gaps)) }
}

/** Middle of the opaque part of each row, in columns. */
function middlesOf(texture: Float32Array, columns: number, rows: number): Float32Array {
  return Float32Array.from({ length: rows }, (_, row) => {
    let line = 0
    let weighted = 0
    for (let column = 0; column < columns; column++) {
      const alpha = texture[(row * columns + column) * 4 + 3]
      line += alpha
      weighted += alpha * (column + 0.5)
    }
    return line > 0.5 ? weighted / line : columns / 2
  })
}

/**
 * The silhouette in each cut: things are about as deep as they are wide at that height, so a handle or a neck, and what is beyond it, is only in the
 * cuts near the middle.
 */
function cutsOf(texture: Float32Array, columns: number, rows: number, isFlat: boolean): SummedArea[] {
  if (isFlat) return [summedRows(texture, columns, rows, () => true)]
  const thickness = Float32Array.from({ length: rows }, (_, row) => longestRun(texture, columns, row))
  const thickest = thickness.indexOf(thickness.reduce((one, other) => Math.max(one, other), 0))
  const most = thickness[thickest]
  for (let row = thickest - 1; row >= 0; row--) thickness[row] = Math.min(thickness[row], thickness[row + 1])
  for (let row = thickest + 1; row < rows; row++) thickness[row] = Math.min(thickness[row], thickness[row - 1])
  return CUTS.map(([back]) => summedRows(texture, columns, rows, (row) => thickness[row] >= 2 * Math.abs(back - MIDDLE_CUT) * most))
}

/** Columns of the longest opaque run of a row. */
function longestRun(texture: Float32Array, columns: number, row: number): number {
  let longest = 0
  let run = 0
  for (let column = 0; column < columns; column++) {
    run = texture[(row * columns + column) * 4 + 3] > 0.5 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

/** The sums of the alpha of those rows. */
function summedRows(texture: Float32Array, columns: number, rows: number, isIn: (row: number) => boolean): SummedArea {
  const sums = new Float32Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) {
    const above = row * (columns + 1) + 1
    let line = 0
    for (let column = 0; column < columns; column++) {
      if (isIn(row)) line += texture[(row * columns + column) * 4 + 3]
      sums[above + columns + 1 + column] = sums[above + column] + line
    }
  }
  return { columns, rows, sums }
}

function shrunkLinear(product: Pixels, columns: number, rows: number): Float32Array {
  const texture = new Float32Array(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * product.height) / rows)
    const end = Math.max(top + 1, Math.floor(((row + 1) * product.height) / rows))
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * product.width) / columns)
      const right = Math.max(left + 1, Math.floor(((column + 1) * product.width) / columns))
      const at = (row * columns + column) * 4
      const share = 1 / ((end - top) * (right - left))
      for (let y = top; y < end; y++) {
        for (let x = left; x < right; x++) {
          const from = (y * product.width + x) * 4
          const alpha = (product.data[from + 3] / 255) * share
          texture[at] += linearOf8Bit[product.data[from]] * alpha
          texture[at + 1] += linearOf8Bit[product.data[from + 1]] * alpha
          texture[at + 2] += linearOf8Bit[product.data[from + 2]] * alpha
          texture[at + 3] += alpha
        }
      }
    }
  }
  return texture
}

function blurredTexture(texture: Float32Array, columns: number): Float32Array {
  const soft = new Float32Array(texture.length)
  const plane = new Float32Array(texture.length / 4)
  for (let channel = 0; channel < 4; channel++) {
    for (let index = 0; index < plane.length; index++) plane[index] = texture[index * 4 + channel]
    blur(plane, 3, columns)
    for (let index = 0; index < plane.length; index++) soft[index * 4 + channel] = plane[index]
  }
  return soft
}

/** Share of the key light that passes the product on its way to a point, 0 to 1. `softness`: tangent of the lamp's half angle. */
export function lightPastProduct(
  proxy: ProductProxy,
  px: number,
  py: number,
  pz: number,
  lx: number,
  ly: number,
  lz: number,
  softness: number,
): number {
  if (proxy.cast !== null) return lightPastShape(proxy.cast, px, py, pz, softness)
  if (lz > -1e-3 && lz < 1e-3) return 1
  if (proxy.depth === 0) {
    const t = (proxy.plane - pz) / lz
    return t <= 0 ? 1 : 1 - shadeAt(proxy, 0, px + lx * t, py + ly * t, softness * t, 1)
  }
  let shade = 0
  for (let cut = 0; cut < CUTS.length; cut++) {
    const t = (proxy.plane - proxy.depth * CUTS[cut][0] - pz) / lz
    if (t <= 0) continue
    const here = shadeAt(proxy, cut, px + lx * t, py + ly * t, softness * t, CUTS[cut][1])
    if (here > shade) shade = here
  }
  return 1 - shade
}

/** Mean alpha of the silhouette around a point of its plane: two boxes of different size, which together fall off like a round lamp. */
function shadeAt(proxy: ProductProxy, cut: number, x: number, y: number, radius: number, narrowed: number): number {
  if (y < proxy.bottom - radius || y > proxy.bottom + proxy.height + radius) return 0
  const texel = proxy.width / proxy.columns
  const row = ((proxy.bottom + proxy.height - y) / proxy.height) * proxy.rows
  const middle = proxy.middles[row < 0 ? 0 : row >= proxy.rows ? proxy.rows - 1 : row | 0]
  const column = middle + ((x - proxy.left) / texel - middle) / narrowed
  const wide = Math.max(0.7, radius / texel)
  if (column < -wide || column > proxy.columns + wide) return 0
  const inner = Math.max(0.7, wide * 0.5)
  const area = proxy.cuts[cut]
  return 0.5 * meanAround(area, column, row, wide) + 0.5 * meanAround(area, column, row, inner)
}

/**
 * The mirror image of the product in level ground: the ray leaves the ground at (x, z) upwards with slope `rise` (height per unit towards the back).
 * Writes premultiplied linear light and alpha into `out[at…at+3]`; all 0 when the ray misses.
 */
export function mirrorProduct(
  proxy: ProductProxy,
  out: Float64Array,
  at: number,
  x: number,
  z: number,
  sideways: number,
  rise: number,
  blurPerUnit: number,
): void {
  out[at] = 0
  out[at + 1] = 0
  out[at + 2] = 0
  out[at + 3] = 0
  const texel = proxy.width / proxy.columns
  const perRow = proxy.height / proxy.rows
  const ahead = z - proxy.plane
  const firstColumn = (x + sideways * (ahead > 0 ? ahead : 0) - proxy.left) / texel
  if (firstColumn < 0 || firstColumn >= proxy.columns) return
  // Where the ground under a column is further back, its mirror image begins there; what hangs above the ground has a gap below its mirror image.
  const ground = proxy.ground[firstColumn | 0]
  const distance = ahead + ground * perRow * proxy.lean
  if (distance <= 0) return
  const height = distance * rise
  const row = proxy.rows - 1 - ground - height / perRow
  if (row < 1) return
  const blurred = clamp01(0.15 + (height * blurPerUnit * 14) / proxy.width)
  // Just above the ground a product is as dark as the ground just beside it.
  const fade = Math.exp(-height * (0.9 + blurPerUnit * 7)) * (1 - 0.6 * Math.exp(-height / (0.05 * proxy.width)))
  const column = firstColumn - 0.5 < 0 ? 0 : firstColumn > proxy.columns - 1.5 ? proxy.columns - 1.5 : firstColumn - 0.5
  const i = column | 0
  const j = Math.min(proxy.rows - 2, row | 0)
  const a = column - i
  const b = row - j
  const from = (j * proxy.columns + i) * 4
  const below = from + proxy.columns * 4
  const { texture, soft } = proxy
  for (let channel = 0; channel < 4; channel++) {
    const sharpTop = texture[from + channel] * (1 - a) + texture[from + 4 + channel] * a
    const sharpLow = texture[below + channel] * (1 - a) + texture[below + 4 + channel] * a
    const softTop = soft[from + channel] * (1 - a) + soft[from + 4 + channel] * a
    const softLow = soft[below + channel] * (1 - a) + soft[below + 4 + channel] * a
    const sharp = sharpTop * (1 - b) + sharpLow * b
    out[at + channel] = fade * (sharp + (softTop * (1 - b) + softLow * b - sharp) * blurred)
  }
}
