import { expect, test } from 'vitest'
import { type CutOutStroke, cutOutStrokesSchema, POINTS_MAX, STROKE_POINTS_MAX, STROKES_MAX } from './cut-out-strokes.ts'
import { endpoints } from './endpoints.ts'
import { pageProductLimits } from './page-product.ts'

const stroke = (points: number): CutOutStroke => ({
  kind: 'keep',
  radius: 0.0417,
  softness: 0.55,
  points: Array.from({ length: points }, () => [0.1234, 0.5678]),
})
const { request, maxBodyBytes } = endpoints.preprocessImages
const url = `https://shop.example/${'a'.repeat(4000)}`

test('a picture’s strokes are optional, and say what the hand wants of which part', () => {
  expect(request.safeParse({ urls: [url] }).success).toBe(true)
  expect(request.safeParse({ urls: [url, url], strokes: [null, [stroke(2), { kind: 'only', point: [0.5, 0.5] }]] }).success).toBe(true)
})

test.each([
  ['outside the picture', [{ ...stroke(1), points: [[1.2, 0.5]] }]],
  ['of another kind', [{ ...stroke(1), kind: 'blur' }]],
  ['without a point', [stroke(0)]],
  ['of too many points', [stroke(STROKE_POINTS_MAX + 1)]],
  ['too many', Array.from({ length: STROKES_MAX + 1 }, () => stroke(1))],
  ['of too many points together', Array.from({ length: 7 }, () => stroke(STROKE_POINTS_MAX))],
])('strokes %s are refused', (_, strokes) => {
  expect(cutOutStrokesSchema.safeParse(strokes).success).toBe(false)
})

test('all strokes of a call together are limited, and fit into its body', () => {
  const half = Array.from({ length: 4 }, () => stroke(POINTS_MAX / 8))
  expect(request.safeParse({ urls: [url, url], strokes: [half, half] }).success).toBe(true)
  expect(request.safeParse({ urls: [url, url], strokes: [half, [...half, stroke(1)]] }).success).toBe(false)
  const many = Array.from({ length: STROKES_MAX / 2 }, () => stroke(1))
  expect(request.safeParse({ urls: [url, url], strokes: [many, [...many, stroke(1)]] }).success).toBe(false)
  const product = { name: 'Mug', pictures: Array.from({ length: pageProductLimits.pictures }, () => url) }
  const most = { urls: [url], product, strokes: [Array.from({ length: STROKES_MAX }, () => stroke(POINTS_MAX / STROKES_MAX))] }
  expect(request.safeParse(most).success).toBe(true)
  expect(JSON.stringify(most).length).toBeLessThan(maxBodyBytes)
})
