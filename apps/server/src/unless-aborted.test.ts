import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { within } from './http/mount-calls.ts'
import { unlessAborted } from './unless-aborted.ts'

test('of calls that are over nothing stays while their server runs', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // the flag gives it to new contexts
  const running = new AbortController().signal
  const call = async (): Promise<WeakRef<object>> => new WeakRef(await within(60_000, [running], async () => ({ reply: 'x' })))
  const replies = await Promise.all(Array.from({ length: 20 }, call))
  for (let time = 0; time < 5; time++) {
    await turn()
    collect()
  }
  expect(replies.filter((reply) => reply.deref() !== undefined)).toEqual([])
  expect(running.aborted).toBe(false)
})

test('an abort, before or later, fails with its reason, and the failure of the work that nobody awaits any more is no error', async () => {
  const before = unlessAborted(Promise.reject(new Error('work')), AbortSignal.abort(new Error('before')))
  await expect(before).rejects.toThrow('before')
  const later = new AbortController()
  const work = Promise.withResolvers<never>()
  const waiting = unlessAborted(work.promise, later.signal)
  later.abort(new Error('later'))
  await expect(waiting).rejects.toThrow('later')
  work.reject(new Error('too late'))
  await turn()
})
