import { ownName } from './owner.ts'

/** Permanent facts about this browser and its owner (§3.9). No library here: the landing page reads them too. */
export const flags = {
  /** The user generated something: copy, an image or a video. */
  usedGeneration: 'adloom.has-used-generation',
  /** The user submitted or skipped the lead dialog. */
  leadSettled: 'adloom.lead-submitted',
  /** A call that keeps something was answered: the browser has its ticket (decision 0030). */
  hasTicket: 'adloom.has-ticket',
} as const
type Flag = (typeof flags)[keyof typeof flags]

const SET = 'true'
/** When the browser blocks storage, a flag lasts until the page closes. */
const memory = new Set<Flag>()

export function hasFlag(flag: Flag): boolean {
  try {
    return memory.has(flag) || localStorage.getItem(ownName(flag)) === SET
  } catch {
    return memory.has(flag)
  }
}

export function setFlag(flag: Flag): void {
  try {
    if (localStorage.getItem(ownName(flag)) !== SET) localStorage.setItem(ownName(flag), SET)
  } catch {
    memory.add(flag)
  }
}
