import { expect, test } from 'vitest'
import { type Shape, SKIN, type Skin } from '../shapes/shape.ts'
import { distanceGrid } from './distance-grid.ts'

const ball = (paint: (skin: Skin, y: number) => void): Shape => ({
  distance: (x, y, z) => Math.sqrt(x * x + (y - 0.6) ** 2 + z * z) - 0.6,
  writeSkin: (skin, _x, y) => paint(skin, y),
  bounds: { height: 0.6, radius: 0.62 },
  turn: [0, 0],
  facing: [1, 1, 1],
})

test('a product is clear when light passes through any part of it, and a glass coat does not make it clear', () => {
  const isClear = (paint: (skin: Skin, y: number) => void): boolean => distanceGrid(ball(paint)).isClear
  expect(isClear(() => undefined)).toBe(false)
  expect(isClear((skin) => (skin[SKIN.clear] = 0.5))).toBe(false)
  expect(isClear((skin, y) => (skin[SKIN.clear] = y > 1.12 ? 0.9 : 0))).toBe(true)
  expect(isClear((skin, y) => (skin[SKIN.through] = y < 0.06 ? 0.9 : 0))).toBe(true)
})
