/** Facts about this browser that hold for ever (specification §3, Browser storage). No library in here: the landing page reads them too. */
export const flags = {
  /** Something was generated: copy, a picture or a video. */
  usedGeneration: 'adloom.has-used-generation',
  /** The lead dialog was submitted or skipped. */
  leadSettled: 'adloom.lead-submitted',
} as const
export type Flag = (typeof flags)[keyof typeof flags]

const SET = 'true'
/** Where storage refuses, a flag holds until the page closes. */
const memory = new Set<Flag>()

export function hasFlag(flag: Flag): boolean {
  try {
    return memory.has(flag) || localStorage.getItem(flag) === SET
  } catch {
    return memory.has(flag)
  }
}

export function setFlag(flag: Flag): void {
  try {
    if (localStorage.getItem(flag) !== SET) localStorage.setItem(flag, SET)
  } catch {
    memory.add(flag)
  }
}
