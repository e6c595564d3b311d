import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const url = 'https://shop.example/p/reed-basket'
const read = (inside: string, head = '', below = '') =>
  extractProduct(
    `<html><head><title>Reed Basket</title><meta property="og:type" content="product">${head}</head><body><main class="product-detail"><h1>Reed Basket</h1><div class="price">€24.00</div>${inside}<form action="/cart/add"><input type="submit" value="Add to cart"></form></main>${below}</body></html>`,
    url,
    url,
  ).availability
const offer = (availability: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Reed Basket', offers: { price: 24, priceCurrency: 'EUR', availability } })}</script>`

test.each([
  ['https://schema.org/InStock', 'in-stock'],
  ['InStoreOnly', 'in-stock'],
  ['in stock', 'in-stock'],
  ['http://schema.org/OutOfStock', 'out-of-stock'],
  ['SoldOut', 'out-of-stock'],
  ['PreSale', 'preorder'],
  ['http://schema.org/BackOrder', 'backorder'],
  ['LimitedAvailability', 'limited'],
  ['Discontinued', 'discontinued'],
  ['Auf Lager', 'in-stock'],
])('an offer that is %s is %s', (word, expected) => {
  expect(read('', offer(word))).toBe(expected)
})

const shown: Readonly<Record<string, readonly string[]>> = {
  'in-stock': [
    'In stock',
    '12 in stock',
    '✓ Available now',
    'In stock and ready to ship',
    'Availability: In stock',
    'Auf Lager',
    'Sofort lieferbar',
    'Verfügbarkeit: vorrätig',
    'En stock',
    'Disponibilité : En stock',
    'Disponible',
    'Hay existencias',
    'Disponibile',
    'Em estoque',
    'Op voorraad',
    'Dostępny',
    'Skladem',
    'Na sklade',
    'Finns i lager',
    'På lager',
    'Varastossa',
    'Laos',
    'În stoc',
    'Raktáron',
    'Na zalogi',
    'Na stanju',
    'Stokta var',
    'Stok tersedia',
    'В наличии',
    'Є в наявності',
    'Наличие: есть на складе',
    'Διαθέσιμο',
    '在庫あり',
    '有貨',
    '现货',
    '재고 있음',
    'متوفر',
    'במלאי',
    'Stock: 14',
  ],
  'out-of-stock': [
    'Sold out',
    'Currently unavailable',
    'Temporarily out of stock',
    'Not in stock',
    'Ausverkauft',
    'Derzeit nicht verfügbar',
    'Nicht auf Lager',
    'Épuisé',
    'En rupture de stock',
    'Agotado',
    'Sin existencias',
    'Esaurito',
    'Non disponibile',
    'Esgotado',
    'Uitverkocht',
    'Niet op voorraad',
    'Produkt niedostępny',
    'Brak w magazynie',
    'Vyprodáno',
    'Není skladem',
    'Slutsåld',
    'Udsolgt',
    'Loppunut',
    'Ei varastossa',
    'Stoc epuizat',
    'Elfogyott',
    'Rasprodano',
    'Tükendi',
    'Habis',
    'Нет в наличии',
    'Немає в наявності',
    'Изчерпан',
    'Εξαντλήθηκε',
    '売り切れ',
    '在庫切れ',
    '缺貨',
    '品切れ',
    '품절',
    'غير متوفر',
    'אזל מהמלאי',
    'Stock: 0',
  ],
  limited: [
    'Only 3 left in stock',
    'Low stock',
    'Nur noch 2 auf Lager',
    'Noch 4 Stück',
    'Plus que 3 en stock',
    'Últimas unidades',
    'Solo 2 disponibili',
    'Nog maar 2 op voorraad',
    'Ostatnie 3 sztuki',
    'Bara 2 kvar',
    'Осталось 2 шт.',
    '残りわずか',
    '残り3点',
    '僅剩 2 件',
  ],
  preorder: ['Pre-order', 'Vorbestellen', 'Précommande', 'Preventa', 'Przedsprzedaż', 'Предзаказ', '予約受付中', '預購'],
  backorder: ['On backorder', 'Auf Bestellung', 'Sur commande', 'Bajo pedido', 'Na zamówienie', 'Под заказ', 'お取り寄せ'],
  discontinued: ['Discontinued', 'Nicht mehr lieferbar', 'Снят с производства', '販売終了'],
}

test.each(Object.entries(shown).flatMap(([expected, words]) => words.map((word) => [word, expected])))(
  'a page that shows “%s” is %s',
  (word, expected) => {
    expect(read(`<p class="stock">${word}</p>`)).toBe(expected)
    expect(read(`<p>${word}</p>`)).toBe(expected)
  },
)

test.each([
  ['nothing said', '<p>Woven by hand.</p>'],
  ['colours to choose from', '<p>Available in five colours</p>'],
  ['the stock of a branch', '<div class="store-availability"><p>In stock</p></div>'],
  ['the stock of one size', '<div class="size-options"><span class="size">XL</span><span>Sold out</span></div>'],
  ['the stock of a window nobody has opened', '<div role="dialog"><p class="stock">Sold out</p></div>'],
  ['a text that hides', '<p class="stock" style="display:none">Sold out</p>'],
])('%s is no availability', (_, html) => {
  expect(read(html)).toBeNull()
})

test('the stock of other products says nothing about this one', () => {
  expect(read('', '', '<section class="related-products"><p class="stock">Sold out</p></section>')).toBeNull()
})

test('a product with one variant in stock is in stock', () => {
  const offers = ['OutOfStock', 'InStock', 'OutOfStock'].map((availability) => ({ price: 24, priceCurrency: 'EUR', availability }))
  expect(
    read('', `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Reed Basket', offers })}</script>`),
  ).toBe('in-stock')
})

test.each([
  ['<meta property="product:availability" content="oos">', 'out-of-stock'],
  ['<meta property="og:availability" content="preorder">', 'preorder'],
  ['<meta name="twitter:label1" content="Availability"><meta name="twitter:data1" content="In stock">', 'in-stock'],
])('%s means %s', (head, expected) => {
  expect(read('', head)).toBe(expected)
})

/** A page whose data states that the jug is in stock, with the given markup next to the name. */
const claimed = (
  shown: string,
  offers: string = '{"@type":"Offer","price":"24","priceCurrency":"EUR","availability":"https://schema.org/InStock"}',
) => {
  const url = 'https://shop.example.com/p/jug'
  return extractProduct(
    `<html lang="en"><head><title>Blue Jug</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Blue Jug","offers":${offers}}</script></head><body><main><h1>Blue Jug</h1><div class="price">€24.00</div>${shown}</main><section class="related-products"><h2>You may also like</h2><div class="card">Red Jug <span>Sold out</span></div></section></body></html>`,
    url,
    url,
  ).availability
}

test.each([
  ['a shut button that says so', '<button type="submit" name="add" disabled>Sold out</button>'],
  [
    'a badge beside the price and a shut button',
    '<span class="badge">Sold out</span><button class="add-to-cart" disabled>Add to cart</button>',
  ],
  ['a line of stock and no button at all', '<p class="stock out-of-stock">Out of stock</p>'],
  ['the line in German', '<p class="availability">Leider ausverkauft</p><button class="btn-buy" disabled>In den Warenkorb</button>'],
  ['the line in Japanese', '<p class="stock">在庫切れ</p>'],
])('data that says "in stock" loses against %s', (_, shown) => {
  expect(claimed(shown)).toBe('out-of-stock')
})

test.each([
  [
    'a sold-out size beside a button that sells',
    '<div class="size-options"><label>S <span>Sold out</span></label></div><button class="add-to-cart">Add to cart</button>',
  ],
  ['a branch without stock', '<p class="stock">Not available in your store</p><button class="add-to-cart">Add to cart</button>'],
  ['other products that are sold out', '<button class="add-to-cart">Add to cart</button>'],
  ['a button that waits for its script', '<button class="add-to-cart" disabled>Add to cart</button>'],
])('data that says "in stock" holds next to %s', (_, shown) => {
  expect(claimed(shown)).toBe('in-stock')
})

test('when data states a sold-out size, a disabled button of the chosen size does not affect the others', () => {
  const offer = (stock: string): string =>
    `{"@type":"Offer","price":"24","priceCurrency":"EUR","availability":"https://schema.org/${stock}"}`
  expect(claimed('<button class="add-to-cart" disabled>Sold out</button>', `[${offer('OutOfStock')},${offer('InStock')}]`)).toBe('in-stock')
})
