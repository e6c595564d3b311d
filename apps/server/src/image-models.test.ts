import { imageModelPromises } from '@adloom/domain/ports/image-model.conformance.ts'
import { type BackgroundRequest, type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type Color, cutOutSample, sampleBox, sampleDisc } from '@adloom/engine/cutout/cut-out-sample.test-data.ts'
import { noSegmenter } from '@adloom/engine/cutout/network/no-segmenter.ts'
import { DRAWN_ANEW, imageModelOf } from '@adloom/engine/image-model-of.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { encodeJpeg, encodePng } from '@adloom/engine/image/pixels.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { conformingImages, fakeImageVendors, answeringImages } from '../../../packages/providers/src/images/image-vendors.test-data.ts'
import { json } from '../../../packages/providers/src/vendors.test-data.ts'

/** Runs the engine's tasks in this thread. */
const workers: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const own = localImageModel(workers)
const neverCalled = () => Promise.reject(new Error('the studio was asked'))
const never = (): AbortSignal => new AbortController().signal

/** Images as models return them: each different, in an unrequested size. */
const images: Uint8Array[] = []
let photograph: Uint8Array
beforeAll(async () => {
  for (let each = 0; each < 12; each++) {
    const grey = 60 + each * 12
    const data = Uint8ClampedArray.from({ length: 160 * 90 * 4 }, (_, at) => (at % 4 === 3 ? 255 : grey))
    images.push(await encodePng({ width: 160, height: 90, data }))
  }
  photograph = await encodeJpeg(sampleProduct(300).photo)
})
const newImage = () => {
  let made = 0
  return (): Uint8Array => images[made++ % images.length]
}

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata()
  await sharp(bytes).raw().toBuffer()
  return { width, height, contentType: `image/${format}` }
}
const sourceOf = async (bytes: Uint8Array) =>
  /digitalsourcetype\/(\w+)/.exec((await sharp(bytes).metadata()).xmp?.toString('utf8') ?? '')?.[1]

const order = (change: Partial<BackgroundRequest> = {}): BackgroundRequest => ({
  image: photograph,
  companions: [],
  product: null,
  prompt: 'on a beach',
  seed: 3,
  width: 320,
  height: 320,
  shape: null,
  outputFormat: 'jpeg',
  quality: 'medium',
  colors: [],
  ...change,
})

describe.each(fakeImageVendors)('$name', (vendor) => {
  const modelOf = (model: string, builtIn: Parameters<typeof imageModelOf>[1]['own']): ImageModel => {
    const { access } = conformingImages(vendor, newImage())
    const generator = vendor.generator({ baseUrl: vendor.baseUrl, key: 'k', model, ...access })
    return imageModelOf(generator, { own: builtIn, workers, timeoutMs: 20_000 })
  }
  const alone = {
    changeBackground: neverCalled,
    textToImage: neverCalled,
    compositeOntoScene: own.compositeOntoScene,
  }

  for (const { name, check } of imageModelPromises(sizeOf))
    test(name, () => expect(check(modelOf(vendor.models.words, alone))).resolves.toBeUndefined())

  test('an image from a prompt says that a trained model made it', async () => {
    const made = await modelOf(vendor.models.words, alone).textToImage(
      { prompt: 'a mug', seed: 1, width: 96, height: 96, shape: null, quality: 'low' },
      never(),
    )
    expect(made).toMatchObject({ engine: `${vendor.name}:${vendor.models.words}`, untouched: null, note: null })
    expect(await sourceOf(made.bytes)).toBe('trainedAlgorithmicMedia')
  })

  test('an image edited by a model has the requested size, and makes no claim that the product is unchanged', async () => {
    const made = await modelOf(vendor.models.images, alone).changeBackground(order(), never())
    expect(made).toMatchObject({ engine: `${vendor.name}:${vendor.models.images}`, untouched: null, cutOut: null, note: DRAWN_ANEW })
    expect(await sizeOf(made.bytes)).toEqual({ width: 320, height: 320, contentType: 'image/jpeg' })
    expect(await sourceOf(made.bytes)).toBe('compositeWithTrainedAlgorithmicMedia')
  })
})

/** A prompt-only model: its vendor answers with `failure`, or with this image. */
const schnell = (image: () => Uint8Array, failure: () => Response | null = () => null, builtIn = own) => {
  const fal = fakeImageVendors.find(({ name }) => name === 'fal')
  if (fal === undefined) throw new Error('no fal')
  const { got, access } = answeringImages((received) => failure() ?? json(fal.answer(received, images[0])), image)
  const generator = fal.generator({ baseUrl: fal.baseUrl, key: 'k', model: fal.models.words, ...access })
  return { got, model: imageModelOf(generator, { own: builtIn, workers, timeoutMs: 20_000 }) }
}
const grey = (): Uint8Array => images[0]

