import { expect, test } from 'vitest'
import { inIdleTime } from './idle.ts'

test('every item has its turn, in order, and none before the caller goes on', async () => {
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

test('what is ended does nothing more', async () => {
  const done: number[] = []
  const stop = inIdleTime([1, 2], (item) => {
    done.push(item)
  })
  stop()
  await new Promise<void>((resolve) => inIdleTime([0], () => resolve()))
  expect(done).toEqual([])
})
