import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'
import { rejectionOf } from './kind/page-rejection.ts'

const url = 'https://shop.example/p/red-mug'
const read = (html: string, at = url) => extractProduct(html, at, at)
const page = (head: string, body = '<h1>Red Mug</h1>'): string =>
  `<!doctype html><html lang="en"><head><title>Red Mug | Shop</title>${head}</head><body>${body}</body></html>`
const block = (json: string): string => `<script type="application/ld+json">${json}</script>`
const mug =
  '{"@context":"https://schema.org","@type":"Product","name":"Red Mug","image":"https://cdn.shop.example/mug.jpg","description":"A red mug that keeps tea warm for an hour.","brand":{"@type":"Brand","name":"Acme"},"offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}'
const whole = { kind: 'product', title: 'Red Mug', brand: 'Acme', price: { amount: 12.5, currency: 'EUR' } }

test.each([
  ['as it should be', block(mug)],
  ['with a lower-case type', block(mug.replace('"Product"', '"product"'))],
  ['with a type as full address', block(mug.replace('"Product"', '["http://schema.org/Product"]'))],
  ['with trailing commas', block(mug.replace('"EUR"', '"EUR",').replace(/\}$/, ',}'))],
  ['wrapped in CDATA', block(`/*<![CDATA[*/${mug}/*]]>*/`)],
  ['wrapped in a comment', block(`<!-- ${mug} -->`)],
  ['with every quote escaped', block(mug.replaceAll('"', '&quot;'))],
  ['with a line break in a string', block(mug.replace('keeps tea', 'keeps\ntea'))],
  ['followed by a second root', block(`${mug}\n{"@type":"BreadcrumbList"}`)],
  ['after empty and broken blocks', block('') + block('null') + block('{"@type":"Product",') + block(mug)],
  ['inside a graph', block(`{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},${mug}]}`)],
  ['inside an action', block(`{"@type":"BuyAction","object":${mug}}`)],
  [
    'after a related product',
    block(`[{"@type":"Product","name":"Other Cup","brand":"Else","offers":{"price":"3","priceCurrency":"EUR"}},${mug}]`),
  ],
  ['under 20 000 brackets', block('['.repeat(20_000) + ']'.repeat(20_000)) + block(mug)],
])('JSON-LD %s is read completely', (_, head) => {
  const product = read(page(head))
  expect(product).toMatchObject(whole)
  expect(product.productImages[0].src).toBe('https://cdn.shop.example/mug.jpg')
})

test('references in a graph are resolved', () => {
  const product = read(
    page(
      block(
        '{"@graph":[{"@type":"Product","name":"Red Mug","image":{"@id":"#i"},"brand":{"@id":"#b"},"offers":{"@id":"#o"}},{"@type":"Offer","@id":"#o","price":12.5,"priceCurrency":"EUR"},{"@type":"ImageObject","@id":"#i","contentUrl":"/mug.jpg"},{"@type":"Brand","@id":"#b","name":"Acme"}]}',
      ),
    ),
  )
  expect(product).toMatchObject(whole)
  expect(product.productImages[0].src).toBe('https://shop.example/mug.jpg')
})

test('a product group has its own name and the price of its first variant', () => {
  const product = read(
    page(
      block(
        '{"@type":"ProductGroup","name":"Red Mug","brand":"Acme","hasVariant":[{"@type":"Product","name":"Red Mug - L","offers":{"price":12.5,"priceCurrency":"EUR"}},{"@type":"Product","name":"Red Mug - XL","offers":{"price":15,"priceCurrency":"EUR"}}]}',
      ),
    ),
  )
  expect(product).toMatchObject(whole)
})

test('microdata stays in its scope and follows itemref', () => {
  const product = read(
    page(
      '',
      `<div itemscope itemtype="https://schema.org/Product" itemref="offer"><h1 itemprop="name">Red Mug</h1><span itemprop="brand">Acme</span>
       <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><b itemprop="name">Other Cup</b><p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="3"></p></div></div>
       <div id="offer" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="12.50"></div>`,
    ),
  )
  expect(product).toMatchObject(whole)
})

