import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const HERE = 'https://shop.example/p/red-mug'

/** Other addresses of the main image, without the shop's own host. */
function othersOf(gallery: string, more = ''): readonly string[] {
  const { productImages, otherAddresses } = extractProduct(`${more}<div class="gallery">${gallery}</div><h1>Red Mug</h1>`, HERE, HERE)
  return (otherAddresses.get(productImages[0].src) ?? []).map((address) => address.replace('https://shop.example', ''))
}

test('the next smaller addresses of a set are returned, largest first and three at most', () => {
  const set = [320, 1600, 640, 1200, 960].map((width) => `/i/mug-${width}x.jpg ${width}w`).join(', ')
  expect(othersOf(`<img alt="Red Mug" src="/i/mug.jpg" srcset="${set}">`)).toEqual(['/i/mug.jpg', '/i/mug-1200x.jpg', '/i/mug-960x.jpg'])
})

test('the page’s own address is returned when the best one was guessed from an optimiser', () => {
  const copy = (width: number): string => `/_next/image?url=%2Fi%2Fmug.jpg&w=${width}&q=75`
  expect(
    othersOf(`<img alt="Red Mug" src="${copy(640)}" srcset="${[256, 1080, 640].map((width) => `${copy(width)} ${width}w`).join(', ')}">`),
  ).toEqual([copy(1080)])
})

test('the page’s own address is returned when its size was guessed', () => {
  const thumb = 'https://m.media-amazon.com/images/I/71mug._AC_US40_.jpg'
  expect(othersOf(`<img alt="Red Mug" src="${thumb}" width="500" height="500">`)).toEqual([thumb])
})

test('a stated image has the gallery’s addresses of it', () => {
  expect(
    othersOf('<img alt="Red Mug" src="/i/mug_600x.jpg">', '<meta property="og:image" content="https://shop.example/i/mug.jpg">'),
  ).toEqual(['/i/mug_600x.jpg'])
})

test('an image with one address has no others', () => {
  expect(othersOf('<img alt="Red Mug" src="/i/mug.jpg">')).toEqual([])
})
