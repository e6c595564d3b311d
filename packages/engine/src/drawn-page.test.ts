import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPage, type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { type PageRenderer } from './page/render-page.ts'
import { readProduct } from './studio.ts'
import { tasks } from './tasks.ts'
import { type Workers } from './workers.ts'

const url = 'https://shop.example/p/red-mug'
const shell = '<!doctype html><title>Shop</title><div id="root"></div><script src="/app.js"></script>'
const mug =
  '<title>Red Mug</title><h1>Red Mug</h1><img src="/mug.jpg" alt="Red Mug"><p class="price">€12.50</p><button>Add to cart</button>'
const lost = '<title>Page not found</title><h1>Page not found</h1><p>Nothing here.</p>'

const workers: Workers = {
  // The task of a name takes and gives what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  close: async () => undefined,
}

function reader(html: string, drawn: string | AdloomError | null) {
  const asked: LoadedPage[] = []
  const renderer: PageRenderer = {
    render: async (page) => {
      asked.push(page)
      if (drawn instanceof AdloomError) throw drawn
      return { html: drawn ?? '', finalUrl: page.finalUrl }
    },
  }
  const pages: PageLoader = {
    loadPage: async () => ({ html, finalUrl: url }),
    loadPicture: () => Promise.reject(new AdloomError('picture.unreachable')),
    peekPicture: async () => ({ state: 'unknown' }),
  }
  const looks = { loadLook: async () => ({ sheets: [], logo: null }) }
  return { asked, parts: { pages, looks, workers, renderer: drawn === null ? null : renderer } }
}
const signal = new AbortController().signal

test('an empty page is drawn, and read as its scripts left it', async () => {
  const { asked, parts } = reader(shell, mug)
  expect(await readProduct(url, null, parts, signal)).toMatchObject({ kind: 'product', title: 'Red Mug', price: { amount: 12.5 } })
  expect(asked).toHaveLength(1)
})

test('what an empty page turns out to be is what is refused', async () => {
  const { parts } = reader(shell, lost)
  await expect(readProduct(url, null, parts, signal)).rejects.toMatchObject({ code: 'page.error' })
})

test.each([
  ['no browser is named', null],
  ['the browser fails', new AdloomError('page.failed', { values: { status: 'browser' } })],
  ['the browser takes too long', new AdloomError('page.timeout')],
])('an empty page is refused as it was loaded when %s', async (_, drawn) => {
  const { parts } = reader(shell, drawn)
  await expect(readProduct(url, null, parts, signal)).rejects.toMatchObject({ code: 'page.shell' })
})

test('a page that says something, a wall and a pasted page need no browser', async () => {
  const good = reader(mug, lost)
  expect(await readProduct(url, null, good.parts, signal)).toMatchObject({ title: 'Red Mug' })
  const wall = reader('<title>Just a moment...</title><h1>Checking your browser</h1>', mug)
  await expect(readProduct(url, null, wall.parts, signal)).rejects.toMatchObject({ code: 'page.challenge' })
  const pasted = reader(mug, mug)
  await expect(readProduct(url, shell, pasted.parts, signal)).rejects.toMatchObject({ code: 'page.shell' })
  expect([...good.asked, ...wall.asked, ...pasted.asked]).toEqual([])
})
