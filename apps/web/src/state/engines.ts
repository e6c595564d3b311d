import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type EngineChoices } from '@adloom/domain/engine-choice.ts'
import { create } from 'zustand'
import { api } from '../browser/api.ts'
import { ENGINES_KEY, loadEngineChoices, onEngineChoices } from '../browser/engine-choices.ts'
import { inIdleTime } from '../browser/idle.ts'
import { onOtherTab } from '../browser/storage.ts'

/** Who makes things here and what was chosen of it; `features` is null until the server has said so. */
export interface Engines {
  readonly features: ResponseOf<'capabilities'>['features'] | null
  readonly choices: EngineChoices
}

export const useEngines = create<Engines>(() => ({ features: null, choices: {} }))

async function readFeatures(): Promise<void> {
  try {
    const { features } = await api.capabilities({})
    useEngines.setState({ features })
  } catch {
    // Nothing is said of costs then, and the next who wants to know asks again.
    isAsked = false
  }
}

const readChoices = async (): Promise<void> => useEngines.setState({ choices: await loadEngineChoices() })

let isAsked = false
let isFollowing = false

/** Asks the server once, when the page has nothing else to do, and follows what is chosen. */
export function askForEngines(): void {
  if (isAsked) return
  isAsked = true
  inIdleTime([readFeatures, readChoices], (read) => void read())
  if (isFollowing) return
  isFollowing = true
  onOtherTab([ENGINES_KEY], readChoices)
  onEngineChoices((change) => {
    void readChoices()
    // What was known of the engines is no longer true.
    if (change === 'given-up') void readFeatures()
  })
}
