import { describe, expect, test } from 'vitest'
import { KEY, NORMAL, PATTERN_FIELDS, FOOTPRINT, PLACE_U, PLACE_V, SKY_LIGHT, VALUES_PER_POINT } from './light-grid.ts'
import { materialFields, sampleMaterial } from './materials.ts'
import { BLUE, FIELDS, type Finish, GREEN, MATERIAL_SIZE, RED, SLOPE_X, SLOPE_Y } from './materials/finish.ts'
import { seededRandom } from './noise.ts'
import { ditherRow, kernelImage, kernelMaterials, markEdges, setUpSurface, shadeSquares, startOfRow } from './pixel-kernel.ts'
import { scenes } from './scenes.ts'
import { FRAME_HEIGHT, stageOf } from './stage.ts'
import { toned } from './tone-curve.ts'

const { studio } = scenes
const stage = stageOf(studio, {
  palette: { brand: 200, accent: 60, strength: 1, shift: 0 },
  lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
  seed: 4,
  isLaid: false,
  foot: studio.camera.foot,
  frame: FRAME_HEIGHT,
  grain: 1,
})
const SQUARES = 64
const WIDTH = SQUARES * 4
const size = { width: WIDTH, height: 1 }

const finishOf = (material: Finish['material']): Finish => ({
  material,
  main: [0.55, 0.4, 0.3],
  second: [0.3, 0.25, 0.2],
  third: [0.12, 0.1, 0.1],
  fourth: [0.7, 0.6, 0.5],
  frequency: 1.3,
  shiftX: 31.7,
  shiftY: 44.2,
  gloss: 0,
  roughness: 0.5,
  polish: 0,
  ratio: 2,
})

/** The numbers of a point of level ground at (u, v) under the sky's light alone. */
function pointAt(finish: Finish, u: number, v: number, footprint: number): Float32Array {
  const values = new Float32Array(VALUES_PER_POINT)
  const fields = new Float64Array(FIELDS)
  materialFields(fields, finish, u, v)
  values[KEY] = 0
  values[SKY_LIGHT] = 1
  values[PLACE_U] = u
  values[PLACE_V] = v
  values[FOOTPRINT] = footprint
  values[NORMAL + 1] = 1
  values.set(fields, PATTERN_FIELDS)
  return values
}

describe('the kernel shades squares as single rays are', () => {
  test.each(kernelMaterials)('of %s', (material) => {
    const finish = finishOf(material)
    const differences: number[] = []
    const random = seededRandom(7)
    for (let row = 0; row < 12; row++) {
      const image = kernelImage(size, (SQUARES + 1) * 2 * VALUES_PER_POINT, stage, null)
      const values = image.memoryFor((SQUARES + 1) * 2 * VALUES_PER_POINT)
      const pixel = 0.001 + 0.012 * random()
      const u = random() * 3
      const v = random() * 3
      for (let point = 0; point <= SQUARES; point++) {
        const here = pointAt(finish, u + point * 4 * pixel, v, pixel)
        values.set(here, point * VALUES_PER_POINT)
        values.set(here, (SQUARES + 1 + point) * VALUES_PER_POINT)
      }
      setUpSurface(finish)
      shadeSquares(image, {
        values: values.byteOffset,
        below: (SQUARES + 1) * VALUES_PER_POINT * 4,
        run: { left: 0, y: 0, down: 0.5, to: startOfRow(image, 0) },
        count: SQUARES,
        finish,
        isMirror: false,
        hasLamps: false,
        hasOverlay: false,
      })
      for (let x = 0; x < WIDTH; x++) {
        const at = Math.floor(x / 4) * VALUES_PER_POINT
        const share = (x % 4) / 4 + 0.125
        const between = (index: number): number => values[at + index] + (values[at + VALUES_PER_POINT + index] - values[at + index]) * share
        const fields = Float64Array.from({ length: FIELDS }, (_, index) => between(PATTERN_FIELDS + index))
        const surface = new Float64Array(MATERIAL_SIZE)
        sampleMaterial(surface, finish, between(PLACE_U), between(PLACE_V), between(FOOTPRINT), fields)
        const normalY = 1 / Math.hypot(surface[SLOPE_X], 1, surface[SLOPE_Y])
        const fromMiddle = (x + 0.5) / WIDTH - 0.5
        const light = (0.88 + 0.12 * normalY) * (1 - 0.22 * fromMiddle * fromMiddle)
        for (const [channel, reflectance] of [surface[RED], surface[GREEN], surface[BLUE]].entries())
          differences.push(
            Math.abs(toned(reflectance * stage.fill[channel] * light) - image.rows[startOfRow(image, 0) + channel * image.plane + x]),
          )
      }
    }
    // In 32 bits a pixel on the border of two cells may lie in the other one.
    differences.sort((one, other) => one - other)
    expect(differences[Math.floor(differences.length * 0.99)]).toBeLessThan(0.6)
    expect(Math.max(...differences)).toBeLessThan(140)
  })
})

test('edges are pixels that differ from a neighbour; pixels that are not there differ from nothing', () => {
  const image = kernelImage({ width: 7, height: 1 }, 0, stage, null)
  const green = startOfRow(image, 0) + image.plane
  image.rows.set([10, 10, 30, Number.NaN, 30, 90, 90], green)
  markEdges(image, 7, 0, [0, 0], [13, 30])
  expect([...image.edges.subarray(0, 7)]).toEqual([0, 1, 1, 0, 2, 2, 0])
})

test('a row is dithered around its value, opaque, and the same at every time', () => {
  const dithered = (): number[] => {
    const image = kernelImage({ width: 1000, height: 1 }, 0, stage, null)
    for (let channel = 0; channel < 3; channel++) {
      const from = startOfRow(image, 0) + channel * image.plane
      image.rows.fill(100.5, from, from + 1000)
    }
    ditherRow(image, 1000, 0, 5, 1)
    return [...image.finished.subarray(0, 4000)]
  }
  const pixels = dithered()
  const reds = pixels.filter((_, at) => at % 4 === 0)
  expect(reds.reduce((sum, red) => sum + red, 0) / 1000).toBeCloseTo(100.5, 1)
  expect(new Set(reds)).toEqual(new Set([100, 101]))
  expect(pixels.filter((_, at) => at % 4 === 3)).toEqual(Array.from({ length: 1000 }, () => 255))
  expect(dithered()).toEqual(pixels)
})
