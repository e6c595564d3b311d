import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { measureLook } from './product-look.ts'
import { photoLightOf } from './photo-light.ts'
import { sideOfLight } from './photo-side.ts'
import { lightingOf } from './render-variant.ts'

const SIDE = 120
/** The product in its photograph. */
const box = { x: 45, y: 40, width: 30, height: 50 }

const isProduct = (x: number, y: number): boolean => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height

/** A grey box on a grey ground whose colour beside and below the box is that of `groundAt`, and its cutout. */
function photographed(groundAt: (x: number, y: number) => number): readonly [photo: Pixels, cut: Pixels] {
  const photo = new Uint8ClampedArray(SIDE * SIDE * 4)
  const cut = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const grey = isProduct(x, y) ? 120 : groundAt(x, y)
      photo.set([grey, grey, grey, 255], (y * SIDE + x) * 4)
      cut.set([grey, grey, grey, isProduct(x, y) ? 255 : 0], (y * SIDE + x) * 4)
    }
  }
  return [
    { width: SIDE, height: SIDE, data: photo },
    { width: SIDE, height: SIDE, data: cut },
  ]
}

/** The ground with a shadow that reaches from the foot to one side. */
const shadowTo = (side: 1 | -1) =>
  photographed((x, y) => (y > 74 && y < 92 && (x - SIDE / 2) * side > 0 && Math.abs(x - SIDE / 2) < 38 ? 110 : 190))

test('light comes from the side opposite to the shadow on the ground', () => {
  expect(sideOfLight(...shadowTo(1))).toBe(-1)
  expect(sideOfLight(...shadowTo(-1))).toBe(1)
})

test('ground that is alike on both sides, a product without ground beside it and one that the photograph cuts off show no side', () => {
  expect(sideOfLight(...photographed(() => 200))).toBeNull()
  const [photo, cut] = shadowTo(1)
  const upTo = (rows: number, { width, data }: Pixels): Pixels => ({ width, height: rows, data: data.slice(0, rows * width * 4) })
  expect(sideOfLight(upTo(88, photo), upTo(88, cut))).toBeNull()
  const from = (columns: number, { width, height, data }: Pixels): Pixels => ({
    width: width - columns,
    height,
    data: data.filter((_, at) => (at >> 2) % width >= columns),
  })
  expect(sideOfLight(from(box.x + 5, photo), from(box.x + 5, cut))).toBeNull()
  expect(sideOfLight(cut, cut)).toBeNull()
})

test('the light of a scene comes from the side of that of the photograph, whatever side the seed chooses', () => {
  const [photo, cut] = shadowTo(1)
  const light = photoLightOf(photo, cut)
  const sides = [1, 2, 3, 4, 5, 6].map((seed) => lightingOf(readPrompt('', [], seed), measureLook(cut, box), light).side)
  expect(sides).toEqual([-1, -1, -1, -1, -1, -1])
})
