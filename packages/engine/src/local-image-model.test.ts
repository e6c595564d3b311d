import { availableParallelism } from 'node:os'
import { imageModelPromises, wordsSizes } from '@adloom/domain/ports/image-model.conformance.ts'
import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type Color, cutOutSample, sampleDisc } from './cutout/cut-out-sample.test-data.ts'
import { noSegmenter } from './cutout/network/no-segmenter.ts'
import { localImageModel } from './local-image-model.ts'
import { encodeJpeg } from './image/pixels.ts'
import { sampleProduct } from './image/sample-product.test-data.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers({ size: Math.min(2, availableParallelism()), queueLimit: 20 })
afterAll(() => workers.close())

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata()
  // Decoded whole: a header alone may be wrong.
  await sharp(bytes).raw().toBuffer()
  return { width, height, contentType: `image/${format}` }
}

test.each(imageModelPromises(sizeOf).map((promise) => [promise.name, promise.check] as const))(
  'the built-in engine %s',
  async (_, check) => {
    await expect(check(localImageModel(workers))).resolves.toBeUndefined()
  },
  30_000,
)

test('a prompt that asks for high quality gets a high-quality file', async () => {
  const images = localImageModel(workers)
  const { signal } = new AbortController()
  const order = { seed: 3, width: 256, height: 192, shape: null, quality: 'medium' as const }
  const usual = await images.textToImage({ ...order, prompt: 'a mug on marble' }, signal)
  const fine = await images.textToImage({ ...order, prompt: 'a mug on marble, high quality' }, signal)
  expect(fine.bytes.length).toBeGreaterThan(usual.bytes.length * 1.2)
})

test('a made image names its source type, and the reply says that the product is untouched', async () => {
  const images = localImageModel(workers)
  const { signal } = new AbortController()
  const sourceTypeOf = async (bytes: Uint8Array) =>
    /digitalsourcetype\/(\w+)/.exec((await sharp(bytes).metadata()).xmp?.toString('utf8') ?? '')?.[1]
  const { photo } = sampleProduct(300)
  const order = {
    image: await encodeJpeg(photo),
    prompt: 'on marble',
    seed: 3,
    width: 320,
    height: 320,
    shape: null,
    colors: [],
    quality: 'medium' as const,
    companions: [],
    product: null,
  }
  for (const outputFormat of ['jpeg', 'png'] as const) {
    const made = await images.changeBackground({ ...order, outputFormat }, signal)
    expect(await sourceTypeOf(made.bytes)).toBe('composite')
    expect(made.untouched?.composed).toBe(0)
    expect(made.untouched?.encoded).toBeLessThan(2)
    expect(made.untouched?.encoded === 0).toBe(outputFormat === 'png')
  }
  const alone = await images.changeBackground({ ...order, prompt: 'on a transparent background', outputFormat: 'jpeg' }, signal)
  expect([alone.contentType, await sourceTypeOf(alone.bytes), (await sharp(alone.bytes).stats()).isOpaque]).toEqual([
    'image/png',
    'algorithmicallyEnhanced',
    false,
  ])
  const words = await images.textToImage({ prompt: 'a mug', seed: 3, width: 96, height: 96, shape: null, quality: 'low' }, signal)
  expect([await sourceTypeOf(words.bytes), words.untouched]).toEqual(['algorithmicMedia', null])
  expect(await sourceTypeOf((await images.cutOutImage(order.image, null, null, signal)).bytes)).toBe('algorithmicallyEnhanced')
}, 30_000)

test('every requestable size has even sides, and pro sizes are exact and about a megapixel', () => {
  for (const [name, { width, height }] of Object.entries(wordsSizes)) {
    expect([width % 2, height % 2]).toEqual([0, 0])
    const [across, down] = name.split(':').map(Number)
    if (!name.includes(':')) continue
    expect(width / height / (across / down)).toBeCloseTo(1, 2)
    expect(width * height).toBeGreaterThan(0.94 * 1024 * 1024)
    expect(width * height).toBeLessThan(1.06 * 1024 * 1024)
  }
})

test("a network's mask cuts out what stands on boards; without it, and when the network fails, the photograph is shown whole", async () => {
  const size = 320
  const disc = sampleDisc(0.5, 0.55, 0.22)
  const boards = (x: number, y: number): Color => (Math.floor(y * 9) % 2 === 0 ? [178, 128, 80] : [126, 88 + 20 * Math.sin(x * 60), 60])
  const { photo, alpha } = cutOutSample({ size, ground: boards, shape: disc, color: () => [36, 92, 170], noise: 2 })
  const image = await encodeJpeg(photo, 90)
  const cutWith = async (segment: Segmenter['segment']): Promise<boolean> =>
    (await localImageModel(workers, { ...noSegmenter, segment }).cutOutImage(image, null, null, new AbortController().signal)).cutOut
  expect(await cutWith(async () => ({ width: size, height: size, data: alpha }))).toBe(true)
  expect(await cutWith(async () => null)).toBe(false)
  expect(await cutWith(() => Promise.reject(new Error('its process is gone')))).toBe(false)
})
