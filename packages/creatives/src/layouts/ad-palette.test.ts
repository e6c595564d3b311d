import { expect, test } from 'vitest'
import { mix, SEEN, WHITE } from '../accent.ts'
import { contrast, type Oklch, oklchOf, turnBetween } from '../oklch.ts'
import { type AdPalette, adPaletteOf, type PaletteRule, shapeOn } from './ad-palette.ts'
import { hueBeside } from './harmony.ts'
import { type AdGround } from './layout.ts'
import { SHADE_OPACITY } from './shade.ts'

/** Yellow, lime, neon, beige, navy, violet, coral, nearly black, nearly white, grey. */
const HARD = ['#F6C90E', '#A4DE02', '#39FF14', '#FF10F0', '#D8C3A5', '#0B1F4B', '#7C3AED', '#FF6F61', '#0A0A0A', '#FAFAF7', '#7A7A7A']

/** Colours from all over sRGB, the same in every run, its edges, and those that are hard. */
const accents = [
  ...Array.from(
    { length: 300 },
    (_, index) => `#${(Math.imul(index + 1, 2_654_435_761) >>> 8).toString(16).padStart(6, '0').toUpperCase()}`,
  ),
  ...Array.from({ length: 27 }, (_, index) => {
    const channel = (place: number): string => ['00', '80', 'FF'][Math.floor(index / 3 ** place) % 3]
    return `#${channel(0)}${channel(1)}${channel(2)}`
  }),
  ...HARD,
]

const rules: readonly PaletteRule[] = (['mono', 'analogous', 'complement', 'quiet'] as const).flatMap((harmony) => [
  { harmony },
  { harmony, isDark: true },
])
const seconds = [null, '#E4572E']

const nameOf = ({ harmony, isDark }: PaletteRule): string => `${harmony}${isDark === true ? ', dark' : ''}`

/** Every palette of a rule with the accent it is made from. */
const palettesOf = (rule: PaletteRule): readonly { readonly accent: string; readonly palette: AdPalette }[] =>
  accents.flatMap((accent) => seconds.map((second) => ({ accent, palette: adPaletteOf(accent, rule, second) })))

const groundsOf = (palette: AdPalette): readonly AdGround[] => Object.keys(palette) as AdGround[] // Safe: these are its keys.

/** What is behind a text: a white photograph shines through the shade. */
const behind = (palette: AdPalette, ground: AdGround): string =>
  ground === 'picture' ? mix(WHITE, palette.picture.ground, SHADE_OPACITY) : palette[ground].ground

test.each(rules.map((rule) => ({ name: nameOf(rule), rule })))(
  '$name: every text is readable and every button is seen, whatever the accent',
  ({ rule }) => {
    const poor = palettesOf(rule).flatMap(({ accent, palette }) =>
      groundsOf(palette).flatMap((ground) => {
        const { text, soft, accent: readable, button } = palette[ground]
        const texts = [text, soft, readable].map((color) => contrast(color, behind(palette, ground)))
        const isPoor = Math.min(...texts, contrast(button.text, button.surface)) < 4.5
        return isPoor || contrast(button.surface, behind(palette, ground)) < SEEN ? [`${accent} on ${ground}`] : []
      }),
    )
    expect(poor).toEqual([])
  },
)

/** The hue of 8-bit colours with little chroma is rounded: this far, in chroma, across the circle. */
const ROUNDED = 0.004
const DEGREES = 4
const hasHue = (color: string, hue: number): boolean => {
  const shown = oklchOf(color)
  const turn = Math.abs(turnBetween(shown.hue, hue))
  return turn <= DEGREES || (turn < 90 && shown.chroma * Math.sin((turn * Math.PI) / 180) <= ROUNDED) || shown.chroma <= ROUNDED
}
const isColour = ({ chroma }: Oklch): boolean => chroma >= 0.08

test.each(rules.map((rule) => ({ name: nameOf(rule), rule })))('$name: grounds and accents keep the hue of the brand', ({ rule }) => {
  const strayed = accents
    .filter((accent) => isColour(oklchOf(accent)))
    .flatMap((accent) => {
      const { hue } = oklchOf(accent)
      const palette = adPaletteOf(accent, rule)
      const side = rule.harmony === 'analogous' ? hueBeside(hue) : hue
      const own = [
        palette.accent.ground,
        palette.night.ground,
        palette.white.accent,
        palette.tint.accent,
        palette.deep.accent,
        palette.picture.accent,
      ]
      const beside = [palette.tint.ground, palette.deep.ground]
      return [...own.filter((color) => !hasHue(color, hue)), ...beside.filter((color) => !hasHue(color, side))].map(
        (color) => `${accent}: ${color}`,
      )
    })
  expect(strayed).toEqual([])
})

