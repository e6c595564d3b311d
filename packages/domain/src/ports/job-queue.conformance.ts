import { type Promised } from './file-store.conformance.ts'
import { type JobQueue } from './job-queue.ts'

/**
 * An empty queue, a generator of new UUIDs, and a way to put a job, in turn 0 by default, in a transaction that is committed or, where `fails`, rolled
 * back.
 */
interface QueueUnderTest {
  readonly queue: Omit<JobQueue<never>, 'put'>
  readonly newId: () => string
  readonly put: (id: string, options?: { readonly fails?: boolean; readonly turn?: number }) => Promise<void>
}

function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

async function leaseOne({ queue }: QueueUnderTest) {
  const leased = await queue.leaseNext()
  if (leased === null) throw new Error('expected a job, found none')
  return leased
}

/** The promises of every job queue. Each check leaves the queue empty. */
export const jobQueuePromises: readonly Promised<QueueUnderTest>[] = [
  {
    name: 'leases jobs in the order they were put, each to one worker',
    check: async (test) => {
      const ids = [test.newId(), test.newId(), test.newId()]
      for (const id of ids) await test.put(id)
      const leased = [await leaseOne(test), await leaseOne(test), await leaseOne(test)]
      expectSame(
        leased.map(({ id }) => id),
        ids,
      )
      expectSame(await test.queue.leaseNext(), null)
      for (const each of leased) await test.queue.done(each)
    },
  },
  {
    name: 'leases a job of an earlier turn before those that were put before it',
    check: async (test) => {
      const [late, early, later] = [test.newId(), test.newId(), test.newId()]
      await test.put(late, { turn: 2 })
      await test.put(later, { turn: 2 })
      await test.put(early, { turn: 1 })
      const leased = [await leaseOne(test), await leaseOne(test), await leaseOne(test)]
      expectSame(
        leased.map(({ id }) => id),
        [early, late, later],
      )
      for (const each of leased) await test.queue.done(each)
    },
  },
  {
    name: 'never returns a job put in a transaction that failed',
    check: async (test) => {
      await test.put(test.newId(), { fails: true })
      expectSame(await test.queue.leaseNext(), null)
    },
  },
  {
    name: 'returns a released job again, before later ones, under a new lease',
    check: async (test) => {
      const [first, second] = [test.newId(), test.newId()]
      await test.put(first)
      await test.put(second)
      const once = await leaseOne(test)
      await test.queue.release(once)
      const leasedAgain = await leaseOne(test)
      expectSame([once.id, leasedAgain.id], [first, first])
      if (once.lease === leasedAgain.lease) throw new Error('two leases have one number')
      await test.queue.done(leasedAgain)
      await test.queue.done(await leaseOne(test))
    },
  },
  {
    name: 'lets only the last worker finish or release a job',
    check: async (test) => {
      await test.put(test.newId())
      const once = await leaseOne(test)
      await test.queue.release(once)
      const leasedAgain = await leaseOne(test)
      expectSame(await test.queue.heartbeat(once), false)
      await test.queue.done(once)
      await test.queue.release(once)
      expectSame(await test.queue.leaseNext(), null)
      expectSame(await test.queue.heartbeat(leasedAgain), true)
      await test.queue.done(leasedAgain)
      expectSame(await test.queue.heartbeat(leasedAgain), false)
    },
  },
  {
    name: 'removes a cancelled job, waiting or leased; a missing one is no error',
    check: async (test) => {
      const [waiting, running] = [test.newId(), test.newId()]
      await test.put(running)
      const leased = await leaseOne(test)
      await test.put(waiting)
      await test.queue.cancel(waiting)
      await test.queue.cancel(running)
      await test.queue.cancel(test.newId())
      await test.queue.release(leased)
      expectSame(await test.queue.leaseNext(), null)
    },
  },
  {
    name: 'wakes a waiting worker on notify, even when notify came just before',
    check: async (test) => {
      const never = new AbortController().signal
      expectSame(await test.queue.leaseNext(), null)
      const waiting = test.queue.waitForWork(never)
      test.queue.notify()
      await waiting
      expectSame(await test.queue.leaseNext(), null)
      test.queue.notify()
      await test.queue.waitForWork(never)
    },
  },
  {
    name: 'stops waiting when the signal aborts',
    check: async (test) => {
      const leaving = new AbortController()
      expectSame(await test.queue.leaseNext(), null)
      const waiting = test.queue.waitForWork(leaving.signal)
      leaving.abort()
      await waiting
      await test.queue.waitForWork(leaving.signal)
    },
  },
]
