import { expect, test } from 'vitest'
import { measureLogo, type RgbaImage } from './logo-tone.ts'

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A logo of 20 × 10 pixels: `mark` in the middle, `ground` around it. */
function logo(mark: Color, ground: Color): RgbaImage {
  const [width, height] = [20, 10]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isMark = x > 3 && x < 16 && y > 2 && y < 8
      data.set(isMark ? mark : ground, (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const clear: Color = [0, 0, 0, 0]

test('a white mark on a transparent background is light, a coloured one dark', () => {
  expect(measureLogo(logo([255, 255, 255, 255], clear))).toEqual({ logoRatio: 2, logoTone: 'light' })
  expect(measureLogo(logo([200, 30, 40, 255], clear)).logoTone).toBe('dark')
})

test('a logo with a background of its own is opaque, unless that background is white', () => {
  expect(measureLogo(logo([255, 255, 255, 255], [20, 60, 40, 255])).logoTone).toBe('opaque')
  expect(measureLogo(logo([20, 60, 40, 255], [255, 255, 255, 255])).logoTone).toBe('dark')
})

test('a fully transparent logo does not throw', () => {
  expect(measureLogo(logo(clear, clear)).logoTone).toBe('dark')
})
