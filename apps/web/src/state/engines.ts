import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type EngineChoices } from '@adloom/domain/engine-choice.ts'
import { create } from 'zustand'
import { api } from '../browser/api.ts'
import { ENGINES_KEY, loadEngineChoices, onEngineChoices } from '../browser/engine-choices.ts'
import { inIdleTime } from '../browser/idle.ts'
import { onOtherTab } from '../browser/storage.ts'

/** The engines of the installation and the user's choice; `features` is null until the server has answered. */
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
    // No costs are shown then; the next component that needs them requests them again.
    isRequested = false
  }
}

const readChoices = async (): Promise<void> => useEngines.setState({ choices: await loadEngineChoices() })

let isRequested = false
let isFollowing = false

/** Requests the features once, when the page is idle, and follows changes of the choice. */
export function askForEngines(): void {
  if (isRequested) return
  isRequested = true
  inIdleTime([readFeatures, readChoices], (read) => void read())
  if (isFollowing) return
  isFollowing = true
  onOtherTab([ENGINES_KEY], readChoices)
  onEngineChoices((change) => {
    void readChoices()
    // The server's answer about the engines is outdated.
    if (change === 'given-up') void readFeatures()
  })
}