test('no ground of a colourful brand is grey, and no dark one is olive', () => {
  const dull = accents
    .filter((accent) => isColour(oklchOf(accent)))
    .flatMap((accent) => {
      const { tint, deep, accent: strong } = adPaletteOf(accent, { harmony: 'mono' })
      const [tinted, deepened, full] = [tint, deep, strong].map(({ ground }) => oklchOf(ground))
      const isOlive = Math.abs(turnBetween(deepened.hue, 100)) < 25 && deepened.lightness > 0.28
      // Blue has the least chroma that a light tint can have.
      const isGrey = tinted.chroma < 0.014 || deepened.chroma < 0.02 || full.chroma < Math.min(0.1, oklchOf(accent).chroma * 0.8)
      return isGrey || isOlive ? [accent] : []
    })
  expect(dull).toEqual([])
})

test('grounds follow each other from light to dark, and dark rules have no light ones', () => {
  for (const accent of accents) {
    const lightness = (color: string): number => oklchOf(color).lightness
    const { paper, tint, deep, night } = adPaletteOf(accent, { harmony: 'mono' })
    const [first, second, third, fourth] = [paper, tint, deep, night].map(({ ground }) => lightness(ground))
    expect(first > second && second > third && third > fourth).toBe(true)
    const dark = adPaletteOf(accent, { harmony: 'mono', isDark: true })
    for (const { ground, isPaper } of [dark.paper, dark.white, dark.tint])
      expect([lightness(ground) < 0.35, isPaper]).toEqual([true, false])
  }
})

test('the second colour is far from the first, and is the brand’s own where it has one', () => {
  for (const harmony of ['mono', 'complement', 'analogous', 'quiet'] as const) {
    for (const accent of accents) {
      const { accent: first, secondary } = adPaletteOf(accent, { harmony })
      const [one, other] = [first, secondary].map(({ ground }) => oklchOf(ground))
      const turn = (turnBetween(one.hue, other.hue) * Math.PI) / 180
      const across = Math.hypot(one.chroma - other.chroma * Math.cos(turn), other.chroma * Math.sin(turn))
      expect(Math.hypot(one.lightness - other.lightness, across), `${accent} ${harmony}`).toBeGreaterThan(0.1)
    }
  }
  expect(adPaletteOf('#0B1F4B', { harmony: 'mono' }, '#F6C90E').secondary.ground).toBe('#F6C90E')
  // Nearly its first is not a second.
  expect(adPaletteOf('#0B1F4B', { harmony: 'mono' }, '#0D2350').secondary.ground).not.toBe('#0D2350')
})

test('a shape is seen on every ground, and keeps its colour where it is seen already', () => {
  for (const accent of ['#FFFFFF', '#FAFAF7', '#D8C3A5', '#000000', '#0B1F4B', '#F6C90E']) {
    const palette = adPaletteOf(accent, { harmony: 'mono' })
    for (const ground of groundsOf(palette)) {
      for (const color of groundsOf(palette)) {
        if (color === ground) continue
        const on = palette[ground].ground
        expect(contrast(shapeOn(on, palette[color].ground, false), on)).toBeGreaterThanOrEqual(SEEN)
        expect(contrast(shapeOn(on, palette[color].ground, true), on)).toBeGreaterThanOrEqual(3)
      }
    }
  }
  expect(shapeOn('#FFFFFF', '#F6C90E', false)).toBe('#F6C90E')
  // No further than it must be seen.
  for (const [ground, color] of [
    ['#FFFFFF', '#FFFFFF'],
    ['#FCFAF7', '#FFFFFF'],
    ['#000000', '#000000'],
  ]) {
    expect(contrast(shapeOn(ground, color, false), ground)).toBeLessThan(SEEN + 0.1)
  }
})

test('a button on a quiet dark ground is white, on a quiet light one ink', () => {
  const { night, white } = adPaletteOf('#1F6F54', { harmony: 'quiet' })
  expect(night.button.surface).toBe('#FFFFFF')
  expect(contrast(white.button.surface, '#FFFFFF')).toBeGreaterThan(12)
})
