import { adFormats } from '@adloom/domain/ad-format.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { finishCreative } from './finish-creative.ts'
import { finishMeasured } from './finish-measured.ts'

/** Noise, which no JPEG makes small. */
const noise = await sharp({
  create: { width: 600, height: 600, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
})
  .jpeg({ quality: 95 })
  .toBuffer()
const plain = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#20303c' } })
  .jpeg()
  .toBuffer()

const creative: Creative = {
  ...plainCreative,
  image: 'https://shop.example/picture.jpg',
  brandLogo: null,
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day.',
  callToAction: 'Shop now',
  accent: '#1F6F54',
}
const bytes = (image: Uint8Array): ReadonlyMap<string, Uint8Array> => new Map([[creative.image, image]])

test('an ad with any weight is the file that a download gives', async () => {
  const request = { creative, layout: 'card', format: 'social' } as const
  const [{ files }, download] = [await finishMeasured(request, bytes(plain), [null]), await finishCreative(request, bytes(plain))]
  expect(Buffer.compare(files[0].bytes, download)).toBe(0)
  expect(files[0].measured).toMatchObject({ width: 1080, height: 1350, bytes: download.length, fileType: 'jpeg', quality: 88 })
})

test('a picture that is too heavy gets the best quality that fits, and one that cannot fit says so', async () => {
  const request = { creative, layout: 'poster', format: 'billboard' } as const
  const [whole] = (await finishMeasured(request, bytes(noise), [null])).files
  const most = Math.round(whole.bytes.length * 0.8)
  const { files } = await finishMeasured(request, bytes(noise), [most, null, 1000])
  const [light, same, impossible] = files
  expect(light.bytes.length).toBeLessThanOrEqual(most)
  expect(light.bytes.length).toBeGreaterThan(most * 0.8)
  expect(light.measured.quality).toBeGreaterThan(60)
  expect(same.bytes.length).toBe(whole.bytes.length)
  expect(impossible.measured).toMatchObject({ quality: 60, bytes: impossible.bytes.length })
  expect(impossible.bytes.length).toBeGreaterThan(1000)
  expect((await sharp(light.bytes).metadata()).xmp?.toString()).toContain('digitalsourcetype/composite')
})

test('what is drawn is measured: contrast, smallest text, margins, text, picture and facts', async () => {
  const rich = { ...creative, facts: sampleAdFacts }
  const [{ measured }] = (await finishMeasured({ creative: rich, layout: 'offer', format: 'square' }, bytes(plain), [null])).files
  expect(measured.contrast).toBeGreaterThanOrEqual(4.5)
  expect(measured.smallestText?.size).toBeGreaterThanOrEqual(adFormats.square.smallestType)
  const { safe } = adFormats.square
  for (const side of ['top', 'right', 'bottom', 'left'] as const) expect(measured.free?.[side]).toBeGreaterThan(safe[side] - 0.003)
  expect(measured.textShare).toBeGreaterThan(0.01)
  expect(measured.textShare).toBeLessThan(0.5)
  expect(measured.productShare).toMatchObject({ of: 'picture' })
  expect(measured).toMatchObject({ isBrandShown: true, isCallShown: true })
  expect(measured.shownFacts).toContain('price')
})

test('an ad without its words has none to measure', async () => {
  const bare = { ...creative, headline: '', description: '', callToAction: '', brandName: '' }
  const [{ measured }] = (await finishMeasured({ creative: bare, layout: 'poster', format: 'square' }, bytes(plain), [null])).files
  expect(measured).toMatchObject({ contrast: null, smallestText: null, free: null, textShare: 0, isBrandShown: false, isCallShown: false })
})
