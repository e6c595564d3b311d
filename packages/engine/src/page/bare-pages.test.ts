import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

/** Sample pages without data for machines: only the visible text says what is for sale. */
const bare = (title: string, body: string, lang = 'en'): string =>
  `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`

const cart = '<button>Add to cart</button>'
const prose =
  'Turned from one piece of walnut and oiled by hand, this bowl keeps bread, fruit and keys for a lifetime. Every grain differs.'

const productAt = (html: string, url = 'https://shop.example.com/p/walnut-bowl') => extractProduct(html, url, url)

test('a section that contains the whole product is no dialog and no recommendation, whatever its name', () => {
  const product = productAt(
    bare(
      'Walnut Bowl | Lathe House',
      `<section class="product-card cookie-bar reviews"><div class="modal"><h1>Walnut Bowl</h1><div class="gallery"><img src="/img/bowl-a.jpg" alt="Walnut Bowl" width="600"><img src="/img/bowl-b.jpg" alt="Walnut Bowl from above" width="600"></div><span class="price">$48.00</span><div class="description"><p>${prose}</p></div>${cart}</div></section>`,
    ),
  )
  expect(product.title).toBe('Walnut Bowl')
  expect(product.price).toEqual({ amount: 48, currency: 'USD' })
  expect(product.productImages.map(({ src }) => src)).toEqual([
    'https://shop.example.com/img/bowl-a.jpg',
    'https://shop.example.com/img/bowl-b.jpg',
  ])
  expect(product.description).toContain('oiled by hand')
})

test('a quick view that repeats the name stays a dialog when the name is also outside it', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<main><h1>Walnut Bowl</h1><span class="price">$48.00</span>${cart}</main><div class="modal"><h1>Walnut Bowl</h1><span class="price">$12.00</span></div>`,
    ),
  )
  expect(product.price).toEqual({ amount: 48, currency: 'USD' })
})

test('the price next to an accessory’s name belongs to the accessory', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<main class="product"><h1>Walnut Bowl</h1><div class="d-none price">$48.00</div>${'<p>Oiled.</p>'.repeat(60)}<div class="extra"><div class="item-name">Beeswax Tin</div><div class="price">$9.00</div></div>${cart}</main>`,
    ),
  )
  expect(product.price?.amount).toBe(48)
})

test('an unnamed box: the only amount next to a crossed-out one is the price', () => {
  const menu = ['Mens', 'Womens', 'Kids', 'Home', 'Shoes', 'Bags', 'Gifts'].map((name) => `<h1>${name}</h1><a href="/c/${name}">x</a>`)
  const product = productAt(
    bare(
      'Walnut Bowl',
      `${menu.join('')}${'<i></i>'.repeat(900)}<b><strike>64,27 €</strike> <span class="bold red">43,97 €</span></b>${cart}`,
      'bg',
    ),
  )
  expect(product.price).toEqual({ amount: 43.97, currency: 'EUR', before: 64.27 })
})

test.each([
  ['$229 <span>99</span>', { amount: 229.99, currency: 'USD' }],
  ['<span>199</span> <span>99</span> <span>zł</span>', { amount: 199.99, currency: 'PLN' }],
  ['<span>1 299</span> <span>Kč</span>', { amount: 1299, currency: 'CZK' }],
])('small cents in a box of their own belong to the price: %s', (price, expected) => {
  expect(productAt(bare('Walnut Bowl', `<main><h1>Walnut Bowl</h1><div class="price">${price}</div>${cart}</main>`)).price).toEqual(
    expected,
  )
})

test('a reward for spending is no price', () => {
  const product = productAt(
    bare('Walnut Bowl', `<main><h1>Walnut Bowl</h1><div>Earn $25 back in rewards for every $250 spent.</div>${cart}</main>`),
  )
  expect(product.price).toBeNull()
})

