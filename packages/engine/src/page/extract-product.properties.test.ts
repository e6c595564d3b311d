import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePage } from './fetch/decode-page.ts'
import { extractProduct, type ReadProduct } from './extract-product.ts'

const HERE = 'https://fernundfels.example/p/red-mug-4417'
const read = (html: string): ReadProduct => extractProduct(html, HERE, HERE)

/** A sample shop's data about a product, and the ways it states them. */
const shop = fc.record({
  name: fc.constantFrom('Red Mug', 'Tasse à café « Été »', 'Große Schüssel', 'マグカップ 赤', 'Кружка красная'),
  amount: fc.constantFrom(12.5, 39, 149.99, 1299, 0.95),
  currency: fc.constantFrom('EUR', 'USD', 'GBP'),
  brand: fc.constantFrom('Fern & Fels', 'Marram', 'Öland'),
  stated: fc.subarray(['product', 'crumbs', 'organisation', 'site'] as const),
  hasMetas: fc.boolean(),
  hasMicrodata: fc.boolean(),
  isFramed: fc.boolean(),
})
type Shop = typeof shop extends fc.Arbitrary<infer T> ? T : never

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The blocks of data for machines, in the page's own order. */
const blocksOf = ({ name, amount, currency, brand, stated }: Shop): string[] => {
  const blocks = {
    product: {
      '@type': 'Product',
      name,
      brand: { '@type': 'Brand', name: brand },
      image: '/i/mug.jpg',
      sku: 'M-4417',
      description: `${name}, thrown by hand in the valley and fired twice.`,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 88 },
      offers: { '@type': 'Offer', price: amount.toFixed(2), priceCurrency: currency, availability: 'https://schema.org/InStock' },
    },
    crumbs: {
      '@type': 'BreadcrumbList',
      itemListElement: ['Kitchen', 'Mugs', name].map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, name: crumb })),
    },
    organisation: { '@type': 'Organization', name: 'Fern & Fels', logo: '/logo.png', url: 'https://fernundfels.example/' },
    site: { '@type': 'WebSite', name: 'Fern & Fels', url: 'https://fernundfels.example/' },
  }
  return stated.map(
    (which) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...blocks[which] })}</script>`,
  )
}

const signs: Readonly<Record<Shop['currency'], string>> = { EUR: '€', USD: '$', GBP: '£' }

function pageOf(made: Shop, blocks: readonly string[] = blocksOf(made)): string {
  const { name, amount, currency, hasMetas, hasMicrodata, isFramed } = made
  const escapedName = escaped(name)
  const price = `${signs[currency]}${amount.toFixed(2)}`
  const metas = hasMetas
    ? `<meta property="og:title" content="${escapedName}"><meta property="og:image" content="https://fernundfels.example/i/mug.jpg"><meta property="product:price:amount" content="${amount.toFixed(2)}"><meta property="product:price:currency" content="${currency}"><meta name="description" content="${escapedName} from our own kiln.">`
    : ''
  const [scope, itemName, itemPrice] = hasMicrodata
    ? [' itemscope itemtype="https://schema.org/Product"', ' itemprop="name"', ` itemprop="price" content="${amount.toFixed(2)}"`]
    : ['', '', '']
  const frame = isFramed
    ? [
        '<header><a href="/"><img class="logo" src="/logo.png" alt="Fern &amp; Fels"></a></header>',
        '<footer>© Fern &amp; Fels 2026</footer>',
      ]
    : ['', '']
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapedName} | Fern &amp; Fels</title>${metas}${blocks.join('')}</head><body>${frame[0]}<main${scope}><div class="gallery"><img src="/i/mug.jpg" alt="${escapedName}" width="900" height="900"></div><h1${itemName}>${escapedName}</h1><p class="price"${itemPrice}>${price}</p><button>Add to cart</button><p class="description">${escapedName}, thrown by hand in the valley and fired twice.</p><ul class="features"><li>Holds 300 ml of coffee</li><li>Goes into the dishwasher</li></ul></main>${frame[1]}</body></html>`
}

