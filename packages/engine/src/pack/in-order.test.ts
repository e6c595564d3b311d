import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('results come in the order of the items, and only so many are at work at a time', async () => {
  let running = 0
  let most = 0
  const work = async (item: number): Promise<number> => {
    most = Math.max(most, ++running)
    // The first ones take longest.
    for (let turn = item; turn < 6; turn++) await Promise.resolve()
    running--
    return item * 10
  }
  const results = []
  for await (const [, result] of inOrder([1, 2, 3, 4, 5], 2, work)) results.push(result)
  expect(results).toEqual([10, 20, 30, 40, 50])
  expect(most).toBe(2)
})

test('a failure is thrown when it is its turn', async () => {
  const results: number[] = []
  const all = (async () => {
    for await (const [item] of inOrder([1, 2, 3], 3, async (each) => {
      if (each === 2) throw new Error('No 2.')
      return each
    }))
      results.push(item)
  })()
  await expect(all).rejects.toThrow('No 2.')
  expect(results).toEqual([1])
})
