import { AdloomError } from '@adloom/domain/error.ts'
import { type FeedProblem } from '@adloom/domain/campaign/feed-product.ts'

/** One entry of a feed before its columns are understood: its values by the name of their column, in the order of the feed. */
interface FeedRecord {
  /** As in `FeedRow`. */
  readonly row: number
  readonly cells: ReadonlyMap<string, readonly string[]>
}

/** An entry, or why it could not be read. */
export type ReadRecord = FeedRecord | { readonly row: number; readonly problem: FeedProblem }

/** The problem of a row as the user reads it. */
export function feedProblem(
  code: FeedProblem['code'],
  values: Readonly<Record<string, string | number>> = {},
  column?: string,
): FeedProblem {
  const { message } = new AdloomError(code, { values: { ...values, value: String(values.value ?? '').slice(0, 80) } })
  return { code, sentence: message, ...(column === undefined ? {} : { column }) }
}
