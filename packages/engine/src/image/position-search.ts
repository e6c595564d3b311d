/** How much work is left for one file. A file that is made to keep us busy uses it up; what is behind stays as it is. */
export interface PositionSearch {
  left: number
}

/** Takes from the work that is left. False when it is used up. */
export function spend(search: PositionSearch, work: number): boolean {
  search.left -= work
  return search.left >= 0
}

/** Runs it up to a length or offset that points beyond the end of what it reads. */
export function untilDamaged(work: () => void): void {
  try {
    work()
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
  }
}
