import { describe, expect, it } from 'vitest'
import { newDrawingMemory } from './drawing-memory.ts'
import { drawSprite, type SpritePlace } from './draw-sprite.ts'
import { newPlanes, type Planes } from './yuv.ts'
import { spriteOf } from './sprite.ts'

const memory = newDrawingMemory()

describe('a sprite over a frame', () => {
  it.each([
    [16, 235],
    [235, 16],
    [235, 235],
    [180, 90],
    [60, 200],
  ])('fades in over luma %i evenly to its own luma %i', (behind, own) => {
    const grey = ((own - 16) * 255) / 219
    const sprite = spriteOf(memory, {
      width: 8,
      height: 8,
      data: new Uint8ClampedArray(256).map((_, at) => (at % 4 === 3 ? 255 : grey)),
    })
    for (const alpha of [0, 0.1, 0.25, 0.5, 0.9, 1]) {
      const planes = newPlanes(memory, 16, 16)
      planes.y.fill(behind)
      planes.u.fill(128)
      planes.v.fill(128)
      drawSprite(planes, sprite, { x: 8, y: 8, scale: 1, turn: 0, alpha })
      expect(Math.abs(planes.y[8 * 16 + 8] - (behind + (own - behind) * alpha))).toBeLessThanOrEqual(1.5)
      expect(planes.u[4 * 8 + 4]).toBe(128)
    }
  })

  /** A ring with empty rows, empty columns and soft edges. */
  const ring = spriteOf(memory, {
    width: 20,
    height: 16,
    data: Uint8ClampedArray.from({ length: 20 * 16 * 4 }, (_, at) => {
      const pixel = at >> 2
      const away = Math.hypot((pixel % 20) - 9, Math.floor(pixel / 20) - 7)
      const colors = [200, 60 + (pixel % 20) * 5, 20, Math.max(0, Math.min(255, 255 * (2.5 - Math.abs(away - 4))))]
      return colors[at & 3]
    }),
  })
  const laid = (place: Partial<SpritePlace>): Planes => {
    const planes = newPlanes(memory, 32, 24)
    planes.y.fill(90)
    planes.u.fill(120)
    planes.v.fill(140)
    drawSprite(planes, ring, { x: 16, y: 12, scale: 1, turn: 0, alpha: 1, ...place })
    return planes
  }
  const all = ({ y, u, v }: Planes): number[] => [...y, ...u, ...v]

  it.each([{ alpha: 1 }, { alpha: 0.4 }, { x: 15.4, y: 12.7 }, { scale: 1.3, y: 11.5 }, { scale: 0.4 }, { x: 1, y: 1 }])(
    'upright is the same as turned by a tiny angle: %o',
    (place) => {
      const [upright, turned] = [all(laid(place)), all(laid({ ...place, turn: 0.001 }))]
      expect(Math.max(...upright.map((value, at) => Math.abs(value - turned[at])))).toBeLessThanOrEqual(1)
      expect(upright.some((value) => value !== 90 && value !== 120 && value !== 140)).toBe(true)
    },
  )

  it('changes nothing outside of its clip', () => {
    const clip = { left: 0, top: 0, width: 16, height: 24 }
    const planes = laid({ clip })
    const [whole, plain] = [laid({}), laid({ alpha: 0 })]
    for (let at = 0; at < planes.y.length; at++) expect(planes.y[at]).toBe((at % 32 < 16 ? whole : plain).y[at])
  })
})
