import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

const HERE = 'https://shop.example/p/red-mug'

/** The start of a PNG of that size, as long as a photograph's address is at least. */
function inline(width: number, height: number): string {
  const bytes = Buffer.alloc(1500)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return `data:image/png;base64,${bytes.toString('base64')}`
}

const imagesOf = (image: string): string[] =>
  extractProduct(
    `<title>Red Mug</title><h1>Red Mug</h1>${image}<p class="price">€12.50</p><button>Add to cart</button>`,
    HERE,
    HERE,
  ).productImages.map(({ src }) => src)

test('an image that a page has in its address is one of the product', () => {
  expect(imagesOf(`<img src="${inline(600, 400)}" alt="Red Mug">`)).toEqual([inline(600, 400)])
})

test('the file that is loaded later is preferred to a stand-in for it', () => {
  expect(imagesOf(`<img src="${inline(240, 240)}" data-src="/mug.jpg" alt="Red Mug">`)).toEqual(['https://shop.example/mug.jpg'])
})

test.each([
  ['an icon', inline(64, 64)],
  [
    'a drawing',
    `data:image/svg+xml;base64,${Buffer.from(`<svg width="600" height="600">${'<path/>'.repeat(300)}</svg>`).toString('base64')}`,
  ],
  ['bytes of nothing', `data:image/png;base64,${'!'.repeat(3000)}`],
])('%s in an address is none', (_what, src) => {
  expect(imagesOf(`<img src="${src}" alt="Red Mug">`)).toEqual([])
})
