import * as z from 'zod'
import { percentile } from '../figures.ts'
import { type Received } from '../http-client.ts'

/** Who sends a call: clients like any other, one that takes all it gets, or one that means harm. */
type Party = 'others' | 'greedy' | 'hostile'

/** The calls of a kind. `failed`: how many by outcome; the others were answered 2xx. */
export interface CallFigures {
  readonly party: Party
  readonly kind: string
  readonly calls: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly failed: Readonly<Record<string, number>>
}

export interface CallTally {
  readonly add: (party: Party, kind: string, answer: Received) => void
  readonly figures: () => readonly CallFigures[]
}

/** A refusal in our own form. */
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** The status of an answer and the code of our own refusal; with 503 its sentence too, which says what is missing. */
export function outcomeOf({ status, bytes }: Received): string {
  if (status.startsWith('2')) return status
  let body: unknown = null
  try {
    body = JSON.parse(bytes.toString())
  } catch {
    // A file, a page, or nothing.
  }
  const { data } = refusalSchema.safeParse(body)
  if (data === undefined) return status
  const { code, message } = data.error
  return status === '503' ? `${status} ${code} “${message}”` : `${status} ${code}`
}

export function createCallTally(): CallTally {
  const all = new Map<string, { party: Party; kind: string; waits: number[]; failed: Record<string, number> }>()
  return {
    add: (party, kind, answer) => {
      const key = `${party} ${kind}`
      const one = all.get(key) ?? { party, kind, waits: [], failed: {} }
      all.set(key, one)
      one.waits.push(answer.ms)
      if (/^2\d\d$/.test(answer.status)) return
      const failure = outcomeOf(answer)
      one.failed[failure] = (one.failed[failure] ?? 0) + 1
    },
    figures: () =>
      [...all.values()].map(({ party, kind, waits, failed }) => ({
        party,
        kind,
        calls: waits.length,
        p50: Math.round(percentile(waits, 0.5)),
        p99: Math.round(percentile(waits, 0.99)),
        slowest: Math.round(Math.max(...waits)),
        failed,
      })),
  }
}
