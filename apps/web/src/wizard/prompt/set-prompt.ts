import { type PromptData } from '../../state/wizard/wizard-state.ts'

/** Changes the content of the prompt form. */
export type SetPrompt = (change: Partial<Omit<PromptData, 'run'>>) => void
