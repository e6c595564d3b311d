import { type FeedField, type FeedKind } from '@adloom/domain/campaign/feed-product.ts'
import { foldedText } from '../page/document/page-text.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { type ReadRecord } from './feed-record.ts'

/** The kind of a table, from the names of its columns: Google's, Shopify's and WooCommerce's published formats, else a table. */
export function kindOfTable(columns: readonly string[], fields: ReadonlyMap<string, FeedField | null>): FeedKind {
  const names = columns.map(foldedText)
  const has = (...wanted: readonly string[]): boolean => wanted.every((name) => names.includes(name))
  if ((has('handle') || has('urlhandle')) && (has('variantprice') || has('bodyhtml') || has('option1name'))) return 'shopify'
  // WooCommerce translates the names of its columns, and keeps their order: ID, Type, SKU …
  const isFirstOf = (place: number, field: FeedField): boolean => fields.get(columns[place] ?? '') === field
  if (names[0] === 'id' && typeColumn(columns) !== null && isFirstOf(2, 'id') && [...fields.values()].includes('published'))
    return 'woocommerce'
  return has('id', 'title') && (has('imagelink') || has('availability', 'link')) ? 'google' : 'table'
}

/** WooCommerce's second column, in its languages: "simple", "variable", "variation". */
const typeColumn = (columns: readonly string[]): string | null =>
  /^(?:type|typ|tipo|tür|tyyppi|тип|tipus)$/i.test(columns[1] ?? '') ? columns[1] : null

/** Rows of one product as one entry: Shopify gives each variant and each further image a row with the same handle. */
export async function* ofOneHandle(records: AsyncIterable<ReadRecord>, handle: string): AsyncGenerator<ReadRecord> {
  let open: { readonly row: number; readonly key: string; readonly cells: Map<string, string[]>; size: number } | null = null
  for await (const record of records) {
    const key = 'cells' in record ? (record.cells.get(handle)?.[0] ?? null) : null
    if (!('cells' in record) || key === null) {
      yield record
      continue
    }
    if (open !== null && open.key !== key) {
      yield open
      open = null
    }
    open ??= { row: record.row, key, cells: new Map(), size: 0 }
    // Two thousand variants are one product still; what they add beyond this is no news.
    if (open.size > feedLimits.row) continue
    for (const [column, [text]] of record.cells) {
      const known = open.cells.get(column)
      if (known === undefined) open.cells.set(column, [text])
      else known.push(text)
      open.size += text.length
    }
  }
  if (open !== null) yield open
}

/** The rows of WooCommerce's export that are products: a variation belongs to another row, and its price with it. */
export async function* withoutVariations(records: AsyncIterable<ReadRecord>, columns: readonly string[]): AsyncGenerator<ReadRecord> {
  const type = typeColumn(columns)
  for await (const record of records)
    if (type === null || !('cells' in record) || !/\bvariation\b/i.test(record.cells.get(type)?.[0] ?? '')) yield record
}

/** Fields that a name suggests and a kind does not mean. */
export const unmeantColumns = (kind: FeedKind, columns: readonly string[]): readonly string[] => {
  const type = kind === 'woocommerce' ? typeColumn(columns) : null
  return type === null ? [] : [type]
}