test('a page cut off at any byte gives its own price or none', () => {
  fc.assert(
    fc.property(shop, (made) => {
      const html = pageOf(made)
      const bytes = Buffer.from(html)
      // Every byte around the price, and every nineteenth elsewhere.
      const [from, to] = [
        Buffer.byteLength(html.slice(0, html.indexOf('class="price"'))),
        Buffer.byteLength(html.slice(0, html.indexOf('<button'))),
      ]
      const untrue: unknown[] = []
      for (let end = 0; end <= bytes.length; end += end >= from && end <= to ? 1 : 19) {
        const { price } = read(decodePage(bytes.subarray(0, end), 'text/html; charset=utf-8'))
        if (price !== null && (price.amount !== made.amount || price.currency !== made.currency)) untrue.push([end, price])
      }
      expect(untrue).toEqual([])
    }),
    { numRuns: 5 },
  )
})

test('reordered or repeated data blocks change nothing', () => {
  const shuffled = shop.chain((made) => {
    const blocks = blocksOf(made)
    const some = fc.subarray(blocks)
    return some.chain((repeated) =>
      fc.record({
        made: fc.constant(made),
        blocks: fc.shuffledSubarray([...blocks, ...repeated], { minLength: blocks.length + repeated.length }),
      }),
    )
  })
  fc.assert(
    fc.property(shuffled, ({ made, blocks }) => {
      expect(read(pageOf(made, blocks))).toEqual(read(pageOf(made)))
    }),
    { numRuns: 80 },
  )
})

test('UTF-8 bytes are decoded as UTF-8, whatever charset is stated', () => {
  const labels = [
    'utf-8',
    'iso-8859-1',
    'windows-1252',
    'windows-1251',
    'koi8-r',
    'shift_jis',
    'gbk',
    'big5',
    'euc-kr',
    'utf-16',
    'utf-9000',
    '',
    '"',
  ]
  fc.assert(
    fc.property(shop, fc.constantFrom(...labels), fc.constantFrom(...labels), (made, header, meta) => {
      // More than one word that only this charset has: a few letters may be valid UTF-8 by chance.
      const html = `${pageOf(made).replace('charset="utf-8"', `charset="${meta}"`)}<p>Обожжена дважды</p>`
      expect(decodePage(Buffer.from(html), `text/html; charset=${header}`)).toBe(html)
    }),
    { numRuns: 200 },
  )
})

test('UTF-16, and western bytes declared as UTF-8, are detected whatever charset is stated', () => {
  fc.assert(
    fc.property(shop, fc.constantFrom('utf-8', 'iso-8859-1', 'shift_jis', 'nonsense'), (made, stated) => {
      const html = pageOf(made)
      const little = Buffer.from(html, 'utf16le')
      for (const bytes of [little, Buffer.from(little).swap16()]) expect(decodePage(bytes, `text/html; charset=${stated}`)).toBe(html)
    }),
    { numRuns: 60 },
  )
})

/** Text for comparison: without markup escapes, white space and case. */
const compared = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/[\s\\]+/g, '')
    .toLowerCase()

test('every fact has evidence, and its words are on the page or in its address', () => {
  fc.assert(
    fc.property(shop, (made) => {
      const html = pageOf(made)
      const product = read(html)
      const page = compared(html + HERE)
      const { title, description, price, brand, siteName, language, availability, rating, evidence } = product
      const facts = { title, description, price, brand, siteName, language, availability, rating }
      const unproven = Object.entries(facts).filter(([fact, value]) => value !== null && evidence[fact] === undefined)
      const notOnPage = Object.entries(evidence).filter(([, { snippet = '' }]) =>
        snippet.split(/ [›·] /).some((words) => !page.includes(compared(words.replace('https://fernundfels.example/', '/')))),
      )
      expect({ unproven, unheard: notOnPage }).toEqual({ unproven: [], unheard: [] })
    }),
    { numRuns: 80 },
  )
})
