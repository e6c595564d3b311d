/** A film that waits or is made. `seconds` of film; `msLeft` until it is done, null while nobody knows. */
interface LinedUp {
  readonly id: string
  readonly seconds: number
  readonly msLeft: number | null
}

/** Films that wait, first to be made first, films that are made, and how long the last ones took. */
export interface Line {
  readonly waiting: readonly LinedUp[]
  readonly running: readonly LinedUp[]
  readonly past: readonly { readonly seconds: number; readonly ms: number }[]
}

/**
 * The place of a waiting film, 1 being the next, and milliseconds until it will be done: at the median pace of past films, null where none was made
 * yet. Null when it does not wait.
 */
export function waitOf(id: string, { waiting, running, past }: Line): { readonly position: number; readonly ms: number | null } | null {
  const place = waiting.findIndex((film) => film.id === id)
  if (place === -1) return null
  const position = place + 1
  const paces = past.map(({ seconds, ms }) => ms / seconds).toSorted((one, other) => one - other)
  if (paces.length === 0) return { position, ms: null }
  const pace = paces[Math.floor(paces.length / 2)]
  const ahead = [
    ...running.map(({ seconds, msLeft }) => msLeft ?? seconds * pace),
    ...waiting.slice(0, place).map(({ seconds }) => seconds * pace),
  ]
  const atOnce = Math.max(1, running.length)
  const ms = ahead.reduce((sum, each) => sum + each, 0) / atOnce + waiting[place].seconds * pace
  return { position, ms: Math.round(ms) }
}
