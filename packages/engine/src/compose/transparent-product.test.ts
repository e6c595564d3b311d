import { bareSuggestions } from '@adloom/domain/image.ts'
import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { expect, test } from 'vitest'
import { cutOutSample, sampleBox } from '../cutout/cut-out-sample.test-data.ts'
import { decodeImage, encodePng } from '../image/pixels.ts'
import { asksForNoBackground } from '../prompt/no-background.ts'
import { changeBackground, cutPhoto } from './change-background.ts'
import { transparentProduct } from './transparent-product.ts'
import { productDifference } from '@adloom/renderer/draw-product.ts'
import { renderPrompt } from './render-prompt.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { sampleProduct } from '../image/sample-product.test-data.ts'

const alphaAt = ({ width, data }: Pixels, x: number, y: number): number => data[(y * width + x) * 4 + 3]

test.each([
  ['A mug, transparent background', true],
  ['Tideline, Home & Garden, Modern, Calm, Transparent background', true],
  ['a bottle without a background', true],
  ['a bottle, no background', true],
  ['a transparent bottle on oak', false],
  ['a mug before a transparent curtain in the background', false],
])('“%s” asks for no background: %s', (prompt, isBare) => {
  expect(asksForNoBackground(prompt)).toBe(isBare)
  expect(readProductPrompt(prompt, 1).isBare).toBe(isBare)
})

test.each([
  [300, 200],
  [160, 320],
])('the whole, unchanged product is centred on %i × %i transparent pixels', (width, height) => {
  const { product, box } = sampleProduct(240).cutOut
  const bare = transparentProduct(product, box, { width, height })
  const { image, placement } = bare
  expect([image.width, image.height]).toEqual([width, height])
  expect(productDifference(image, bare)).toBe(0)
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ])
    expect(alphaAt(image, x, y)).toBe(0)
  expect(alphaAt(image, width >> 1, height >> 1)).toBe(255)
  expect(placement.left).toBeCloseTo((width - placement.width) / 2, -1)
  expect(Math.max(placement.width / width, placement.height / height)).toBeLessThanOrEqual(0.87)
})

test('what its photograph cuts off below ends at the lower edge of the transparent image, where the cut does not show', async () => {
  const plant = sampleBox(0.5, 0.8, 0.12, 0.4)
  const { photo } = cutOutSample({ size: 512, ground: () => [238, 238, 236], shape: plant, color: () => [30, 110, 60], noise: 1 })
  const cut = await cutPhoto({ key: '', image: await encodePng(photo), mask: null, others: [] })
  expect(cut.cutOut).toMatchObject({ usable: false, usableFromBelow: true })
  const size = { width: 200, height: 160 }
  const prompt = 'on a transparent background'
  const order = { ...size, shape: null, cut, companions: [], prompt, colors: [], seed: 3 }
  const made = await changeBackground({ ...order, outputFormat: 'png', quality: 'medium' })
  const image = await decodeImage(made.bytes, 200)
  expect([alphaAt(image, 100, 0), alphaAt(image, 100, 159), alphaAt(image, 0, 159)]).toEqual([0, 255, 0])
})

test('a prompt without background gives the drawn product alone, without a note', () => {
  const rendered = renderPrompt(
    { prompt: 'A teal mug, transparent background', label: null, seed: 3, quality: 'low' },
    { width: 120, height: 90 },
  )
  expect([rendered.scene, rendered.understood.scene, rendered.note]).toEqual([NO_BACKGROUND, NO_BACKGROUND, null])
  expect([alphaAt(rendered.image, 0, 0), alphaAt(rendered.image, 119, 89)]).toEqual([0, 0])
  expect(alphaAt(rendered.image, 58, 46)).toBe(255)
  expect(rendered.understood.ignored).toEqual([])
})

test('five images of a product without background show it in five different ways', () => {
  const rendered = bareSuggestions.map((words) =>
    renderPrompt({ prompt: `A teal mug. ${words}`, label: null, seed: 3, quality: 'low' }, { width: 60, height: 60 }),
  )
  expect(new Set(rendered.map(({ scene }) => scene))).toEqual(new Set([NO_BACKGROUND]))
  expect(rendered.map(({ understood: { kind, ignored } }) => [kind, ignored])).toEqual(rendered.map(() => ['mug', []]))
  expect(new Set(rendered.map(({ image }) => image.data.join())).size).toBe(bareSuggestions.length)
})
