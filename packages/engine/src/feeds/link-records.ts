import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { decodeHTML } from 'entities'
import { feedProblem, type ReadRecord } from './feed-record.ts'

/** The name of the one column of a list. */
export const LINK_COLUMN = 'link'

/** "shop.example/red-mug" */
export const BARE_LINK = /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?:\/|$)/

/** An address in a text: what may follow it in a list, or stand around it in prose and markup, is no part of it. */
const ADDRESS = /https?:\/\/[^\s"'<>|\\^`{}]+/gi
const AROUND = new Set(')].,;:!?')

function withoutEnd(address: string): string {
  let end = address.length
  while (end > 0 && AROUND.has(address[end - 1])) end--
  return address.slice(0, end)
}

/** The addresses of one line. */
export function addressesIn(line: string): readonly string[] {
  const text = line.includes('&') ? decodeHTML(line) : line
  return [...text.matchAll(ADDRESS)].flatMap(([run]) => run.split(/[,;](?=https?:\/\/)/i)).map(withoutEnd)
}

/** The lines of a text. Fails with `feed.row-too-long`. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  let row = 1
  for await (const part of text) {
    const lines = (last + part).split(/\r\n|\n|\r(?!$)/)
    last = lines.pop() ?? ''
    row += lines.length
    yield* lines
    if (last.length > feedLimits.row) throw new AdloomError('feed.row-too-long', { values: { row } })
  }
  yield last
}

/** Links of a list: each address of a line is an entry. A line of plain text without one is a problem; markup and the name of the column are not. */
export async function* linkRecords(text: AsyncIterable<string>, isMarkup: boolean): AsyncGenerator<ReadRecord> {
  let row = 0
  for await (const line of linesOf(text)) {
    row++
    const words = line.trim()
    const found = addressesIn(words)
    for (const address of found) yield { row, cells: new Map([[LINK_COLUMN, [address]]]) }
    if (found.length > 0 || isMarkup || words === '' || words.startsWith('#') || (row === 1 && /^[\p{L} "_-]{1,40}$/u.test(words))) continue
    const bare = BARE_LINK.test(words) ? parseProductUrl(withoutEnd(words)) : null
    if (bare !== null) yield { row, cells: new Map([[LINK_COLUMN, [bare.href]]]) }
    else yield { row, problem: feedProblem('feed.bad-link', { value: words }, LINK_COLUMN) }
  }
}
