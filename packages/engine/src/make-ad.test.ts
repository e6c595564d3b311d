import { layoutsOfFamily } from '@adloom/domain/template.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeCopy } from './copy/write-copy.ts'
import { localCopywriter } from './copywriters.ts'
import { localImageModel } from './local-image-model.ts'
import { makeAd, makeAdOfFeed } from './make-ad.ts'
import { type Color, cutOutSample, sampleDisc } from './cutout/cut-out-sample.test-data.ts'
import { encodeJpeg } from './image/pixels.ts'
import { createWorkers, type Workers } from './workers.ts'

const url = 'https://shop.example/p/red-mug'
const html =
  '<title>Red Mug</title><h1>Red Mug</h1><img src="/mug.jpg" alt="Red Mug"><p class="price">€12.50</p><button>Add to cart</button>'

const partsOf = (pages: PageLoader, workers: Workers) => {
  const images = localImageModel(workers)
  return {
    pages,
    styles: { loadStyle: async () => ({ sheets: [], logo: null }) },
    renderer: null,
    workers,
    images,
    cutOutImage: images.cutOutImage,
    prepareCutOut: images.prepareCutOut,
    layout: 'card',
    format: 'social',
    seed: 1,
    allowHosts: [],
    now: () => performance.now(),
  } as const
}

test('images that fail while copy is still being written fail the ad, not the process', async () => {
  const unreachable = new AdloomError('picture.unreachable')
  const pages: PageLoader = {
    loadPage: async () => ({ html, finalUrl: url }),
    forgetPage: () => undefined,
    loadImage: () => Promise.reject(unreachable),
    probeImage: async () => ({ state: 'unknown' }),
  }
  const slowCopywriter: Copywriter = {
    engine: BUILT_IN_ENGINE,
    write: async (request, seed) => {
      await setTimeout(50)
      return writeCopy(request, seed)
    },
    edit: () => Promise.reject(new AdloomError('internal')),
  }
  const workers = createWorkers({ size: 1, queueLimit: 4 })
  const unhandled: unknown[] = []
  const note = (reason: unknown): void => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  try {
    const ad = makeAd(url, { ...partsOf(pages, workers), copywriter: slowCopywriter }, new AbortController().signal)
    await expect(ad).rejects.toBe(unreachable)
    expect(unhandled).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
    await workers.close()
  }
})

test('of several things in its image the product is the one that the page shows alone elsewhere, and the ad says so', async () => {
  const [disc, other] = [sampleDisc(0.3, 0.5, 0.18), sampleDisc(0.75, 0.5, 0.14)]
  const color = (x: number, y: number): Color => (disc(x, y) < 0.02 ? [200, 40, 60 + Math.round(250 * (x - 0.12))] : [60, 130, 60])
  const pictureOf = (shape: typeof disc) => encodeJpeg(cutOutSample({ size: 800, ground: () => [244, 244, 246], shape, color }).photo)
  const [alone, both] = await Promise.all([pictureOf(disc), pictureOf((x, y) => Math.min(disc(x, y), other(x, y)))])
  const names = ['both', 'alone-1', 'alone-2'].map((name) => `https://shop.example/${name}.jpg`)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Round Plate',
    image: names,
    offers: { price: '12.50', priceCurrency: 'EUR' },
  }
  const page = `<title>Round Plate</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Round Plate</h1>`
  const pages: PageLoader = {
    loadPage: async () => ({ html: page, finalUrl: url }),
    forgetPage: () => undefined,
    loadImage: async (src) => ({ bytes: src.includes('both') ? both : alone, contentType: 'image/jpeg', finalUrl: src }),
    probeImage: async () => ({ state: 'unknown' }),
  }
  const workers = createWorkers({ size: 1, queueLimit: 20 })
  const parts = partsOf(pages, workers)
  // Small images: only their notes are read.
  const images: ImageModel = {
    ...parts.images,
    changeBackground: (request, signal) => parts.images.changeBackground({ ...request, width: 96, height: 96 }, signal),
  }
  try {
    const ad = await makeAd(url, { ...parts, images, layout: null, copywriter: localCopywriter(workers) }, new AbortController().signal)
    const { variants, cutout } = ad
    expect(variants.map(({ image }) => image.note)).toEqual(
      variants.map(() => expect.stringContaining('Other things in the photograph were left out')),
    )
    // Nobody named a layout: each variant has its own, and one shows the product alone.
    expect(new Set(variants.map(({ layout }) => layout)).size).toBe(variants.length)
    expect(variants.some(({ layout, creative }) => layoutsOfFamily('cutout').includes(layout) && creative.cutout !== null)).toBe(true)
    expect(cutout).not.toBeNull()
  } finally {
    await workers.close()
  }
}, 60_000)

