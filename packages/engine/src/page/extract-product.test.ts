import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

const url = 'https://shop.example/p/red-mug'
const read = (html: string, at = url) => extractProduct(html, at, at)

test('a product stated as JSON-LD is read whole', () => {
  const product = read(`<!doctype html><html lang="en"><title>Red Mug | Shop</title><h1>Red Mug</h1><script type="application/ld+json">
    {"@context":"https://schema.org","@type":"Product","name":"Red Mug","image":"/mug.jpg","description":"A red mug that keeps tea warm for an hour.",
     "brand":{"@type":"Brand","name":"Acme"},"offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}
    </script>`)
  expect(product).toMatchObject({
    kind: 'product',
    title: 'Red Mug',
    brand: 'Acme',
    price: { amount: 12.5, currency: 'EUR' },
    availability: 'in-stock',
    description: 'A red mug that keeps tea warm for an hour.',
  })
  expect(product.productImages[0].src).toBe('https://shop.example/mug.jpg')
})
