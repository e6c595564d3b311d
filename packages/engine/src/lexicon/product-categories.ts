import { DEFAULT_LANGUAGE, type Language, languages } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataFile } from './data-file.ts'
import { englishNouns } from './english-nouns.ts'
import data from './product-categories.json' with { type: 'json' }

/** Languages besides English, whose nouns have a file of their own. */
export type ForeignLanguage = Exclude<Language, 'en'>
export const foreignLanguages = languages.map(({ code }) => code).filter((code): code is ForeignLanguage => code !== DEFAULT_LANGUAGE)

/**
 * Categories of products, and what shops call them in each language but English: the schema of `product-categories.json`. Add yours there; where rows
 * share a word the earlier one wins. English nouns name their category themselves (`english-nouns.json`).
 */
export const productCategoriesSchema = dataFile({
  categories: z.array(
    z.strictObject({
      name: z.string().describe('The English name that people read: "Coffee Mug".'),
      words: z
        .partialRecord(z.enum(foreignLanguages), z.array(z.string()).min(1))
        .describe(
          'Nouns in the singular, lower case, by language; plurals are derived, accents do not matter. German and Dutch nouns also match as the end of a compound ("Laufschuh"): the shortest that still says it is enough.',
        ),
    }),
  ),
})

type ProductCategory = z.output<typeof productCategoriesSchema>['categories'][number]

// The test of the data files holds the file to the schema.
export const productCategories = data.categories as readonly ProductCategory[]

const nounsOfCategory = Map.groupBy(
  englishNouns.filter(({ category }) => category !== undefined),
  ({ category }) => category,
)

/** Nouns of a language that name a category, in the singular. */
export const categoryNouns = ({ name, words }: ProductCategory, language: Language): readonly string[] =>
  language === 'en' ? (nounsOfCategory.get(name) ?? []).map(({ noun }) => noun) : (words[language] ?? [])
