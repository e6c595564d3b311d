import { parentPort, workerData } from 'node:worker_threads'
import { newAsks, startGreedy } from '../greedy.ts'
import { hostileCases } from '../robust/hostile-files.ts'
import { startHostile } from './hostile-calls.ts'
import { openHostileShop } from './hostile-shop.ts'
import { type Load, type LoadEnded, type LoadOpened } from './load.ts'
import { createCallTally, outcomeOf } from './call-tally.ts'

/** The load beside the modest clients, in a thread of its own: what it costs to make does not delay them. */

// Given by `steady.ts`, which has no other.
const { address, shop, greedy, hostile, only, corpus } = workerData as Load
const port = parentPort
if (port === null) throw new Error('load-thread.ts is started by steady.ts')
const say = (news: LoadOpened | LoadEnded): void => port.postMessage(news)

const hostileShop = await openHostileShop(corpus ?? '', corpus === null ? [] : hostileCases(corpus))
port.once('message', () => {
  const tally = createCallTally()
  const slowest = new Map<string, { readonly ms: number; readonly answer: string }>()
  const parties = [
    startGreedy(address, newAsks(shop), greedy, (kind, answer) => tally.add('greedy', kind, answer)),
    startHostile(address, {
      shop: hostileShop,
      clients: hostile,
      only,
      onAnswer: (kind, name, answer) => {
        tally.add('hostile', kind, answer)
        const input = `${kind}: ${name}`
        const ms = Math.round(answer.ms)
        if (ms > (slowest.get(input)?.ms ?? -1)) slowest.set(input, { ms, answer: outcomeOf(answer) })
      },
    }),
  ]
  port.once('message', () => {
    for (const { stop } of parties) stop()
    const inputs = [...slowest].map(([input, one]) => ({ input, ...one })).toSorted((one, other) => other.ms - one.ms)
    say({ calls: tally.figures(), inputs })
    void hostileShop.close().then(() => process.exit())
  })
})
say({ host: hostileShop.host })