test('content hidden on one screen width is read when another width shows it', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<main><h1>Walnut Bowl</h1><div class="hidden lg:block rte product-description"><p>${prose}</p></div>${cart}</main>`,
    ),
  )
  expect(product.description).toBe(prose)
})

test('without a named box, the paragraphs nearest the name are the description, and a list of links is not', () => {
  const links = '<div><a href="/a">More bowls of walnut and oak</a> <a href="/b">More bowls of ash and elm in all sizes</a></div>'
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<div><h1>Walnut Bowl</h1>${links}<div><p>${prose}</p><p>Dishwashers ruin it.</p></div>${cart}</div>${'<i></i>'.repeat(2500)}<p>We are a family of turners from the valley who have run this workshop since the spring of 1962.</p>`,
    ),
  )
  expect(product.description).toBe(`${prose} Dishwashers ruin it.`)
})

test('the gallery’s first image is the main one even when another is shown larger', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<main><div class="product-gallery"><img src="/img/front.jpg" alt="Walnut Bowl"><img src="/img/side.jpg" alt="Walnut Bowl" width="200"></div><h1>Walnut Bowl</h1><span class="price">$48</span>${cart}</main>`,
    ),
  )
  expect(product.productImages[0]?.src).toBe('https://shop.example.com/img/front.jpg')
})

test('the only image next to the name is the product’s, however little describes it', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<table><tr><td><img src="/files/7.jpg" width="270" height="270"></td><td><h1>Walnut Bowl</h1>$48 ${cart}</td></tr></table>`,
    ),
  )
  expect(product.productImages.map(({ src }) => src)).toEqual(['https://shop.example.com/files/7.jpg'])
})

test.each([
  ['Walnut Bowl – Drechslerhaus Lathe', 'https://lathe.example/p/1'],
  ['Walnut Bowl | Wood & Kitchen | Lathe', 'https://lathe.example/p/1'],
  ['Купить Walnut Bowl по низкой цене с доставкой', 'https://lathe.example/p/1'],
  ['Walnut Bowl w atrakcyjnej cenie w sklepach Lathe', 'https://lathe.example/p/1'],
  ['Walnut Bowl al mejor precio', 'https://lathe.example/p/1'],
  ['Walnut Bowl pas cher - Lathe', 'https://lathe.example/p/1'],
])('a title loses everything besides the name: %s', (title, url) => {
  expect(productAt(bare(title, `<main><b class="x">$48</b>${cart}</main>`), url).title?.replace(' | Wood & Kitchen', '')).toBe(
    'Walnut Bowl',
  )
})

test('a heading repeated for two screen widths wins over a truncated title', () => {
  const html = bare(
    'Walnut Bowl with Lid, 24 …',
    `<main><h1>Walnut Bowl with Lid, 24 cm</h1><h1>Walnut Bowl with Lid, 24 cm</h1><b class="price">$48</b>${cart}</main>`,
  ).replace('</head>', '<meta property="og:title" content="Walnut Bowl with Lid, 24 …"></head>')
  expect(productAt(html).title).toBe('Walnut Bowl with Lid, 24 cm')
})

test('a region in a script decides which dollar is meant', () => {
  const html = bare('胡桃木碗', `<main><h1>胡桃木碗</h1><span class="price">$560</span>${cart}</main>`, 'zh-Hant-TW')
  expect(productAt(html, 'https://shop.example.com/p/1').price).toEqual({ amount: 560, currency: 'TWD' })
})

test('a box that repeats the product’s name is not its brand, and text around a brand is removed', () => {
  const html = (box: string): string =>
    bare('Lathe Walnut Bowl Large', `<main><h1>Lathe Walnut Bowl Large</h1>${box}<b class="price">$48</b>${cart}</main>`)
  expect(productAt(html('<div class="brand-name">Lathe Walnut Bowl Large</div>'), 'https://mall.example/p/1').brand).toBeNull()
  expect(productAt(html('<div class="brand-name">- Lathe ›</div>'), 'https://mall.example/p/1').brand).toBe('Lathe')
})

