import { type EngineChoices, engineChoicesSchema } from '@adloom/domain/engine-choice.ts'
import { safeStorage } from './storage.ts'

/** Storage key of the engines a user chose. */
export const ENGINES_KEY = 'adloom.engines'
const VERSION = 1

const storage = safeStorage({ version: VERSION, isUsable: (state) => engineChoicesSchema.safeParse(state).success })

/** What changed: the user made a choice, or the server no longer offers an engine and all choices were cleared. */
export type ChoicesChange = 'chosen' | 'given-up'
const listeners = new Set<(change: ChoicesChange) => void>()

/** Calls `listener` after each change made in this tab. Returns the function that unsubscribes. */
export function onEngineChoices(listener: (change: ChoicesChange) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The engines chosen in this browser; a missing role uses the installation's engine. */
export async function loadEngineChoices(): Promise<EngineChoices> {
  const text = await storage.getItem(ENGINES_KEY)
  if (text === null) return {}
  // The storage returns only valid documents; an invalid one is set aside and reported.
  const { state } = JSON.parse(text) as { state: unknown }
  return engineChoicesSchema.parse(state)
}

/** Replaces the stored choices. */
export async function saveEngineChoices(choices: EngineChoices, change: ChoicesChange = 'chosen'): Promise<void> {
  if (Object.keys(choices).length === 0) await storage.removeItem(ENGINES_KEY)
  else await storage.setItem(ENGINES_KEY, JSON.stringify({ state: choices, version: VERSION }))
  for (const listener of listeners) listener(change)
}
