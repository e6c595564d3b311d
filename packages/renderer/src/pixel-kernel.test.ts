import { expect, test } from 'vitest'
import { KEY, NORMAL, PATTERN_FIELDS, FOOTPRINT, PLACE_U, PLACE_V, SKY_LIGHT, VALUES_PER_POINT } from './light-grid.ts'
import { materialFields, sampleMaterial } from './materials.ts'
import { BLUE, FIELDS, type Finish, GREEN, MATERIAL_SIZE, RED, SLOPE_X, SLOPE_Y } from './materials/finish.ts'
import { seededRandom } from './noise.ts'
import {
  ditherRow,
  findEdges,
  isLine,
  kernelImage,
  kernelMaterials,
  pixelOfEdge,
  setUpSurface,
  shadeSamples,
  shadeSquares,
  startOfRow,
} from './pixel-kernel.ts'
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

/** A row of squares of that surface, from (u, v) of its pattern on, `pixel` units a pixel. */
function rowOfSquares(finish: Finish, u: number, v: number, pixel: number) {
  const below = (SQUARES + 1) * VALUES_PER_POINT
  const image = kernelImage(size, below * 2, stage, null)
  const values = image.memoryFor(below * 2)
  for (let point = 0; point <= SQUARES; point++) {
    values.set(pointAt(finish, u + point * 4 * pixel, v, pixel), point * VALUES_PER_POINT)
    values.set(pointAt(finish, u + point * 4 * pixel, v + 4 * pixel, pixel), below + point * VALUES_PER_POINT)
  }
  const squares = {
    values: values.byteOffset,
    below: below * 4,
    run: { left: 0, y: 0, down: 0.5, to: startOfRow(image, 0) },
    count: SQUARES,
  }
  /** A number of the grid at a place in the row, in pixels. */
  const between = (index: number, x: number, y: number): number => {
    const at = Math.min(SQUARES - 1, Math.floor(x / 4)) * VALUES_PER_POINT + index
    const across = x / 4 - Math.floor(x / 4)
    const upper = values[at] + (values[at + VALUES_PER_POINT] - values[at]) * across
    const lower = values[below + at] + (values[below + at + VALUES_PER_POINT] - values[below + at]) * across
    return upper + ((lower - upper) * y) / 4
  }
  /** The colour there, 0 to 255 and not rounded, as a single ray under the sky's light would have it. `fromMiddleY`: of the picture's height. */
  const colorAt = (x: number, y: number, isOnPieces: boolean, fromMiddleY = 0): number[] => {
    const [placeU, placeV] = [between(PLACE_U, x, y), between(PLACE_V, x, y)]
    const fields = Float64Array.from({ length: FIELDS }, (_, index) => between(PATTERN_FIELDS + index, x, y))
    if (isOnPieces) materialFields(fields, finish, placeU, placeV)
    const surface = new Float64Array(MATERIAL_SIZE)
    sampleMaterial(surface, finish, placeU, placeV, between(FOOTPRINT, x, y), fields)
    const normalY = 1 / Math.hypot(surface[SLOPE_X], 1, surface[SLOPE_Y])
    const fromMiddleX = x / WIDTH - 0.5
    const light = (0.88 + 0.12 * normalY) * (1 - 0.22 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY))
    return [surface[RED], surface[GREEN], surface[BLUE]].map((reflectance, channel) => toned(reflectance * stage.fill[channel] * light))
  }
  const look = { isOnPieces: false, isMirror: false, hasLamps: false, hasOverlay: false }
  const shaded = (x: number, channel: number): number => image.rows[startOfRow(image, 0) + channel * image.plane + x]
  return { image, squares, look, colorAt, shaded }
}

/** What 99 of 100 differences stay below, and all of them: in 32 bits a pixel on the border of two cells may lie in the other one. */
function mostAndAll(differences: number[]): { readonly most: number; readonly all: number } {
  differences.sort((one, other) => one - other)
  return { most: differences[Math.floor(differences.length * 0.99)], all: Math.max(...differences) }
}

const onOnePiece = kernelMaterials.map((material) => ({ material, isOnPieces: false }))
const onPieces = (['wood', 'slats'] as const).map((material) => ({ material, isOnPieces: true }))

test.each([...onOnePiece, ...onPieces])('the kernel shades squares of $material as single rays are, on pieces: $isOnPieces', (kind) => {
  const finish = finishOf(kind.material)
  const differences: number[] = []
  const random = seededRandom(7)
  for (let row = 0; row < 12; row++) {
    const pixel = 0.001 + 0.012 * random()
    const { image, squares, look, colorAt, shaded } = rowOfSquares(finish, random() * 3, random() * 3, pixel)
    setUpSurface(image, finish, { ...look, isOnPieces: kind.isOnPieces })
    shadeSquares(image, squares, false)
    for (let x = 0; x < WIDTH; x++)
      for (const [channel, color] of colorAt(x + 0.5, 2, kind.isOnPieces).entries()) differences.push(Math.abs(color - shaded(x, channel)))
  }
  const { most, all } = mostAndAll(differences)
  expect(most).toBeLessThan(0.6)
  expect(all).toBeLessThan(140)
})

test.each(onPieces)('four samples of a pixel of $material on several pieces are the mean of four rays', ({ material }) => {
  const finish = finishOf(material)
  const differences: number[] = []
  const random = seededRandom(5)
  for (let row = 0; row < 12; row++) {
    const { image, squares, look, colorAt } = rowOfSquares(finish, random() * 3, random() * 3, 0.001 + 0.012 * random())
    setUpSurface(image, finish, { ...look, isOnPieces: true })
    for (let x = 0; x < 4; x++) {
      shadeSamples(image, squares, { across: x / 4, down: 0.5, x, y: 0 })
      const samples = [0.375, 0.875, 0.125, 0.625].map((across, sample) =>
        colorAt(x + across, 2.125 + sample * 0.25, true, sample * 0.25 - 0.375),
      )
      for (let channel = 0; channel < 3; channel++)
        differences.push(Math.abs(samples.reduce((sum, color) => sum + color[channel] / 4, 0) - image.mean[channel]))
    }
  }
  const { most, all } = mostAndAll(differences)
  expect(most).toBeLessThan(0.6)
  expect(all).toBeLessThan(140)
})

test('squares at the end of a shadow have the key light of each pixel', () => {
  const finish = finishOf('paint')
  const { image, squares, look, shaded } = rowOfSquares(finish, 1, 1, 0.004)
  setUpSurface(image, finish, look)
  image.keys.fill(0).fill(1, WIDTH / 2)
  shadeSquares(image, squares, true)
  const lit = WIDTH / 2
  expect(shaded(lit, 1)).toBeGreaterThan(shaded(lit - 1, 1) + 20)
  expect(Math.abs(shaded(lit + 1, 1) - shaded(lit, 1))).toBeLessThan(1)
  shadeSquares(image, squares, false)
  expect(Math.abs(shaded(lit, 1) - shaded(lit - 1, 1))).toBeLessThan(1)
})

test('edges are pixels that differ from a neighbour; pixels that are not there differ from nothing', () => {
  const image = kernelImage({ width: 7, height: 1 }, 0, stage, null)
  const green = startOfRow(image, 0) + image.plane
  image.rows.set([10, 10, 30, Number.NaN, 30, 90, 90], green)
  const found = [...image.edges.subarray(0, findEdges(image, 7, 0, [0, 0], [13, 30]))]
  expect(found.map(pixelOfEdge)).toEqual([1, 2, 4, 5])
  expect(found.map(isLine)).toEqual([false, false, true, true])
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
