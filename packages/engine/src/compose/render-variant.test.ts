import { productDifference } from '@adloom/renderer/draw-product.ts'
import { pictureShapes, pictureShapeSchema } from '@adloom/domain/design/picture-shape.ts'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { exactFile, MOST_CHANGED } from './exact-file.ts'
import { type ProductSquare, renderVariant, stageProduct } from './render-variant.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { sampleProduct } from '../image/sample-product.test-data.ts'
import { scenes } from '@adloom/renderer/scenes.ts'

const SIZE = { width: 160, height: 160 }
const sceneIds = Object.keys(scenes) as SceneId[]
const sample = sampleProduct(300)

const render = (id: SceneId, seed = 3, size = SIZE, cutOut = sample.cutOut) =>
  renderVariant(stageProduct({ cutOut }, readPrompt(sceneWords[id].phrase, ['#2f6f62'], seed), size, seed))

/** Mean difference of two images, 0 to 255. */
const difference = (one: Pixels, other: Pixels): number =>
  one.data.reduce((sum, value, index) => sum + Math.abs(value - other.data[index]), 0) / one.data.length

const lightness = (image: Pixels, x: number, y: number): number => {
  const at = (Math.round(y) * image.width + Math.round(x)) * 4
  return (image.data[at] + image.data[at + 1] + image.data[at + 2]) / 3
}

/** Only the product's outline is of this colour anywhere: pure magenta does not occur in scenes tinted green. */
const magenta = (side: number, width: number, height: number) => {
  const data = new Uint8ClampedArray(side * side * 4)
  const left = Math.floor((side - width) / 2)
  const top = Math.floor((side - height) / 2)
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) data.set([255, 0, 255, 255], (y * side + x) * 4)
  const product: Pixels = { width: side, height: side, data }
  return { product, confidence: 1, usable: true, box: { x: left, y: top, width, height } }
}

const isMagenta = (image: Pixels, at: number): boolean =>
  image.data[at * 4] === 255 && image.data[at * 4 + 1] === 0 && image.data[at * 4 + 2] === 255

