import { WHITE } from '@adloom/creatives/accent.ts'
import { contrast, oklchOf } from '@adloom/creatives/oklch.ts'
import { describe, expect, test } from 'vitest'
import { videoColors } from './video-colors.ts'

const lightnessOf = (color: string): number => oklchOf(color).lightness

/** Colours from all over sRGB, the same in every run. */
const brands = Array.from({ length: 200 }, (_, index) => {
  const value = Math.imul(index + 1, 2_654_435_761) >>> 8
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`
})

describe('videoColors', () => {
  test.each(brands)('text on %s and on its neighbours is readable', (brand) => {
    const colors = videoColors([brand], null)
    expect(contrast(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.onBrand, colors.deep)).toBeGreaterThanOrEqual(3)
    expect(contrast(colors.onBrand, colors.light)).toBeGreaterThanOrEqual(3)
    expect(contrast(colors.text, colors.shade)).toBeGreaterThanOrEqual(12)
  })

  test.each(brands)('the neighbours of %s are deeper and lighter than it', (brand) => {
    const colors = videoColors([brand], null)
    expect(lightnessOf(colors.deep)).toBeLessThan(lightnessOf(colors.brand) - 0.03)
    expect(lightnessOf(colors.light)).toBeGreaterThan(lightnessOf(colors.brand) + 0.02)
  })

  test('a colour that makes a good panel stays visibly the same', () => {
    for (const brand of ['#0F5C4A', '#1767E4', '#B3261E', '#FFD54A']) {
      const [before, after] = [oklchOf(brand), oklchOf(videoColors([brand], null).brand)]
      expect(Math.abs(before.lightness - after.lightness)).toBeLessThan(0.02)
      expect(Math.abs(before.hue - after.hue)).toBeLessThan(4)
    }
  })

  test('neon is muted, pale colours become stronger, and both keep their hue', () => {
    const neon = oklchOf(videoColors(['#39FF14'], null).brand)
    expect(neon.chroma).toBeLessThanOrEqual(0.205)
    expect(Math.abs(neon.hue - oklchOf('#39FF14').hue)).toBeLessThan(6)
    const pale = oklchOf(videoColors(['#F9D9D4'], null).brand)
    expect(pale.chroma).toBeGreaterThanOrEqual(0.05)
    expect(pale.lightness).toBeLessThan(0.86)
  })

  test('a white brand is led by its next colour, a black one stays dark and takes the next as its glow', () => {
    expect(videoColors(['#FFFFFF', '#B3261E'], null)).toEqual(videoColors(['#B3261E'], null))
    const black = videoColors(['#111111', '#B3261E'], null)
    expect(lightnessOf(black.brand)).toBeLessThan(0.3)
    expect(Math.abs(oklchOf(black.light).hue - oklchOf('#B3261E').hue)).toBeLessThan(6)
  })

  test('a brand without colours gets dark ink with a warm glow, towards the hue of the product', () => {
    const none = videoColors([], null)
    expect([lightnessOf(none.brand) < 0.3, none.onBrand]).toEqual([true, WHITE])
    expect(oklchOf(none.light).hue).toBeCloseTo(58, -1)
    const green = oklchOf(videoColors([], { hue: 150, lightness: 0.6 }).light).hue
    expect(green).toBeGreaterThan(90)
    expect(green).toBeLessThan(150)
    const rose = oklchOf(videoColors([], { hue: 350, lightness: 0.6 }).light).hue
    expect(rose > 350 || rose < 58).toBe(true)
    expect(lightnessOf(videoColors([], { hue: null, lightness: 0.2 }).brand)).toBeGreaterThan(lightnessOf(none.brand))
  })

  test('invalid colours are skipped', () => {
    expect(videoColors(['teal', '#12', '#0F5C4A'], null)).toEqual(videoColors(['#0F5C4A'], null))
  })
})
