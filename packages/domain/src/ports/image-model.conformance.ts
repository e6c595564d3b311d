import { fastSizes, type ProAspectRatio, proAspectRatios, proSizeOf } from '../image.ts'
import { type Promised } from './file-store.conformance.ts'
import { type ImageModel, type TextToImageResult, type TextToImageRequest } from './image-model.ts'

/** Size and type of `bytes`; the test passes a decoder, because this package has none. */
type ReadSize = (bytes: Uint8Array) => Promise<{ readonly width: number; readonly height: number; readonly contentType: string }>

const words: TextToImageRequest = {
  prompt: 'A blue ceramic mug on a light oak table',
  seed: 7,
  width: 192,
  height: 144,
  shape: null,
  quality: 'low',
}

const make = (model: ImageModel, change: Partial<TextToImageRequest> = {}): Promise<TextToImageResult> =>
  model.textToImage({ ...words, ...change }, new AbortController().signal)

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, at) => byte === other[at])

function expect(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise)
}

/** The promises of every image model for images from text. The images are small: what holds for them holds for large ones. */
export const imageModelPromises = (sizeOf: ReadSize): readonly Promised<ImageModel>[] => [
  {
    name: 'returns an image that can be decoded, in the size and type it states',
    check: async (model) => {
      const made = await make(model)
      const read = await sizeOf(made.bytes)
      const stated = { width: made.width, height: made.height, contentType: made.contentType }
      expect(JSON.stringify(read) === JSON.stringify(stated), `told ${JSON.stringify(stated)}, is ${JSON.stringify(read)}`)
      expect(made.width === words.width && made.height === words.height, 'another size than was asked for')
    },
  },
  {
    name: 'respects odd and narrow sizes',
    check: async (model) => {
      for (const size of [
        { width: 96, height: 224 },
        { width: 225, height: 97 },
      ]) {
        const { width, height } = await sizeOf((await make(model, size)).bytes)
        expect(width === size.width && height === size.height, `${size.width} × ${size.height} became ${width} × ${height}`)
      }
    },
  },
  {
    name: 'makes the same bytes from the same prompt and seed, where it is deterministic',
    check: async (model) => {
      const one = await make(model)
      const other = await make(model)
      expect(!model.isDeterministic || isSame(one.bytes, other.bytes), 'the same request made two pictures')
      expect(one.seed === words.seed, 'another seed than was asked for')
    },
  },
  {
    name: 'makes another image from another seed, and from another prompt',
    check: async (model) => {
      const one = await make(model)
      expect(!isSame(one.bytes, (await make(model, { seed: 8 })).bytes), 'two seeds made one picture')
      expect(!isSame(one.bytes, (await make(model, { prompt: 'A red candle on marble' })).bytes), 'two prompts made one picture')
    },
  },
  {
    name: 'accepts the largest seed',
    check: async (model) => {
      expect((await make(model, { seed: 0xffff_ffff })).bytes.length > 0, 'nothing was made')
    },
  },
  {
    name: 'makes nothing once the signal has aborted',
    check: async (model) => {
      const outcome = await Promise.allSettled([model.textToImage(words, AbortSignal.abort())])
      expect(outcome[0].status === 'rejected', 'a picture was made although it was told to stop')
    },
  },
]

/** The sizes a request can ask for, for tests that try all of them. */
export const wordsSizes: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  ...fastSizes,
  ...Object.fromEntries(proAspectRatios.map((ratio: ProAspectRatio) => [ratio, proSizeOf(ratio)])),
}
