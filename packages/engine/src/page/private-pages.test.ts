import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

const page = (images: string): string =>
  `<title>Red Mug</title><h1>Red Mug</h1><div class="gallery">${images}</div><p class="price">€12.50</p><button>Add to cart</button>`
const imagesOf = (html: string, url: string, allowHosts: readonly string[]): string[] =>
  extractProduct(html, url, url, allowHosts).productImages.map(({ src }) => src)

const ELSEWHERE = 'http://pictures.lan:8080/mug.jpg'
const gallery = page(`<img src="${ELSEWHERE}" alt="Red Mug" width="900" height="900">`)

test('a page on an allowed private host shows images of another one', () => {
  expect(imagesOf(gallery, 'http://shop.lan/p/red-mug', ['shop.lan', 'pictures.lan:8080'])).toEqual([ELSEWHERE])
  expect(
    imagesOf(`<base href="http://pictures.lan:8080/">${page('<img src="mug.jpg" alt="Red Mug">')}`, 'http://shop.lan/p/red-mug', [
      'shop.lan',
      'pictures.lan',
    ]),
  ).toEqual([ELSEWHERE])
})

test.each([
  ['of a private host that is not allowed', 'http://shop.lan/p/red-mug', ['shop.lan']],
  ['of an allowed host at another port', 'http://shop.lan/p/red-mug', ['shop.lan', 'pictures.lan:80']],
  ['of an allowed host on a page of the public web', 'https://shop.example/p/red-mug', ['shop.lan', 'pictures.lan']],
])('an image is left out: %s', (_what, url, allowHosts) => {
  expect(imagesOf(gallery, url, allowHosts)).toEqual([])
})

test.each(['http://203.0.113.9/p/red-mug', 'http://10.0.0.5:8080/p/red-mug', 'http://[fd00::5]/p/red-mug'])(
  'an IP address is no name of a shop: %s',
  (url) => {
    expect(extractProduct(gallery, url, url)).toMatchObject({ siteName: null, brandProfile: { name: null } })
  },
)
