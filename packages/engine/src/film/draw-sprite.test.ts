import { describe, expect, it } from 'vitest'
import { drawSprite } from './draw-sprite.ts'
import { newPlanes } from './planes.ts'
import { spriteOf } from './sprite.ts'

describe('a sprite laid over a frame', () => {
  it.each([
    [16, 235],
    [235, 16],
    [235, 235],
    [180, 90],
    [60, 200],
  ])('that fades in over luma %i goes evenly to its own luma %i', (behind, own) => {
    const grey = ((own - 16) * 255) / 219
    const sprite = spriteOf({
      width: 8,
      height: 8,
      data: new Uint8ClampedArray(256).map((_, at) => (at % 4 === 3 ? 255 : grey)),
    })
    for (const alpha of [0, 0.1, 0.25, 0.5, 0.9, 1]) {
      const planes = newPlanes(16, 16)
      planes.y.fill(behind)
      planes.u.fill(128)
      planes.v.fill(128)
      drawSprite(planes, sprite, { x: 8, y: 8, scale: 1, turn: 0, alpha })
      expect(Math.abs(planes.y[8 * 16 + 8] - (behind + (own - behind) * alpha))).toBeLessThanOrEqual(1.5)
      expect(planes.u[4 * 8 + 4]).toBe(128)
    }
  })
})
