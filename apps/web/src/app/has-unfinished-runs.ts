import { ownName } from '../browser/owner.ts'

/** Storage key of the runs (`stored-runs.ts`), which is read here without loading their code. */
export const RUNS_KEY = 'adloom.runs'

/** Whether ads are unfinished whose page was closed. */
export function hasUnfinishedRuns(): boolean {
  try {
    return localStorage.getItem(ownName(RUNS_KEY)) !== null
  } catch {
    return false
  }
}
