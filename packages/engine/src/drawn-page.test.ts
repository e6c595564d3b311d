import { endpoints } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPage, type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { cacheFetched } from './page/fetch/page-cache.ts'
import { type PageRenderer } from './page/fetch/render-page.ts'
import { readProduct } from './read-product.ts'
import { tasks } from './tasks.ts'
import { type Workers } from './workers.ts'

const url = 'https://shop.example/p/red-mug'
const shell = '<!doctype html><title>Shop</title><div id="root"></div><script src="/app.js"></script>'
const mug =
  '<title>Red Mug</title><h1>Red Mug</h1><img src="/mug.jpg" alt="Red Mug"><p class="price">€12.50</p><button>Add to cart</button>'
const lost = '<title>Page not found</title><h1>Page not found</h1><p>Nothing here.</p>'

const workers: Workers = {
  // The task of a name takes and gives the types of that name.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

/** A reader of one page that takes `loadMs` to arrive; `drawn` is what a browser renders. */
function reader(html: string, drawn: string | AdloomError | null, loadMs = 0) {
  const renderings: { readonly page: LoadedPage; readonly withinMs: number }[] = []
  const clock = { ms: 1_000_000 }
  const renderer: PageRenderer = {
    render: async (page, withinMs) => {
      renderings.push({ page, withinMs })
      if (drawn instanceof AdloomError) throw drawn
      return { html: drawn ?? '', finalUrl: page.finalUrl }
    },
  }
  const pages: PageLoader = {
    loadPage: async () => {
      clock.ms += loadMs
      return { html, finalUrl: url }
    },
    forgetPage: () => undefined,
    loadImage: () => Promise.reject(new AdloomError('picture.unreachable')),
    probeImage: async () => ({ state: 'unknown' }),
  }
  const styles = { loadStyle: async () => ({ sheets: [], logo: null }) }
  return {
    asked: renderings,
    parts: { pages, styles, workers, renderer: drawn === null ? null : renderer, allowHosts: [], now: () => clock.ms },
  }
}
const signal = new AbortController().signal

test('an empty page is rendered, and read as its scripts left it', async () => {
  const { asked, parts } = reader(shell, mug)
  expect(await readProduct(url, null, parts, signal)).toMatchObject({ kind: 'product', title: 'Red Mug', price: { amount: 12.5 } })
  expect(asked).toHaveLength(1)
})

test('an empty page is rejected by the kind it has after rendering', async () => {
  const { parts } = reader(shell, lost)
  await expect(readProduct(url, null, parts, signal)).rejects.toMatchObject({ code: 'page.error' })
})

test.each([
  ['no browser is named', null],
  ['the browser fails', new AdloomError('page.failed', { values: { status: 'browser' } })],
  ['the browser takes too long', new AdloomError('page.timeout')],
])('an empty page is rejected as it was loaded when %s', async (_, drawn) => {
  const { parts } = reader(shell, drawn)
  await expect(readProduct(url, null, parts, signal)).rejects.toMatchObject({ code: 'page.shell' })
})

test('a page with content, a bot wall and a pasted page need no browser', async () => {
  const good = reader(mug, lost)
  expect(await readProduct(url, null, good.parts, signal)).toMatchObject({ title: 'Red Mug' })
  const wall = reader('<title>Just a moment...</title><h1>Checking your browser</h1>', mug)
  await expect(readProduct(url, null, wall.parts, signal)).rejects.toMatchObject({ code: 'page.challenge' })
  const pasted = reader(mug, mug)
  await expect(readProduct(url, shell, pasted.parts, signal)).rejects.toMatchObject({ code: 'page.shell' })
  expect([...good.asked, ...wall.asked, ...pasted.asked]).toEqual([])
})

test("fetching and rendering share the page's time, so that the call can still answer in time", async () => {
  const quick = reader(shell, mug, 500)
  await readProduct(url, null, quick.parts, signal)
  const slow = reader(shell, mug, 12_000)
  await readProduct(url, null, slow.parts, signal)
  const [[first], [second]] = [quick.asked, slow.asked]
  expect(first.withinMs - second.withinMs).toBe(11_500)
  expect(12_000 + second.withinMs).toBeLessThanOrEqual(endpoints.parseProduct.timeoutMs - 3_000)
})

test('a page that took nearly all the time is not rendered', async () => {
  const { asked, parts } = reader(shell, mug, 14_900)
  await expect(readProduct(url, null, parts, signal)).rejects.toMatchObject({ code: 'page.shell' })
  expect(asked).toEqual([])
})

test('a retry fetches a rejected page again, but not one that was read', async () => {
  const replies = ['<title>Just a moment...</title><h1>Checking your browser</h1>', mug]
  let fetched = 0
  const { parts } = reader('', null)
  const pages = cacheFetched(
    { ...parts.pages, loadPage: async () => ({ html: replies[Math.min(fetched++, replies.length - 1)], finalUrl: url }) },
    parts.now,
  )
  const read = () => readProduct(url, null, { ...parts, pages }, signal)
  await expect(read()).rejects.toMatchObject({ code: 'page.challenge' })
  expect(await read()).toMatchObject({ title: 'Red Mug' })
  await read()
  expect(fetched).toBe(2)
})

test('a failure that is no error has a sentence of its own', async () => {
  const { parts } = reader(mug, null)
  // oxlint-disable-next-line prefer-promise-reject-errors -- what is tested
  const pages = { ...parts.pages, loadPage: () => Promise.reject('gone') }
  await expect(readProduct(url, null, { ...parts, pages }, signal)).rejects.toMatchObject({
    code: 'page.unread',
    message: 'Failed to scrape URL. Please check the URL or try again.',
  })
})
