import * as z from 'zod'
import { storedDocument } from '../../browser/stored-document.ts'
import { pageTransferSchema, partResultSchema } from './streamlined-work.ts'

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
})
export type StoredRun = z.infer<typeof storedRunSchema>

const runs = storedDocument({ key: RUNS_KEY, version: VERSION, schema: z.array(storedRunSchema), empty: [] })
const ended = storedDocument({ key: ENDED_KEY, version: VERSION, schema: z.array(z.string()), empty: [] })

/** The runs that have not ended, oldest first. */
export const storedRuns = (): Promise<readonly StoredRun[]> => runs.change((all) => all)

/** Whether a run has ended, in whichever tab. */
export const hasEnded = async (id: string): Promise<boolean> => (await ended.change((all) => all)).includes(id)

/** Stores a run, and returns it with what it made before. */
export async function storeRun({ id, kind, from }: RunOrder): Promise<StoredRun> {
  const run: StoredRun = { id, kind, from, results: {} }
  const all = await runs.change((before) => (before.some((other) => other.id === id) ? before : [...before.slice(1 - RUNS_MAX), run]))
  return all.find((other) => other.id === id) ?? run
}

/** Stores what a part of a run made. */
export async function storeResult(id: string, part: string, result: z.infer<typeof partResultSchema>): Promise<void> {
  await runs.change((all) => all.map((run) => (run.id === id ? { ...run, results: { ...run.results, [part]: result } } : run)))
}

/** Removes a run that can't go on. */
export async function removeRun(id: string): Promise<void> {
  await runs.change((all) => all.filter((run) => run.id !== id))
}

/** Removes a run whose ad is saved. */
export async function endRun(id: string): Promise<void> {
  await ended.change((all) => [...all.filter((other) => other !== id), id].slice(-ENDED_MAX))
  await removeRun(id)
}
