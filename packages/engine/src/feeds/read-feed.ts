import { AdloomError } from '@adloom/domain/error.ts'
import {
  type FeedField,
  type FeedKind,
  feedLimits,
  type FeedMapping,
  type FeedProblem,
  type FeedRow,
} from '@adloom/domain/campaign/feed-product.ts'
import { textOfMarkup } from '../page/document/page-text.ts'
import { languageOfText } from '../page/fields/language.ts'
import { feedProblem, type ReadRecord } from './feed-record.ts'
import { openRecords, type OpenRecords } from './open-records.ts'
import { knownIds } from './known-ids.ts'
import { type FieldValues, productOfRecord, type RecordOptions } from './product-of-record.ts'
import { fieldOfName, recogniseColumns } from './recognise-columns.ts'
import { kindOfTable, ofOneHandle, unmeantColumns, withoutVariations } from './shop-exports.ts'

export interface FeedOptions extends Partial<Omit<RecordOptions, 'language' | 'listsCategories'>> {
  /** The user's choice of columns. */
  readonly mapping?: FeedMapping
  /** Milliseconds since 1970: a sale with dates counts within them. */
  readonly now: number
}

/** A feed that is understood and not read yet. `rows` can be read once. */
interface OpenFeed {
  readonly kind: FeedKind
  /** Each column that is known from its first entries, with its field; in the order of the feed. */
  readonly columns: ReadonlyMap<string, FeedField | null>
  readonly samples: ReadonlyMap<string, readonly string[]>
  readonly rows: AsyncGenerator<FeedRow>
  /** What was noticed in the rows read so far. */
  readonly noticed: { readonly lacksCurrency: boolean }
}

/**
 * The rows of a feed, one after the other, each a product or why it is none; only a few are ever in memory. Kind, encoding, separators and columns are
 * recognised. What breaks a feed after its first rows is the problem of the last one. Fails with `feed.*` codes where no row can be read.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, options: FeedOptions): AsyncGenerator<FeedRow> {
  yield* (await openFeed(bytes, options)).rows
}

/** Opens a feed: its first entries are read. Fails as `readFeed` does. */
export async function openFeed(bytes: AsyncIterable<Uint8Array>, options: FeedOptions): Promise<OpenFeed> {
  const opened = await openRecords(bytes)
  const { mapping = {} } = options
  const isKnownFormat = (fields: ReadonlyMap<string, FeedField | null>): boolean => kindOf(opened, fields) !== 'table'
  const recognised = recogniseColumns(opened.columns, opened.samples, { mapping, isHeaderless: opened.isHeaderless, isKnownFormat })
  const kind = kindOf(opened, recognised)
  const columns = new Map(recognised)
  for (const column of unmeantColumns(kind, opened.columns)) if (!Object.hasOwn(mapping, column)) columns.set(column, null)
  const language = languageOfSamples(columns, opened.samples)
  const noticed = { lacksCurrency: false }
  const handle = kind === 'shopify' ? opened.columns.find((column) => columns.get(column) === 'id') : undefined
  const records =
    handle !== undefined
      ? ofOneHandle(opened.records, handle)
      : kind === 'woocommerce'
        ? withoutVariations(opened.records, opened.columns)
        : opened.records
  return {
    kind,
    columns,
    samples: opened.samples,
    rows: rowsOf(records, { kind, columns, ranks: new Map(), mapping, language, options, noticed }),
    noticed,
  }
}

/** A shop writes its feed in one language: one title says too little about it, several do. */
function languageOfSamples(columns: ReadonlyMap<string, FeedField | null>, samples: ReadonlyMap<string, readonly string[]>): string | null {
  const texts = [...columns].flatMap(([column, field]) => (field === 'title' || field === 'description' ? (samples.get(column) ?? []) : []))
  return languageOfText(texts.map((text) => textOfMarkup(text.slice(0, 1000))).join('. '))?.language ?? null
}

function kindOf({ shape, columns }: OpenRecords, fields: ReadonlyMap<string, FeedField | null>): FeedKind {
  if (shape === 'links') return 'links'
  if (shape === 'xml') return columns.includes('loc') ? 'sitemap' : 'google'
  return kindOfTable(columns, fields)
}

interface Reading {
  readonly kind: FeedKind
  readonly columns: Map<string, FeedField | null>
  /** Which of several columns of one field comes first; found as columns are met. */
  readonly ranks: Map<string, number>
  readonly mapping: FeedMapping
  /** Of the whole feed, where its rows do not say. */
  readonly language: string | null
  readonly options: FeedOptions
  readonly noticed: { lacksCurrency: boolean }
}

async function* rowsOf(records: AsyncIterable<ReadRecord>, reading: Reading): AsyncGenerator<FeedRow> {
  const { kind, columns, language, options, noticed } = reading
  const ids = knownIds()
  const { currency = null, allowHosts = [], now } = options
  let count = 0
  let last = 0
  try {
    for await (const record of records) {
      if (++count > feedLimits.rows) throw new AdloomError('feed.too-large', { values: { limit: '1,048,576 rows' } })
      last = record.row
      if ('problem' in record) {
        yield record
        continue
      }
      const read = productOfRecord(valuesOf(record.cells, reading), {
        currency,
        language,
        listsCategories: kind === 'woocommerce',
        allowHosts,
        now,
      })
      if ('problem' in read) yield { row: record.row, problem: read.problem }
      else if (!ids.add(read.product.id))
        yield { row: record.row, problem: feedProblem('feed.duplicate', { value: read.product.id }, columnOf(columns, 'id')) }
      else {
        noticed.lacksCurrency ||= read.lacksCurrency
        yield { row: record.row, product: read.product }
      }
    }
  } catch (cause) {
    if (count === 0 || !(cause instanceof AdloomError)) throw cause
    yield { row: last + 1, problem: problemOf(cause) }
    return
  }
  if (count === 0) throw new AdloomError('feed.empty')
}

const problemOf = ({ code, message }: AdloomError): FeedProblem => ({ code, sentence: message })

const columnOf = (columns: ReadonlyMap<string, FeedField | null>, field: FeedField): string | undefined =>
  [...columns].find(([, of]) => of === field)?.[0]

/** The values of an entry by field. A column that no earlier entry had, as XML may have, is recognised by its name. */
function valuesOf(cells: ReadonlyMap<string, readonly string[]>, { columns, ranks, mapping }: Reading): FieldValues {
  const found = new Map<FeedField, { readonly column: string; readonly text: string; readonly rank: number }[]>()
  for (const [column, texts] of cells) {
    let field = columns.get(column)
    let rank = ranks.get(column)
    if (field === undefined || rank === undefined) {
      const isChosen = Object.hasOwn(mapping, column)
      const named = fieldOfName(column)
      rank = isChosen ? -1 : (named?.rank ?? 0)
      if (field === undefined) field = isChosen ? mapping[column] : (named?.field ?? null)
      if (ranks.size < feedLimits.columns) {
        ranks.set(column, rank)
        columns.set(column, field)
      }
    }
    if (field === null) continue
    const known = found.get(field) ?? []
    for (const text of texts) known.push({ column, text, rank })
    found.set(field, known)
  }
  for (const values of found.values()) if (values.length > 1) values.sort((one, other) => one.rank - other.rank)
  return found
}
