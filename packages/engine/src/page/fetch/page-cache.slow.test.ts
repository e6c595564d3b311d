import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPage, type LoadedImage, type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { styleLoaderWithLogosOf, rememberFetched } from './page-cache.ts'

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

interface Asked<T> {
  readonly url: string
  readonly signal: AbortSignal
  readonly arrive: (value: T) => void
  readonly fail: (error: Error) => void
}

/** One call of a loader that answers when told. */
function answered<T>() {
  const asked: Asked<T>[] = []
  const call = (address: string, signal: AbortSignal): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    asked.push({ url: address, signal, arrive: resolve, fail: reject })
    return promise
  }
  return { asked, call }
}

/** A loader that answers when told, behind the memory, and a clock to set. */
function memory() {
  const [images, pages, peeks] = [answered<LoadedImage>(), answered<LoadedPage>(), answered<ImageProbe>()]
  const clock = { ms: 0 }
  const loader: PageLoader = { loadPage: pages.call, forgetPage: () => undefined, loadImage: images.call, probeImage: peeks.call }
  return { ...rememberFetched(loader, () => clock.ms), fetched: images.asked, pages: pages.asked, peeks: peeks.asked, clock }
}

test('who asks for the same picture at the same time shares one fetch', async () => {
  const { loadImage, fetched } = memory()
  const five = Promise.all(Array.from({ length: 5 }, () => loadImage(url, never)))
  fetched[0].arrive(image(url))
  expect((await five).every(({ finalUrl }) => finalUrl === url)).toBe(true)
  expect(fetched).toHaveLength(1)
})

test('a picture stays at hand for five minutes, then it is fetched anew', async () => {
  const { loadImage, fetched, clock } = memory()
  const first = loadImage(url, never)
  fetched[0].arrive(image(url))
  await first
  clock.ms = 299_999
  await loadImage(url, never)
  expect(fetched).toHaveLength(1)
  clock.ms = 300_000
  const again = loadImage(url, never)
  expect(fetched).toHaveLength(2)
  fetched[1].arrive(image(url))
  await again
})

test('at most 48 MB stay at hand, the last used ones', async () => {
  const { loadImage, fetched } = memory()
  const load = async (name: string): Promise<void> => {
    const arriving = loadImage(`https://shop.example/${name}`, never)
    fetched.at(-1)?.arrive(image(`https://shop.example/${name}`, 20 * MB))
    await arriving
  }
  await load('a')
  await load('b')
  // Used again, so 'b' is the one to go.
  await load('a')
  await load('c')
  await load('a')
  expect(fetched.map(({ url: asked }) => asked.at(-1))).toEqual(['a', 'b', 'c'])
  await load('b')
  expect(fetched).toHaveLength(4)
})

test('one who leaves does not take the picture from the others; the last one ends the fetch', async () => {
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
  // A later one is not tied to the fetch that was ended.
  const later = loadImage(url, never)
  fetched[0].fail(reason)
  fetched[1].arrive(image(url))
  expect((await later).finalUrl).toBe(url)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const { loadImage, fetched } = memory()
  const waiting = Promise.allSettled([loadImage(url, never), loadImage(url, never)])
  fetched[0].fail(new AdloomError('picture.unreachable'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = loadImage(url, never)
  fetched[1].arrive(image(url))
  expect((await again).bytes).toHaveLength(10)
})

test('a call that was cancelled before it began fetches nothing', async () => {
  const { loadImage, fetched } = memory()
  const reason = new AdloomError('request.cancelled')
  await expect(loadImage(url, AbortSignal.abort(reason))).rejects.toBe(reason)
  expect(fetched).toEqual([])
})

test('a page is fetched once by its address, by where it was found, and by either with a fragment', async () => {
  const { loadPage, pages } = memory()
  const first = loadPage('https://shop.example/m?id=1', never)
  pages[0].arrive(page('https://shop.example/mug'))
  await first
  for (const again of ['https://shop.example/m?id=1', 'https://shop.example/mug', 'https://shop.example/mug#reviews'])
    expect((await loadPage(again, never)).finalUrl).toBe('https://shop.example/mug')
  expect(pages).toHaveLength(1)
  void loadPage('https://shop.example/m?id=2', never)
  expect(pages).toHaveLength(2)
})

test('a page is asked for anew after a minute', async () => {
  const { loadPage, pages, clock } = memory()
  const first = loadPage('https://shop.example/mug', never)
  pages[0].arrive(page('https://shop.example/mug'))
  await first
  clock.ms = 60_000
  void loadPage('https://shop.example/mug', never)
  expect(pages).toHaveLength(2)
})

test('a page that was forgotten is fetched anew by each of its names; one that came meanwhile stays', async () => {
  const { loadPage, forgetPage, pages } = memory()
  const first = loadPage('https://shop.example/m?id=1', never)
  pages[0].arrive(page('https://shop.example/mug', '<h1>Just a moment</h1>'))
  const wall = await first
  forgetPage(wall)
  const second = loadPage('https://shop.example/mug#reviews', never)
  expect(pages).toHaveLength(2)
  pages[1].arrive(page('https://shop.example/mug'))
  await second
  // Somebody else, told of the wall a little later.
  forgetPage(wall)
  expect((await loadPage('https://shop.example/mug', never)).html).toBe('<h1>Mug</h1>')
  void loadPage('https://shop.example/m?id=1', never)
  expect(pages).toHaveLength(3)
})

test('pages take 24 MB at most', async () => {
  const { loadPage, pages } = memory()
  for (const name of ['a', 'b', 'c', 'a']) {
    const arriving = loadPage(`https://shop.example/${name}`, never)
    pages.at(-1)?.arrive(page(`https://shop.example/${name}`, 'x'.repeat(5 * MB)))
    await arriving
  }
  expect(pages.map(({ url: asked }) => asked.at(-1))).toEqual(['a', 'b', 'c', 'a'])
})

test('a picture that came whole while it was measured is not fetched again', async () => {
  const { loadImage, probeImage: peekImage, fetched, peeks } = memory()
  const whole: LoadedImage = { finalUrl: 'https://cdn.example/mug.svg', contentType: 'image/svg+xml', bytes: svg }
  const measuring = peekImage(url, never)
  peeks[0].arrive({ state: 'measured', width: 30, height: 20, whole })
  await measuring
  expect(await loadImage(url, never)).toEqual(whole)
  expect(await loadImage('https://cdn.example/mug.svg', never)).toEqual(whole)
  expect(fetched).toEqual([])
})

test('a picture at hand is measured where it is, and what was measured is not measured again', async () => {
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

test('the logo of a look is the picture that is fetched for the ad; without it the style sheets still come', async () => {
  const { loadImage, fetched } = memory()
  const looks = styleLoaderWithLogosOf(
    { loadStyle: async ({ sheets, logo }) => ({ sheets: [...sheets, String(logo)], logo: null }) },
    { loadImage },
  )
  const looking = looks.loadStyle({ sheets: ['a'], logo: url }, never)
  fetched[0].arrive(image(url))
  expect(await looking).toEqual({ sheets: ['a', 'null'], logo: image(url) })
  await loadImage(url, never)
  expect(fetched).toHaveLength(1)
  const without = looks.loadStyle({ sheets: [], logo: 'https://shop.example/none.svg' }, never)
  fetched[1].fail(new AdloomError('picture.unreachable'))
  expect((await without).logo).toBeNull()
})
