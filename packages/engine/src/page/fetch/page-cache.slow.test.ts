import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPage, type LoadedImage, type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { styleLoaderWithLogosOf, cacheFetched } from './page-cache.ts'

const MB = 1024 * 1024
const never = new AbortController().signal
const url = 'https://shop.example/mug.jpg'

const image = (finalUrl: string, bytes = 10): LoadedImage => ({
  finalUrl,
  contentType: 'image/jpeg',
  bytes: new Uint8Array(bytes),
})
const page = (finalUrl: string, html = '<h1>Mug</h1>'): LoadedPage => ({ finalUrl, html })
const svg = Buffer.from('<svg width="30" height="20"></svg>')

interface PendingCall<T> {
  readonly url: string
  readonly signal: AbortSignal
  readonly arrive: (value: T) => void
  readonly fail: (error: Error) => void
}

/** One call of a loader that a test answers. */
function answered<T>() {
  const calls: PendingCall<T>[] = []
  const call = (address: string, signal: AbortSignal): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    calls.push({ url: address, signal, arrive: resolve, fail: reject })
    return promise
  }
  return { calls, call }
}

/** A cached loader that a test answers, with a clock to set. */
function memory() {
  const [images, pages, peeks] = [answered<LoadedImage>(), answered<LoadedPage>(), answered<ImageProbe>()]
  const clock = { ms: 0 }
  const loader: PageLoader = { loadPage: pages.call, forgetPage: () => undefined, loadImage: images.call, probeImage: peeks.call }
  return { ...cacheFetched(loader, () => clock.ms), fetched: images.calls, pages: pages.calls, peeks: peeks.calls, clock }
}

test('simultaneous requests for an image share one fetch', async () => {
  const { loadImage, fetched } = memory()
  const five = Promise.all(Array.from({ length: 5 }, () => loadImage(url, never)))
  fetched[0].arrive(image(url))
  expect((await five).every(({ finalUrl }) => finalUrl === url)).toBe(true)
  expect(fetched).toHaveLength(1)
})

test('an image is cached for five minutes, then fetched again', async () => {
  const { loadImage, fetched, clock } = memory()
  const first = loadImage(url, never)
  fetched[0].arrive(image(url))
  await first
  clock.ms = 299_999
  await loadImage(url, never)
  expect(fetched).toHaveLength(1)
  clock.ms = 300_000
  const second = loadImage(url, never)
  expect(fetched).toHaveLength(2)
  fetched[1].arrive(image(url))
  await second
})

test('the cache has at most 48 MB of images, the last used ones', async () => {
  const { loadImage, fetched } = memory()
  const load = async (name: string): Promise<void> => {
    const loading = loadImage(`https://shop.example/${name}`, never)
    fetched.at(-1)?.arrive(image(`https://shop.example/${name}`, 20 * MB))
    await loading
  }
  await load('a')
  await load('b')
  // Used again, so 'b' is evicted first.
  await load('a')
  await load('c')
  await load('a')
  expect(fetched.map(({ url: requested }) => requested.at(-1))).toEqual(['a', 'b', 'c'])
  await load('b')
  expect(fetched).toHaveLength(4)
})

test('one caller’s abort does not affect the others, and the last one’s ends the fetch', async () => {
  const { loadImage, fetched } = memory()
  const [one, other] = [new AbortController(), new AbortController()]
  const reason = new AdloomError('request.cancelled')
  const leaving = loadImage(url, one.signal)
  const staying = loadImage(url, other.signal)
  one.abort(reason)
  await expect(leaving).rejects.toBe(reason)
  expect(fetched[0].signal.aborted).toBe(false)
  other.abort(reason)
  await expect(staying).rejects.toBe(reason)
  expect(fetched[0].signal.aborted).toBe(true)
  // A later request does not join the ended fetch.
  const later = loadImage(url, never)
  fetched[0].fail(reason)
  fetched[1].arrive(image(url))
  expect((await later).finalUrl).toBe(url)
})

