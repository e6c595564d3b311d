import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'
import { otherShopPages } from './fixtures/other-shops.test-data.ts'
import { shopSystemPages } from './fixtures/shop-systems.test-data.ts'
import { worldSystemPages } from './fixtures/world-systems.test-data.ts'
import { parsePage } from './document/page-document.ts'
import { foldedText, textOfMarkup } from './document/page-text.ts'

const pages = [...shopSystemPages, ...otherShopPages, ...worldSystemPages]
const named = pages.map((page) => [page.platform, page] as const)

test.each(named)('every fact of %s is right', (_, { html, url, truth }) => {
  const { description, features, ...exact } = truth
  const product = extractProduct(html, url, url)
  expect(product.kind).toBe('product')
  expect(product).toMatchObject(exact)
  expect(product.features.toSorted()).toEqual(features.toSorted())
  expect(product.productImages).not.toEqual([])
  expect(product.description).toMatch(new RegExp(`^${description}`))
})

/** All texts of a page, its attributes and scripts included, folded. */
function wordsOfPage(html: string, url: string): string {
  const { nodes } = parsePage(html)
  const texts = nodes.map((node) => (typeof node === 'string' ? node : node.raw))
  const attributes = nodes.flatMap((node) => (typeof node === 'string' ? [] : Object.values(node.attributes)))
  return foldedText([...texts, ' ', ...attributes, url].map((text) => textOfMarkup(text ?? '')).join(''))
}

test.each(named)('every fact of %s has a source and a snippet that occurs there', (_, { html, url }) => {
  const product = extractProduct(html, url, url)
  const words = wordsOfPage(html, url)
  for (const field of ['title', 'description', 'brand', 'price', 'availability', 'rating', 'siteName', 'language', 'category'] as const)
    expect([field, product.evidence[field] === undefined]).toEqual([field, product[field] === null])
  for (const field of ['features', 'categoryPath', 'productImages', 'logos'] as const)
    expect([field, product.evidence[field] === undefined]).toEqual([field, product[field].length === 0])
  for (const field of [
    'title',
    'description',
    'brand',
    'price',
    'availability',
    'rating',
    'siteName',
    'category',
    'features',
    'categoryPath',
  ]) {
    const evidence = product.evidence[field]
    if (evidence === undefined) continue
    const pieces = (evidence.snippet ?? '').split(/ · | › |: /).map(foldedText)
    expect([field, evidence.snippet === undefined, pieces.filter((piece) => !words.includes(piece))]).toEqual([field, false, []])
  }
})

test('the evidence of an undeclared language is the words it was detected in', () => {
  const url = 'https://laden.example/p/rote-tasse'
  const sentence = 'Die Tasse ist für den Tee und hält ihn warm, weil sie aus dickem Ton ist und von uns in der Werkstatt gemacht wird.'
  const html = `<html><head><title>Rote Tasse</title></head><body><main><h1>Rote Tasse</h1><p class="price">12,00 €</p><div class="description"><p>${sentence}</p></div><button>In den Warenkorb</button></main></body></html>`
  expect(extractProduct(html, url, url)).toMatchObject({ language: 'de', evidence: { language: { source: 'visible', snippet: sentence } } })
})
