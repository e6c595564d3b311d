import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const url = 'https://shop.example/p/pine-stool'
const read = (inside: string, head = '', below = '') =>
  extractProduct(
    `<html lang="en"><head><title>Pine Stool</title><meta property="og:type" content="product">${head}</head><body><nav class="menu"><ul><li>Chairs for small rooms</li></ul></nav><main><h1>Pine Stool</h1><div class="price">€24.00</div><button>Add to cart</button>${inside}</main>${below}</body></html>`,
    url,
    url,
  ).features.toSorted()

const both = ['Carries 120 kg', 'Oiled pine']
const pairs = ['Height: 45 cm', 'Material: Pine']

test.each([
  ['a list', '<ul><li>Oiled pine</li><li>Carries 120 kg</li></ul>', both],
  ['a list under a caption', '<h2>Features</h2><ul><li>Oiled pine</li><li>Carries 120 kg</li></ul>', both],
  [
    'a list a button folds away',
    '<button aria-expanded="false">Details</button><div hidden><ul><li>Oiled pine</li><li>Carries 120 kg</li></ul></div>',
    both,
  ],
  ['a table', '<table><tr><th>Material</th><td>Pine</td></tr><tr><th>Height</th><td>45 cm</td></tr></table>', pairs],
  ['a list of definitions', '<dl><dt>Material:</dt><dd>Pine</dd><dt>Height:</dt><dd>45 cm</dd></dl>', pairs],
  [
    'rows of boxes',
    '<div class="specs"><div class="row"><span>Material</span><span>Pine</span></div><div class="row"><span>Height</span><span>45 cm</span></div></div>',
    pairs,
  ],
  ['items with a name and a value', '<ul><li><b>Material</b><span>Pine</span></li><li><b>Height</b><span>45 cm</span></li></ul>', pairs],
  [
    'lines with marks in a description',
    '<div class="description"><p>A stool for every room of a house.</p><p>• Oiled pine<br>• Carries 120 kg</p></div>',
    both,
  ],
  ['paragraphs with marks', '<div class="description"><p>✓ Oiled pine</p><p>✓ Carries 120 kg</p></div>', both],
  ['source lines with dashes', '<div class="description">- Oiled pine\n- Carries 120 kg\n</div>', both],
  ['lines of a name and a value', '<div class="description"><p>Material: Pine<br>Height: 45 cm</p></div>', pairs],
])('features are read from %s', (_, html, expected) => {
  expect(read(html)).toEqual(expected)
})

test('features are read from a description in data that runs its points together', () => {
  const head = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Pine Stool', description: 'A stool for every room. • Oiled pine • Carries 120 kg', offers: { price: 24, priceCurrency: 'EUR' } })}</script>`
  expect(read('', head)).toEqual(both)
})

test.each([
  ['shipping', '<h3>Shipping</h3><ul><li>Leaves us on the same day</li><li>Comes in a carton</li></ul>'],
  ['what lies in the box', '<h3>Lieferumfang</h3><ul><li>Versandkarton</li></ul>'],
  ['sizes', '<div class="size-options"><ul><li>S</li><li>M</li><li>L</li></ul></div>'],
  ['tabs', '<ul class="tabs"><li>Description and more</li><li>Care of wood</li></ul>'],
  ['sharing', '<ul><li>Share on Facebook</li><li>Pin it on Pinterest</li></ul>'],
  ['reviews', '<section class="reviews"><ul><li>Very stable and nice</li><li>Bought it twice</li></ul></section>'],
  ['payment', '<ul class="payment"><li>Visa and others</li><li>Pay by invoice</li></ul>'],
  ['stock', '<ul><li>In stock</li><li>Only 3 left</li></ul>'],
  ['how many bought it', '<ul><li>204 people bought this</li><li>95% recommend it</li></ul>'],
  ['identifiers', '<table><tr><th>SKU</th><td>PS-45</td></tr><tr><th>EAN</th><td>4012345678901</td></tr></table>'],
  ['what it has not', '<table><tr><th>Drawers</th><td>No</td></tr><tr><th>Castors</th><td>None</td></tr></table>'],
])('%s is no feature', (_, html) => {
  expect(read(html)).toEqual([])
})

test('lists of menus, cookies, other products and the footer are no features', () => {
  const below =
    '<div class="cookie-banner"><ul><li>Necessary things only</li><li>Statistics of visits</li></ul></div><section class="related-products"><h2>You may also like</h2><ul><li>Oak bench with back</li><li>Ash chair with arms</li></ul></section><footer><ul><li>About our workshop</li><li>Careers with wood</li></ul></footer>'
  expect(read('<ul><li>Oiled pine</li><li>Carries 120 kg</li></ul>', '', below)).toEqual(both)
})

test('the evidence has the points of its source', () => {
  const html = `<html><head><title>Pine Stool</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Pine Stool', material: 'Pine', offers: { price: 24, priceCurrency: 'EUR' } })}</script></head><body><h1>Pine Stool</h1><ul><li>Oiled by hand</li><li>Carries 120 kg</li></ul></body></html>`
  const product = extractProduct(html, url, url)
  expect(product.features).toEqual(['Material: Pine', 'Oiled by hand', 'Carries 120 kg'])
  expect(product.evidence.features).toEqual({ source: 'json-ld', snippet: 'Material: Pine' })
})
