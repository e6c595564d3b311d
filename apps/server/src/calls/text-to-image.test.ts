import { type ImageModel, type GeneratedImage, type TextToImageRequest, type BackgroundRequest } from '@adloom/domain/ports/image-model.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { expect, test } from 'vitest'
import { type ImageRecipe } from '../jobs/image-recipes.ts'
import { sha256 } from '../sha256.ts'
import { displayImages, fastImages, FIRST_IMAGES_ONLY, newImages, proImages } from './text-to-image.ts'

/** Dependencies with an image model that renders nothing but records its requests. */
function dependencies() {
  const requests: (TextToImageRequest | BackgroundRequest)[] = []
  const made = (request: TextToImageRequest | BackgroundRequest): GeneratedImage => {
    requests.push(request)
    const { seed, width, height } = request
    const bytes = new TextEncoder().encode(JSON.stringify([seed, width, height]))
    return {
      bytes,
      contentType: 'image/jpeg',
      width,
      height,
      seed,
      engine: 'studio',
      scene: 'oak',
      cutOut: null,
      confidence: null,
      untouched: null,
      note: null,
    }
  }
  const remembered: ImageRecipe[] = []
  const understood = { kind: 'mug', scene: 'oak', colors: ['blue'], material: null, light: null, camera: null, ignored: [] }
  const images: ImageModel = {
    engine: 'studio',
    isDeterministic: true,
    textToImage: async (request, _signal, report) => {
      report?.(request.seed === 5 ? 31 : 10)
      return { ...made(request), understood }
    },
    changeBackground: async (request) => made(request),
  }
  const parts: Parameters<typeof fastImages>[1] = {
    imageModels: { fastImages: images, proImages: images, displayImages: images, background: images },
    store: {
      write: async (bytes, contentType) => ({ key: sha256(bytes), contentType, size: bytes.length }),
      writeFrom: async ({ hash, size }, contentType) => ({ key: hash, contentType, size }),
      read: async () => new Uint8Array(),
      readPieces: async function* () {},
      find: async () => null,
      remove: async () => undefined,
      list: async function* () {},
    },
    drawSeed: () => 77,
    readImage: async () => new Uint8Array([1]),
    imageRecipes: {
      savePhotographs: async (photographs) => photographs.map((_, place) => `photograph ${place}`),
      remember: async (_key, recipe) => void remembered.push(recipe),
      rememberShape: async () => undefined,
      recipeOf: async () => null,
      stagingOf: async () => null,
    },
  }
  const reported: unknown[] = []
  const logged: unknown[] = []
  // Only the part of a call these functions use.
  const call = {
    signal: new AbortController().signal,
    addressOf: (key: string) => `http://here/files/${key}`,
    report: (progress: unknown) => void reported.push(progress),
    logFailure: (failure: unknown) => void logged.push(failure),
  } as Parameters<typeof fastImages>[2]
  return { requests, parts, call, reported, logged, remembered }
}

test('image k of a request has seed + k, and the reply contains the seed', async () => {
  const { requests, parts, call } = dependencies()
  const reply = await fastImages(
    { prompt: 'a mug', image_size: 'landscape_4_3', num_inference_steps: 4, num_images: 3, seed: 5 },
    parts,
    call,
  )
  expect(requests.map(({ seed, width, height }) => [seed, width, height])).toEqual([5, 6, 7].map((seed) => [seed, 1024, 768]))
  expect(reply).toMatchObject({
    seed: 5,
    prompt: 'a mug',
    engine: 'studio',
    understood: { kind: 'mug', colors: ['blue'] },
  })
  expect(new Set(reply.imageUrls).size).toBe(3)
  expect(reply.image_urls).toEqual(reply.images.map(({ url }) => url))
})

test('images that fail are left out, named in the note and logged; the others keep their seeds', async () => {
  const { parts, call, logged } = dependencies()
  const model = parts.imageModels.fastImages
  const failing = (fails: (seed: number) => boolean): ImageModel => ({
    ...model,
    textToImage: async (request, signal) => {
      if (fails(request.seed)) throw new AdloomError('server.busy')
      return model.textToImage(request, signal)
    },
  })
  const order = { prompt: 'a mug', image_size: 'square_hd', num_inference_steps: 4, num_images: 3, seed: 5 } as const
  const withModel = (fastModel: ImageModel) => ({ ...parts, imageModels: { ...parts.imageModels, fastImages: fastModel } })
  const reply = await fastImages(order, withModel(failing((seed) => seed === 5)), call)
  expect(reply.images.map(({ seed }) => seed)).toEqual([6, 7])
  expect(reply.imageUrls).toHaveLength(2)
  expect(reply.note).toBe('1 of the 3 pictures could not be made: All hands are busy. Please try again in a few seconds.')
  expect(logged).toEqual([expect.objectContaining({ code: 'server.busy' })])
  await expect(fastImages(order, withModel(failing(() => true)), call)).rejects.toMatchObject({ code: 'server.busy' })
})

test('seeds wrap around after the largest', async () => {
  const { requests, parts, call } = dependencies()
  await fastImages({ prompt: 'a mug', image_size: 'square_hd', num_inference_steps: 4, num_images: 2, seed: 0xffff_ffff }, parts, call)
  expect(requests.map(({ seed }) => seed)).toEqual([0xffff_ffff, 0])
})

test('a request without a seed gets a random one', async () => {
  const { parts, call } = dependencies()
  const reply = await proImages({ prompt: 'a mug', aspect_ratio: '16:9', num_images: 1 }, parts, call)
  expect(reply.seed).toBe(77)
})

