import { AdloomError } from '@adloom/domain/error.ts'
import { startOfBytes } from './feed-bytes.ts'
import { type ReadRecord } from './feed-record.ts'
import { textOfFeed } from './feed-text.ts'
import { BARE_LINK, LINK_COLUMN, linkRecords } from './link-records.ts'
import { firstOf } from './first-of.ts'
import { gunzipped, openWorkbook } from './open-workbook.ts'
import { fieldOfName } from './recognise-columns.ts'
import { rowsOfSheet } from './sheet-rows.ts'
import { columnNames, rowsOfText, tableRecords, type TableRow } from './table-records.ts'
import { tableShapeOf } from './table-shape.ts'
import { xmlRecords } from './xml-records.ts'

/** A feed whose first entries are read. */
export interface OpenRecords {
  readonly shape: 'links' | 'table' | 'xml'
  readonly columns: readonly string[]
  /** The first values of each column. */
  readonly samples: ReadonlyMap<string, readonly string[]>
  /** Whether a table has no row of names. */
  readonly isHeaderless: boolean
  /** All entries, the first included. */
  readonly records: AsyncGenerator<ReadRecord>
}

/** Entries from which columns are recognised. */
const FIRST = 20
const isFirstEntries = (read: readonly unknown[]): boolean => read.length >= FIRST
/** Rows within which a header stands: a title or a date may be above it. */
const HEADER_ROWS = 5
/** Characters from which the shape is recognised. */
const START_CHARACTERS = 32_000

/** Opens a feed whatever its kind: packed or not, a workbook, XML, a table or a list of links. Fails with `feed.unknown` for anything else. */
export async function openRecords(bytes: AsyncIterable<Uint8Array>): Promise<OpenRecords> {
  let started = await startOfBytes(bytes)
  if (started.start.length === 0) throw new AdloomError('feed.empty')
  if (started.start[0] === 0x1f && started.start[1] === 0x8b) started = await startOfBytes(gunzipped(started.all))
  if (Buffer.from(started.start.subarray(0, 4)).toString('latin1') === 'PK\x03\x04')
    return openTable(rowsOfSheet(await openWorkbook(started.all)))
  const { start, all } = await startOfText(textOfFeed(started))
  if (
    /^\s*(?:<\?xml|<!--|<(?:\w{1,20}:)?(?:rss|feed|rdf|urlset|sitemapindex|channel|products?|items?)\b)/i.test(start) ||
    /^\s*<!DOCTYPE\s+(?!html)/i.test(start)
  )
    return described('xml', await firstOf(xmlRecords(all), isFirstEntries))
  const isMarkup = /<(?:!doctype\s+html|html|body|head|a|ul|ol|li|p|div|table)\b/i.test(start.slice(0, 2000)) && /^\s*</.test(start)
  const shape = isMarkup ? null : tableShapeOf(start)
  if (shape !== null) return openTable(rowsOfText(all, shape))
  if (!/https?:\/\//i.test(start) && !start.split('\n').some((line) => BARE_LINK.test(line.trim()))) throw new AdloomError('feed.unknown')
  return described('links', await firstOf(linkRecords(all, isMarkup), isFirstEntries), [LINK_COLUMN])
}

/** The start of a text, and all of it. */
async function startOfText(text: AsyncGenerator<string>): Promise<{ readonly start: string; readonly all: AsyncGenerator<string> }> {
  const { first, all } = await firstOf(text, (parts) => parts.reduce((sum, { length }) => sum + length, 0) >= START_CHARACTERS)
  return { start: first.join(''), all }
}

/** A table: its header is the first row that names columns as shops do, or says no more than names. */
async function openTable(rows: AsyncGenerator<TableRow>): Promise<OpenRecords> {
  const { first, all } = await firstOf(rows, isFirstEntries)
  const filled = first.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) {
    await all.return(undefined)
    throw new AdloomError('feed.empty')
  }
  const named = filled.slice(0, HEADER_ROWS).find(({ cells }) => cells.filter((cell) => fieldOfName(cell.trim()) !== null).length >= 2)
  const isHeaderless = named === undefined && filled[0].cells.some((cell) => /https?:\/\/|\d[.,]\d\d\b/i.test(cell))
  const header = named ?? filled[0]
  const width = Math.max(...filled.map(({ cells }) => cells.length))
  const columns = columnNames(isHeaderless ? Array.from({ length: width }, () => '') : withoutEmptyEnd(header.cells))
  return described(
    'table',
    await firstOf(tableRecords(all, columns, isHeaderless ? null : header.row), isFirstEntries),
    columns,
    isHeaderless,
  )
}

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

function described(
  shape: OpenRecords['shape'],
  { first, all }: { readonly first: readonly ReadRecord[]; readonly all: AsyncGenerator<ReadRecord> },
  columns: readonly string[] = [],
  isHeaderless = false,
): OpenRecords {
  const samples = new Map<string, string[]>(columns.map((column) => [column, []]))
  for (const record of first)
    if ('cells' in record)
      for (const [column, texts] of record.cells) {
        const known = samples.get(column) ?? []
        known.push(...texts)
        samples.set(column, known)
      }
  return { shape, columns: [...samples.keys()], samples, isHeaderless, records: all }
}
