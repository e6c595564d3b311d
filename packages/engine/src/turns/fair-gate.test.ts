import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { actFor } from './current-client.ts'
import { createFairGate } from './fair-gate.ts'

const never = new AbortController().signal

test('so many get in at once, and clients take turns for the next places', async () => {
  const gate = createFairGate(1)
  const entered: string[] = []
  const visit = (client: string) =>
    actFor(client, async () => {
      const leave = await gate.enter(never)
      entered.push(client)
      await turn()
      leave()
    })
  await Promise.all([visit('greedy'), visit('greedy'), visit('greedy'), visit('modest')])
  expect(entered).toEqual(['greedy', 'greedy', 'modest', 'greedy'])
})

test('where all waiting places are taken a client with more gives way to one with less, and everybody else is refused', async () => {
  const gate = createFairGate(0, 2)
  const enter = (client: string) => actFor(client, () => gate.enter(never)).catch((error: unknown) => error)
  const [first, second] = [enter('greedy'), enter('greedy')]
  expect(await enter('greedy')).toMatchObject({ code: 'server.busy' })
  const modest = enter('modest')
  expect(await second).toMatchObject({ code: 'server.busy' })
  expect(await Promise.race([first, modest, turn('both wait')])).toBe('both wait')
})

test('who gives up leaves the place to the next', async () => {
  const gate = createFairGate(1)
  const leave = await gate.enter(never)
  const leaving = new AbortController()
  const [first, second] = [gate.enter(leaving.signal), gate.enter(never)]
  leaving.abort()
  await expect(first).rejects.toMatchObject({ code: 'request.cancelled' })
  leave()
  ;(await second)()
})
