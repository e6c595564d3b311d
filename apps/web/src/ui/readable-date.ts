const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** A day as a person reads it, e.g. "Nov 21, 2026"; null for what is no date. */
export function readableDate(iso: string): string | null {
  const ms = Date.parse(iso)
  return Number.isNaN(ms) ? null : format.format(ms)
}
