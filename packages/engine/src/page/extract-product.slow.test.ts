import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Product, productSchema } from '@adloom/domain/product.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePage } from './fetch/decode-page.ts'
import { extractProduct } from './extract-product.ts'

const HERE = 'https://shop.example/p/red-mug'
const read = (html: string): Product => extractProduct(html, HERE, HERE)

/** Every address of a product that a browser would request. */
const addressesOf = ({ logos, productImages, productVideos }: Product): string[] => [
  ...logos.filter((logo) => !/^data:image\/(svg\+xml|png|webp|jpeg)[;,]/.test(logo)),
  ...productImages.map(({ src }) => src),
  ...productVideos.flatMap(({ src, poster }) => [src, ...(poster === undefined ? [] : [poster])]),
]

// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u001f\u007f\u202a-\u202e\ufeff]/

/** Faults of a result, whatever the page was; empty when it matches the schema, has only http(s) addresses and is readable. */
function flawsOf(product: Product): string[] {
  const texts = [product.title, product.description, product.brand, product.siteName, ...product.features, ...product.categoryPath]
  return [
    ...(productSchema.safeParse(product).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...addressesOf(product).filter((address) => !/^https?:\/\/[^\s<>"]+$/.test(address)),
    ...texts.filter((text): text is string => text !== null && UNREADABLE.test(text)),
    ...Object.keys(Object.prototype),
  ]
}

const tags =
  'html head title base meta link script style body header nav main h1 h2 p div span a img picture source noscript svg path template ul li table tr td dl dt dd del ins button input select option form textarea iframe plaintext b'
const tag = fc.constantFrom(...tags.split(' '))
const attributeName = fc.constantFrom(
  ...'class id style href src srcset data-src data-zoom-image alt title content property name itemprop itemscope itemtype itemref typeof vocab lang type rel value hidden __proto__ constructor'.split(
    ' ',
  ),
)
/** Words the reader looks for, and words that it must never trust. */
const word = fc.constantFrom(
  ...'product price gallery logo old-price related description brand breadcrumb og:title og:image product:price:amount product:price:currency application/ld+json application/json Product Offer offers name image http://schema.org/Product # / // https:// https:////x.example/a.jpg //cdn.example/a.jpg http://10.0.0.1/a.jpg http://[::1]/a.jpg file:///etc/passwd javascript:alert(1) data:image/png;base64,AAAA data:text/html,x a.jpg /p/{width}.jpg 1.299,00€ $12.50 -1 NaN 1e999 999999999999 EUR null undefined {{name}} &lt;b&gt; &amp;amp; &#0; &#xfffe;'.split(
    ' ',
  ),
  'Red Mug',
  'Add to cart',
  'Page not found',
  'Just a moment...',
  '\0',
  '\u202eguM\u202c',
  '\ud800',
  'مج أحمر',
  '赤いマグ',
)
const value = fc.oneof(
  word,
  fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 20 }),
)
const quote = (text: string): string => text.replaceAll('"', '&quot;')
const openTag = fc
  .tuple(tag, fc.array(fc.tuple(attributeName, value), { maxLength: 4 }))
  .map(([name, attributes]) => `<${name}${attributes.map(([key, text]) => ` ${key}="${quote(text)}"`).join('')}>`)
const jsonText = fc.oneof(
  fc.json({ maxDepth: 4 }),
  value.map(
    (name) =>
      `{"@type":"Product","name":${JSON.stringify(name)},"image":[${JSON.stringify(name)}],"offers":{"price":${JSON.stringify(name)}}}`,
  ),
)
/** A data block, unchanged, cut off, or with one character changed. */
const damaged = fc
  .tuple(jsonText, fc.nat(), fc.constantFrom('whole', 'cut', 'changed'), fc.constantFrom(',', '"', '}', '\\', '\n', '&quot;'))
  .map(([text, place, how, other]) => {
    const at = place % Math.max(1, text.length)
    return how === 'whole' ? text : how === 'cut' ? text.slice(0, at) : `${text.slice(0, at)}${other}${text.slice(at + 1)}`
  })
const block = fc
  .tuple(
    fc.constantFrom(
      '<script type="application/ld+json">',
      '<script id="__NEXT_DATA__" type="application/json">',
      '<script>window.__INITIAL_STATE__ = ',
    ),
    damaged,
  )
  .map(([start, text]) => `${start}${text}</script>`)
const piece = fc.oneof(
  openTag,
  openTag,
  tag.map((name) => `</${name}>`),
  value,
  block,
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '<', '</', '&', '<!doctype html>'),
)
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