test('display images are composited into a scene when an image is sent, and rendered from the prompt otherwise', async () => {
  const { requests, parts, call } = dependencies()
  const order = { prompt: 'on marble', imageSize: '1536x1024', numImages: 1, quality: 'high', seed: 1 } as const
  const drawn = await displayImages({ ...order, imageUrls: [] }, parts, call)
  const set = await displayImages({ ...order, imageUrls: ['http://a/1.jpg', 'http://a/2.jpg'] }, parts, call)
  expect(requests.map((request) => ('image' in request ? 1 + request.companions.length : 0))).toEqual([0, 2])
  expect(requests.map((request) => ['image' in request, request.width, request.height, request.quality])).toEqual([
    [false, 1536, 1024, 'high'],
    [true, 1536, 1024, 'high'],
  ])
  expect([drawn.understood?.kind, set.understood, set.note]).toEqual(['mug', undefined, undefined])
})

test('more images than a scene takes are noted', async () => {
  const { requests, parts, call } = dependencies()
  const imageUrls = [1, 2, 3, 4, 5].map((place) => `http://a/${place}.jpg`)
  const order = { prompt: 'on marble', imageSize: 'auto', numImages: 1, quality: 'auto', seed: 1 } as const
  const { note } = await displayImages({ ...order, imageUrls }, parts, call)
  expect(note).toBe(FIRST_IMAGES_ONLY)
  expect(requests.map((request) => ('image' in request ? 1 + request.companions.length : 0))).toEqual([4])
})

test('one new image of several equals the one at its index in the full set', async () => {
  const { requests, parts, call } = dependencies()
  const all = await newImages({ url: 'http://a/1.jpg', prompt: 'on marble', numImages: 3, seed: 9 }, parts, call)
  const third = await newImages({ url: 'http://a/1.jpg', prompt: 'on marble', imageIndex: 2, seed: 9 }, parts, call)
  expect(requests.map(({ seed }) => seed)).toEqual([9, 10, 11, 11])
  expect(third).toMatchObject({ image_urls: [all.image_urls[2]], imageIndex: 2 })
})

test('progress covers all images of a request together', async () => {
  const pro = dependencies()
  const { imageUrls } = await proImages({ prompt: 'a mug', aspect_ratio: '16:9', num_images: 2, seed: 5 }, pro.parts, pro.call)
  const nothing = [null, null]
  expect(pro.reported.slice(0, 3)).toEqual([{ images: nothing }, { percent: 15, images: nothing }, { percent: 20, images: nothing }])
  expect(pro.reported.at(-1)).toEqual({ percent: 100, images: imageUrls })
  const display = dependencies()
  const order = { prompt: 'a mug', imageSize: 'auto', numImages: 1, quality: 'high', seed: 5 } as const
  await displayImages({ ...order, imageUrls: [] }, display.parts, display.call)
  expect(display.reported[1]).toEqual({ percent: 31, images: [null] })
})

test('each image is reported as soon as it is stored, before the others are made', async () => {
  const { parts, call, reported } = dependencies()
  const { promise: rest, resolve: release } = Promise.withResolvers<void>()
  const model = parts.imageModels.fastImages
  const slow: ImageModel = {
    ...model,
    textToImage: async (request, signal) => {
      if (request.seed !== 6) await rest
      return model.textToImage(request, signal)
    },
  }
  const order = { prompt: 'a mug', image_size: 'square_hd', num_inference_steps: 4, num_images: 3, seed: 5 } as const
  const all = fastImages(order, { ...parts, imageModels: { ...parts.imageModels, fastImages: slow } }, call)
  await expect.poll(() => reported.at(-1)).toMatchObject({ percent: 33, images: [null, expect.stringContaining('http'), null] })
  release()
  const { imageUrls } = await all
  expect(reported.at(-1)).toEqual({ percent: 100, images: imageUrls })
})

test('the recipe of every image is stored', async () => {
  const { parts, call, remembered } = dependencies()
  await fastImages({ prompt: 'a mug', image_size: 'square_hd', num_inference_steps: 4, num_images: 2, seed: 1 }, parts, call)
  await proImages({ prompt: 'a vase', num_images: 1, aspect_ratio: '1:1', seed: 3 }, parts, call)
  await displayImages(
    { prompt: 'on marble', imageUrls: ['http://a/1', 'http://a/2'], imageSize: 'auto', numImages: 1, quality: 'low', seed: 4 },
    parts,
    call,
  )
  await displayImages({ prompt: 'a cup', imageUrls: [], imageSize: 'auto', numImages: 1, quality: 'low', seed: 5 }, parts, call)
  await newImages({ url: 'http://a/1', prompt: 'on oak', imageIndex: 2, seed: 6 }, parts, call)
  expect(remembered).toEqual([
    { kind: 'words', prompt: 'a mug', seed: 1, quality: 'medium' },
    { kind: 'words', prompt: 'a mug', seed: 2, quality: 'medium' },
    { kind: 'words', prompt: 'a vase', seed: 3, quality: 'high' },
    { kind: 'photograph', photographs: ['photograph 0', 'photograph 1'], prompt: 'on marble', colors: [], seed: 4 },
    { kind: 'words', prompt: 'a cup', seed: 5, quality: 'low' },
    { kind: 'photograph', photographs: ['photograph 0'], prompt: 'on oak', colors: [], seed: 8 },
  ])
})