test('a failure reaches all waiting callers, and the next request tries again', async () => {
  const { loadImage, fetched } = memory()
  const waiting = Promise.allSettled([loadImage(url, never), loadImage(url, never)])
  fetched[0].fail(new AdloomError('picture.unreachable'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const second = loadImage(url, never)
  fetched[1].arrive(image(url))
  expect((await second).bytes).toHaveLength(10)
})

test('a call that was cancelled before it began fetches nothing', async () => {
  const { loadImage, fetched } = memory()
  const reason = new AdloomError('request.cancelled')
  await expect(loadImage(url, AbortSignal.abort(reason))).rejects.toBe(reason)
  expect(fetched).toEqual([])
})

test('a page is cached by its address, by its final address, and by either with a fragment', async () => {
  const { loadPage, pages } = memory()
  const first = loadPage('https://shop.example/m?id=1', never)
  pages[0].arrive(page('https://shop.example/mug'))
  await first
  for (const address of ['https://shop.example/m?id=1', 'https://shop.example/mug', 'https://shop.example/mug#reviews'])
    expect((await loadPage(address, never)).finalUrl).toBe('https://shop.example/mug')
  expect(pages).toHaveLength(1)
  void loadPage('https://shop.example/m?id=2', never)
  expect(pages).toHaveLength(2)
})

test('a page is fetched again after a minute', async () => {
  const { loadPage, pages, clock } = memory()
  const first = loadPage('https://shop.example/mug', never)
  pages[0].arrive(page('https://shop.example/mug'))
  await first
  clock.ms = 60_000
  void loadPage('https://shop.example/mug', never)
  expect(pages).toHaveLength(2)
})

test('a forgotten page is fetched again under each of its names; a newer one stays', async () => {
  const { loadPage, forgetPage, pages } = memory()
  const first = loadPage('https://shop.example/m?id=1', never)
  pages[0].arrive(page('https://shop.example/mug', '<h1>Just a moment</h1>'))
  const wall = await first
  forgetPage(wall)
  const second = loadPage('https://shop.example/mug#reviews', never)
  expect(pages).toHaveLength(2)
  pages[1].arrive(page('https://shop.example/mug'))
  await second
  // Another caller that received the wall page a little later.
  forgetPage(wall)
  expect((await loadPage('https://shop.example/mug', never)).html).toBe('<h1>Mug</h1>')
  void loadPage('https://shop.example/m?id=1', never)
  expect(pages).toHaveLength(3)
})

test('the cache has at most 24 MB of pages', async () => {
  const { loadPage, pages } = memory()
  for (const name of ['a', 'b', 'c', 'a']) {
    const loading = loadPage(`https://shop.example/${name}`, never)
    pages.at(-1)?.arrive(page(`https://shop.example/${name}`, 'x'.repeat(5 * MB)))
    await loading
  }
  expect(pages.map(({ url: requested }) => requested.at(-1))).toEqual(['a', 'b', 'c', 'a'])
})

test('an image that arrived whole while probed is not fetched again', async () => {
  const { loadImage, probeImage: peekImage, fetched, peeks } = memory()
  const whole: LoadedImage = { finalUrl: 'https://cdn.example/mug.svg', contentType: 'image/svg+xml', bytes: svg }
  const measuring = peekImage(url, never)
  peeks[0].arrive({ state: 'measured', width: 30, height: 20, whole })
  await measuring
  expect(await loadImage(url, never)).toEqual(whole)
  expect(await loadImage('https://cdn.example/mug.svg', never)).toEqual(whole)
  expect(fetched).toEqual([])
})

test('a cached image is probed in the cache, and a probed one is not probed again', async () => {
  const { loadImage, probeImage: peekImage, fetched, peeks } = memory()
  const loading = loadImage(url, never)
  fetched[0].arrive({ finalUrl: url, contentType: 'image/svg+xml', bytes: svg })
  await loading
  expect(await peekImage(url, never)).toMatchObject({ state: 'measured', width: 30, height: 20 })
  const other = 'https://shop.example/large.jpg'
  const measuring = peekImage(other, never)
  peeks[0].arrive({ state: 'measured', width: 3000, height: 2000, whole: null })
  await measuring
  expect(await peekImage(other, never)).toMatchObject({ width: 3000 })
  expect(peeks).toHaveLength(1)
})

test('the style’s logo shares its fetch with the ad’s image; without it the style sheets are still returned', async () => {
  const { loadImage, fetched } = memory()
  const styles = styleLoaderWithLogosOf(
    { loadStyle: async ({ sheets, logo }) => ({ sheets: [...sheets, String(logo)], logo: null }) },
    { loadImage },
  )
  const looking = styles.loadStyle({ sheets: ['a'], logo: url }, never)
  fetched[0].arrive(image(url))
  expect(await looking).toEqual({ sheets: ['a', 'null'], logo: image(url) })
  await loadImage(url, never)
  expect(fetched).toHaveLength(1)
  const without = styles.loadStyle({ sheets: [], logo: 'https://shop.example/none.svg' }, never)
  fetched[1].fail(new AdloomError('picture.unreachable'))
  expect((await without).logo).toBeNull()
})
