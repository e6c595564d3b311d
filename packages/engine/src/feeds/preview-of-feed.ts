import { type FeedPreview } from '@adloom/domain/campaign/feed-product.ts'
import { type FeedOptions, openFeed } from './read-feed.ts'

/** Rows, samples of a column and wrong rows that a preview shows; characters of a sample. */
const SHOWN = { rows: 10, samples: 3, wrong: 20, characters: 120 } as const

/** What a feed holds: its kind, its columns and how they were understood, its first rows and its first wrong ones. Reads it to the end. */
export async function previewOfFeed(bytes: AsyncIterable<Uint8Array>, options: FeedOptions): Promise<FeedPreview> {
  const feed = await openFeed(bytes, options)
  const rows: FeedPreview['rows'] = []
  const wrong: FeedPreview['wrong'] = []
  let total = 0
  let totalWrong = 0
  for await (const row of feed.rows) {
    total++
    if (rows.length < SHOWN.rows) rows.push(row)
    if (!('problem' in row)) continue
    totalWrong++
    if (wrong.length < SHOWN.wrong) wrong.push(row)
  }
  const samplesOf = (column: string): string[] =>
    [...new Set(feed.samples.get(column))].slice(0, SHOWN.samples).map((sample) => sample.slice(0, SHOWN.characters))
  const columns = [...feed.columns].map(([name, field]) => ({ name, field, samples: samplesOf(name) }))
  return { kind: feed.kind, columns, rows, wrong, total, totalWrong, needsCurrency: feed.noticed.lacksCurrency }
}
