import { expect, test } from 'vitest'
import { lightPastProduct, productProxyOf } from './product-proxy.ts'

const SIDE = 100

/** A grey box with a thin post on it. */
const withPost = productProxyOf(
  {
    width: SIDE,
    height: SIDE,
    data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, at) => {
      const x = (at >> 2) % SIDE
      const y = (at >> 2) / SIDE
      const isOpaque = y >= 60 || (x >= 46 && x < 54)
      return at % 4 === 3 ? (isOpaque ? 255 : 0) : 90
    }),
  },
  { left: -0.5, bottom: 0, pixel: 0.01, plane: 0, depth: null, cameraElevation: 10, cast: null },
)

/** Stretches of shadow along a level line on a wall two units behind the product, in light from the front, the right and above. */
function shadowsAt(height: number): number {
  let count = 0
  let wasDark = false
  for (let x = -3; x < 3; x += 0.01) {
    const isDark = lightPastProduct(withPost, Float64Array.of(x, height, -2, 0.5, 0.4, 0.77), 0.01) < 0.5
    if (isDark && !wasDark) count++
    wasDark = isDark
  }
  return count
}

test('a thin part casts one shadow, not one for each cut through the product', () => {
  // The ray of this height passes the middle of the product at about 0.75 of its height, where only the post is.
  expect(shadowsAt(-0.1)).toBe(1)
})

test('the body of a product casts the shadow of a deep thing', () => {
  expect(shadowsAt(-0.75)).toBe(1)
})

test('the upper edge of the shadow of a deep thing has no teeth', () => {
  const data = new Uint8ClampedArray(60 * 180 * 4).fill(255)
  const place = { left: -0.3, bottom: 0, pixel: 0.01, plane: 0, depth: null, cameraElevation: 10, cast: null }
  const tall = productProxyOf({ width: 60, height: 180, data }, place)
  // On a wall beside the product, from its front to its back, in light from the right.
  const tops: number[] = []
  for (let z = -0.4; z > -0.9; z -= 0.01) {
    let top = 2
    while (lightPastProduct(tall, Float64Array.of(-0.9, top, z, 0.78, 0.5, 0.38), 0.02) > 0.5) top -= 0.005
    tops.push(top)
  }
  const rises = tops.map((top, at) => top - tops[Math.max(0, at - 1)])
  const highest = tops.indexOf(Math.max(...tops))
  expect(Math.max(...rises.slice(highest))).toBeLessThan(0.07)
})