test('a table of facts is no description when a sentence is near, and a distant maker’s box loses', () => {
  const facts = '<div class="product-description">Maker: B&amp;S Code: 0638 Stock: yes Delivery: 7 days</div>'
  const near = productAt(
    bare('Walnut Bowl', `<main><h1>Walnut Bowl</h1>${facts}<div class="product-info"><p>${prose}</p></div>${cart}</main>`),
  )
  expect(near.description).toBe(prose)
})

test('scripts without blanks between words count more per character', () => {
  const html = bare(
    '胡桃木碗',
    '<div><h1>胡桃木碗</h1><div>整塊胡桃木手工車製，塗以天然核桃油，盛放麵包與水果。</div><b class="price">NT$560</b></div>',
    'zh-TW',
  )
  expect(productAt(html).description).toContain('手工車製')
})

test('a price in a box named brand is no brand', () => {
  const html = bare(
    'Lathe Walnut Bowl',
    '<main><h1>Lathe Walnut Bowl</h1><div class="brand-name">249 ₽</div><button>Купить</button></main>',
    'ru',
  )
  expect(productAt(html, 'https://mall.example/p/1').brand).toBeNull()
})

test('a shop whose own text says it makes the product is its brand', () => {
  const html = bare(
    'Walnut Bowl | Lathe House',
    `<main><h1>Walnut Bowl</h1><b class="price">$48.00</b><div class="product-description">The Lathe House bowl is turned from one piece of walnut and oiled by hand until it shines.</div>${cart}</main>`,
  )
  expect(productAt(html, 'https://lathehouse.example/p/walnut-bowl').brand).toBe('Lathe House')
})

test('when only one image is visible, the rest of the gallery is read from the page’s scripts', () => {
  const ld = JSON.stringify({
    '@type': 'Product',
    name: 'Walnut Bowl',
    brand: 'Lathe',
    image: 'https://shop.example.com/img/a.jpg',
    offers: { price: '48.00', priceCurrency: 'USD' },
  })
  const state = JSON.stringify({
    product: {
      title: 'Walnut Bowl',
      vendor: 'Lathe',
      price: 4800,
      variants: [],
      handle: 'walnut-bowl',
      images: ['//shop.example.com/img/a.jpg', '//shop.example.com/img/b.jpg'],
    },
  })
  const html = bare(
    'Walnut Bowl',
    `<main><h1>Walnut Bowl</h1><b class="price">$48.00</b>${cart}</main><script type="application/json">${state}</script>`,
  ).replace(
    '</head>',
    `<meta property="og:image" content="https://shop.example.com/img/a.jpg"><script type="application/ld+json">${ld}</script></head>`,
  )
  expect(productAt(html).productImages.map(({ src }) => src)).toEqual([
    'https://shop.example.com/img/a.jpg',
    'https://shop.example.com/img/b.jpg',
  ])
})

test('a section named like its cards is the product’s even when its heading has one word more than the title', () => {
  const product = productAt(
    bare(
      'Walnut Bowl - Bowls - Kitchen | Lathe House',
      `<section class="product-card"><header><h1>Walnut Bowl<span> Details</span></h1></header><div class="price"><span>48.00 EUR</span></div>${cart}</section>`,
    ),
  )
  expect(product.price).toEqual({ amount: 48, currency: 'EUR' })
})

test('of two images with the same words, the one in the description is not the main image', () => {
  const product = productAt(
    bare(
      'Walnut Bowl',
      `<main><div class="stage"><img src="/img/bowl.jpg" alt="Walnut Bowl, 30 cm"></div>${'<i></i>'.repeat(90)}<div class="product-description"><div class="image-container"><img src="/img/sizes.jpg" alt="Walnut Bowl, 30 cm"></div></div><h1>Walnut Bowl, 30 cm</h1><span class="price">$48.00</span>${cart}</main>`,
    ),
  )
  expect(product.productImages[0]?.src).toBe('https://shop.example.com/img/bowl.jpg')
})
