/** Seconds of one core that the tests of a change may take. */
const BUDGET_SECONDS = 14
/** The same for tests two imports away, which are often the tests of a list that holds the changed file. */
const NEAR_BUDGET_SECONDS = 24
/** Tests at a distance of 0 or 1 always run: a changed test itself, and the direct tests of a changed file. */
const budgetAt = (distance: number): number => (distance < 2 ? Infinity : distance === 2 ? NEAR_BUDGET_SECONDS : BUDGET_SECONDS)

interface Graph {
  /** Paths of the changed files. */
  readonly changed: readonly string[]
  /** What each file imports or reads. */
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly isTest: (file: string) => boolean
  readonly secondsOf: (file: string) => number
}

/**
 * The tests that reach a change through the fewest imports, as many as fit the budget; `reaching` is how many reach it at all. Every server test
 * reaches nearly everything in the engine, so running all of them would not be a fast loop.
 */
export function nearestTests({ changed, imports, isTest, secondsOf }: Graph): {
  readonly tests: readonly string[]
  readonly reaching: number
} {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports) for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), file])

  const distances = new Map(changed.map((file) => [file, 0]))
  // A Map iterates over entries added during the iteration, so this goes from near to far.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
  }

  const reaching = [...distances]
    .filter(([file]) => isTest(file))
    .sort(([a, far], [b, farther]) => far - farther || secondsOf(a) - secondsOf(b))
  const tests: string[] = []
  let seconds = 0
  for (const [file, distance] of reaching) {
    seconds += secondsOf(file)
    if (seconds > budgetAt(distance)) break
    tests.push(file)
  }
  return { tests, reaching: reaching.length }
}
