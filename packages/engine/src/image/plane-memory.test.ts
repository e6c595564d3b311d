import { expect, test } from 'vitest'
import { bytePlane, floatPlane, freeingPlanes } from './plane-memory.ts'

test('planes whose work is done are used again, and are zero again', () => {
  const first = freeingPlanes(() => {
    const plane = floatPlane(5000).fill(3)
    return plane.buffer
  })
  freeingPlanes(() => {
    const plane = floatPlane(4500)
    expect(plane.buffer).toBe(first)
    expect(plane.every((value) => value === 0)).toBe(true)
    expect(freeingPlanes(() => bytePlane(20_000)).buffer).not.toBe(first)
  })
  expect(floatPlane(5000).buffer).not.toBe(first)
})
