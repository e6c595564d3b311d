import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { parse } from 'csv-parse'
import { feedProblem, type ReadRecord } from './feed-record.ts'
import { type TableShape } from './table-shape.ts'

/** A row of a table as it stands there, header included. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/**
 * The rows of a delimited text. Fails with `feed.quote` where a quotation mark is never closed, and with `feed.row-too-long`; the rows before come
 * first.
 */
export async function* rowsOfText(text: AsyncIterable<string>, { delimiter, quote }: TableShape): AsyncGenerator<TableRow> {
  const read: string[][] = []
  let row = 0
  const parser = parse({
    delimiter,
    quote,
    escape: quote,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: feedLimits.row,
    // Kept here and not in its own queue, which is lost with the first error.
    on_record: (cells: string[]) => {
      read.push(cells)
      return null
    },
  })
  const closed = new Promise<void>((resolve) => parser.once('close', resolve))
  let failure: unknown = null
  parser.on('error', (error) => (failure = error))
  parser.resume()
  try {
    for await (const part of text) {
      await new Promise<void>((resolve) => parser.write(part, () => resolve()))
      for (const cells of read) yield { row: ++row, cells }
      read.length = 0
      if (failure !== null) throw asFeedError(failure, row + 1)
    }
    parser.end()
    await closed
    for (const cells of read) yield { row: ++row, cells }
    if (failure !== null) throw asFeedError(failure, row + 1)
  } finally {
    parser.destroy()
  }
}

function asFeedError(cause: unknown, row: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new AdloomError('feed.quote', { cause, values: { row } })
  if (code === 'CSV_MAX_RECORD_SIZE') return new AdloomError('feed.row-too-long', { cause, values: { row } })
  return cause
}

/** Names of the columns; empty and repeated ones get their number. */
export function columnNames(header: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const [place, written] of header.slice(0, feedLimits.columns).entries()) {
    const name = written.trim().slice(0, 200)
    names.push(name === '' ? `Column ${place + 1}` : names.includes(name) ? `${name} (${place + 1})` : name)
  }
  return names
}

/** The entries of a table: the rows after its header, which is row `headerRow`; null where it has none. Empty rows are left out. */
export async function* tableRecords(
  rows: AsyncIterable<TableRow>,
  columns: readonly string[],
  headerRow: number | null,
): AsyncGenerator<ReadRecord> {
  for await (const { row, cells } of rows) {
    if (headerRow !== null && row <= headerRow) continue
    const filled = cells.map((cell, place) => [place, cell.trim()] as const).filter(([, cell]) => cell !== '')
    if (filled.length === 0) continue
    const beyond = filled[filled.length - 1][0] >= columns.length
    if (beyond) yield { row, problem: feedProblem('feed.cells', { count: cells.length, columns: columns.length }) }
    else yield { row, cells: new Map(filled.map(([place, cell]) => [columns[place], [cell]])) }
  }
}
