import { type ContactMap, contactMap } from './contact-map.ts'
import { clamp01 } from './noise.ts'
import { type Pixels } from './pixels.ts'
import { USUAL_DEPTH } from './product-feet.ts'
import { type Ray } from './ray-march.ts'
import { CUTS, type Silhouette, silhouetteOf } from './product-silhouette.ts'
import { meanAround } from './summed-area.ts'
import { type CastShadow, lightPastShape } from './shapes/cast-shadow.ts'

/**
 * The product as the light sees it. A photograph has no depth, so the scene gets a proxy: the silhouette, swept back as an oval with the usual
 * depth of things with that outline. It casts the shadow, darkens the ground it touches and is mirrored in it; the photograph itself is drawn over
 * the finished image, untouched.
 */
export interface ProductProxy extends Omit<Silhouette, 'gaps'> {
  /** Scene units: left edge, foot and size of the silhouette; its plane; its depth behind that plane (0: flat). */
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  readonly plane: number
  readonly depth: number
  /** Units towards the back for each unit that the ground rises in the image. */
  readonly lean: number
  readonly contact: ContactMap | null
  /** The shadow of a drawn shape's true geometry; null when only an image is known. */
  readonly cast: CastShadow | null
}

/** Degrees. In the view of a lower camera a row of the image would be a long way on the ground. */
const LOWEST_CAMERA = 5

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
  const width = product.width * place.pixel
  const height = product.height * place.pixel
  const depth = place.depth ?? Math.min(width, height * 0.9) * USUAL_DEPTH
  const { gaps, ...silhouette } = silhouetteOf(product, depth === 0)
  const shape = {
    left: place.left,
    bottom: place.bottom,
    width,
    height,
    plane: place.plane,
    depth,
    ...silhouette,
    lean: 1 / Math.tan((Math.max(LOWEST_CAMERA, place.cameraElevation) * Math.PI) / 180),
  }
  const { cast } = place
  return { ...shape, cast, contact: cast?.contact ?? (depth === 0 ? null : contactMap(shape, gaps)) }
}

/** Share of a light that passes the product on the ray from a point towards it, 0 to 1. `softness`: tangent of the lamp's half angle. */
export function lightPastProduct(proxy: ProductProxy, ray: Ray, softness: number): number {
  const px = ray[0]
  const py = ray[1]
  const pz = ray[2]
  const lx = ray[3]
  const ly = ray[4]
  const lz = ray[5]
  if (proxy.cast !== null) return lightPastShape(proxy.cast, px, py, pz, softness)
  if (lz > -1e-3 && lz < 1e-3) return 1
  if (proxy.depth === 0) {
    const t = (proxy.plane - pz) / lz
    return t <= 0 ? 1 : 1 - shadeAt(proxy, 0, px + lx * t, py + ly * t, softness * t, 1)
  }
  if (passesBeside(proxy, ray, softness)) return 1
  let shade = 0
  for (let cut = 0; cut < CUTS.length; cut++) {
    const t = (proxy.plane - proxy.depth * CUTS[cut][0] - pz) / lz
    if (t <= 0) continue
    const here = shadeAt(proxy, cut, px + lx * t, py + ly * t, softness * t, CUTS[cut][1])
    if (here > shade) shade = here
  }
  return 1 - shade
}

/** Whether a ray, as wide as the lamp makes it, passes the box around the product: then none of its cuts shades it. */
function passesBeside(proxy: ProductProxy, ray: Ray, softness: number): boolean {
  const px = ray[0]
  const py = ray[1]
  const pz = ray[2]
  const lx = ray[3]
  const ly = ray[4]
  const lz = ray[5]
  // Where it enters the box in depth and where it leaves it; never behind the point.
  const front = (proxy.plane - pz) / lz
  const back = (proxy.plane - proxy.depth - pz) / lz
  const last = front > back ? front : back
  if (last <= 0) return true
  const nearer = front < back ? front : back
  const first = nearer > 0 ? nearer : 0
  // A lamp shades at least this many columns, whatever its softness.
  const columns = (LEAST_SHADE * proxy.width) / proxy.columns
  const reach = softness * last > columns ? softness * last : columns
  return (
    isOutside(py + ly * first, py + ly * last, proxy.bottom - reach, proxy.bottom + proxy.height + reach) ||
    isOutside(px + lx * first, px + lx * last, proxy.left - reach, proxy.left + proxy.width + reach)
  )
}

const isOutside = (one: number, other: number, from: number, to: number): boolean =>
  (one < from && other < from) || (one > to && other > to)

/** Columns of the silhouette around a point that decide how much it is shaded, in each direction, at least. */
const LEAST_SHADE = 0.7

/** Mean alpha of the silhouette around a point of its plane: two boxes of different size, which together fall off like a round lamp. */
function shadeAt(proxy: ProductProxy, cut: number, x: number, y: number, radius: number, narrowed: number): number {
  if (y < proxy.bottom - radius || y > proxy.bottom + proxy.height + radius) return 0
  const texel = proxy.width / proxy.columns
  const row = ((proxy.bottom + proxy.height - y) / proxy.height) * proxy.rows
  const middle = proxy.middles[row < 0 ? 0 : row >= proxy.rows ? proxy.rows - 1 : row | 0]
  const column = middle + ((x - proxy.left) / texel - middle) / narrowed
  const wide = Math.max(LEAST_SHADE, radius / texel)
  if (column < -wide || column > proxy.columns + wide) return 0
  const inner = Math.max(LEAST_SHADE, wide * 0.5)
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
