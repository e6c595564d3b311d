import { factsOf } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { writeCopy } from './copy/write-copy.ts'
import { extractProduct } from './page/extract-product.ts'

const url = 'https://northquay.example/p/harbour-lamp'
const copyFor = (facts: string) => {
  const html = `<html lang="en"><head><title>Harbour Lamp</title><meta property="og:type" content="product"></head><body><main><h1>Harbour Lamp</h1>${facts}<p class="price">£119.00</p><div class="description"><p>A table lamp in spun steel that throws its light down and leaves your eyes in peace.</p></div></main></body></html>`
  const product = extractProduct(html, url, url)
  const { options } = writeCopy(
    { url, title: product.title, description: product.description, languages: ['en'], facts: factsOf(product) },
    1,
  )
  return {
    words: options.map(({ headline, description }) => `${headline} ${description}`).join(' | '),
    calls: options.map(({ callToAction }) => callToAction),
  }
}

test('ads mention a rating only when the page shows it', () => {
  expect(copyFor('<p>Rated 4.8 out of 5 stars by 1,204 customers</p>').words).toMatch(/4\.8/)
  expect(copyFor('').words).not.toMatch(/out of 5|★|rated/i)
})

test('ads mention features that the page shows', () => {
  expect(copyFor('<h2>Features</h2><ul><li>Cable of braided hemp</li><li>Hand-spun steel shade</li></ul>').words).toMatch(
    /braided hemp|spun steel shade/i,
  )
})

test('no ad asks to buy a product the page calls sold out', () => {
  expect(copyFor('<p class="stock">In stock</p>').calls).toContain('Shop now')
  for (const call of copyFor('<p class="stock">Sold out</p>').calls) expect(['Learn more', 'See more']).toContain(call)
})
