import { expect, test } from 'vitest'
import { newDrawingMemory } from './drawing-memory.ts'
import { frameDetail } from './frame-detail.ts'
import { blurPlanes, newPlanes } from './yuv.ts'

test('a sharp frame shows more detail than the same frame blurred or faded, and an empty one shows none', () => {
  const [width, height] = [160, 120]
  const memory = newDrawingMemory()
  const sharp = newPlanes(memory, width, height)
  sharp.y.forEach((_, at) => (sharp.y[at] = (((at % width) >> 4) + (Math.floor(at / width) >> 4)) & 1 ? 200 : 40))
  const blurred = newPlanes(memory, width, height)
  blurred.y.set(sharp.y)
  blurPlanes(blurred, 3)
  const faded = sharp.y.map((luma) => 16 + (luma - 16) / 4)
  const details = [sharp.y, blurred.y, faded].map((y) => frameDetail(y, width, height))
  expect(details[0]).toBeGreaterThan(details[1])
  expect(details[0]).toBeGreaterThan(details[2])
  expect(frameDetail(new Uint8Array(width * height).fill(16), width, height)).toBe(0)
})
