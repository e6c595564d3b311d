import { expect, test } from 'vitest'
import { percentOfAll, callWithProgress } from './image-progress.ts'

/** A server that reports these percentages in turn, then repeats the last one; null fails. */
function reporting(percents: readonly (number | null | 'fails')[]) {
  const keys: string[] = []
  let next = 0
  const progress = ({ key }: { key: string }) => {
    keys.push(key)
    const percent = percents[next++] ?? null
    return percent === 'fails' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ percent, images: [] })
  }
  const wait = (_ms: number, signal: AbortSignal) =>
    next < percents.length
      ? Promise.resolve()
      : new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  return { api: { progress }, wait, keys, hasReportedAll: () => next >= percents.length }
}

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 0))
}

test('progress only grows, and failed requests are skipped', async () => {
  const server = reporting([null, 12, 12, 'fails', 8, 60])
  const percents: number[] = []
  const call = async () => {
    await until(server.hasReportedAll)
    return 'picture'
  }
  await expect(callWithProgress('key-of-it', call, { ...server, onProgress: (percent) => percents.push(percent) })).resolves.toBe('picture')
  expect(percents).toEqual([12, 60])
  expect(new Set(server.keys)).toEqual(new Set(['key-of-it']))
})

test('polling stops once the answer arrived or the call failed', async () => {
  const server = reporting([5])
  const failing = callWithProgress('key-of-it', () => until(server.hasReportedAll).then(() => Promise.reject(new Error('no'))), {
    ...server,
    onProgress: () => undefined,
  })
  await expect(failing).rejects.toThrow('no')
  const requestCount = server.keys.length
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(server.keys).toHaveLength(requestCount)
})

test('the progress of several images is complete only when the last one is there', () => {
  expect(percentOfAll(['a', null], (place) => (place === 1 ? 50 : 0))).toBe(75)
  expect(percentOfAll([null], () => 100)).toBe(99)
  expect(percentOfAll(['a', 'b'], () => 0)).toBe(100)
  expect(percentOfAll([], () => 0)).toBe(0)
})
