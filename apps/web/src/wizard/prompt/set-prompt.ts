import { type PromptData } from '../../state/wizard-state.ts'

/** A change of what the prompt form holds. */
export type SetPrompt = (change: Partial<Omit<PromptData, 'run'>>) => void
