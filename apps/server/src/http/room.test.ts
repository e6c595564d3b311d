import { expect, test } from 'vitest'
import { createRoom } from './room.ts'

const limits = { total: 40, ofClient: 20, waitingOfClient: 3, waitMs: 60_000 }
const never = new AbortController().signal
const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Asks for room, and notes in `entered` when it gets in. */
function asker(room: ReturnType<typeof createRoom>) {
  const entered: string[] = []
  const releases = new Map<string, () => void>()
  const ask = (name: string, size = 10, signal = never): Promise<void> =>
    room.take(name[0], size, signal).then((release) => {
      entered.push(name)
      releases.set(name, release)
    })
  return { entered, ask, release: (name: string) => releases.get(name)?.() }
}

test('one client takes its share; another gets in beside it, and turns alternate', async () => {
  const { entered, ask, release } = asker(createRoom(limits))
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name))
  await settled()
  expect(entered).toEqual(['a1', 'a2', 'b1', 'b2'])
  release('a1')
  await settled()
  expect(entered.at(-1)).toBe('a3')
  release('b1')
  release('b1')
  await settled()
  expect(entered.at(-1)).toBe('c1')
  release('a2')
  await Promise.all(asked)
})

test('a body above the share of a client gets in alone', async () => {
  const { entered, ask, release } = asker(createRoom(limits))
  const asked = [ask('a1', 35), ask('a2', 1)]
  await settled()
  expect(entered).toEqual(['a1'])
  release('a1')
  await Promise.all(asked)
})

test('beyond the waiting ones of a client the next is busy, while another client still may wait', async () => {
  const { entered, ask } = asker(createRoom(limits))
  void Array.from({ length: 5 }, (_, index) => ask(`a${index}`))
  await expect(ask('a6')).rejects.toMatchObject({ code: 'server.busy' })
  await ask('b1')
  expect(entered).toEqual(['a0', 'a1', 'b1'])
})

test('whoever leaves, or waits too long, gives up its place', async () => {
  const { ask, release, entered } = asker(createRoom({ ...limits, waitMs: 20 }))
  await ask('a1', 20)
  const left = new AbortController()
  const leaving = ask('a2', 20, left.signal)
  left.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  await expect(ask('a3', 20)).rejects.toMatchObject({ code: 'server.busy' })
  release('a1')
  await ask('a4', 20)
  expect(entered).toEqual(['a1', 'a4'])
})
