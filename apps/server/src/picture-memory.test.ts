import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPicture, type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { expect, test } from 'vitest'
import { rememberPictures } from './picture-memory.ts'

const MB = 1024 * 1024
const never = new AbortController().signal
const url = 'https://shop.example/mug.jpg'

const picture = (finalUrl: string, bytes = 10): LoadedPicture => ({
  finalUrl,
  contentType: 'image/jpeg',
  bytes: new Uint8Array(bytes),
})

interface Fetched {
  readonly url: string
  readonly signal: AbortSignal
  readonly arrive: (picture: LoadedPicture) => void
  readonly fail: (error: Error) => void
}

/** A loader whose pictures arrive when told, and a clock to set. */
function memory() {
  const fetched: Fetched[] = []
  const clock = { ms: 0 }
  const pages: PageLoader = {
    loadPage: () => Promise.reject(new AdloomError('page.unreachable')),
    loadPicture: (address, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<LoadedPicture>()
      fetched.push({ url: address, signal, arrive: resolve, fail: reject })
      return promise
    },
  }
  return { ...rememberPictures(pages, () => clock.ms), fetched, clock }
}

test('who asks for the same picture at the same time shares one fetch', async () => {
  const { loadPicture, fetched } = memory()
  const five = Promise.all(Array.from({ length: 5 }, () => loadPicture(url, never)))
  fetched[0].arrive(picture(url))
  expect((await five).every(({ finalUrl }) => finalUrl === url)).toBe(true)
  expect(fetched).toHaveLength(1)
})

test('a picture stays at hand for a minute, then it is fetched anew', async () => {
  const { loadPicture, fetched, clock } = memory()
  const first = loadPicture(url, never)
  fetched[0].arrive(picture(url))
  await first
  clock.ms = 59_999
  await loadPicture(url, never)
  expect(fetched).toHaveLength(1)
  clock.ms = 60_000
  const again = loadPicture(url, never)
  expect(fetched).toHaveLength(2)
  fetched[1].arrive(picture(url))
  await again
})

test('at most 32 MB stay at hand, the latest ones', async () => {
  const { loadPicture, fetched } = memory()
  for (const name of ['a', 'b', 'c']) {
    const arriving = loadPicture(name, never)
    fetched[fetched.length - 1].arrive(picture(name, 15 * MB))
    await arriving
  }
  await loadPicture('b', never)
  await loadPicture('c', never)
  expect(fetched.map(({ url: asked }) => asked)).toEqual(['a', 'b', 'c'])
  void loadPicture('a', never)
  expect(fetched).toHaveLength(4)
})

test('one who leaves does not take the picture from the others; the last one ends the fetch', async () => {
  const { loadPicture, fetched } = memory()
  const [one, other] = [new AbortController(), new AbortController()]
  const reason = new AdloomError('request.cancelled')
  const leaving = loadPicture(url, one.signal)
  const staying = loadPicture(url, other.signal)
  one.abort(reason)
  await expect(leaving).rejects.toBe(reason)
  expect(fetched[0].signal.aborted).toBe(false)
  other.abort(reason)
  await expect(staying).rejects.toBe(reason)
  expect(fetched[0].signal.aborted).toBe(true)
  // A later one is not tied to the fetch that was ended.
  const later = loadPicture(url, never)
  fetched[0].fail(reason)
  fetched[1].arrive(picture(url))
  expect((await later).finalUrl).toBe(url)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const { loadPicture, fetched } = memory()
  const waiting = Promise.allSettled([loadPicture(url, never), loadPicture(url, never)])
  fetched[0].fail(new AdloomError('picture.unreachable'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = loadPicture(url, never)
  fetched[1].arrive(picture(url))
  expect((await again).bytes).toHaveLength(10)
})

test('a call that was cancelled before it began fetches nothing', async () => {
  const { loadPicture, fetched } = memory()
  const reason = new AdloomError('request.cancelled')
  await expect(loadPicture(url, AbortSignal.abort(reason))).rejects.toBe(reason)
  expect(fetched).toEqual([])
})
