import { type Promised } from './file-store.conformance.ts'
import { type JobQueue } from './job-queue.ts'

/** An empty queue, a generator of new UUIDs, and a way to put a job in a transaction that is committed or, where `fails`, rolled back. */
interface QueueUnderTest {
  readonly queue: Omit<JobQueue<never>, 'put'>
  readonly newId: () => string
  readonly put: (id: string, fails?: boolean) => Promise<void>
}

function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

async function takeOne({ queue }: QueueUnderTest) {
  const taken = await queue.take()
  if (taken === null) throw new Error('expected a job, found none')
  return taken
}

/** The promises of every job queue. Each check leaves the queue empty. */
export const jobQueuePromises: readonly Promised<QueueUnderTest>[] = [
  {
    name: 'takes jobs in the order they were put, each by one taker',
    check: async (test) => {
      const ids = [test.newId(), test.newId(), test.newId()]
      for (const id of ids) await test.put(id)
      const taken = [await takeOne(test), await takeOne(test), await takeOne(test)]
      expectSame(
        taken.map(({ id }) => id),
        ids,
      )
      expectSame(await test.queue.take(), null)
      for (const each of taken) await test.queue.done(each)
    },
  },
  {
    name: 'never returns a job put in a transaction that failed',
    check: async (test) => {
      await test.put(test.newId(), true)
      expectSame(await test.queue.take(), null)
    },
  },
  {
    name: 'returns a released job again, before later ones, as a new turn',
    check: async (test) => {
      const [first, second] = [test.newId(), test.newId()]
      await test.put(first)
      await test.put(second)
      const once = await takeOne(test)
      await test.queue.release(once)
      const retaken = await takeOne(test)
      expectSame([once.id, retaken.id], [first, first])
      if (once.turn === retaken.turn) throw new Error('two takings have one turn')
      await test.queue.done(retaken)
      await test.queue.done(await takeOne(test))
    },
  },
  {
    name: 'lets only the last taker finish or release a job',
    check: async (test) => {
      await test.put(test.newId())
      const once = await takeOne(test)
      await test.queue.release(once)
      const retaken = await takeOne(test)
      expectSame(await test.queue.heartbeat(once), false)
      await test.queue.done(once)
      await test.queue.release(once)
      expectSame(await test.queue.take(), null)
      expectSame(await test.queue.heartbeat(retaken), true)
      await test.queue.done(retaken)
      expectSame(await test.queue.heartbeat(retaken), false)
    },
  },
  {
    name: 'removes a cancelled job, waiting or taken; a missing one is no error',
    check: async (test) => {
      const [waiting, running] = [test.newId(), test.newId()]
      await test.put(running)
      const taken = await takeOne(test)
      await test.put(waiting)
      await test.queue.cancel(waiting)
      await test.queue.cancel(running)
      await test.queue.cancel(test.newId())
      await test.queue.release(taken)
      expectSame(await test.queue.take(), null)
    },
  },
  {
    name: 'wakes a waiting taker on notify, even when notify came just before',
    check: async (test) => {
      const never = new AbortController().signal
      expectSame(await test.queue.take(), null)
      const waiting = test.queue.waitForWork(never)
      test.queue.notify()
      await waiting
      expectSame(await test.queue.take(), null)
      test.queue.notify()
      await test.queue.waitForWork(never)
    },
  },
  {
    name: 'stops waiting when the signal aborts',
    check: async (test) => {
      const leaving = new AbortController()
      expectSame(await test.queue.take(), null)
      const waiting = test.queue.waitForWork(leaving.signal)
      leaving.abort()
      await waiting
      await test.queue.waitForWork(leaving.signal)
    },
  },
]
