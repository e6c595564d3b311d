import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test('clients take turns, and each gets its own items in their order', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  queue.add('b', 'b1')
  const taken = [queue.take(() => true), queue.take(() => true)]
  queue.add('b', 'b2')
  queue.add('c', 'c1')
  while (queue.size() > 0) taken.push(queue.take(() => true))
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3'])
  expect(queue.take(() => true)).toBe(null)
})

test('an item that may not be taken yet keeps its place and holds up nobody', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a-long', 'a-short']) queue.add('a', item)
  queue.add('b', 'b-long')
  expect(queue.take((item) => item.endsWith('short'))).toBe('a-short')
  expect(queue.take((item) => item.endsWith('short'))).toBe(null)
  expect(queue.take((item) => item.startsWith('b'))).toBe('b-long')
  expect([queue.sizeOf('a'), queue.size()]).toEqual([1, 1])
})

test('a removed item is not taken', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2']) queue.add('a', item)
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([true, false, false])
  expect(queue.clear()).toEqual(['a2'])
  expect(queue.size()).toBe(0)
})

test('whoever has most makes room, with its newest item, for a client that has less', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  expect([queue.makeRoom('a'), queue.makeRoom('b')]).toEqual([null, 'a3'])
  queue.add('b', 'b1')
  expect(queue.makeRoom('b')).toBe(null)
})

test('the first choice of a client goes before its second, but not before the turn of another', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a-long', 'a-short']) queue.add('a', item)
  queue.add('b', 'b-long')
  const next = () =>
    queue.take(
      (item) => item.endsWith('short'),
      () => true,
    )
  expect([next(), next(), next()]).toEqual(['a-short', 'b-long', 'a-long'])
})
