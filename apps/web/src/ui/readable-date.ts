const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** A date for display, e.g. "Nov 21, 2026"; null for an invalid one. */
export function readableDate(iso: string): string | null {
  const ms = Date.parse(iso)
  return Number.isNaN(ms) ? null : format.format(ms)
}
