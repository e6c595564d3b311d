import { AdloomError } from '@adloom/domain/error.ts'
import { type PageLoader, type PicturePeek } from '@adloom/domain/ports/page-loader.ts'
import { type Product, type ProductImage } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { measurePictures } from './measure-pictures.ts'
import { extractProduct } from './page/extract-product.ts'

const never = new AbortController().signal
const measured = (width: number, height: number): PicturePeek => ({ state: 'measured', width, height, whole: null })

const image = (name: string, width: number | null = null, height: number | null = null): ProductImage => ({
  src: `https://shop.example/${name}.jpg`,
  width,
  height,
})
function productWith(productImages: ProductImage[]): Product {
  const product = extractProduct('<h1>Mug</h1>', 'https://shop.example/mug', 'https://shop.example/mug')
  return { ...product, productImages, evidence: { productImages: { source: 'json-ld', snippet: productImages[0]?.src ?? '' } } }
}
const namesOf = ({ productImages }: Product): string[] =>
  productImages.map(({ src, width, height }) => `${src.slice('https://shop.example/'.length, -'.jpg'.length)} ${width}×${height}`)

/** Answers by name; what has none never answers until its signal ends it. */
function pagesWith(
  answers: Readonly<Record<string, PicturePeek>>,
): Pick<PageLoader, 'peekPicture'> & { readonly atOnce: () => number; readonly asked: string[] } {
  let running = 0
  let most = 0
  const asked: string[] = []
  return {
    asked,
    atOnce: () => most,
    peekPicture: async (url, signal) => {
      const name = url.slice('https://shop.example/'.length, -'.jpg'.length)
      asked.push(name)
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      const answer = Object.hasOwn(answers, name) ? answers[name] : null
      if (answer !== null) return answer
      signal.throwIfAborted()
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new AdloomError('request.cancelled')), { once: true })
      })
    },
  }
}

test('pictures get the size of their files, also where the page states another', async () => {
  const product = productWith([image('front'), image('side', 80, 80), image('far')])
  const pages = pagesWith({ front: measured(1200, 900), side: measured(800, 801), far: { state: 'unknown' } })
  expect(namesOf(await measurePictures(product, pages, never))).toEqual(['front 1200×900', 'side 800×801', 'far null×null'])
})

test('what is no picture and tracking pixels are dropped, and the evidence names what is left', async () => {
  const product = productWith([image('gone', 900, 900), image('pixel'), image('icon'), image('front')])
  const pages = pagesWith({ gone: { state: 'missing' }, pixel: measured(1, 1), icon: measured(32, 16), front: measured(600, 400) })
  const found = await measurePictures(product, pages, never)
  expect(namesOf(found)).toEqual(['front 600×400'])
  expect(found.evidence.productImages).toEqual({ source: 'json-ld', snippet: 'https://shop.example/front.jpg' })
})

test('a product without any picture left says none and has no evidence of one', async () => {
  const found = await measurePictures(productWith([image('gone')]), pagesWith({ gone: { state: 'missing' } }), never)
  expect(found.productImages).toEqual([])
  expect(found.evidence).toEqual({})
})

test('a thumbnail goes behind larger pictures, and stays where there is nothing larger', async () => {
  const pages = pagesWith({ small: measured(120, 90), front: measured(900, 600), other: measured(100, 100) })
  const product = productWith([image('small'), image('front'), image('other')])
  expect(namesOf(await measurePictures(product, pages, never))).toEqual(['front 900×600', 'small 120×90', 'other 100×100'])
  expect(namesOf(await measurePictures(productWith([image('small'), image('other')]), pages, never))).toEqual([
    'small 120×90',
    'other 100×100',
  ])
})

test('the first eight are looked at, six at the same time; the others stay behind them', async () => {
  const names = Array.from({ length: 11 }, (_, place) => `p${place}`)
  const pages = pagesWith(Object.fromEntries(names.map((name) => [name, measured(500, 500)])))
  const found = await measurePictures(productWith(names.map((name) => image(name))), pages, never)
  expect(pages.asked).toEqual(names.slice(0, 8))
  expect(pages.atOnce()).toBe(6)
  expect(namesOf(found).slice(7)).toEqual(['p7 500×500', 'p8 null×null', 'p9 null×null', 'p10 null×null'])
})

test('what does not answer in time stays as the page states it', async () => {
  const pages = pagesWith({ front: measured(900, 600) })
  const product = productWith([image('silent', 640, 480), image('front')])
  expect(namesOf(await measurePictures(product, pages, never, 20))).toEqual(['silent 640×480', 'front 900×600'])
})

test('who leaves gets no product', async () => {
  const stop = new AbortController()
  const measuring = measurePictures(productWith([image('silent')]), pagesWith({}), stop.signal)
  stop.abort(new AdloomError('request.cancelled'))
  await expect(measuring).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('a product without pictures asks for nothing', async () => {
  const pages = pagesWith({})
  const product = productWith([])
  expect(await measurePictures(product, pages, never)).toBe(product)
  expect(pages.asked).toEqual([])
})
