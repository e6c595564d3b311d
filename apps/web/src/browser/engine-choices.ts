import './validation.ts'
import { type EngineChoices, engineChoicesSchema } from '@adloom/domain/engine-choice.ts'
import { safeStorage } from './storage.ts'

/** Where the engines a user chose are kept. */
export const ENGINES_KEY = 'adloom.engines'
const VERSION = 1

const storage = safeStorage({ version: VERSION, isUsable: (state) => engineChoicesSchema.safeParse(state).success })

/** What changed in the choices: one was made, or the server no longer offers one and all were given up. */
export type ChoicesChange = 'chosen' | 'given-up'
const listeners = new Set<(change: ChoicesChange) => void>()

/** Calls `listener` after each change made in this tab. Gives the function that stops it. */
export function onEngineChoices(listener: (change: ChoicesChange) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The engines chosen in this browser; roles that are missing are left to the installation. */
export async function loadEngineChoices(): Promise<EngineChoices> {
  const text = await storage.getItem(ENGINES_KEY)
  if (text === null) return {}
  // Only what is usable comes back; what is not was put aside, and its user told.
  const { state } = JSON.parse(text) as { state: unknown }
  return engineChoicesSchema.parse(state)
}

/** Keeps these choices in place of those before. */
export async function saveEngineChoices(choices: EngineChoices, change: ChoicesChange = 'chosen'): Promise<void> {
  if (Object.keys(choices).length === 0) await storage.removeItem(ENGINES_KEY)
  else await storage.setItem(ENGINES_KEY, JSON.stringify({ state: choices, version: VERSION }))
  for (const listener of listeners) listener(change)
}
