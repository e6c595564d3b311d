import { expect, test } from 'vitest'
import { inIdleTime } from './idle.ts'

test('every item is processed in order, and none before the caller continues', async () => {
  const done: number[] = []
  const items = Array.from({ length: 50 }, (_, place) => place)
  await new Promise<void>((resolve) => {
    inIdleTime(items, (item) => {
      done.push(item)
      if (item === 49) resolve()
    })
    expect(done).toEqual([])
  })
  expect(done).toEqual(items)
})

test('a stopped run processes no more items', async () => {
  const done: number[] = []
  const stop = inIdleTime([1, 2], (item) => {
    done.push(item)
  })
  stop()
  await new Promise<void>((resolve) => inIdleTime([0], () => resolve()))
  expect(done).toEqual([])
})
