import { apiCalls, countAsGenerated, quietCalls } from '../../browser/api-calls.ts'
import { areFree, askForEngines, useEngines } from '../engines.ts'
import { createCallsAhead } from './calls-ahead.ts'
import { type WorkDependencies } from './run-work.ts'
import { startWorkAhead } from './work-ahead.ts'
import { startWorkLoop, type WizardStore } from './work-loop.ts'

/** Runs what is due, and what will be due when the user goes on. Returns a function that stops both. */
export function startWizardWork(
  store: WizardStore,
  dependencies: Omit<WorkDependencies, 'api'>,
  pastedLink: () => string | null,
): () => void {
  const { api, ahead } = createCallsAhead(apiCalls, quietCalls, countAsGenerated)
  const stopWork = startWorkLoop(store, { ...dependencies, api })
  askForEngines()
  // What costs nothing is known a moment later.
  const withEngines: WizardStore = {
    ...store,
    subscribe: (listener) => {
      const stops = [store.subscribe(listener), useEngines.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  const stopAhead = startWorkAhead(withEngines, {
    work: { ...dependencies, api: ahead },
    pastedLink,
    isFree: () => areFree(['copy', 'background'], useEngines.getState()),
  })
  return () => {
    stopAhead()
    stopWork()
  }
}
