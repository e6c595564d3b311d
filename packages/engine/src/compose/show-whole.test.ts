import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { linearOf8Bit } from '@adloom/renderer/color.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { showWhole } from './show-whole.ts'

type Color = readonly [number, number, number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A photograph of a magenta thing before a grey ground. */
function photographOf(width: number, height: number, [left, top, right, bottom]: Box, ground: (x: number, y: number) => Color): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isThing = x >= left && x < right && y >= top && y < bottom
      data.set([...(isThing ? ([255, 0, 255] as const) : ground(x, y)), 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const grey = (): Color => [150, 150, 150]
const shown = (photo: Pixels, seed: number, prompt = 'a chair', size = { width: 200, height: 200 }) =>
  showWhole(photo, readPrompt(prompt, [], 1), size, seed)

/** The box of the magenta pixels; the right and the bottom are the last ones. */
function thingIn({ width, data }: Pixels): Box {
  const places = Array.from({ length: data.length / 4 }, (_, place) => place).filter(
    (place) => data[place * 4] > 200 && data[place * 4 + 1] < 60 && data[place * 4 + 2] > 200,
  )
  const columns = places.map((place) => place % width)
  const rows = places.map((place) => Math.floor(place / width))
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)]
}

test.each([
  ['on the left of a wide photograph', 480, 240, [30, 60, 150, 200]],
  ['at the foot of a tall photograph', 240, 360, [60, 200, 180, 340]],
  ['as wide as a wide photograph', 480, 320, [40, 100, 440, 200]],
  ['as tall as a very tall photograph', 200, 600, [60, 40, 140, 560]],
] as const)('a product %s is never cut, in any of the five crops, and no frame is around it', (_place, width, height, box) => {
  const photo = photographOf(width, height, box, grey)
  for (let seed = 0; seed < 5; seed++) {
    const { image, scene } = shown(photo, seed)
    const [left, top, right, bottom] = thingIn(image)
    expect({ scene, width: image.width, height: image.height }).toEqual({ scene: null, width: 200, height: 200 })
    expect(Math.min(left, top, 199 - right, 199 - bottom)).toBeGreaterThan(0)
    const ratio = (right - left + 1) / (bottom - top + 1)
    expect(Math.abs(Math.log((ratio * (box[3] - box[1])) / (box[2] - box[0])))).toBeLessThan(0.1)
    for (const corner of [0, 199, 199 * 200, 200 * 200 - 1])
      for (let channel = 0; channel < 3; channel++) expect(Math.abs(image.data[corner * 4 + channel] - 150)).toBeLessThan(8)
  }
})

test('five seeds in a row show five different crops, also with the largest seed', () => {
  const photo = photographOf(600, 400, [250, 150, 350, 250], grey)
  const boxes = [0xffff_fffb, 0xffff_fffc, 0xffff_fffd, 0xffff_fffe, 0xffff_ffff].map((seed) => thingIn(shown(photo, seed).image).join(' '))
  expect(new Set(boxes).size).toBe(5)
})

test('a photograph full of things is cropped, not continued', () => {
  const checks = (x: number, y: number): Color => ((Math.floor(x / 20) + Math.floor(y / 20)) % 2 === 0 ? [20, 20, 20] : [240, 240, 240])
  const { placement } = shown(photographOf(480, 320, [0, 0, 0, 0], checks), 0)
  expect([placement.left, placement.top, placement.width, placement.height]).toEqual([0, 0, 200, 200])
})

test('a transparent photograph is shown on white', () => {
  const { image } = shown({ width: 100, height: 100, data: new Uint8ClampedArray(40_000) }, 0)
  expect(image.data.every((value) => value === 255)).toBe(true)
})

/** CIE L*a*b* of an sRGB colour. */
function labOf(color: readonly number[]): Color {
  const [red, green, blue] = color.map((value) => linearOf8Bit[value])
  const part = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = part((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = part(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = part((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test.each(['warm golden-hour light', 'cool daylight', 'bright even light', 'dramatic side light'])(
  'a product keeps its colours within ΔE 3 in %s',
  (light) => {
    // Every colour of a cube of 16 steps, in squares as large as the image's, so that nothing is mixed.
    const photo: Pixels = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) }
    for (let place = 0; place < 4096; place++) photo.data.set([(place & 15) * 17, ((place >> 4) & 15) * 17, (place >> 8) * 17], place * 4)
    const { image, product, placement } = shown(photo, 0, `a chair in ${light}`, { width: 64, height: 64 })
    let worst = 0
    for (let y = 0; y < product.height; y++) {
      for (let x = 0; x < product.width; x++) {
        const at = (y * product.width + x) * 4
        const to = ((y + placement.top) * image.width + x + placement.left) * 4
        const [one, other] = [labOf([...product.data.subarray(at, at + 3)]), labOf([...image.data.subarray(to, to + 3)])]
        worst = Math.max(worst, Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]))
      }
    }
    expect(worst).toBeLessThan(3)
  },
)

test('with room for text a subject lies in the upper half, or in the right one, where its edges can be continued', () => {
  const photo = photographOf(300, 300, [60, 40, 240, 260], grey)
  const choice = readPrompt('a chair', [], 1)
  const [, top, , bottom] = thingIn(showWhole(photo, choice, { width: 200, height: 300 }, 1, 'below').image)
  expect([top > 0, bottom < 180]).toEqual([true, true])
  const [left, , right] = thingIn(showWhole(photo, choice, { width: 400, height: 200 }, 1, 'beside').image)
  expect([left > 190, right < 400]).toEqual([true, true])
})

test('where no edge can be continued, an image with room for text is a crop and nothing else', () => {
  const stripes = (x: number, y: number): Color => (((x >> 4) + (y >> 4)) % 2 === 0 ? [90, 90, 90] : [210, 210, 210])
  const photo = photographOf(240, 400, [60, 150, 180, 250], stripes)
  const { placement } = showWhole(photo, readPrompt('a chair', [], 1), { width: 400, height: 200 }, 1, 'beside')
  expect(placement).toMatchObject({ left: 0, top: 0, width: 400, height: 200 })
})

test('a shape with room for text never cuts a subject, whatever its edges show', () => {
  const shelves = (x: number, y: number): Color => (Math.min(x, 299 - x) < 20 && y % 60 < 30 ? [60, 90, 150] : [170, 170, 170])
  const photo = photographOf(300, 300, [110, 40, 190, 260], shelves)
  for (const size of [
    { width: 400, height: 200 },
    { width: 1400, height: 100 },
  ]) {
    const [, top, , bottom] = thingIn(showWhole(photo, readPrompt('a chair', [], 1), size, 1, 'beside').image)
    expect([top > 0, bottom < size.height - 1]).toEqual([true, true])
  }
})
