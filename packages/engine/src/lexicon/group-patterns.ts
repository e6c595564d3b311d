import * as z from 'zod'
import { dataFile } from './data-file.ts'
import data from './group-patterns.json' with { type: 'json' }
import { type ProductGroup, productGroupIds } from './product-groups.ts'

const rows = z.array(
  z.strictObject({
    group: z.enum(productGroupIds),
    patterns: z.array(z.string()).min(1).describe('Sources of regular expressions, case-insensitive.'),
  }),
)

/** Patterns that show a product's group where its noun is not known: the schema of `group-patterns.json`. Earlier rows win. Add yours there. */
export const groupPatternsSchema = dataFile({
  englishCategories: rows.describe('Whole words of English category names, of a page or an image.'),
  foreignTitles: rows.describe(
    'Parts of words in titles of other languages, among them some that copy is not written in (Polish, Russian, Arabic). They choose the group only; the title stays a name.',
  ),
})

type GroupPattern = readonly [pattern: RegExp, group: ProductGroup]

// The test of the data files holds the file to the schema.
const checked = data as z.output<typeof groupPatternsSchema>

export const englishCategories: readonly GroupPattern[] = checked.englishCategories.map(({ group, patterns }) => [
  new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i'),
  group,
])

export const foreignTitles: readonly GroupPattern[] = checked.foreignTitles.map(({ group, patterns }) => [
  new RegExp(patterns.join('|'), 'iu'),
  group,
])
