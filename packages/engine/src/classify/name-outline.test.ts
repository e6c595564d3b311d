import { describe, expect, test } from 'vitest'
import { nameOutline, SURE_OUTLINE } from './name-outline.ts'
import { type Mask, mirrored, outlineFeatures } from './outline-features.ts'
import { outlineNames } from './outline-names.ts'
import { outlineTable } from './outline-table.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { drawShape } from '@adloom/renderer/shapes/draw-shape.ts'

const SIDE = 100
const color = [0.4, 0.3, 0.3] as const

/** The outline of a kind seen from the front, a little from above. With proportions that the table was not learnt from. */
function outlineOf(kind: ProductKindId): Mask {
  const shape = productKinds[kind].make({
    colors: { main: color, second: color, accent: color },
    material: null,
    label: null,
    variation: [0.41, 0.63, 0.29],
    words: new Set(kind.split(' ')),
  })
  const degrees = (shape.turn[0] + shape.turn[1]) / 2
  const light = { x: 0, y: 1, z: 0.5, softness: 1, key: color, fill: color, ground: color, wall: color }
  const setup = { tilt: 0.1, turn: (degrees * Math.PI) / 180, light, edgeRays: 1, rays: 1 }
  const { width, height, data } = drawShape(shape, setup, SIDE / (2 * shape.bounds.radius)).product
  return { width, height, cells: Uint8Array.from({ length: width * height }, (_, cell) => (data[cell * 4 + 3] > 127 ? 1 : 0)) }
}

function maskWhere(inside: (x: number, y: number) => boolean): Mask {
  const cells = Uint8Array.from({ length: SIDE * SIDE }, (_, cell) => (inside(cell % SIDE, Math.floor(cell / SIDE)) ? 1 : 0))
  return { width: SIDE, height: SIDE, cells }
}

const namedKinds = [
  'mug',
  'headphones',
  'lamp',
  'dumbbell',
  'duck',
  'sofa',
  'table',
  'sneaker',
  'boot',
  'ring',
  'sunglasses',
  'toy car',
] as const

test.each(namedKinds)('the outline of a %s is named, and so is its mirror image', (kind) => {
  const outline = outlineOf(kind)
  const name = outlineNames.find(({ kinds }) => kinds.includes(kind))?.name
  expect(nameOutline(outline, null)?.name).toBe(name)
  expect(nameOutline(mirrored(outline), null)?.name).toBe(name)
})

test.each(['box', 'ball', 'book', 'phone', 'can', 'hoodie', 'candle', 'clock', 'picture'] as const)(
  'a %s is too ambiguous to be named by its outline',
  (kind) => {
    expect(nameOutline(outlineOf(kind), null)).toBeNull()
  },
)

describe('images without a product', () => {
  test.each([
    ['a slab', maskWhere((x, y) => x > 10 && x < 90 && y > 40 && y < 80)],
    ['a disc', maskWhere((x, y) => Math.hypot(x - 50, y - 50) < 40)],
    ['a stick', maskWhere((x, y) => Math.abs(x - y) < 4)],
    ['two slabs', maskWhere((x, y) => y > 30 && y < 90 && Math.abs(Math.abs(x - 50) - 28) < 18)],
    ['a speck', maskWhere((x, y) => x === 5 && y === 5)],
    ['nothing', maskWhere(() => false)],
  ])('%s is not named', (_, mask) => {
    expect(nameOutline(mask, null)).toBeNull()
  })
})

test('a mug on another object is not named a mug', () => {
  const mug = outlineOf('mug')
  const cells = mug.cells.map((cell, at) => (Math.floor(at / mug.width) > mug.height * 0.62 ? 1 : cell))
  expect(nameOutline({ ...mug, cells }, null)).toBeNull()
})

test('a plant is only named when something green is on it', () => {
  const plant = outlineOf('plant')
  expect(nameOutline(plant, ['green', 'brown'])?.name).toBe('Plant')
  expect(nameOutline(plant, ['blue', 'brown'])).toBeNull()
})

test('size and place in the image do not matter', () => {
  const { width, height, cells } = outlineOf('mug')
  const wide = { width: width * 3, height: height * 2, cells: new Uint8Array(width * height * 6) }
  for (let cell = 0; cell < wide.cells.length; cell += 1) {
    const x = Math.floor((cell % wide.width) / 2) - 20
    const y = Math.floor(Math.floor(cell / wide.width) / 2)
    if (x >= 0 && x < width) wide.cells[cell] = cells[y * width + x]
  }
  expect(nameOutline(wide, null)?.name).toBe('Coffee Mug')
})

test("an outline's confidence never exceeds that of words, and is always high", () => {
  for (const kind of ['mug', 'ring', 'toy car'] as const) {
    const { confidence } = nameOutline(outlineOf(kind), null) ?? { confidence: 0 }
    expect(confidence).toBeGreaterThanOrEqual(SURE_OUTLINE)
    expect(confidence).toBeLessThanOrEqual(0.9)
  }
})

test('the table covers every kind that can be drawn, and uses the features of outlines', () => {
  const known = new Set(outlineTable.kinds.map(({ kind }) => kind))
  expect(Object.keys(productKinds).filter((kind) => ![...known].some((id) => id === kind))).toEqual([])
  expect(outlineFeatures(outlineOf('mug'))).toHaveLength(outlineTable.features)
})
