import { AdloomError } from '@adloom/domain/error.ts'
import { type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { type Product, type ProductImage } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { measureImages } from './measure-images.ts'
import { extractProduct, type ReadProduct } from './page/extract-product.ts'

const never = new AbortController().signal
const measured = (width: number, height: number): ImageProbe => ({ state: 'measured', width, height, whole: null })

const image = (name: string, width: number | null = null, height: number | null = null): ProductImage => ({
  src: `https://shop.example/${name}.jpg`,
  width,
  height,
})
/** `others`: by a picture's name the names of its other addresses. */
function productWith(productImages: ProductImage[], others: Readonly<Record<string, readonly string[]>> = {}): ReadProduct {
  const product = extractProduct('<h1>Mug</h1>', 'https://shop.example/mug', 'https://shop.example/mug')
  const otherAddresses = new Map(Object.entries(others).map(([name, names]) => [image(name).src, names.map((other) => image(other).src)]))
  return {
    ...product,
    productImages,
    otherAddresses,
    evidence: { productImages: { source: 'json-ld', snippet: productImages[0]?.src ?? '' } },
  }
}
const namesOf = ({ productImages }: Product): string[] =>
  productImages.map(({ src, width, height }) => `${src.slice('https://shop.example/'.length, -'.jpg'.length)} ${width}×${height}`)

/** Answers by name; what has none never answers until its signal ends it. */
function pagesWith(
  answers: Readonly<Record<string, ImageProbe>>,
): Pick<PageLoader, 'probeImage'> & { readonly atOnce: () => number; readonly asked: string[] } {
  let running = 0
  let most = 0
  const asked: string[] = []
  return {
    asked,
    atOnce: () => most,
    probeImage: async (url, signal) => {
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
  expect(namesOf(await measureImages(product, pages, never))).toEqual(['front 1200×900', 'side 800×801', 'far null×null'])
})

test('what is no picture and tracking pixels are dropped, and the evidence names what is left', async () => {
  const product = productWith([image('gone', 900, 900), image('pixel'), image('icon'), image('front')])
  const pages = pagesWith({ gone: { state: 'missing' }, pixel: measured(1, 1), icon: measured(32, 16), front: measured(600, 400) })
  const found = await measureImages(product, pages, never)
  expect(namesOf(found)).toEqual(['front 600×400'])
  expect(found.evidence.productImages).toEqual({ source: 'json-ld', snippet: 'https://shop.example/front.jpg' })
})

test('a product without any picture left says none and has no evidence of one', async () => {
  const found = await measureImages(productWith([image('gone')]), pagesWith({ gone: { state: 'missing' } }), never)
  expect(found.productImages).toEqual([])
  expect(found.evidence).toEqual({})
})

test('a thumbnail goes behind larger pictures, and stays where there is nothing larger', async () => {
  const pages = pagesWith({ small: measured(120, 90), front: measured(900, 600), other: measured(100, 100) })
  const product = productWith([image('small'), image('front'), image('other')])
  expect(namesOf(await measureImages(product, pages, never))).toEqual(['front 900×600', 'small 120×90', 'other 100×100'])
  expect(namesOf(await measureImages(productWith([image('small'), image('other')]), pages, never))).toEqual([
    'small 120×90',
    'other 100×100',
  ])
})

test('the first eight are looked at, six at the same time; the others stay behind them', async () => {
  const names = Array.from({ length: 11 }, (_, place) => `p${place}`)
  const pages = pagesWith(Object.fromEntries(names.map((name) => [name, measured(500, 500)])))
  const found = await measureImages(productWith(names.map((name) => image(name))), pages, never)
  expect(pages.asked).toEqual(names.slice(0, 8))
  expect(pages.atOnce()).toBe(6)
  expect(namesOf(found).slice(7)).toEqual(['p7 500×500', 'p8 null×null', 'p9 null×null', 'p10 null×null'])
})

test('what does not answer in time stays as the page states it', async () => {
  const pages = pagesWith({ front: measured(900, 600) })
  const product = productWith([image('silent', 640, 480), image('front')])
  expect(namesOf(await measureImages(product, pages, never, 20))).toEqual(['silent 640×480', 'front 900×600'])
})

test('who leaves gets no product', async () => {
  const stop = new AbortController()
  const measuring = measureImages(productWith([image('silent')]), pagesWith({}), stop.signal)
  stop.abort(new AdloomError('request.cancelled'))
  await expect(measuring).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('a product without pictures asks for nothing', async () => {
  const pages = pagesWith({})
  const product = productWith([])
  expect(await measureImages(product, pages, never)).toBe(product)
  expect(pages.asked).toEqual([])
})

const missing: ImageProbe = { state: 'missing' }
const refused: ImageProbe = { state: 'refused' }

test('where nothing is behind a picture’s best address, its next one is taken, and only then the next picture', async () => {
  const pages = pagesWith({
    huge: missing,
    big: missing,
    small: measured(400, 300),
    side: measured(900, 900),
    gone: missing,
    lost: missing,
  })
  const product = productWith([image('huge', 2000, 1500), image('gone'), image('side')], { huge: ['big', 'small', 'tiny'], gone: ['lost'] })
  const found = await measureImages(product, pages, never)
  expect(namesOf(found)).toEqual(['small 400×300', 'side 900×900'])
  expect(found.evidence.productImages?.snippet).toBe('https://shop.example/small.jpg')
  // What is found asks for no more.
  expect(pages.asked).not.toContain('tiny')
})

test('a pixel or a thumbnail in place of the large picture gives way to a larger one of the same picture', async () => {
  const pages = pagesWith({
    pixel: measured(1, 1),
    front: measured(800, 600),
    thumb: measured(90, 90),
    side: measured(120, 120),
    mini: missing,
  })
  const product = productWith([image('pixel'), image('thumb')], { pixel: ['front'], thumb: ['mini', 'side'] })
  expect(namesOf(await measureImages(product, pages, never))).toEqual(['front 800×600', 'side 120×120'])
})

test('a refused address gives way to one that answers, and stays where none does', async () => {
  const pages = pagesWith({
    store: refused,
    page: measured(600, 600),
    closed: refused,
    shut: refused,
    gate: refused,
    icon: measured(60, 60),
  })
  const product = productWith([image('store'), image('closed', 900, 900), image('gate')], {
    store: ['page'],
    closed: ['shut'],
    gate: ['icon'],
  })
  const found = await measureImages(product, pages, never)
  expect(namesOf(found)).toEqual(['page 600×600', 'closed 900×900', 'gate null×null'])
  expect([...found.otherAddresses.keys()]).toEqual([image('closed').src, image('gate').src])
})

test('when time runs out after the best address led nowhere, the next one stands unmeasured', async () => {
  const product = productWith([image('huge', 2000, 2000), image('silent', 640, 480)], { huge: ['later', 'last'], silent: ['other'] })
  const pages = pagesWith({ huge: missing })
  const found = await measureImages(product, pages, never, 20)
  expect(namesOf(found)).toEqual(['later null×null', 'silent 640×480'])
  expect(found.otherAddresses.get(image('silent').src)).toEqual([image('other').src])
  // Who does not answer at one address is not asked at others.
  expect(pages.asked).toEqual(['huge', 'silent', 'later'])
})