describe('any page content', () => {
  test('a mix of tags, words and damaged data gives a product that matches the schema', () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(flawsOf(read(html))).toEqual([])
      }),
      { numRuns: 700 },
    )
  })

  test('arbitrary bytes are accepted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(flawsOf(read(decodePage(bytes, null)))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('an invalid address, and a page cut off anywhere, are accepted', () => {
    const whole = `<!doctype html><html lang="en"><head><title>Red Mug | Shop</title><script type="application/ld+json">{"@type":"Product","name":"Red Mug","image":"/a.jpg","offers":{"price":"12.50","priceCurrency":"EUR"}}</script></head><body><header><a href="/"><svg class="logo"><path d="M0"/></svg></a></header><h1>Red Mug</h1><div class="price">12,50 €</div></body></html>`
    for (let end = 0; end <= whole.length; end += 3) expect(flawsOf(read(whole.slice(0, end)))).toEqual([])
    for (const address of ['', 'x', 'about:blank', 'https://', 'data:text/html,x', 'https://shop.example/%E0%A4%A'])
      expect(flawsOf(extractProduct(whole, address, address))).toEqual([])
  })

  test('a name has only readable characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 3, maxLength: 60 }), (name) => {
        const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        expect(flawsOf(read(`<title>${escaped}</title><h1>${escaped}</h1><meta property="og:title" content="${quote(escaped)}">`))).toEqual(
          [],
        )
      }),
      { numRuns: 200 },
    )
  })

  test('prototype keys change no object', () => {
    const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    const product = `{${keys},"@type":"Product","name":"Red Mug","offers":{${keys},"price":1,"priceCurrency":"EUR"}}`
    const html = `<script type="application/ld+json">${product}</script><script type="application/json">[${product},{"name":1}]</script><script>window.__APOLLO_STATE__ = {"ROOT_QUERY":{},"__proto__":{"__ref":"__proto__"},"P:1":{"__ref":"__proto__"},"name":1}</script><div itemscope itemtype="http://schema.org/Product"><b itemprop="__proto__ constructor prototype">x</b></div><b __proto__="x" constructor="y">z</b><meta property="__proto__" content="x">`
    expect(flawsOf(read(html))).toEqual([])
    expect('polluted' in {}).toBe(false)
  })
})

describe('any page length', () => {
  test('data for machines after a hundred thousand tags is still found', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Product","name":"Red Mug","offers":{"price":"12.50","priceCurrency":"EUR"}}</script>'
    expect(read(`<h1>Red Mug</h1>${'<i>x</i>'.repeat(150_000)}${data}`)).toMatchObject({
      title: 'Red Mug',
      price: { amount: 12.5, currency: 'EUR' },
    })
  })

  test('200 pages in a row leak no memory', () => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    const heap = (): number => {
      if (typeof collect === 'function') collect()
      return process.memoryUsage().heapUsed
    }
    const page = (turn: number): string =>
      `<title>Mug ${turn}</title><h1>Mug ${turn}</h1><div class="price c${turn}">€ ${turn},50</div>${`<p class="p${turn}">page ${turn}</p>`.repeat(300)}`
    for (let turn = 0; turn < 40; turn++) read(page(turn))
    const before = heap()
    for (let turn = 40; turn < 240; turn++) read(page(turn))
    // 200 pages of 9 KB: their text alone would be 1.8 MB, their nodes thirty.
    expect(heap() - before).toBeLessThan(1_000_000)
  })
})
