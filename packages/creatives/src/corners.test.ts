import { expect, test } from 'vitest'
import { buttonRadius, cornerRadius } from './corners.ts'

test('without a choice of the brand a button is a pill, and pictures have the corners of their layout', () => {
  expect(buttonRadius(80, null)).toBe(40)
  expect([cornerRadius(0, null, 10), cornerRadius(25.5, null, 10)]).toEqual([0, 25.5])
})

test('a chosen corner is none, a small or a large one', () => {
  expect([buttonRadius(80, 'square'), buttonRadius(80, 'soft'), buttonRadius(80, 'round')]).toEqual([0, 16, 40])
  const [square, soft, round] = (['square', 'soft', 'round'] as const).map((corners) => cornerRadius(25.5, corners, 10))
  expect(square).toBe(0)
  expect(soft).toBeGreaterThan(0)
  expect(round).toBeGreaterThan(soft)
})

test('round corners make nothing less round', () => {
  expect(cornerRadius(400, 'round', 10)).toBe(400)
})
