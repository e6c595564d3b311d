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
/** `others`: further addresses by the name of an image. */
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

/** Answers by name; names without an answer stay pending until the signal aborts. */
function pagesWith(
  answers: Readonly<Record<string, ImageProbe>>,
): Pick<PageLoader, 'probeImage'> & { readonly atOnce: () => number; readonly probed: string[] } {
  let running = 0
  let most = 0
  const asked: string[] = []
  return {
    probed: asked,
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

test('images get the size of their files, even when the page states another', async () => {
  const product = productWith([image('front'), image('side', 80, 80), image('far')])
  const pages = pagesWith({ front: measured(1200, 900), side: measured(800, 801), far: { state: 'unknown' } })
  expect(namesOf(await measureImages(product, pages, never))).toEqual(['front 1200×900', 'side 800×801', 'far null×null'])
})

test('non-images and tracking pixels are dropped, and the evidence names the remaining images', async () => {
  const product = productWith([image('gone', 900, 900), image('pixel'), image('icon'), image('front')])
  const pages = pagesWith({ gone: { state: 'missing' }, pixel: measured(1, 1), icon: measured(32, 16), front: measured(600, 400) })
  const found = await measureImages(product, pages, never)
  expect(namesOf(found)).toEqual(['front 600×400'])
  expect(found.evidence.productImages).toEqual({ source: 'json-ld', snippet: 'https://shop.example/front.jpg' })
})

test('a product with no image left has no image and no evidence for one', async () => {
  const found = await measureImages(productWith([image('gone')]), pagesWith({ gone: { state: 'missing' } }), never)
  expect(found.productImages).toEqual([])
  expect(found.evidence).toEqual({})
})

test('a thumbnail goes behind larger images, and stays when there are none', async () => {
  const pages = pagesWith({ small: measured(120, 90), front: measured(900, 600), other: measured(100, 100) })
  const product = productWith([image('small'), image('front'), image('other')])
  expect(namesOf(await measureImages(product, pages, never))).toEqual(['front 900×600', 'small 120×90', 'other 100×100'])
  expect(namesOf(await measureImages(productWith([image('small'), image('other')]), pages, never))).toEqual([
    'small 120×90',
    'other 100×100',
  ])
})

test('the first eight images are probed, six at a time; the others stay behind them', async () => {
  const names = Array.from({ length: 11 }, (_, place) => `p${place}`)
  const pages = pagesWith(Object.fromEntries(names.map((name) => [name, measured(500, 500)])))
  const found = await measureImages(productWith(names.map((name) => image(name))), pages, never)
  expect(pages.probed).toEqual(names.slice(0, 8))
  expect(pages.atOnce()).toBe(6)
  expect(namesOf(found).slice(7)).toEqual(['p7 500×500', 'p8 null×null', 'p9 null×null', 'p10 null×null'])
})

test('images that do not answer in time stay as the page states them', async () => {
  const pages = pagesWith({ front: measured(900, 600) })
  const product = productWith([image('silent', 640, 480), image('front')])
  expect(namesOf(await measureImages(product, pages, never, 20))).toEqual(['silent 640×480', 'front 900×600'])
})

test('a cancelled request gets no product', async () => {
  const stop = new AbortController()
  const measuring = measureImages(productWith([image('silent')]), pagesWith({}), stop.signal)
  stop.abort(new AdloomError('request.cancelled'))
  await expect(measuring).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('a product without images sends no requests', async () => {
  const pages = pagesWith({})
  const product = productWith([])
  expect(await measureImages(product, pages, never)).toBe(product)
  expect(pages.probed).toEqual([])
})

const missing: ImageProbe = { state: 'missing' }
const refused: ImageProbe = { state: 'refused' }

test('when an image’s best address leads nowhere, its next address is tried before the next image', async () => {
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
  // After a hit no further address is requested.
  expect(pages.probed).not.toContain('tiny')
})

test('a tracking pixel or thumbnail is replaced by a larger file of the same image', async () => {
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

test('a refused address is replaced by one that answers, and stays when none does', async () => {
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

test('when time runs out after a dead best address, the next address stays unmeasured', async () => {
  const product = productWith([image('huge', 2000, 2000), image('silent', 640, 480)], { huge: ['later', 'last'], silent: ['other'] })
  const pages = pagesWith({ huge: missing })
  const found = await measureImages(product, pages, never, 20)
  expect(namesOf(found)).toEqual(['later null×null', 'silent 640×480'])
  expect(found.otherAddresses.get(image('silent').src)).toEqual([image('other').src])
  // A host that does not answer at one address is not asked at others.
  expect(pages.probed).toEqual(['huge', 'silent', 'later'])
})
