import { drawBokeh } from './backdrop.ts'
import { contactAt } from './contact-map.ts'
import { ALL_BODIES, bodyOf, findHit, type Hit, VIEW } from './find-hit.ts'
import { lightReaching, type Reaching } from './light-reaching.ts'
import { mixBits } from './noise.ts'
import { type Pixels } from './pixels.ts'
import { mirrorAt, mirrors, shadeHit, type Shading, shadingOf } from './shade-hit.ts'
import { type Stage } from './stage.ts'
import { type StandIn } from './stand-in.ts'
import { toned } from './tone.ts'

/**
 * Neighbours that differ by more than this (8 bit) are edges and are painted again with four rays; inside one surface only strong
 * lines are, because materials already leave out what is finer than a pixel.
 */
const EDGE = 13
const LINE = 30

/** Where the four rays of an edge point go: turned so that no two share a row or a column. */
const SAMPLES_X = [0.375, 0.875, 0.125, 0.625]
const SAMPLES_Y = [0.125, 0.375, 0.625, 0.875]

/**
 * Pixels between two points at which shadows are computed; between them they are interpolated unless a surface ends there. Where the
 * surface itself has no drawing (a painted wall, a view out of focus) the finished colour is interpolated too: most of most pictures.
 */
const LIGHT_STEP = 3

/** What the renderer knows of one picture. */
interface Painting {
  readonly shading: Shading
  readonly hit: Hit
  readonly reaching: Reaching
  readonly width: number
  readonly height: number
  readonly hidden: Uint8Array | null
  readonly sine: number
  readonly cosine: number
  /** Direction of the current ray. */
  readonly ray: Float64Array
  readonly point: Float64Array
  readonly columns: number
  readonly ids: Int16Array
  readonly keys: Float32Array
  readonly skies: Float32Array
  /** What is mirrored there, and its share. */
  readonly mirrored: Float32Array
  /** Finished colour in linear light, and whether it may stand for its surroundings. */
  readonly colors: Float32Array
  readonly smooth: Uint8Array
}

/**
 * The stage without the product itself, but with its shadow and mirror image when `standIn` is given. Opaque. The same stage gives the
 * same bytes. Where `hidden` is 1 (one number per pixel) the product will cover everything: nothing is painted there, not even opaque.
 * About 0.2 s at 1024 × 1024 on one core.
 */
export function renderScene(
  stage: Stage,
  standIn: StandIn | null,
  width: number,
  height: number,
  hidden: Uint8Array | null = null,
): Pixels {
  const bokeh = stage.backdrop.kind === 'bokeh' ? drawBokeh(stage.seed, stage.wall.third, stage.wall.fourth) : null
  const columns = Math.ceil(width / LIGHT_STEP) + 1
  const rows = Math.ceil(height / LIGHT_STEP) + 1
  const painting: Painting = {
    shading: shadingOf(stage, standIn, bokeh),
    hit: { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 },
    reaching: { key: 0, sky: 0 },
    width,
    height,
    hidden,
    sine: Math.sin(stage.camera.tilt),
    cosine: Math.cos(stage.camera.tilt),
    ray: new Float64Array(3),
    point: new Float64Array(3),
    columns,
    ids: new Int16Array(columns * rows),
    keys: new Float32Array(columns * rows),
    skies: new Float32Array(columns * rows),
    mirrored: new Float32Array(columns * rows * 4),
    colors: new Float32Array(columns * rows * 3),
    smooth: new Uint8Array(columns * rows),
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) lightNode(painting, column, row)
  }
  const plain = new Float32Array(width * height * 3)
  const { point } = painting
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      if (isHidden(painting, x, y)) {
        plain[at + 1] = -1
        continue
      }
      paintPoint(painting, x + 0.5, y + 0.5)
      plain[at] = point[0]
      plain[at + 1] = point[1]
      plain[at + 2] = point[2]
    }
  }
  return finish(painting, plain)
}

/** Edges painted again, steps of 8 bit hidden. */
function finish(painting: Painting, plain: Float32Array): Pixels {
  const { width, height, point } = painting
  const data = new Uint8ClampedArray(width * height * 4)
  const seed = painting.shading.stage.seed * 7919
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      let red = plain[at]
      let green = plain[at + 1]
      let blue = plain[at + 2]
      if (isHidden(painting, x, y)) continue
      const contrast = contrastAt(plain, x, y, width, height)
      if (contrast > EDGE && (contrast > LINE || !isOneSurface(painting, x, y))) {
        red = 0
        green = 0
        blue = 0
        for (let sample = 0; sample < 4; sample++) {
          paintPoint(painting, x + SAMPLES_X[sample], y + SAMPLES_Y[sample])
          red += point[0] * 0.25
          green += point[1] * 0.25
          blue += point[2] * 0.25
        }
      }
      // Half a step of noise hides the steps of 8 bit in wide gradients; a little more reads as film.
      const chance = mixBits(y * width + x + seed)
      const grain = (((chance & 255) + ((chance >>> 8) & 255)) / 255 - 1) * 1.15
      const to = (y * width + x) * 4
      data[to] = red + grain
      data[to + 1] = green + grain
      data[to + 2] = blue + grain
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}

