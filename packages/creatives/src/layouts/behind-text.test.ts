import { GROUND_CELLS, groundAddressOf, type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { plainCreative } from '@adloom/domain/template.ts'
import { adLayoutSchema, type Creative } from '@adloom/domain/template.ts'
import { adFormats, adFormatSchema } from '@adloom/domain/ad-format.ts'
import { expect, test } from 'vitest'
import { mix, TEXT_CONTRAST } from '../accent.ts'
import { arrangedAd } from '../arranged-ad.ts'
import { layouts } from '../layouts.ts'
import { contrast } from '../oklch.ts'
import { adPaletteOf } from './ad-palette.ts'
import { coveredBy, FULL_SHADE, shadeOn } from './behind-text.ts'
import { frameShapeOf } from './layout.ts'
import { turned } from './turned.ts'

const { picture: dark, white: light } = adPaletteOf('#1767E4')
const frame = { left: 0, top: 0, width: 1200, height: 1200 }
const text = { left: 100, top: 800, width: 1000, height: 300 }

/** A picture with the same in every cell. */
const even = (darkest: string, bright: string): PictureGround => ({
  dark: darkest.repeat(GROUND_CELLS ** 2),
  bright: bright.repeat(GROUND_CELLS ** 2),
  busy: '0'.repeat(GROUND_CELLS ** 2),
})

const hex = (digit: string): string =>
  `#${Math.round((Number.parseInt(digit, 36) / 35) * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

test('a bright calm picture needs no shade under dark text, a dark one none under white text', () => {
  expect(shadeOn({ ground: even('w', 'z'), box: frame }, text, { dark, light })).toEqual({ isLight: true, opacity: 0 })
  expect(shadeOn({ ground: even('0', '3'), box: frame }, text, { dark, light })).toEqual({ isLight: false, opacity: 0 })
})

test('the shade is as light as a contrast of 4.5 : 1 allows, on any picture', () => {
  for (const [darkest, bright] of [
    ['0', 'z'],
    ['8', 'm'],
    ['h', 'k'],
    ['f', 'z'],
    ['0', 'h'],
  ]) {
    const { isLight, opacity } = shadeOn({ ground: even(darkest, bright), box: frame }, text, { dark, light })
    const colors = isLight ? light : dark
    const behind = mix(hex(isLight ? darkest : bright), colors.ground, opacity)
    expect(Math.min(contrast(colors.text, behind), contrast(colors.soft, behind))).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    expect(opacity).toBeGreaterThan(0)
    expect(opacity).toBeLessThan(FULL_SHADE.opacity)
  }
})

test('text that reaches beyond what was measured has the full shade', () => {
  expect(shadeOn({ ground: even('w', 'z'), box: { ...frame, height: 1000 } }, text, { dark, light })).toEqual(FULL_SHADE)
})

const creative: Creative = {
  ...plainCreative,
  image: 'picture',
  brandLogo: null,
  brandName: 'Tide',
  headline: 'Warm hands on cold mornings',
  description: 'Made by hand.',
  callToAction: 'Shop now',
  accent: '#1767E4',
}

// In a strip the picture has a place of its own.
const turning = adFormatSchema.options.filter((format) => frameShapeOf(adFormats[format]) !== 'strip')

test.each(turning)('in the format %s a turned layout has its text at the other edge and covers what is there', (format) => {
  const { width, height } = adFormats[format]
  const isBeside = frameShapeOf(adFormats[format]) === 'wide'
  // Something at that half of the picture at which the text of a layout lies.
  const busy = Array.from({ length: GROUND_CELLS ** 2 }, (_, cell) =>
    (isBeside ? cell % GROUND_CELLS < GROUND_CELLS / 2 : cell >= GROUND_CELLS ** 2 / 2) ? 'z' : '0',
  ).join('')
  const picture = { ground: { ...even('z', 'z'), busy }, box: { left: 0, top: 0, width, height } }
  for (const layout of ['poster', 'plate', 'corner'] as const) {
    const [usual, other] = [false, true].map((isTurned) => arrangedAd({ creative, layout, format }, isTurned))
    expect(coveredBy(usual, picture)).toBeGreaterThan(coveredBy(other, picture) + 0.4)
    for (const { box } of other) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect([box.left + box.width <= width, box.top + box.height <= height]).toEqual([true, true])
    }
  }
})

test('a layout turned twice is itself, and one with its picture in a place of its own does not turn', () => {
  for (const layout of adLayoutSchema.options) {
    for (const region of Object.values(layouts[layout].layout)) {
      const twice = turned(turned(region))
      expect(turned(twice)).toEqual(turned(region))
    }
  }
  expect(turned(layouts.card.layout.square)).toBe(layouts.card.layout.square)
})

test('only images of ours are measured, in the shape that is shown, whatever their size', () => {
  const file = `http://localhost/files/${'a'.repeat(64)}`
  expect(groundAddressOf({ image: `${file}.jpg?side=512&shape=tall`, hasShapes: true })).toBe(`${file}.jpg?ground=1&shape=tall`)
  expect(groundAddressOf({ image: `${file}.jpg`, hasShapes: true })).toBe(`${file}.jpg?ground=1`)
  for (const image of [`${file}.png`, 'https://shop.example/a.jpg', 'data:image/jpeg;base64,AA'])
    expect(groundAddressOf({ image, hasShapes: true })).toBeNull()
  expect(groundAddressOf({ image: `${file}.jpg`, hasShapes: false })).toBeNull()
})
