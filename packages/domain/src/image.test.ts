import { expect, test } from 'vitest'
import { displaySizeOf, displaySizes, fastSizes, proAspectRatios, proSizeOf } from './image.ts'

test('fast images have exactly the sizes their names stand for', () => {
  expect(Object.entries(fastSizes).map(([name, { width, height }]) => `${name} ${String(width)}x${String(height)}`)).toEqual([
    'square_hd 1024x1024',
    'portrait_4_3 768x1024',
    'portrait_16_9 576x1024',
    'landscape_4_3 1024x768',
    'landscape_16_9 1024x576',
  ])
})

test.each(proAspectRatios)('a pro image of %s has about a megapixel, even sides and the exact ratio', (ratio) => {
  const { width, height } = proSizeOf(ratio)
  const [across, down] = ratio.split(':').map(Number)
  expect(width * down).toBe(height * across)
  expect([width % 2, height % 2]).toEqual([0, 0])
  expect(Math.abs((width * height) / 1024 ** 2 - 1)).toBeLessThan(0.02)
})

test('display images have the size in their name; auto is a square', () => {
  expect(displaySizes.map((size) => Object.values(displaySizeOf(size)).join('x'))).toEqual([
    '1024x1024',
    '1024x1024',
    '1536x1024',
    '1024x1536',
  ])
})