test('RDFa is read', () => {
  const product = read(
    page(
      '',
      '<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Red Mug</h1><b property="brand">Acme</b><img property="image" src="/mug.jpg"><div property="offers" typeof="Offer"><i property="price" content="12.50">12,50</i><i property="priceCurrency" content="EUR">€</i></div></div>',
    ),
  )
  expect(product).toMatchObject(whole)
})

test('Open Graph alone suffices', () => {
  const product = read(
    page(
      '<meta property="og:type" content="product"><meta property="og:title" content="Red Mug – Shop"><meta property="og:site_name" content="Shop"><meta property="product:brand" content="Acme"><meta property="og:image" content="//cdn.shop.example/mug.jpg"><meta property="product:price:amount" content="12.50"><meta property="product:price:currency" content="EUR">',
      '<p>Hello</p>',
    ),
  )
  expect(product).toMatchObject(whole)
  expect(product.productImages[0].src).toBe('https://cdn.shop.example/mug.jpg')
})

test('the embedded state of a page rendered by scripts is read', () => {
  const product = read(
    '<!doctype html><title>Shop</title><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"product":{"name":"Red Mug","brand":{"name":"Acme"},"price":{"current":12.5,"currency":"EUR"},"images":[{"url":"https://cdn.shop.example/mug.jpg"}]}}}</script>',
  )
  expect(product).toMatchObject(whole)
})

test('Shopify prices are in cents', () => {
  const product = read(
    page(
      '',
      '<h1>Red Mug</h1><script>var meta = {"product":{"id":1,"vendor":"Acme","variants":[{"id":2,"price":1250,"name":"Red Mug","public_title":null}]}};</script><script>Shopify.currency = {"active":"EUR","rate":"1.0"};</script>',
    ),
  )
  expect(product).toMatchObject(whole)
})

