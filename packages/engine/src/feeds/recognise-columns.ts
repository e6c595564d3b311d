import { type FeedField, feedFields, type FeedMapping } from '@adloom/domain/campaign/feed-product.ts'
import { ownValue } from '@adloom/domain/own-value.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { foldedText } from '../page/document/page-text.ts'
import { pricesIn } from '../page/values/price.ts'
import data from './column-words.json' with { type: 'json' }
import { currencyInName } from './feed-price.ts'
import { addressesIn } from './link-records.ts'

/** The names of columns: the schema of `column-words.json`. */
export const columnWordsSchema = dataFile({
  fields: z
    .record(z.enum(feedFields), z.record(z.string().regex(/^([a-z]{2}|any)$/), z.array(z.string()).min(1)))
    .describe(
      'By field, then by the two-letter code of the language (`any`: published formats, and what several share). Case, accents, blanks and marks do not count. Of several columns for one field the one named first here is read first. Add your language there.',
    ),
})

interface FieldName {
  readonly field: FeedField
  /** Where it stands among the names of its field. */
  readonly rank: number
}

const names = new Map<string, FieldName>()
for (const field of feedFields)
  for (const [rank, word] of Object.values(data.fields[field]).flat().entries())
    if (!names.has(foldedText(word))) names.set(foldedText(word), { field, rank })

/** The field a column's name stands for; null for an unknown one. A currency or a number behind it does not count: "Price (EUR)", "Image 2". */
export function fieldOfName(name: string): FieldName | null {
  const whole = names.get(foldedText(name))
  if (whole !== undefined) return whole
  const bare = (currencyInName(name) === null ? name : name.replace(/[\s_(\-[][^\s_(\-[]{1,4}$/, ''))
    .replace(/^g:/i, '')
    .replace(/[([][^()[\]]{0,20}[)\]]/g, ' ')
    .replace(/[\s_-]\d{1,2}$/, '')
    .replace(/[\s_-]in$/i, '')
    .replace(/\d{1,2}$/, '')
  const found = names.get(foldedText(bare))
  if (found === undefined) return null
  // "Image 2" is one more.
  const number = Number(/(\d{1,2})\s*$/.exec(name)?.[1] ?? 0)
  return found.field === 'image' && number > 1 ? { field: 'pictures', rank: number } : { field: found.field, rank: found.rank + number }
}

/** What stands in a column. */
type Content = 'links' | 'images' | 'prices' | 'text' | null

const IMAGE_ADDRESS = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)|\/(?:images?|img|media|photos?|pictures?)\//i
/** Share of a column's values that decides what it holds. */
const MOST = 0.6

function contentOf(samples: readonly string[]): Content {
  const values = samples.filter((value) => value !== '')
  if (values.length === 0) return null
  const share = (is: (value: string) => boolean): boolean => values.filter(is).length >= values.length * MOST
  const startsWithAddress = (value: string): boolean => /^https?:\/\//i.test(value) && addressesIn(value).length > 0
  if (share(startsWithAddress)) return share((value) => IMAGE_ADDRESS.test(value)) ? 'images' : 'links'
  if (share((value) => value.length <= 20 && pricesIn(value).length === 1)) return 'prices'
  return share((value) => /\p{L}{3}/u.test(value) && value.length >= 3 && value.length <= 200) ? 'text' : null
}

interface RecognitionOptions {
  readonly mapping: FeedMapping
  readonly isHeaderless: boolean
  /** A format that names all its columns: any other is the shop's own, such as the link of a film. */
  readonly isKnownFormat: (fields: ReadonlyMap<string, FeedField | null>) => boolean
}

/**
 * The field of each column; null where it is unknown or not needed. The user's mapping counts first, then the name, then for a field that no name gave
 * what stands in the column: links, images, prices; and in a table without names its first text is the title. `samples`: the first values by column.
 */
export function recogniseColumns(
  columns: readonly string[],
  samples: ReadonlyMap<string, readonly string[]>,
  { mapping, isHeaderless, isKnownFormat }: RecognitionOptions,
): ReadonlyMap<string, FeedField | null> {
  const fields = new Map<string, FeedField | null>()
  const taken = new Set<FeedField>()
  for (const column of columns) {
    const chosen = Object.hasOwn(mapping, column) ? ownValue(mapping, column) : undefined
    const field = chosen === undefined ? (fieldOfName(column)?.field ?? null) : chosen
    fields.set(column, field)
    if (field !== null) taken.add(field)
  }
  if (isKnownFormat(fields)) return fields
  const byContent: readonly (readonly [Content, FeedField])[] = [
    ['images', 'image'],
    ['links', 'link'],
    ['prices', 'price'],
    ...(isHeaderless
      ? ([
          ['text', 'title'],
          ['text', 'description'],
        ] as const)
      : []),
  ]
  for (const [content, field] of byContent) {
    if (taken.has(field)) continue
    const free = columns.find(
      (column) => fields.get(column) === null && !Object.hasOwn(mapping, column) && contentOf(samples.get(column) ?? []) === content,
    )
    if (free === undefined) continue
    fields.set(free, field)
    taken.add(field)
  }
  return fields
}
