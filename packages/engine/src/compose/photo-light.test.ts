import { expect, test } from 'vitest'
import { seededRandom } from '@adloom/renderer/noise.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { GRAIN } from '@adloom/renderer/stage.ts'
import { sceneWords } from '@adloom/domain/scene-words.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { sampleProduct } from '../image/sample-product.test-data.ts'
import { grainOf } from './photo-grain.ts'
import { photoLightOf } from './photo-light.ts'
import { renderVariant, stageProduct } from './render-variant.ts'

type Color = readonly [number, number, number]

const sample = sampleProduct(320)
const { product } = sample.cutOut

/** The sample product in front of a plain background, with noise of that standard deviation over everything. */
function photographOn(background: Color, { deviation = 0, light = [1, 1, 1] }: { deviation?: number; light?: Color } = {}): Pixels {
  const random = seededRandom(7)
  const data = new Uint8ClampedArray(product.data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = product.data[at + 3] / 255
    const grain = deviation * Math.sqrt(4) * (random() + random() + random() - 1.5)
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (product.data[at + channel] * alpha + background[channel] * (1 - alpha)) * light[channel] + grain
    data[at + 3] = 255
  }
  return { ...product, data }
}

const cutFrom = (photo: Pixels): Pixels => ({
  ...photo,
  data: photo.data.map((value, index) => (index % 4 === 3 ? product.data[index] : value)),
})

const lightOf = (photo: Pixels) => photoLightOf(photo, cutFrom(photo))

const WARM: Color = [1, 0.94, 0.84]

test('paper lit by a lamp makes the scene warmer, within limits', () => {
  const { tint } = lightOf(photographOn([225, 225, 225], { light: WARM }))
  expect(tint[0]).toBeGreaterThan(1.02)
  expect(tint[2]).toBeLessThan(0.96)
  expect(tint.every((factor) => Math.abs(factor - 1) <= 0.08)).toBe(true)
})

test.each<readonly [string, Color]>([
  ['white and overexposed', [255, 255, 255]],
  ['grey', [190, 190, 190]],
  ['pink, as light never is', [235, 215, 222]],
  ['green, as light never is', [215, 232, 215]],
  ['of a strong colour', [240, 190, 60]],
])('a background that is %s leaves the light neutral', (_, background) => {
  expect(lightOf(photographOn(background)).tint).toEqual([1, 1, 1])
})

test('cream paper behind a product whose own greys are neutral leaves the light neutral', () => {
  const of = (paint: Color) => {
    const photo = photographOn([236, 228, 212])
    for (let at = 0; at < product.data.length; at += 4) if (product.data[at + 3] === 255) photo.data.set(paint, at)
    return lightOf(photo)
  }
  expect(of([200, 200, 200]).tint).toEqual([1, 1, 1])
  expect(of([40, 90, 200]).tint).not.toEqual([1, 1, 1])
})

test('a dim photograph dims its scene by a seventh at most; one in good light does not', () => {
  expect(lightOf(photographOn([40, 40, 40], { light: [0.3, 0.3, 0.3] })).exposure).toBeCloseTo(0.86)
  expect(lightOf(photographOn([225, 225, 225])).exposure).toBe(1)
})

test('a cutout without a photograph around it says nothing about exposure and noise', () => {
  expect(photoLightOf(product, product)).toMatchObject({ exposure: 1, noise: 0 })
})

test.each([2, 1.2])('noise of deviation %d in background and product is the grain of the scene', (deviation) => {
  const photo = photographOn([180, 180, 180], { deviation })
  const { noise } = lightOf(photo)
  expect(noise).toBeGreaterThan(deviation * 0.75)
  expect(noise).toBeLessThan(deviation * 1.1)
  expect(grainOf(cutFrom(photo), noise) / Math.sqrt(6)).toBeGreaterThan(deviation * 0.6)
})

test('a clean background keeps the grain that scenes have by themselves, whatever the texture of the product', () => {
  const noisy = photographOn([180, 180, 180], { deviation: 2 })
  const { noise } = lightOf(photographOn([180, 180, 180]))
  expect(grainOf(cutFrom(noisy), noise)).toBe(GRAIN)
})

test('the light of the photograph colours the scene, not the product; a light that the prompt names wins', () => {
  const light = { tint: [1.06, 0.99, 0.93], exposure: 0.9, noise: 0, side: null } as const
  const of = (prompt: string, photographed: typeof light | null) =>
    renderVariant(stageProduct({ cutOut: sample.cutOut, light: photographed }, readPrompt(prompt, [], 3), { width: 160, height: 160 }, 3))
  const { phrase } = sceneWords.marble
  const lit = of(phrase, light)
  const plain = of(phrase, null)
  const sumOf = ({ image }: typeof lit, channel: number) =>
    image.data.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0)
  expect(sumOf(lit, 0) / sumOf(lit, 2)).toBeGreaterThan((sumOf(plain, 0) / sumOf(plain, 2)) * 1.02)
  expect(lit.product.data).toEqual(plain.product.data)
  const named = `${phrase} in golden hour light`
  expect(of(named, light).image.data).toEqual(of(named, null).image.data)
})
