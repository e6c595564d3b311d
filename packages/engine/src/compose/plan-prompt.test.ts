import { expect, test } from 'vitest'
import { drawShape } from '@adloom/renderer/shapes/draw-shape.ts'
import { planPrompt } from './plan-prompt.ts'

const poseOf = (prompt: string) => planPrompt(prompt, null, 1, 'low').pose

test.each(['a mug', 'a toy car', 'a pet bowl'])('%s still stands when seen from above', (product) => {
  expect(poseOf(`${product}, top view`)).toBe('standing')
})

test('a book lies when seen from above', () => {
  expect(poseOf('a book, top view')).toBe('lying')
})

test('a dark product before a dark backdrop gets a rim light', () => {
  const { shape, setup } = planPrompt('A black speaker before blurred evening lights', null, 1, 'low')
  expect(setup.light.edge).toBeGreaterThan(0.8)
  for (const other of ['A white speaker before blurred evening lights', 'A black speaker on a white marble surface']) {
    expect(planPrompt(other, null, 1, 'low').setup.light.edge).toBe(0)
  }
  // The rim light shows at the top edge, seen along the surface.
  const topOf = (edge: number): number => {
    const { product, box } = drawShape(shape, { ...setup, light: { ...setup.light, edge } }, 50)
    const at = ((box.y + 3) * product.width + box.x + (box.width >> 1)) * 4
    return product.data[at] + product.data[at + 1] + product.data[at + 2]
  }
  expect(topOf(1)).toBeGreaterThan(topOf(0) + 40)
})
