import { isLeadPromptDue } from '@adloom/domain/lead-prompt.ts'
import { flags, hasFlag } from '../browser/flags.ts'

/** Whether this browser's user is to be asked for contact details. */
export const isLeadDue = (): boolean =>
  isLeadPromptDue({ hasUsedGeneration: hasFlag(flags.usedGeneration), isSettled: hasFlag(flags.leadSettled) })
