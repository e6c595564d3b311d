import { expect, test } from 'vitest'
import { contrast, hexOfOklch, movedFrom, oklchOf, turnBetween } from './oklch.ts'

test('a colour there and back is the same', () => {
  for (const color of ['#000000', '#FFFFFF', '#F6C90E', '#7C3AED', '#39FF14', '#808080']) expect(hexOfOklch(oklchOf(color))).toBe(color)
})

test('a colour that sRGB does not have loses chroma, and neither lightness nor hue', () => {
  for (let hue = 0; hue < 360; hue += 15) {
    for (const lightness of [0.25, 0.5, 0.75, 0.94]) {
      const shown = oklchOf(hexOfOklch({ lightness, chroma: 0.4, hue }))
      expect(Math.abs(shown.lightness - lightness)).toBeLessThan(0.006)
      expect(Math.abs(turnBetween(shown.hue, hue))).toBeLessThan(3)
      // What is left is the edge of sRGB: no more would be shown.
      expect(oklchOf(hexOfOklch({ lightness, chroma: shown.chroma + 0.02, hue })).chroma).toBeCloseTo(shown.chroma, 2)
    }
  }
})

test('contrast follows the WCAG formula', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#3A82FA', '#FFFFFF')).toBeCloseTo(3.65, 1)
})

test('a colour moves from its ground only as far as it must', () => {
  expect(movedFrom('#FFFFFF', oklchOf('#0B1F4B'), 4.5, 'darker')).toBe('#0B1F4B')
  const red = movedFrom('#FFFFFF', oklchOf('#FF6F61'), 4.5, 'darker')
  expect(contrast(red, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(red, '#FFFFFF')).toBeLessThan(4.9)
  expect(movedFrom('#808080', oklchOf('#7A7A7A'), 10, 'lighter')).toBe('#FFFFFF')
})

test('a turn between hues takes the shorter way', () => {
  expect([turnBetween(350, 20), turnBetween(20, 350), turnBetween(90, 90)]).toEqual([30, -30, 0])
})
