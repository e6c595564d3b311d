import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'
import { buy, framed, ld, apron } from '../kind/page-kinds.test-data.ts'

const HERE = 'https://fernundfels.example/p/linen-apron-4417'

/** The brand read from a text where shops show it: in a box called so, marked for machines, and after a label. */
const brandsOf = (text: string): (string | null)[] =>
  [
    `<div class="product-brand"><a href="/brands/x">${text}</a></div>`,
    `<span itemprop="brand"><a href="/brands/x">${text}</a></span>`,
    `<dl><dt>Brand</dt><dd><a href="/brands/x">${text}</a></dd></dl>`,
  ].map((box) => {
    const html = framed('Linen Apron', `<h1>Linen Apron</h1>${box}<p class="price">€39.00</p>${buy}`, 'en', ld(apron))
    return extractProduct(html, HERE, HERE).brand
  })

test.each([
  'More of this brand',
  'More from this brand',
  'View all products of this brand',
  'All products by this manufacturer',
  'Show all',
  'Discover the brand',
  'Write a review',
  'Mehr von dieser Marke',
  'Alle Artikel des Herstellers',
  'Zum Markenshop',
  'Voir tous les produits de la marque',
  'Ver más de esta marca',
  'Altri prodotti di questa marca',
  'Meer van dit merk',
  'Zobacz wszystkie produkty producenta',
  'Visa alla',
  'Все товары бренда',
  '同品牌商品',
])('the text of a link is no brand: %s', (text) => {
  expect(brandsOf(text)).toEqual([null, null, null])
})

test.each([
  ['Acme', 'Acme'],
  ['B&amp;S', 'B&S'],
  ['All Saints', 'All Saints'],
  ['The North Mill', 'The North Mill'],
  ['More from Acme', 'Acme'],
  ['All products by Acme', 'Acme'],
  ['Alle Produkte von Acme', 'Acme'],
  ['Tous les produits de la marque Acme', 'Acme'],
])('a brand is read from %s', (text, brand) => {
  expect(brandsOf(text)).toEqual([brand, brand, brand])
})

test('the name of a brand may be words of links where data for machines states it', () => {
  const html = framed('Linen Apron', `<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`, 'en', ld({ ...apron, brand: 'More & More' }))
  expect(extractProduct(html, HERE, HERE).brand).toBe('More & More')
})
