import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'
import { apron, buy, framed, galleryOf, grid, ld } from './page-kinds.test-data.ts'

type Item = { readonly name: string; readonly path: string; readonly price: number; readonly image: string }

const items: readonly Item[] = ['Blue Mug', 'Rye Basket', 'Oak Board', 'Wool Throw', 'Tin Lantern', 'Clay Bowl', 'Ash Spoon'].map(
  (name, at) => ({ name, path: `/p/${name.toLowerCase().replace(' ', '-')}`, price: at * 7 + 9, image: `/i/${at}.jpg` }),
)

/** Ways in which shops write the card of a product; none is called so. */
const cards: Readonly<Record<string, (item: Item) => string>> = {
  plain: ({ name, path, price, image }) =>
    `<div class="item"><a href="${path}"><img src="${image}" alt="${name}" width="300" height="300"></a><a href="${path}">${name}</a><span class="price">€${price}.00</span></div>`,
  'headed, with a button': ({ name, path, price, image }) =>
    `<article><a href="${path}"><img src="${image}" alt="${name}"></a><h3><a href="${path}">${name}</a></h3><p class="price">€${price}.00</p><button>Add to cart</button></article>`,
  'all in one link, the button beside it': ({ name, path, price, image }) =>
    `<li class="product post-${price}"><a href="${path}"><img src="${image}"><h2>${name}</h2><span class="price"><bdi><span>€</span>${price}.00</bdi></span></a><a href="?add-to-cart=${price}" class="button add_to_cart_button">Add to cart</a></li>`,
  'without a class for its price': ({ name, path, price, image }) =>
    `<div class="t"><a href="${path}"><img data-src="${image}" alt="${name}"><span>${name}</span></a><div>€${price}.00</div></div>`,
  'with microdata': ({ name, path, price, image }) =>
    `<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="${path}"><img itemprop="image" src="${image}" alt="${name}"><span itemprop="name">${name}</span></a><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="${price}.00">€${price}.00</span></div></div>`,
}

const stated = ({ name, path, price, image }: Item): object => ({
  '@type': 'Product',
  name,
  image,
  url: path,
  offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
})

/** What lists say for machines, some of it as if they were a product. */
const heads: Readonly<Record<string, (shown: readonly Item[]) => string>> = {
  nothing: () => '',
  'every product': (shown) => shown.map((item) => ld(stated(item))).join(''),
  'every product, as one array': (shown) => ld(shown.map(stated)),
  'the first product': ([first]) => ld(stated(first)),
  'the range of its prices': (shown) =>
    ld({
      '@type': 'Product',
      name: 'Mugs',
      offers: { '@type': 'AggregateOffer', lowPrice: 9, highPrice: 80, offerCount: shown.length, priceCurrency: 'EUR' },
    }),
  'that it is a product': () => '<meta property="og:type" content="product">',
  'the first price': () => '<meta property="product:price:amount" content="9.00"><meta property="product:price:currency" content="EUR">',
}

const addresses = ['/c/mugs', '/mugs.html', '/products/mugs', '/shop/kitchen/mugs-100234', '/category.php?id=12']

const lists = Object.entries(cards).flatMap(([written, card]) =>
  Object.entries(heads).flatMap(([said, head]) =>
    [2, 3, items.length].map((count) => {
      const shown = items.slice(0, count)
      const body = `<h1>Mugs</h1><p>Our mugs for the kitchen.</p><div class="wrap">${shown.map(card).join('')}</div>`
      return { what: `${count} cards, ${written}, that state ${said}`, html: framed('Mugs', body, 'en', head(shown)) }
    }),
  ),
)

test.each(lists)('no list is read as one of its products: $what', ({ html }) => {
  for (const path of addresses) {
    const url = `https://fernundfels.example${path}`
    expect(extractProduct(html, url, url)).toMatchObject({ kind: 'category', price: null })
  }
})

const HERE = 'https://fernundfels.example/p/linen-apron-4417'
const read = (body: string, head = '') => extractProduct(framed('Linen Apron', body, 'en', head), HERE, HERE)
const neighbours = `<div class="wrap">${items.map(cards.plain).join('')}</div>`

test('a list of one has no price of its own', () => {
  const url = 'https://fernundfels.example/c/mugs'
  const html = framed('Mugs', `<h1>Mugs</h1><div class="wrap">${cards.plain(items[0])}</div>`)
  expect(extractProduct(html, url, url)).toMatchObject({ kind: 'category', price: null })
})

test('a product that is sold out does not get the price of a neighbour, nor its image', () => {
  const product = read(`${galleryOf('Linen Apron')}<h1>Linen Apron</h1><p>Sold out</p>${neighbours}`, ld({ ...apron, offers: undefined }))
  expect(product).toMatchObject({ kind: 'product', price: null })
  expect(product.productImages.map(({ src }) => src)).toEqual(['https://fernundfels.example/i/apron.jpg'])
})

test('a product keeps its price beside cards of others, with data for machines and without', () => {
  const body = `${galleryOf('Linen Apron')}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}${neighbours}${grid(6, 'x')}`
  for (const head of ['', ld(apron)]) expect(read(body, head)).toMatchObject({ kind: 'product', price: { amount: 39, currency: 'EUR' } })
})

test('a product keeps its price among links to its colours, each with an image and a price', () => {
  const colours = ['Sand', 'Moss', 'Clay'].map(
    (colour, at) =>
      `<li><a href="/p/linen-apron-${colour.toLowerCase()}"><img src="/i/c${at}.jpg" alt="Linen Apron"><span>€39.00</span></a></li>`,
  )
  const body = `${galleryOf('Linen Apron')}<h1>Linen Apron</h1><p class="price">€39.00</p><ul>${colours.join('')}</ul>${buy}`
  expect(read(body)).toMatchObject({ kind: 'product', price: { amount: 39, currency: 'EUR' } })
})

test('several products stated for one page are its variants when they lead nowhere else', () => {
  const body = `${galleryOf('Linen Apron')}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`
  const variants = ['Sand', 'Moss'].map((colour) => ({ ...apron, name: `Linen Apron ${colour}`, description: 'Washed linen.' }))
  expect(read(body, ld(variants))).toMatchObject({ kind: 'product', description: 'Washed linen.', price: { amount: 39, currency: 'EUR' } })
})
