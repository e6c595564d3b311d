import { afterEach, expect, test, vi } from 'vitest'
import { createHotFiles } from './hot-files.ts'

afterEach(() => vi.useRealTimers())

/** A store that counts what is asked of it, with a clock of its own. */
function countedStore() {
  const asked = { find: 0, read: 0 }
  const sizes = new Map<string, number>()
  const clock = { ms: 0 }
  const hot = createHotFiles(
    {
      find: async (key) => {
        asked.find++
        const size = sizes.get(key)
        return size === undefined ? null : { key, contentType: 'image/jpeg', size }
      },
      read: async (key) => {
        asked.read++
        return new Uint8Array(sizes.get(key) ?? 0).fill(7)
      },
    },
    () => clock.ms,
  )
  const fetched = async (key: string): Promise<number | null> => {
    const file = await hot.find(key)
    return file === null ? null : ((await hot.read(file))?.length ?? null)
  }
  return { asked, sizes, clock, hot, fetched }
}

test('a file that is asked for again is found and read once', async () => {
  const { asked, sizes, fetched } = countedStore()
  sizes.set('a.jpg', 1000)
  expect([await fetched('a.jpg'), await fetched('a.jpg')]).toEqual([1000, 1000])
  expect(asked).toEqual({ find: 1, read: 1 })
})

test('a file that this process removed is gone at once', async () => {
  const { sizes, hot, fetched } = countedStore()
  sizes.set('a.jpg', 1000)
  await fetched('a.jpg')
  sizes.delete('a.jpg')
  hot.forget('a.jpg')
  expect(await fetched('a.jpg')).toBeNull()
})

test('a file that another process removed is gone within a second', async () => {
  const { sizes, clock, fetched } = countedStore()
  sizes.set('a.jpg', 1000)
  await fetched('a.jpg')
  sizes.delete('a.jpg')
  clock.ms = 1000
  expect(await fetched('a.jpg')).toBeNull()
})

test('a file that stays is read once, however often it is looked for', async () => {
  const { asked, sizes, clock, fetched } = countedStore()
  sizes.set('a.jpg', 1000)
  for (clock.ms = 0; clock.ms < 5000; clock.ms += 1000) await fetched('a.jpg')
  expect(asked).toEqual({ find: 5, read: 1 })
})

test('a large file is not read into memory', async () => {
  const { asked, sizes, fetched } = countedStore()
  sizes.set('film.mp4', 5_000_000)
  expect(await fetched('film.mp4')).toBeNull()
  expect(asked.read).toBe(0)
})

test('of more than 16 MB those that were asked for last stay', async () => {
  const { asked, sizes, fetched } = countedStore()
  const keys = Array.from({ length: 20 }, (_, place) => `${place}.jpg`)
  for (const key of keys) sizes.set(key, 1024 * 1024)
  for (const key of keys) await fetched(key)
  await fetched('19.jpg')
  expect(asked.read).toBe(20)
  await fetched('0.jpg')
  expect(asked.read).toBe(21)
})

test('what nobody asks for leaves the memory', async () => {
  vi.useFakeTimers()
  const { asked, sizes, clock, fetched } = countedStore()
  sizes.set('a.jpg', 1000)
  await fetched('a.jpg')
  clock.ms = 60_000
  vi.advanceTimersByTime(60_000)
  await fetched('a.jpg')
  expect(asked.read).toBe(2)
})
