import { productDifference } from '@adloom/renderer/draw-product.ts'
import { sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { exactFile, MOST_CHANGED } from './exact-file.ts'
import { mixBits } from '@adloom/renderer/noise.ts'
import { renderVariant, stageProduct } from './render-variant.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'
import { readPrompt } from '../prompt/read-prompt.ts'

const SIDE = 240

/** A square cloth of threads in random greys and colours, the hardest thing for a JPEG to keep. */
function cloth() {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const chance = mixBits(at)
    const isInside = Math.abs((at % SIDE) - 120) < 90 && Math.abs(Math.floor(at / SIDE) - 120) < 90
    data.set([chance & 255, (chance >>> 8) & 255, (chance >>> 16) & 255, isInside ? 255 : 0], at * 4)
  }
  const product = { width: SIDE, height: SIDE, data }
  return { product, confidence: 1, usable: true, box: { x: 31, y: 31, width: 179, height: 179 } }
}

/** The same in one grey. */
const plain = () => {
  const cut = cloth()
  for (let at = 0; at < SIDE * SIDE; at++) cut.product.data.fill(140, at * 4, at * 4 + 3)
  return cut
}

const render = (cutOut = cloth()) =>
  renderVariant(stageProduct({ cutOut }, readPrompt(sceneWords.marble.phrase, [], 3), { width: 256, height: 256 }, 3))

test('a cloth that the usual quality would change is written at a higher quality that keeps it', async () => {
  const rendered = render()
  const usual = productDifference(await decodeImage(await encodeJpeg(rendered.image, 90), 256), rendered)
  expect(usual).toBeGreaterThan(MOST_CHANGED)
  const { bytes, untouched } = await exactFile(rendered, 'jpeg', 'composite')
  expect(untouched.composed).toBe(0)
  expect(untouched.encoded).toBeLessThanOrEqual(MOST_CHANGED)
  expect(untouched.encoded).toBeCloseTo(productDifference(await decodeImage(bytes, 256), rendered), 2)
})

test('a higher quality makes a larger file, and a lower one keeps the product as faithful', async () => {
  const rendered = render(plain())
  const [low, medium, high] = await Promise.all(
    (['low', 'medium', 'high'] as const).map((each) => exactFile(rendered, 'jpeg', 'composite', each)),
  )
  expect(low.bytes.length).toBeLessThan(medium.bytes.length)
  expect(medium.bytes.length).toBeLessThan(high.bytes.length)
  expect(low.untouched.encoded).toBeLessThanOrEqual(MOST_CHANGED)
})

test('a PNG is lossless', async () => {
  const rendered = render()
  const { bytes, untouched } = await exactFile(rendered, 'png', 'composite')
  expect(untouched).toEqual({ composed: 0, encoded: 0 })
  expect(productDifference(await decodeImage(bytes, 256), rendered)).toBe(0)
})
