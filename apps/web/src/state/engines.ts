import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type EngineChoices, type EngineRole } from '@adloom/domain/engine-choice.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
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

/** The engine of a role: the chosen one where it is offered, otherwise the installation's; null while the engines are not known. */
export function engineOf(role: EngineRole, { features, choices }: Engines) {
  if (features === null || !(role in features)) return null
  const { choices: offered = [], ...first } = features[role]
  return offered.find(({ engine }) => engine === choices[role]) ?? first
}

/** Whether all that engines of these roles make is free; false while the engines are not known. */
export const areFree = (roles: readonly EngineRole[], engines: Engines): boolean =>
  roles.every((role) => {
    const found = engineOf(role, engines)
    return found !== null && (found.engine === BUILT_IN_ENGINE || found.estimate.usd === 0)
  })

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