const stated: FeedProduct = {
  id: 'A-1',
  title: 'Runder Teller',
  description: 'Von Hand gedreht und zweimal gebrannt.',
  link: null,
  image: 'https://shop.example/plate.jpg',
  pictures: [],
  price: { amount: 12.5, currency: 'EUR', before: 15 },
  brand: 'Ton & Co',
  category: 'Küche > Teller',
  availability: null,
  rating: null,
  features: ['Für die Spülmaschine'],
  language: 'de',
}

test('a product of a feed needs no page, and everything its ad says is in the feed', async () => {
  const bytes = await encodeJpeg(
    cutOutSample({ size: 400, ground: () => [244, 244, 246], shape: sampleDisc(0.5, 0.5, 0.3), color: () => [200, 40, 60] }).photo,
  )
  const pages: PageLoader = {
    loadPage: () => Promise.reject(new AdloomError('internal')),
    forgetPage: () => undefined,
    loadImage: async (src) => ({ bytes, contentType: 'image/jpeg', finalUrl: src }),
    probeImage: async () => ({ state: 'unknown' }),
  }
  const workers = createWorkers({ size: 1, queueLimit: 20 })
  const parts = partsOf(pages, workers)
  const images: ImageModel = {
    ...parts.images,
    changeBackground: (request, signal) => parts.images.changeBackground({ ...request, width: 96, height: 96 }, signal),
  }
  try {
    const { product, options, variants } = await makeAdOfFeed(
      stated,
      { ...parts, images, copywriter: localCopywriter(workers) },
      new AbortController().signal,
    )
    expect(product).toMatchObject({
      url: '',
      title: 'Runder Teller',
      brand: 'Ton & Co',
      categoryPath: ['Küche', 'Teller'],
      language: 'de',
      kind: 'product',
    })
    expect(new Set(Object.values(product.evidence).map(({ source }) => source))).toEqual(new Set(['feed']))
    expect(product.evidence).toMatchObject({ price: { snippet: '15 › 12.5 EUR' }, title: { snippet: 'Runder Teller' } })
    expect(options.every(({ language }) => language === 'de')).toBe(true)
    expect(variants.every(({ creative }) => creative.brandName === 'Ton & Co')).toBe(true)
  } finally {
    await workers.close()
  }
}, 60_000)

test('where none of the images of a feed is there, the page of the product is read', async () => {
  const asked: string[] = []
  const pages: PageLoader = {
    loadPage: (address) => {
      asked.push(address)
      return Promise.reject(new AdloomError('page.not-found'))
    },
    forgetPage: () => undefined,
    loadImage: () => Promise.reject(new AdloomError('picture.unreachable')),
    probeImage: async () => ({ state: 'missing' }),
  }
  const workers = createWorkers({ size: 1, queueLimit: 4 })
  const parts = { ...partsOf(pages, workers), copywriter: localCopywriter(workers) }
  const failureOf = (product: FeedProduct) => makeAdOfFeed(product, parts, new AbortController().signal)
  try {
    await expect(failureOf(stated)).rejects.toMatchObject({ code: 'picture.unreachable' })
    expect(asked).toEqual([])
    await expect(failureOf({ ...stated, link: url })).rejects.toMatchObject({ code: 'page.not-found' })
    expect(asked).toEqual([url])
  } finally {
    await workers.close()
  }
})
