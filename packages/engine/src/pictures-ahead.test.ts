import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { extractProduct, type ReadProduct } from './page/extract-product.ts'
import { picturesAhead } from './pictures-ahead.ts'
import { type Workers } from './workers.ts'

const never = new AbortController().signal
const page = 'https://shop.example/mug'
const product: ReadProduct = {
  ...extractProduct('<h1>Mug</h1>', page, page),
  productImages: ['gone', 'mug'].map((name) => ({ src: `${page}/${name}.jpg`, width: 800, height: 800 })),
}
const photograph = new TextEncoder().encode('a photograph')

test('a product is being cut out while its image is still checked, and of the image that is used', async () => {
  const prepared: Uint8Array[] = []
  const checked = Promise.withResolvers<unknown>()
  const pages = {
    loadImage: async (url: string) => {
      if (url.includes('gone')) throw new Error('gone')
      return { finalUrl: url, contentType: 'image/jpeg', bytes: photograph }
    },
  } as unknown as PageLoader
  // Only `storableImage` is run here.
  const workers = { run: async () => checked.promise } as unknown as Workers
  const { begin, shown } = picturesAhead({ pages, workers, prepareCutOut: (image) => prepared.push(image), now: () => 0 }, never)
  begin(product)
  await expect.poll(() => prepared).toEqual([photograph])
  const stored = new TextEncoder().encode('the same photograph without its place')
  checked.resolve({ bytes: stored })
  expect((await shown).image).toBe(stored)
  expect(prepared).toEqual([photograph, stored])
})
