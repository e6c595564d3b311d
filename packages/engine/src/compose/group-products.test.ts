import { expect, test } from 'vitest'
import { type CutOut } from '../cutout/cut-out.ts'
import { groupOf, poseOfGroup } from './group-products.ts'

/** A product of one grey, `width` by `height` pixels, with a margin around it. */
function product(width: number, height: number, grey: number): CutOut {
  const data = new Uint8ClampedArray((width + 20) * (height + 20) * 4)
  for (let y = 10; y < height + 10; y++) for (let x = 10; x < width + 10; x++) data.set([grey, grey, grey, 255], (y * (width + 20) + x) * 4)
  return {
    product: { width: width + 20, height: height + 20, data },
    confidence: grey / 255,
    usable: true,
    box: { x: 10, y: 10, width, height },
  }
}

test('products stand side by side on one ground line, with room between them', () => {
  const { product: group, box, confidence } = groupOf([product(80, 80, 60), product(40, 160, 200)])
  const at = (x: number, y: number) => [group.data[(y * group.width + x) * 4], group.data[(y * group.width + x) * 4 + 3]]
  expect(box).toEqual({ x: 0, y: 0, width: group.width, height: group.height })
  // The first is 100 wide, then a gap of 15, then 50 by 200: the same visible area.
  expect([group.width, group.height]).toEqual([165, 200])
  expect([at(50, 190), at(50, 50), at(105, 190), at(135, 10)]).toEqual([
    [60, 255],
    [0, 0],
    [0, 0],
    [200, 255],
  ])
  expect(confidence).toBeCloseTo(60 / 255)
})

test('one product is not a group', () => {
  const only = product(80, 80, 60)
  expect(groupOf([only])).toBe(only)
})

test('a group stands as soon as one of its products does; a single product follows its outline', () => {
  expect(poseOfGroup([product(80, 80, 60), product(40, 160, 200)])).toBe('standing')
  expect(poseOfGroup([product(80, 80, 60)])).toBeNull()
})