test.each([
  ['1.299,00 €', 1299, 'EUR'],
  ['$1,299.00', 1299, 'USD'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['1 299,00 €', 1299, 'EUR'],
  ['₹1,54,999', 154_999, 'INR'],
  ['Rp37.100', 37_100, 'IDR'],
  ['￥３，９８０', 3980, 'JPY'],
  ['٩٩٫٥٠ ر.س', 99.5, 'SAR'],
  ['30,000원', 30_000, 'KRW'],
  ['€ 34<sup>99</sup>', 34.99, 'EUR'],
  ['KWD 1.250', 1.25, 'KWD'],
  ['299,–', 299, 'EUR'],
])('the visible price %s is %d %s', (text, amount, currency) => {
  const product = read(page('', `<h1>Red Mug</h1><div class="product-price"><del>9999</del> <span class="price">${text}</span></div>`))
  expect(product.price).toMatchObject({ amount, currency })
})

test('a crossed-out price is the former price, whatever Open Graph says', () => {
  const head = '<meta property="product:price:amount" content="20.00"><meta property="product:price:currency" content="USD">'
  expect(read(page(head, '<h1>Red Mug</h1><p class="price"><del>$20.00</del> <ins>$12.50</ins></p>')).price).toEqual({
    amount: 12.5,
    currency: 'USD',
    before: 20,
  })
})

test('an instalment is not the price', () => {
  const body = '<h1>Red Mug</h1><div class="price installment">4 payments of $30.00</div><div class="price">$120.00</div>'
  expect(read(page('', body)).price).toEqual({ amount: 120, currency: 'USD' })
})

test('prices of other products are not the price', () => {
  const body = '<h1>Red Mug</h1><p>Currently unavailable.</p><section class="related-products"><span class="price">$9.99</span></section>'
  expect(read(page(block('{"@type":"Product","name":"Red Mug","image":"/mug.jpg"}'), body)).price).toBeNull()
})

test('the domain decides which dollar is meant', () => {
  const body = '<h1>Red Mug</h1><div class="price">$12.50</div>'
  expect(read(page('', body), 'https://shop.example.ca/p/red-mug').price?.currency).toBe('CAD')
})

test('of several headings, the one that matches the address and the title is the name', () => {
  const body =
    '<header><h1><a href="/">Shop</a></h1></header><div role="dialog"><h1>Your privacy settings</h1></div><main><h1>Red <b>Mug</b><button>Save</button></h1><h1>Reviews</h1></main>'
  expect(read(page('<meta property="og:title" content="Red Mug - buy online at Shop">', body)).title).toBe('Red Mug')
})

test('an image in several sizes is listed once, at its largest', () => {
  const images = ['mug_100x.jpg?v=1', 'mug_1200x.jpg?v=2', 'mug-2_100x.jpg?v=1']
    .map((name) => `"https://cdn.shop.example/${name}"`)
    .join(',')
  const sources = read(page(block(mug.replace('"https://cdn.shop.example/mug.jpg"', `[${images}]`)))).productImages.map(({ src }) => src)
  expect(sources).toEqual(['https://cdn.shop.example/mug_1200x.jpg?v=2', 'https://cdn.shop.example/mug-2_100x.jpg?v=1'])
})

test.each([
  [
    'srcset with commas in addresses',
    '<img src="/mug.jpg?w=100" srcset="/mug,q_auto,w_400.jpg 400w, /mug,q_auto,w_1600.jpg 1600w" alt="Red Mug">',
    '/mug,q_auto,w_1600.jpg',
  ],
  ['a lazy attribute', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/mug.jpg" alt="Red Mug">', '/mug.jpg'],
  ['noscript', '<img data-lazy alt="Red Mug"><noscript><img src="/mug.jpg" alt="Red Mug"></noscript>', '/mug.jpg'],
  ['a zoom attribute', '<img src="/mug_300x300.jpg" data-zoom-image="/mug_2000x2000.jpg" alt="Red Mug">', '/mug_2000x2000.jpg'],
])('a gallery image in %s is found', (_, markup, path) => {
  const product = read(page('', `<div class="product-gallery">${markup}</div><h1>Red Mug</h1><p class="price">€12</p>`))
  expect(product.productImages[0].src).toBe(`https://shop.example${path}`)
})

test('icons, payment marks, tracking pixels and other products are not product images', () => {
  const body = `<header><img src="/logo.png" alt="Red Mug Shop"></header><h1>Red Mug</h1><div class="gallery"><img src="/mug.jpg" alt="Red Mug"><img src="/icons/sprite.png" alt="Red Mug">
    <a href="/p/blue-mug"><img src="/blue.jpg" alt="Blue mug"></a></div><img src="/pixel.gif" width="1" height="1"><footer><img src="/visa.png" alt="Visa"></footer><p class="price">€12</p>`
  expect(read(page('', body)).productImages.map(({ src }) => src)).toEqual(['https://shop.example/mug.jpg'])
})

test('private and script addresses are never listed', () => {
  const head = [
    'http://10.255.255.1/x.jpg',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://localhost/x.jpg',
    'https://cdn.shop.example/mug_{size}.{ext}',
  ]
    .map((address) => `<meta property="og:image" content="${address}">`)
    .join('')
  expect(read(page(head)).productImages).toEqual([])
})

test('relative addresses are resolved against the base of the page', () => {
  expect(read(page('<base href="/static/"><meta property="og:image" content="img/mug.jpg">')).productImages[0].src).toBe(
    'https://shop.example/static/img/mug.jpg',
  )
})

test('the logo is the image that links to the home page, not a brand or a payment mark', () => {
  const body =
    '<header><a href="/"><img class="site-logo" src="/img/shop.svg" alt="Shop"></a></header><h1>Red Mug</h1><img src="/pay/visa-logo.png" alt="Visa"><div class="product-logo"><img src="/brand/acme.jpg"></div>'
  expect(read(page(block('{"@type":"Organization","name":"Shop","logo":"https://www.example.com/logo.png"}'), body)).logos[0]).toBe(
    'https://shop.example/img/shop.svg',
  )
})

test('an inline SVG is the logo when there is no other, without active content', () => {
  const [logo] = read(
    page(
      '',
      '<header><a href="/" aria-label="Shop home"><svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><path d="M0 0h9v9z"/></svg></a></header><h1>Red Mug</h1>',
    ),
  ).logos
  expect(logo).toMatch(/^data:image\/svg\+xml;utf8,/)
  expect(decodeURIComponent(logo)).toContain('<path d="M0 0h9v9z"/>')
  expect(decodeURIComponent(logo)).not.toMatch(/alert/)
})

test('a description is plain text, and the product’s own rather than the shop’s', () => {
  const head = `<meta property="og:site_name" content="Shop"><meta name="description" content="Buy Red Mug at Shop. Free delivery.">${block(mug.replace('A red mug that keeps tea warm', 'A &lt;b&gt;red&lt;/b&gt; mug &amp;amp; saucer <img src=x onerror=alert(1)> that keeps tea warm'))}`
  expect(read(page(head)).description).toBe('A red mug & saucer that keeps tea warm for an hour.')
})

test('the text decides the language where the page declares another or none', () => {
  const body =
    '<h1>Rote Tasse</h1><p>Die Tasse ist für den Tee und hält ihn warm, weil sie aus dickem Ton ist. Sie kommt mit einem Deckel und wird von uns in der Werkstatt gemacht.</p>'
  expect(read(`<html lang="en"><title>Rote Tasse</title>${body}</html>`).language).toBe('de')
  expect(read(`<title>Rote Tasse</title>${body}`).language).toBe('de')
})

test('availability, rating, category path and features are read', () => {
  const head =
    block(mug.replace('"offers"', '"aggregateRating":{"ratingValue":"9","bestRating":"10","reviewCount":"12"},"offers"')) +
    block(
      '{"@type":"BreadcrumbList","itemListElement":[{"position":2,"name":"Mugs"},{"position":1,"name":"Kitchen"},{"position":3,"name":"Red Mug"}]}',
    )
  const body =
    '<main><h1>Red Mug</h1><ul class="product-description"><li>Holds 300 ml of tea</li><li>Safe in the dishwasher</li></ul></main>'
  expect(read(page(head, body))).toMatchObject({
    availability: 'in-stock',
    rating: { value: 4.5, count: 12 },
    categoryPath: ['Kitchen', 'Mugs'],
    features: ['Holds 300 ml of tea', 'Safe in the dishwasher'],
    evidence: { title: { source: 'agreement' } },
  })
})

test('colours are counted, and the brand’s own is primary', () => {
  const style =
    '<style>body{color:#111;background:#fff}.btn{background:#E4002B}.btn-buy{background:#e4002b}a{color:#E4002B}</style><meta name="theme-color" content="#E4002B">'
  const { colors } = read(page(style)).styles
  expect(colors.find(({ role }) => role === 'primary')?.color).toBe('#E4002B')
  expect(colors.every(({ color }) => /^#[0-9A-F]{6}$/.test(color))).toBe(true)
})

test.each([
  ['error', page('', '<h1>404</h1><p>We can’t find the page you are looking for.</p>'), url],
  ['challenge', '<title>Just a moment...</title><h1>Checking your browser</h1>', url],
  ['consent', '<title>Before you continue</title><form action="/consent"><button>Accept all</button></form>', url],
  ['shell', '<title>Shop</title><div id="root"></div><script src="/app.js"></script>', url],
  [
    'article',
    `<title>How we live</title><meta property="og:type" content="article"><article><h1>How we live</h1>${'<p>Long words about a life that went on and on, and then some more words of the same kind, as in every paragraph of this page.</p>'.repeat(12)}</article>`,
    'https://shop.example/blog/how-we-live/',
  ],
  [
    'category',
    `<title>Mugs</title><h1>Mugs</h1>${block(`{"@type":"ItemList","itemListElement":[${Array.from({ length: 8 }, (_, at) => `{"@type":"Product","name":"Mug ${at}"}`).join(',')}]}`)}${'<div class="card">Mug <span class="price">€9</span></div>'.repeat(8)}`,
    'https://shop.example/mugs',
  ],
])('a page of kind %s is rejected with its own code', (kind, html, at) => {
  const product = read(html, at)
  expect(product.kind).toBe(kind)
  expect(product.price).toBeNull()
  expect(rejectionOf(product)?.code).toBe(`page.${kind}`)
})

test('a product and a home page are not rejected', () => {
  expect(rejectionOf(read(page(block(mug))))).toBeNull()
  const home = read(
    '<title>Shop – mugs from clay</title><meta property="og:site_name" content="Shop"><h1>Mugs from clay</h1><p>We have made mugs in our workshop for many years now.</p>',
    'https://shop.example/',
  )
  expect(home).toMatchObject({ kind: 'home', siteName: 'Shop' })
  expect(rejectionOf(home)).toBeNull()
})

test.each([
  ['nested tags', '<div>'.repeat(100_000)],
  ['attributes', `<div ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}></div>`],
  ['digits and commas', `<span class="price">${'1,'.repeat(200_000)}x</span><p class="description">${'a '.repeat(200_000)}</p>`],
])('100 000 %s neither break the reader nor slow it down', (_, body) => {
  expect(read(page(block(mug), `<h1>Red Mug</h1>${body}`))).toMatchObject(whole)
})

test.each(['', '<', '<html>', '\u0000', '<script>', '<title>', '<!--', '{"@type":"Product"}'])(
  '%j gives a page without a product',
  (html) => {
    expect(read(html)).toMatchObject({ price: null, brand: null, productImages: [] })
  },
)

test('"taxes included" and "shipping extra" do not make a price a side price', () => {
  const body =
    '<h1>Rote Tasse</h1><div class="price"><span>-21%</span> <span class="price-old"><s>€ 149,99</s></span> € 119,01 inkl. MwSt. zzgl. Versandkosten</div>'
  expect(read(page('', body), 'https://shop.example.de/p/rote-tasse').price).toEqual({ amount: 119.01, currency: 'EUR', before: 149.99 })
})

test('words that every object answers to are ordinary words', () => {
  const weight = '"weight":{"@type":"QuantitativeValue","value":5,"unitText":"constructor"}'
  const data = mug.replace('"EUR"', '"constructor"').replace('https://schema.org/InStock', 'constructor').replace(/\}$/, `,${weight}}`)
  for (const address of [url, 'https://constructor.shop.example/p/red-mug', 'https://shop.constructor/p/red-mug']) {
    const product = read(page(block(data), '<h1 role="constructor">Red Mug</h1><p class="price">12 constructor</p>'), address)
    expect(product).toMatchObject({ kind: 'product', title: 'Red Mug', availability: null })
    // It goes to another thread.
    expect(structuredClone(product)).toEqual(product)
    expect(JSON.stringify(product)).not.toContain('native code')
  }
})

test('half a character in the data of a page becomes a replacement character', () => {
  const product = read(page(block(mug.replace('Red Mug', String.raw`Red \ud83d Mug`).replace('tea warm', String.raw`tea \udc00 warm`))))
  expect(product).toMatchObject({ title: 'Red \ufffd Mug', description: expect.stringContaining('tea \ufffd warm') })
})

test('a colour with half a unit is none', () => {
  const head = '<meta name="theme-color" content="rgb(0d)"><style>.btn{background:rgb(1 2e 3)}</style>'
  expect(read(page(`${head}${block(mug)}`))).toMatchObject(whole)
})
