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
    const isDark = lightPastProduct(withPost, x, height, -2, 0.5, 0.4, 0.77, 0.01) < 0.5
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
