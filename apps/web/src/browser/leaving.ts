const reasons = new Set<string>()

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** The browser asks before it closes this page, because something lives in its memory only. `reason` tells one such thing from another. */
export function askBeforeLeaving(reason: string): void {
  if (reasons.size === 0) addEventListener('beforeunload', ask)
  reasons.add(reason)
}

/** What was the reason to ask is kept now, or gone. */
export function leaveFreely(reason: string): void {
  if (reasons.delete(reason) && reasons.size === 0) removeEventListener('beforeunload', ask)
}
