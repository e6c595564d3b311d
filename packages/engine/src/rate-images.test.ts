import { type ImageRating, preferredImage } from '@adloom/domain/image-rating.ts'
import { expect, test } from 'vitest'
import { extractProduct, type ReadProduct } from './page/extract-product.ts'
import { withBestImages } from './rate-images.ts'
import { type Workers } from './workers.ts'

const never = new AbortController().signal
const address = (name: string): string => `https://shop.example/${name}.jpg`
const productWith = (names: readonly string[], side: number | null = 800): ReadProduct => ({
  ...extractProduct('<h1>Mug</h1>', address('page'), address('page')),
  productImages: names.map((name) => ({ src: address(name), width: side, height: side })),
})

/** Rates images by their names: the score to cut out and the score to show whole, in percent; any other name cannot be loaded. */
function partsFor(loaded: string[] = []) {
  const pages = {
    loadImage: async (url: string) => {
      loaded.push(url)
      if (!url.includes('-')) throw new Error('gone')
      return { finalUrl: url, contentType: 'image/jpeg', bytes: new TextEncoder().encode(url) }
    },
  }
  const rate = async (bytes: Uint8Array): Promise<ImageRating> => {
    const [, cutOut, whole] = /(\d+)-(\d+)/.exec(new TextDecoder().decode(bytes)) ?? []
    return { forCutOut: { score: Number(cutOut) / 100, reasons: ['one'] }, forWhole: { score: Number(whole) / 100, reasons: ['two'] } }
  }
  // Only this task is run here.
  const workers = { run: async (_: string, bytes: Uint8Array) => rate(bytes) } as unknown as Pick<Workers, 'run'>
  return { pages, workers }
}

const chosen = async (names: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const { bestImages } = await withBestImages(productWith(names), partsFor(), never)
  return [bestImages?.forCutOut.src, bestImages?.forWhole.src, bestImages === null ? undefined : preferredImage(bestImages)].map((src) =>
    src?.slice(address('').length - '.jpg'.length, -'.jpg'.length),
  )
}

test('the best image for each use is chosen, and the one to cut out is used', async () => {
  expect(await chosen(['40-50', '100-60', '30-90'])).toEqual(['100-60', '30-90', '100-60'])
})

test('the first image of the page stays the first unless another is clearly better', async () => {
  expect(await chosen(['80-80', '90-90'])).toEqual(['80-80', '80-80', '80-80'])
})

test('the image to show whole is used when no product can be cut out', async () => {
  expect(await chosen(['20-40', '35-60', '20-90'])).toEqual(['20-40', '20-90', '20-90'])
})

test('nothing is chosen when the first image is not rated, and nothing is loaded for one image or thumbnails', async () => {
  expect(await chosen(['gone', '90-90', '80-80'])).toEqual([undefined, undefined, undefined])
  const loaded: string[] = []
  expect((await withBestImages(productWith(['90-90']), partsFor(loaded), never)).bestImages).toBeNull()
  expect((await withBestImages(productWith(['90-90', '80-80'], 120), partsFor(loaded), never)).bestImages).toBeNull()
  expect(loaded).toEqual([])
})

test('images beyond the sixth are not loaded, and one that does not answer costs no more than the deadline', async () => {
  const loaded: string[] = []
  const parts = partsFor(loaded)
  await withBestImages(productWith(['1-1', '2-2', '3-3', '4-4', '5-5', '6-6', '7-7']), parts, never)
  expect(loaded).toHaveLength(6)
  const silent = { ...parts, pages: { loadImage: () => new Promise<never>(() => undefined) } }
  expect((await withBestImages(productWith(['1-1', '2-2']), silent, never, 20)).bestImages).toBeNull()
})