test.each(sceneIds)('the scene %s is rendered the same twice, fills the frame and leaves the product untouched', async (id) => {
  const rendered = render(id)
  const { image, scene } = rendered
  expect({ scene, width: image.width, height: image.height }).toEqual({ scene: id, ...SIZE })
  expect(productDifference(image, rendered)).toBe(0)
  const { untouched } = await exactFile(rendered, 'jpeg', 'composite')
  expect(untouched.encoded).toBeLessThanOrEqual(MOST_CHANGED)
  // Compared as bytes: matchers take long for so many.
  expect(Buffer.from(render(id).image.data).equals(Buffer.from(image.data))).toBe(true)
  expect(image.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
})

test('the five images of a product differ clearly from each other', () => {
  const images = (['marble', 'arch', 'sand', 'window', 'evening'] as const).map((id, seed) => render(id, seed).image)
  for (const [index, one] of images.entries()) {
    for (const other of images.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(12)
  }
})

test.each(pictureShapeSchema.options)('in the shape %s a product stands as in a square of its own, clear of the room for text', (shape) => {
  const { width, height, ...square } = pictureShapes[shape]
  for (const [across, down] of [
    [80, 240],
    [240, 80],
    [200, 200],
  ]) {
    const cutOut = magenta(300, across, down)
    const stage = (size: Size, within: ProductSquare | null) =>
      stageProduct({ cutOut }, readPrompt(sceneWords.marble.phrase, [], 3), size, 3, 1, within).placement
    const alone = stage({ width: square.side, height: square.side }, null)
    const placed = stage({ width, height }, square)
    expect(placed).toMatchObject({ width: alone.width, height: alone.height, pixel: alone.pixel, top: alone.top + square.top })
    expect(Math.abs(placed.left + placed.width / 2 - width / 2)).toBeLessThan(0.02 * width)
    expect(placed.foot * height).toBeCloseTo(square.top + alone.foot * square.side, 6)
    expect(placed.top).toBeGreaterThan(0.02 * height)
  }
})

test('what the lower edge crops is cropped by the lower edge in every shape', () => {
  const { width, height, ...square } = pictureShapes.tall
  const choice = { ...readPrompt(sceneWords.marble.phrase, [], 3), pose: 'cropped' } as const
  const { placement } = stageProduct({ cutOut: magenta(300, 200, 200) }, choice, { width, height }, 3, 1, square)
  expect(placement.top + placement.height).toBe(height)
})

test('another seed renders another image of the same scene', () => {
  expect(difference(render('marble', 1).image, render('marble', 2).image)).toBeGreaterThan(1)
})

test.each([
  [300, 100],
  [60, 280],
  [200, 200],
])('a product of %i × %i pixels keeps its proportions and stays inside the frame', (width, height) => {
  for (const id of ['arch', 'steps', 'studio'] as const) {
    const { image } = render(id, 3, SIZE, magenta(300, width, height))
    const columns: number[] = []
    const rows: number[] = []
    for (let at = 0; at < image.width * image.height; at++) {
      if (!isMagenta(image, at)) continue
      columns.push(at % image.width)
      rows.push(Math.floor(at / image.width))
    }
    const wide = Math.max(...columns) - Math.min(...columns) + 1
    const tall = Math.max(...rows) - Math.min(...rows) + 1
    expect(Math.min(...columns)).toBeGreaterThan(2)
    expect(Math.max(...columns)).toBeLessThan(image.width - 3)
    expect(Math.min(...rows)).toBeGreaterThan(2)
    expect(Math.max(...rows)).toBeLessThan(image.height - 3)
    // One pixel of rounding on the shorter side.
    expect(Math.abs(wide - (tall * width) / height)).toBeLessThanOrEqual(Math.max(1, width / height))
  }
})

test('the ground is darkest where the product touches it', () => {
  const cutOut = magenta(300, 150, 150)
  const { image } = render('studio', 3, { width: 320, height: 320 }, cutOut)
  const rows = Array.from({ length: image.height }, (_, row) => row)
  const middle = 160
  const foot = Math.max(...rows.filter((row) => isMagenta(image, row * image.width + middle)))
  expect(lightness(image, middle, foot + 2)).toBeLessThan(lightness(image, middle, foot + 40) - 12)
})

test('a small product image is not enlarged beyond 1.6 times', () => {
  const { image } = render('studio', 3, { width: 320, height: 320 }, magenta(60, 40, 40))
  let count = 0
  for (let at = 0; at < image.width * image.height; at++) if (isMagenta(image, at)) count++
  expect(Math.sqrt(count)).toBeLessThanOrEqual(64)
  expect(Math.sqrt(count)).toBeGreaterThan(55)
})

test.each([
  [90, 160],
  [160, 90],
])('a frame of %i × %i shows the whole product', (width, height) => {
  const { image } = render('marble', 3, { width, height }, magenta(300, 90, 270))
  const rows: number[] = []
  for (let at = 0; at < width * height; at++) if (isMagenta(image, at)) rows.push(Math.floor(at / width))
  expect(Math.min(...rows)).toBeGreaterThan(1)
  expect(Math.max(...rows)).toBeLessThan(height - 2)
})

test.each([
  { width: 160, height: 160 },
  { width: 90, height: 160 },
  { width: 300, height: 157 },
])(
  'a product that its photograph crops below ends at the lower edge of an image of $width × $height, and has air above and beside',
  (size) => {
    for (const id of sceneIds) {
      const choice = { ...readPrompt(sceneWords[id].phrase, [], 3), pose: 'cropped' } as const
      const { placement } = stageProduct({ cutOut: sample.cutOut }, choice, size, 3)
      expect(placement.top + placement.height).toBe(size.height)
      expect(placement.top).toBeGreaterThan(size.height * 0.1)
      expect(placement.left).toBeGreaterThan(0)
      expect(placement.left + placement.width).toBeLessThan(size.width)
    }
  },
)
