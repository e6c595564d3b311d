import { parse } from 'csv-parse/sync'
import { addressesIn } from './link-records.ts'

/** How a text separates its cells. */
export interface TableShape {
  readonly delimiter: string
  readonly quote: '"' | "'"
}

const DELIMITERS = ['\t', ';', ',', '|']
/** Rows from which a table is recognised. */
const ROWS = 20
const START_MAX = 32_000

/** Whether a line is addresses and nothing else. */
const isLinks = (line: string): boolean =>
  line.split(/\s+|[,;](?=\s|["'<(]?https?:)/i).every((word) => word === '' || /^["'<(]?https?:\/\//i.test(word))

const quoteOf = (start: string): TableShape['quote'] =>
  !start.includes('"') && /(?:^|[\t;,|])'[^'\n]*'(?:[\t;,|]|\r?\n)/m.test(start) ? "'" : '"'

/** The first rows of a start that may end within a row. */
function firstRows(start: string, { delimiter, quote }: TableShape): readonly (readonly string[])[] {
  const text = start.slice(0, START_MAX)
  const rows: string[][] = []
  try {
    const options = { delimiter, quote, escape: quote, relax_quotes: true, relax_column_count: true, to: ROWS }
    parse(text, { ...options, on_record: (row: string[]) => (rows.push(row), null) })
  } catch {
    // Cut within quotes, or broken there: the rows before it are enough.
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** Whether every line is links; the first may be the name of the only column. */
function isLinksOnly(start: string): boolean {
  const lines = start
    .slice(0, START_MAX)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, ROWS)
  const [first, ...others] = lines
  return first !== undefined && (others.length === 0 ? lines : others).every(isLinks) && !/[\t;|]/.test(first)
}

/** The shape of the table that a text begins with; null for a list of links, or any other text. */
export function tableShapeOf(start: string): TableShape | null {
  const quote = quoteOf(start)
  if (isLinksOnly(start)) return null
  let best: { readonly shape: TableShape; readonly score: number } | null = null
  for (const delimiter of DELIMITERS) {
    const widths = firstRows(start, { delimiter, quote }).map((row) => row.length)
    const rowsOf = (width: number): number => widths.filter((one) => one === width).length
    const width = widths.toSorted((one, other) => rowsOf(other) - rowsOf(one) || other - one).at(0) ?? 0
    if (width < 2) continue
    // Cells of the same number in each row speak for a delimiter, and many of them.
    const usual = rowsOf(width) / widths.length
    const score = usual * Math.log2(width + 1)
    if (usual >= 0.5 && (best === null || score > best.score)) best = { shape: { delimiter, quote }, score }
  }
  return best === null || onlyLinks(firstRows(start, best.shape)) ? null : best.shape
}

const onlyLinks = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row) => row.every((cell) => cell.trim() === '' || addressesIn(cell).join('').length >= cell.trim().length - 2))
