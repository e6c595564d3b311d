import { type Product } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { createSiteBrands } from './site-brand.ts'

const page = { title: 'A mug', logos: ['logo.svg'], styles: {}, brandProfile: {}, siteName: 'Northbrew' } as unknown as Product
const signal = new AbortController().signal

test('one page of each shop is read, and only its brand is taken', async () => {
  const read: string[] = []
  const brandOf = createSiteBrands(async (url) => {
    read.push(url)
    return page
  })
  const brands = await Promise.all(
    ['https://a.example/1', 'https://a.example/2', 'https://b.example/1'].map((link) => brandOf(link, signal)),
  )
  expect(read).toEqual(['https://a.example/1', 'https://b.example/1'])
  expect(brands[1]).toEqual({ logos: ['logo.svg'], styles: {}, brandProfile: {}, siteName: 'Northbrew' })
})

test('a shop whose page cannot be read has no brand, and is not asked for every product', async () => {
  let asked = 0
  const brandOf = createSiteBrands(async () => {
    asked++
    throw new Error('away')
  })
  expect([await brandOf('https://a.example/1', signal), await brandOf('https://a.example/2', signal), asked]).toEqual([null, null, 1])
})

test('what failed because its job was called off is asked for again', async () => {
  const calledOff = new AbortController()
  const brandOf = createSiteBrands(async (_url, _html, late) => {
    late.throwIfAborted()
    return page
  })
  calledOff.abort()
  expect(await brandOf('https://a.example/1', calledOff.signal)).toBeNull()
  expect(await brandOf('https://a.example/1', signal)).not.toBeNull()
})
