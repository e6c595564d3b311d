import { GROUND_CELLS, groundIn, pictureGroundSchema } from '@adloom/domain/design/picture-ground.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { expect, test } from 'vitest'
import { pictureGroundOf } from './picture-ground.ts'

/** A light grey picture, dark below, with a red and white chequered thing in the upper half. */
function sample(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isThing = x > width * 0.35 && x < width * 0.65 && y > height * 0.1 && y < height * 0.4
      const isWhite = ((x >> 3) + (y >> 3)) % 2 === 0
      const color = isThing ? (isWhite ? [255, 255, 255] : [200, 0, 0]) : y < height / 2 ? [220, 220, 220] : [40, 40, 40]
      data.set([...color, 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

test('a picture is measured in a grid: how dark and bright it is, and what draws the eye', () => {
  for (const photo of [sample(600, 600), sample(480, 900), sample(300, 160)]) {
    const ground = pictureGroundOf(photo)
    expect(pictureGroundSchema.parse(ground)).toEqual(ground)
    expect(ground.dark).toHaveLength(GROUND_CELLS ** 2)
    const foot = groundIn(ground, { left: 0, top: 0.6, right: 1, bottom: 1 })
    expect(Math.abs(foot.dark - 40 / 255)).toBeLessThan(0.04)
    expect(Math.abs(foot.bright - 40 / 255)).toBeLessThan(0.04)
    const thing = groundIn(ground, { left: 0.36, top: 0.12, right: 0.64, bottom: 0.38 })
    expect(thing.bright).toBeGreaterThan(0.9)
    expect(thing.dark).toBeLessThan(0.5)
    expect(thing.busy).toBeGreaterThan(foot.busy + 0.2)
  }
})
