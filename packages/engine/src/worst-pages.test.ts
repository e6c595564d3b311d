import { productSchema } from '@adloom/domain/product.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { endlessPages } from './endless-pages.test-data.ts'
import { createWorkers } from './workers.ts'

const HERE = 'https://shop.example/p/red-mug'
const never = new AbortController().signal
const workers = createWorkers({ size: 1, queueLimit: 1 })
afterAll(() => workers.close())

describe('a page of any length', () => {
  // The thread's deadline is the limit: a reader that is quadratic in any of these needs minutes, a recursive one dies.
  test.each(Object.keys(endlessPages))('is read in time with endless %s', async (name) => {
    const product = await workers.run('extractProduct', { html: endlessPages[name](20_000), url: HERE, finalUrl: HERE }, never)
    expect(productSchema.safeParse(product).error).toBeUndefined()
  })
})