/** Largest difference of a point to its four neighbours; points behind the product, which are not painted, count as equal. */
function contrastAt(plain: Float32Array, x: number, y: number, width: number, height: number): number {
  const at = (y * width + x) * 3 + 1
  const green = plain[at]
  let most = x > 0 ? apart(plain[at - 3], green) : 0
  if (x < width - 1) most = Math.max(most, apart(plain[at + 3], green))
  if (y > 0) most = Math.max(most, apart(plain[at - width * 3], green))
  return y < height - 1 ? Math.max(most, apart(plain[at + width * 3], green)) : most
}

const apart = (one: number, other: number): number => (one < 0 ? 0 : Math.abs(one - other))

const isHidden = ({ hidden, width }: Painting, x: number, y: number): boolean => hidden !== null && hidden[y * width + x] === 1

/** Whether the four computed points around lie on one surface. */
function isOneSurface({ ids, columns }: Painting, x: number, y: number): boolean {
  const at = ((y / LIGHT_STEP) | 0) * columns + ((x / LIGHT_STEP) | 0)
  const id = ids[at]
  return ids[at + 1] === id && ids[at + columns] === id && ids[at + columns + 1] === id
}

/** Sends a ray through a point of the picture; what it meets is in `painting.hit`. */
function look(painting: Painting, x: number, y: number, only: number): void {
  const { ray, sine, cosine } = painting
  const { stage, span } = painting.shading
  const camera = stage.camera
  const unit = camera.frame / painting.height
  const right = (x - painting.width / 2) * unit
  const up = (painting.height / 2 - y) * unit
  const dy = up * cosine - camera.distance * sine
  const dz = -up * sine - camera.distance * cosine
  const scale = 1 / Math.sqrt(right * right + dy * dy + dz * dz)
  ray[0] = right * scale
  ray[1] = dy * scale
  ray[2] = dz * scale
  findHit(painting.hit, span, stage, camera.eyeX, camera.eyeY, camera.eyeZ, ray[0], ray[1], ray[2], only)
}

/** Whether everything that a computed point stands for is behind the product. */
function isBuried(painting: Painting, x: number, y: number): boolean {
  const { width, height } = painting
  if (x < LIGHT_STEP || y < LIGHT_STEP || x >= width - LIGHT_STEP || y >= height - LIGHT_STEP) return false
  for (let dy = -LIGHT_STEP; dy <= LIGHT_STEP; dy++) {
    for (let dx = -LIGHT_STEP; dx <= LIGHT_STEP; dx++) if (!isHidden(painting, x + dx, y + dy)) return false
  }
  return true
}

function lightNode(painting: Painting, column: number, row: number): void {
  const at = row * painting.columns + column
  if (isBuried(painting, column * LIGHT_STEP, row * LIGHT_STEP)) return
  look(painting, column * LIGHT_STEP, row * LIGHT_STEP, ALL_BODIES)
  const { hit, shading, reaching, ray } = painting
  const { span, stage, standIn } = shading
  painting.ids[at] = hit.id
  if (hit.id !== VIEW) {
    lightReaching(reaching, span, stage, standIn, hit)
    painting.keys[at] = reaching.key
    painting.skies[at] = reaching.sky
  }
  if (mirrors(stage, hit) && hit.finish.material !== 'water') {
    mirrorAt(shading, hit, hit.nx, hit.ny, hit.nz, ray[0], ray[1], ray[2])
    painting.mirrored.set(shading.mirror, at * 4)
  }
  const isPlain = hit.id === VIEW || hit.finish.material === 'paint'
  if (!isPlain || touchesProduct(stage, standIn, hit)) return
  shadeHit(shading, hit, reaching.key, reaching.sky, ray[0], ray[1], ray[2], 0)
  painting.smooth[at] = 1
  painting.colors[at * 3] = shading.color[0]
  painting.colors[at * 3 + 1] = shading.color[1]
  painting.colors[at * 3 + 2] = shading.color[2]
}

/** Whether the product's contact shadow, which is finer than the steps, reaches the point. */
function touchesProduct(stage: Stage, standIn: StandIn | null, hit: Hit): boolean {
  if (standIn === null || standIn.contact === null || Math.abs(hit.y - stage.standHeight) > 0.03) return false
  return contactAt(standIn.contact, standIn.contact.sky, hit.x, hit.z) > 0.02
}

