import { expect, test } from 'vitest'
import { planPrompt } from './plan-prompt.ts'

test.each(['t-shirt', 'hoodie', 'sweater'])('a %s lies spread out in every scene: cloth never stands on its edge', (noun) => {
  for (const place of ['on a light oak table', 'on pale stone steps', 'by a wall in window light']) {
    const { pose, setup, shape } = planPrompt(`A grey ${noun} ${place}`, null, 3, 'low')
    expect(pose).toBe('lying')
    expect(setup.tilt).toBe(0)
    // Sleeves reach out to both sides, and everything is flat.
    const height = noun === 't-shirt' ? 0.98 : 0.5
    expect(shape.distance(0.7, height, 0.02)).toBeLessThan(0.02)
    expect(shape.distance(-0.7, height, 0.02)).toBeLessThan(0.02)
    expect(shape.distance(0, 0.7, 0.16)).toBeGreaterThan(0)
  }
})
