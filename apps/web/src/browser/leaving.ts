const reasons = new Set<string>()

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Makes the browser ask before it closes this page, because some data is only in memory. `reason` identifies that data. */
export function askBeforeLeaving(reason: string): void {
  if (reasons.size === 0) addEventListener('beforeunload', ask)
  reasons.add(reason)
}

/** Removes a reason: its data is saved now, or discarded. */
export function allowLeaving(reason: string): void {
  if (reasons.delete(reason) && reasons.size === 0) removeEventListener('beforeunload', ask)
}
