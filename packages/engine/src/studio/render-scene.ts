import { drawBokeh } from './backdrop.ts'
import { mixBits } from './noise.ts'
import { gamma8Bit } from './paint-color.ts'
import { type Pixels } from './pixels.ts'
import { type Stage } from './stage.ts'
import { type StandIn } from './stand-in.ts'
import { traceRay, type Tracing } from './trace-ray.ts'

/** Neighbours that differ by more than this (8 bit) are edges and are painted again with four rays. */
const EDGE = 13

/** Where the four rays of an edge point go: turned so that no two share a row or a column. */
const SAMPLES: readonly (readonly [x: number, y: number])[] = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
]

const TONES = 4096
const BRIGHTEST = 4

/**
 * Linear light to 8 bit: straight up to 0.62, then a shoulder that never quite reaches white, so that brand colours stay what they
 * are and bright surfaces keep their drawing.
 */
const toneTable: Float32Array = Float32Array.from({ length: TONES + 2 }, (_, index) => {
  const light = (index / TONES) * BRIGHTEST
  const knee = 0.62
  return gamma8Bit(light <= knee ? light : knee + (0.985 - knee) * (1 - Math.exp(-(light - knee) / (0.985 - knee))))
})

function toned(light: number): number {
  const place = (light < 0 ? 0 : light >= BRIGHTEST ? BRIGHTEST - 0.001 : light) * (TONES / BRIGHTEST)
  const index = place | 0
  return toneTable[index] + (toneTable[index + 1] - toneTable[index]) * (place - index)
}

/**
 * The stage without the product itself, but with its shadow and mirror image when `standIn` is given. Opaque. The same stage gives the
 * same bytes. About 0.2 s at 1024 × 1024 on one core.
 */
export function renderScene(stage: Stage, standIn: StandIn | null, width: number, height: number): Pixels {
  const bokeh = stage.backdrop.kind === 'bokeh' ? drawBokeh(stage.seed, stage.wall.third, stage.wall.fourth) : null
  const tracing: Tracing = {
    stage,
    standIn,
    bokeh,
    span: { near: 0, far: 0 },
    color: new Float64Array(3),
    surface: new Float64Array(6),
    mirror: new Float64Array(4),
    view: new Float64Array(3),
  }
  const plain = new Float32Array(width * height * 3)
  const point = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      paintPoint(tracing, point, x + 0.5, y + 0.5, width, height)
      const at = (y * width + x) * 3
      plain[at] = point[0]
      plain[at + 1] = point[1]
      plain[at + 2] = point[2]
    }
  }
  const data = new Uint8ClampedArray(width * height * 4)
  const row = width * 3
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      let red = plain[at]
      let green = plain[at + 1]
      let blue = plain[at + 2]
      const left = x > 0 ? plain[at - 2] : green
      const right = x < width - 1 ? plain[at + 4] : green
      const above = y > 0 ? plain[at + 1 - row] : green
      const below = y < height - 1 ? plain[at + 1 + row] : green
      const isEdge =
        Math.abs(green - left) > EDGE || Math.abs(green - right) > EDGE || Math.abs(green - above) > EDGE || Math.abs(green - below) > EDGE
      if (isEdge) {
        red = 0
        green = 0
        blue = 0
        for (let sample = 0; sample < 4; sample++) {
          paintPoint(tracing, point, x + SAMPLES[sample][0], y + SAMPLES[sample][1], width, height)
          red += point[0] * 0.25
          green += point[1] * 0.25
          blue += point[2] * 0.25
        }
      }
      // Half a step of noise hides the steps of 8 bit in wide gradients; a little more reads as film.
      const chance = mixBits(y * width + x + stage.seed * 7919)
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

/** The 8-bit colour (not rounded) at a point of the picture, into `point`. */
function paintPoint(tracing: Tracing, point: Float64Array, x: number, y: number, width: number, height: number): void {
  const camera = tracing.stage.camera
  const unit = camera.frame / height
  const right = (x - width / 2) * unit
  const up = (height / 2 - y) * unit
  const sine = Math.sin(camera.tilt)
  const cosine = Math.cos(camera.tilt)
  let dx = right
  let dy = up * cosine - camera.distance * sine
  let dz = -up * sine - camera.distance * cosine
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  dx *= scale
  dy *= scale
  dz *= scale
  traceRay(tracing, camera.eyeX, camera.eyeY, camera.eyeZ, dx, dy, dz, unit / camera.distance)
  const fromMiddleX = x / width - 0.5
  const fromMiddleY = y / height - 0.5
  const vignette = 1 - 0.22 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
  point[0] = toned(tracing.color[0] * vignette)
  point[1] = toned(tracing.color[1] * vignette)
  point[2] = toned(tracing.color[2] * vignette)
}
