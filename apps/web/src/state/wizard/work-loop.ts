import { runWork, type WorkDependencies } from './run-work.ts'
import { type Change, type Wizard } from './wizard-state.ts'
import { dueWork, type Work } from './wizard-work.ts'

/** Storage of the wizard, as the worker needs it. */
export interface WizardStore {
  readonly read: () => Wizard
  readonly change: (change: Change) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Runs due work until stopped: starts calls that become due, aborts those that no longer are. Generating calls continue on the server when the page
 * closes; the next start repeats them with the same keys. `workOf` gives the work that is due.
 */
export function startWorkLoop(
  store: WizardStore,
  dependencies: WorkDependencies,
  workOf: (wizard: Wizard) => readonly Work[] = dueWork,
): () => void {
  const running = new Map<string, AbortController>()
  const startAndStop = () => {
    const due = workOf(store.read())
    const keys = new Set(due.map(({ key }) => key))
    for (const [key, controller] of running)
      if (!keys.has(key)) {
        running.delete(key)
        controller.abort()
      }
    for (const work of due) if (!running.has(work.key)) void begin(work)
  }
  const begin = async (work: Work) => {
    const controller = new AbortController()
    running.set(work.key, controller)
    try {
      // Two tabs show one wizard: each uses what the other fetched.
      const change = await dependencies.withLock(work.key, controller.signal, () =>
        runWork(work, dependencies, controller.signal, store.change),
      )
      if (running.get(work.key) !== controller) return
      // Removed first: the change itself may make a call with this key due again.
      running.delete(work.key)
      store.change(change)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    }
  }
  const stop = store.subscribe(startAndStop)
  startAndStop()
  return () => {
    stop()
    for (const controller of running.values()) controller.abort()
    running.clear()
  }
}