/** The 8-bit colour (not rounded) at a point of the picture, into `painting.point`. */
function paintPoint(painting: Painting, x: number, y: number): void {
  const { hit, shading, ray, reaching, point, width, height } = painting
  const { stage } = shading
  if (!interpolateColor(painting, x, y)) {
    look(painting, x, y, bodyNear(painting, x, y))
    if (hit.id !== VIEW && !interpolateLight(painting, x, y)) {
      lightReaching(reaching, shading.span, stage, shading.standIn, hit)
      if (mirrors(stage, hit)) mirrorAt(shading, hit, hit.nx, hit.ny, hit.nz, ray[0], ray[1], ray[2])
    }
    shadeHit(shading, hit, reaching.key, reaching.sky, ray[0], ray[1], ray[2], stage.camera.frame / (height * stage.camera.distance))
  }
  const fromMiddleX = x / width - 0.5
  const fromMiddleY = y / height - 0.5
  const vignette = 1 - 0.22 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
  point[0] = toned(shading.color[0] * vignette)
  point[1] = toned(shading.color[1] * vignette)
  point[2] = toned(shading.color[2] * vignette)
}

/** The one body that the four computed points around lie on, or none, where they agree. */
function bodyNear(painting: Painting, x: number, y: number): number {
  const { ids, columns } = painting
  const at = ((y / LIGHT_STEP) | 0) * columns + ((x / LIGHT_STEP) | 0)
  const body = bodyOf(ids[at])
  const isAgreed = bodyOf(ids[at + 1]) === body && bodyOf(ids[at + columns]) === body && bodyOf(ids[at + columns + 1]) === body
  return isAgreed ? body : ALL_BODIES
}

/** Key light that differs by more than this between computed points is the edge of a sharp shadow: interpolated, it would show steps. */
const SHADOW_EDGE = 0.12

function hasShadowEdge({ keys, columns }: Painting, at: number): boolean {
  const below = at + columns
  const most = Math.max(keys[at], keys[at + 1], keys[below], keys[below + 1])
  return most - Math.min(keys[at], keys[at + 1], keys[below], keys[below + 1]) > SHADOW_EDGE
}

/** The colour between four computed points of one plain surface, into the shading's `color`; false elsewhere. */
function interpolateColor(painting: Painting, x: number, y: number): boolean {
  const { ids, colors, smooth, columns } = painting
  const u = x / LIGHT_STEP
  const v = y / LIGHT_STEP
  const column = u | 0
  const row = v | 0
  const at = row * columns + column
  const below = at + columns
  if ((smooth[at] & smooth[at + 1] & smooth[below] & smooth[below + 1]) === 0) return false
  const id = ids[at]
  if (ids[at + 1] !== id || ids[below] !== id || ids[below + 1] !== id || hasShadowEdge(painting, at)) return false
  const a = u - column
  const b = v - row
  const color = painting.shading.color
  for (let channel = 0; channel < 3; channel++) {
    const from = at * 3 + channel
    const to = below * 3 + channel
    const upper = colors[from] + (colors[from + 3] - colors[from]) * a
    const lower = colors[to] + (colors[to + 3] - colors[to]) * a
    color[channel] = upper + (lower - upper) * b
  }
  return true
}

/** The light between four computed points, into `painting.reaching` and the shading's `mirror`; false where one of them lies on another surface. */
function interpolateLight(painting: Painting, x: number, y: number): boolean {
  const { ids, keys, skies, columns, reaching } = painting
  const u = x / LIGHT_STEP
  const v = y / LIGHT_STEP
  const column = u | 0
  const row = v | 0
  const at = row * columns + column
  const below = at + columns
  const id = painting.hit.id
  if (ids[at] !== id || ids[at + 1] !== id || ids[below] !== id || ids[below + 1] !== id || hasShadowEdge(painting, at)) return false
  const a = u - column
  const b = v - row
  const upperKey = keys[at] + (keys[at + 1] - keys[at]) * a
  const lowerKey = keys[below] + (keys[below + 1] - keys[below]) * a
  reaching.key = upperKey + (lowerKey - upperKey) * b
  const upperSky = skies[at] + (skies[at + 1] - skies[at]) * a
  const lowerSky = skies[below] + (skies[below + 1] - skies[below]) * a
  reaching.sky = upperSky + (lowerSky - upperSky) * b
  if (painting.hit.finish.gloss === 0) return true
  const { mirrored } = painting
  const { mirror } = painting.shading
  for (let channel = 0; channel < 4; channel++) {
    const from = at * 4 + channel
    const to = below * 4 + channel
    const upper = mirrored[from] + (mirrored[from + 4] - mirrored[from]) * a
    const lower = mirrored[to] + (mirrored[to + 4] - mirrored[to]) * a
    mirror[channel] = upper + (lower - upper) * b
  }
  return true
}
