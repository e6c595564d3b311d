import { accentOf } from '@adloom/domain/brand.ts'
import { type StyleLoader } from '@adloom/domain/ports/style-loader.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { afterAll, expect, test } from 'vitest'
import { readProduct } from './read-product.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers({ size: 1, queueLimit: 16 })
afterAll(() => workers.close())

const never = new AbortController().signal
const address = 'https://shop.example/products/kettle'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path fill="#7a1f5c" d="M0 0h120v40H0z"/></svg>'
const html =
  '<html lang="en"><head><title>Copper Kettle</title><link rel="stylesheet" href="/theme.css"><script type="application/ld+json">' +
  '{"@type":"Product","name":"Copper Kettle","offers":{"price":"64","priceCurrency":"GBP"},"image":"https://shop.example/k.jpg"}</script></head>' +
  '<body><header><a href="/"><img class="logo" src="/logo.svg" alt="logo"></a></header><main><h1>Copper Kettle</h1><p>£64.00</p><button class="buy">Add to basket</button></main></body></html>'

const pages: PageLoader = {
  loadPage: (url) => Promise.resolve({ html, finalUrl: url }),
  forgetPage: () => undefined,
  loadImage: () => Promise.reject(new Error('no picture is loaded here')),
  probeImage: () => Promise.resolve({ state: 'unknown' }),
}

const read = (styles: StyleLoader, pasted: string | null = null) =>
  readProduct(address, pasted, { pages, styles, renderer: null, workers, allowHosts: [], now: () => 0 }, never)

test('a page is read with its style sheet and its logo, which is rasterised and measured', async () => {
  const orders: unknown[] = []
  const product = await read({
    loadStyle: (order) => {
      orders.push(order)
      const logo = { finalUrl: 'https://shop.example/logo.svg', contentType: 'image/svg+xml', bytes: Buffer.from(svg) }
      return Promise.resolve({ sheets: ['.buy{border-radius:4px}'], logo })
    },
  })
  expect(orders).toEqual([{ sheets: ['https://shop.example/theme.css'], logo: 'https://shop.example/logo.svg' }])
  expect(accentOf(product.styles.colors)).toBe('#7A1F5C')
  expect(product.styles.elementStyles.button).toEqual({ 'border-radius': '4px' })
  expect(product.brandProfile.logoCandidates[0]).toMatchObject({ kind: 'header', width: 640, height: 213 })
})

test.each([
  ['nothing came in time', { sheets: [], logo: null }],
  ['the logo is no picture', { sheets: [], logo: { finalUrl: address, contentType: 'text/html', bytes: Buffer.from('<h1>Gone</h1>') } }],
])('the page is still read when %s', async (_, look) => {
  const product = await read({ loadStyle: () => Promise.resolve(look) })
  expect([product.title, product.styles.colors]).toEqual(['Copper Kettle', []])
})

test('a pasted page fetches nothing', async () => {
  const product = await read({ loadStyle: () => Promise.reject(new Error('a pasted page fetches nothing')) }, html)
  expect(product.title).toBe('Copper Kettle')
})