test('a prompt-only model makes the scene, and the real product is composited into it', async () => {
  const { got, model } = schnell(grey)
  const made = await model.changeBackground(order({ colors: ['#AA3300'] }), never())
  expect(made).toMatchObject({ engine: 'fal:fal-ai/flux/schnell', cutOut: true, note: expect.stringContaining('300 × 300 pixels') })
  expect(made.untouched?.composed).toBe(0)
  expect(made.untouched?.encoded).toBeLessThan(2)
  expect(await sourceOf(made.bytes)).toBe('compositeWithTrainedAlgorithmicMedia')
  expect(JSON.stringify(got[0].body)).toMatch(/An empty scene.*on a beach.*#AA3300/)
  expect(JSON.stringify(got[0].body)).not.toContain('data:image')
  // The corner is the model's image, which is grey; the middle is the product.
  const { data } = await sharp(made.bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
  expect(Math.abs(data[0] - 60)).toBeLessThan(6)
})

test.each([
  ['fails', grey, () => json({ detail: 'Exhausted' }, 402), 'has no credit left'],
  ['gives no picture', () => new Uint8Array([1, 2, 3]), () => null, 'gave a reply that cannot be used'],
])('when a model %s the built-in engine makes the image, and says so', async (_what, image, failure, reason) => {
  const { model } = schnell(image, failure)
  const made = await model.changeBackground(order(), never())
  expect(made).toMatchObject({ engine: 'studio', cutOut: true })
  expect(made.note).toContain('fal · fal-ai/flux/schnell could not be used:')
  expect(made.note).toContain(reason)
  expect(made.note).toContain('The built-in studio made this picture.')
  const words = await model.textToImage({ prompt: 'a mug', seed: 1, width: 96, height: 96, shape: null, quality: 'low' }, never())
  expect(words).toMatchObject({ engine: 'studio', note: expect.stringContaining(reason) })
  expect(await sourceOf(words.bytes)).toBe('algorithmicMedia')
})

test('an unreadable image is the user’s failure, and no model is paid for it', async () => {
  const { got, model } = schnell(grey)
  await expect(model.changeBackground(order({ image: new Uint8Array([1, 2, 3]) }), never())).rejects.toMatchObject({
    code: 'picture.undecodable',
  })
  expect(got).toEqual([])
})

test('a photograph that cannot be cut out fills the image, and no scene is paid for', async () => {
  const { got, model } = schnell(grey)
  const made = await model.changeBackground(order({ image: images[0] }), never())
  expect(made).toMatchObject({ engine: 'studio', cutOut: false, scene: null, width: 320, height: 320 })
  expect(made.note).toContain('the photograph itself fills the picture')
  expect(await sourceOf(made.bytes)).toBe('algorithmicallyEnhanced')
  expect(got).toEqual([])
})

test('what its photograph cuts off below stands in a scene of the built-in engine, at the lower edge, and no other scene is paid for', async () => {
  const plant = sampleBox(0.5, 0.8, 0.12, 0.4)
  const { photo } = cutOutSample({ size: 512, ground: () => [238, 238, 236], shape: plant, color: () => [30, 110, 60], noise: 1 })
  const { got, model } = schnell(grey)
  const made = await model.changeBackground(order({ image: await encodePng(photo), outputFormat: 'png' }), never())
  expect(made).toMatchObject({ engine: 'studio', cutOut: true })
  expect(got).toEqual([])
  const { data } = await sharp(made.bytes).extract({ left: 160, top: 319, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
  for (const [channel, value] of [30, 110, 60].entries()) expect(Math.abs(data[channel] - value)).toBeLessThan(8)
})

test('the product that a scene was paid for is in it, also when many others are cut out meanwhile and the network fails then', async () => {
  const boards = (x: number, y: number): Color => (Math.floor(y * 9) % 2 === 0 ? [178, 128, 80] : [126, 88 + 20 * Math.sin(x * 60), 60])
  const { photo, alpha } = cutOutSample({
    size: 320,
    ground: boards,
    shape: sampleDisc(0.5, 0.55, 0.22),
    color: () => [36, 92, 170],
    noise: 2,
  })
  const masks = [{ width: 320, height: 320, data: alpha }]
  const builtIn = localImageModel(workers, { ...noSegmenter, segment: async () => masks.shift() ?? null })
  const others: Promise<unknown>[] = []
  const sceneAmidOthers = (): Uint8Array => {
    others.push(...images.map((image) => builtIn.cutOutImage(image, null, null, never())))
    return images[0]
  }
  const { model } = schnell(sceneAmidOthers, () => null, builtIn)
  const made = await model.changeBackground(order({ image: await encodePng(photo) }), never())
  await Promise.all(others)
  expect(made).toMatchObject({ engine: 'fal:fal-ai/flux/schnell', cutOut: true })
})

test('the product alone, without a background, needs no model', async () => {
  const { got, model } = schnell(grey)
  const made = await model.changeBackground(order({ prompt: 'on a transparent background' }), never())
  expect([made.engine, made.contentType, got.length]).toEqual(['studio', 'image/png', 0])
})
