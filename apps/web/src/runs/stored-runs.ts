import * as z from 'zod'
import { storedDocument } from '../browser/stored-document.ts'
import { onOtherTab } from '../browser/storage.ts'
import { refusalSchema } from '../state/wizard/wizard-state.ts'
import { pageTransferSchema, partResultSchema } from './make-ad.ts'

/** Storage key of the runs that have not ended, and of those that have: going back to their screen starts nothing again. */
const RUNS_KEY = 'adloom.runs'
const ENDED_KEY = 'adloom.ended-runs'
const VERSION = 1
/** Number of runs stored at once; beyond it, the oldest are dropped. */
const RUNS_MAX = 20
const ENDED_MAX = 50

const runOrderSchema = z.object({
  /** The key of the history entry it was started from. */
  id: z.string(),
  kind: z.enum(['image', 'video']),
  from: pageTransferSchema,
})
/** What a run makes, and of what. */
export type RunOrder = z.infer<typeof runOrderSchema>

const storedRunSchema = runOrderSchema.extend({
  /** What its parts made so far: none of them is made again. */
  results: z.partialRecord(z.string(), partResultSchema),
  /** Why it failed; null while it goes on. */
  failure: refusalSchema.nullable().default(null),
})
export type StoredRun = z.infer<typeof storedRunSchema>

const runs = storedDocument({ key: RUNS_KEY, version: VERSION, schema: z.array(storedRunSchema), empty: [] })
const ended = storedDocument({ key: ENDED_KEY, version: VERSION, schema: z.array(z.string()), empty: [] })

/** The runs that have not ended, oldest first. */
export const storedRuns = (): Promise<readonly StoredRun[]> => runs.change((all) => all)

/** Whether a run has ended, in whichever tab. */
export const hasEnded = async (id: string): Promise<boolean> => (await ended.change((all) => all)).includes(id)

/** Stores a run that is not stored yet, and returns it with what it made before. */
export async function storeRun({ id, kind, from }: RunOrder): Promise<StoredRun> {
  const run: StoredRun = { id, kind, from, results: {}, failure: null }
  const all = await runs.change((before) => (before.some((other) => other.id === id) ? before : [...before.slice(1 - RUNS_MAX), run]))
  return all.find((other) => other.id === id) ?? run
}

/** Stores a failed run as one that goes on. What it made is kept; what stood in for a failed part is made again. */
export async function restoreRun(order: RunOrder): Promise<StoredRun> {
  const { results } = await storeRun(order)
  const made = Object.fromEntries(Object.entries(results).filter(([, result]) => result?.note === null))
  const run: StoredRun = { ...order, results: made, failure: null }
  await changeRun(order.id, () => run)
  return run
}

const changeRun = (id: string, change: (run: StoredRun) => StoredRun) =>
  runs.change((all) => all.map((run) => (run.id === id ? change(run) : run)))

/** Stores what a part of a run made. */
export async function storeResult(id: string, part: string, result: z.infer<typeof partResultSchema>): Promise<void> {
  await changeRun(id, (run) => ({ ...run, results: { ...run.results, [part]: result } }))
}

/** Stores why a run failed: it stays until the user tries again or dismisses it. */
export async function storeFailure(id: string, failure: z.infer<typeof refusalSchema>): Promise<void> {
  await changeRun(id, (run) => ({ ...run, failure }))
}

/** Removes a run that has ended: its ad is saved, or nobody wants it any more. */
export async function endRun(id: string): Promise<void> {
  await ended.change((all) => [...all.filter((other) => other !== id), id].slice(-ENDED_MAX))
  await runs.change((all) => all.filter((run) => run.id !== id))
}

/** Calls `changed` with the ids of the stored runs whenever another tab changed them. Returns the function that unsubscribes. */
export const onRunsOfOtherTab = (changed: (ids: readonly string[]) => void): (() => void) =>
  onOtherTab([RUNS_KEY], async () => changed((await storedRuns()).map(({ id }) => id)))
