import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseProductUrl, priceSchema } from './product.ts'

describe('a product address', () => {
  test.each([
    ['https://shop.example/mug', 'https://shop.example/mug'],
    ['  shop.example/mug  ', 'https://shop.example/mug'],
    ['HTTP://Shop.Example', 'http://shop.example/'],
    ['shop.example:8080/x', 'https://shop.example:8080/x'],
    ['localhost:4400/x', 'https://localhost:4400/x'],
    ['http://[::1]:80/x', 'http://[::1]/x'],
    ['münchen.example/krug', 'https://xn--mnchen-3ya.example/krug'],
    ['a.co', 'https://a.co/'],
    ['abcd', 'https://abcd/'],
  ])('%j is read as %j', (text, href) => {
    expect(parseProductUrl(text)?.href).toBe(href)
  })
  test.each([
    '',
    '   ',
    'a.c',
    'mug',
    'red shoes',
    'shop.example/red shoes',
    'ftp://shop.example/x',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'data:text/html,x',
    'https://',
    `https://shop.example/${'x'.repeat(2048)}`,
  ])('%j is rejected', (text) => {
    expect(parseProductUrl(text)).toBeNull()
  })
  test('is always http or https, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        const url = parseProductUrl(text)
        expect(['http:', 'https:', undefined]).toContain(url?.protocol)
      }),
    )
  })
  test('stays the same when parsed again', () => {
    fc.assert(
      fc.property(fc.webUrl(), (text) => {
        const url = parseProductUrl(text)
        expect(url === null ? undefined : parseProductUrl(url.href)?.href).toBe(url?.href)
      }),
    )
  })
})

test('a price has a currency of three capitals and is not negative', () => {
  expect(priceSchema.safeParse({ amount: 0, currency: 'EUR' }).success).toBe(true)
  expect(priceSchema.safeParse({ amount: 12.5, currency: '€' }).success).toBe(false)
  expect(priceSchema.safeParse({ amount: -1, currency: 'EUR' }).success).toBe(false)
})
