import { create } from 'zustand'
import { type Progress } from './make-ad.ts'
import { type RunOrder } from './stored-runs.ts'

/** A run that this page load knows: what it makes, and how far it is. */
export interface KnownRun {
  readonly order: RunOrder
  readonly progress: Progress
}

/** The runs of this page load by id: they go on when their screen is left. Apart from what runs them, so that the library can list them. */
export const useRuns = create<Readonly<Partial<Record<string, KnownRun>>>>(() => ({}))

/** The progress of a run; null before it is started. */
export const useRunProgress = (id: string): Progress | null => useRuns((runs) => runs[id]?.progress ?? null)

/** Whether it is going on or has failed: nothing else shows it in the library. */
export const isUnfinishedRun = (run: KnownRun | undefined): run is KnownRun =>
  run !== undefined && (run.progress.status === 'running' || run.progress.status === 'failed')
