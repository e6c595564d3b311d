import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { previewOfFeed } from './preview-of-feed.ts'
import { readFeed } from './read-feed.ts'
import { SAMPLE_DAY } from './feed-samples.test-data.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // V8's own, named by the flag
const heapNow = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 ** 2
}

const ROWS = 200_000
const FEWER = 60_000
/** Megabytes; eight bytes of each id are kept, in a table of twice their number. */
const GROWTH_MAX = 24

async function* inParts(rows: number, begin: string, rowOf: (row: number) => string, end = ''): AsyncGenerator<Uint8Array> {
  let text = begin
  for (let row = 0; row < rows; row++) {
    text += rowOf(row)
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text + end)
}

const feeds: readonly (readonly [name: string, rows: number, feed: (rows: number) => AsyncGenerator<Uint8Array>])[] = [
  [
    'table',
    ROWS,
    (rows) =>
      inParts(
        rows,
        'id,title,description,link,image_link,price\n',
        (row) =>
          `SKU-${row},Red Mug ${row},"Fired twice, holds 300 ml.",https://shop.example/p/${row},https://shop.example/${row}.jpg,12.50 EUR\n`,
      ),
  ],
  [
    'merchant feed',
    FEWER,
    (rows) =>
      inParts(
        rows,
        '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>',
        (row) =>
          `<item><g:id>${row}</g:id><g:title>Red Mug ${row}</g:title><g:link>https://shop.example/p/${row}</g:link><g:price>12.50 EUR</g:price></item>\n`,
        '</channel></rss>',
      ),
  ],
  ['list of links', FEWER, (rows) => inParts(rows, '', (row) => `https://shop.example/p/${row}\n`)],
]

test.each(feeds)(
  'a %s of %i rows is read in a few megabytes',
  async (_, rows, feed) => {
    // What is loaded once is not counted.
    for await (const row of readFeed(feed(rows), { now: SAMPLE_DAY })) if (row.row > 1000) break
    const before = heapNow()
    let most = 0
    let count = 0
    for await (const row of readFeed(feed(rows), { now: SAMPLE_DAY })) {
      if (!('product' in row)) throw new Error(row.problem.sentence)
      if (++count % (rows / 5) === 0) most = Math.max(most, heapNow() - before)
    }
    expect(count).toBe(rows)
    expect(most).toBeLessThan(GROWTH_MAX)
  },
  300_000,
)

test('a preview holds the first rows only', async () => {
  const [[, , table]] = feeds
  const before = heapNow()
  const preview = await previewOfFeed(table(FEWER), { now: SAMPLE_DAY })
  expect(preview).toMatchObject({ kind: 'google', total: FEWER, totalWrong: 0 })
  expect(preview.rows).toHaveLength(10)
  expect(heapNow() - before).toBeLessThan(GROWTH_MAX)
}, 300_000)
