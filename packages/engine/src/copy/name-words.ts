import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { wordListSchema } from '../lexicon/word-list.ts'
import data from './name-words.json' with { type: 'json' }

const sources = z.array(z.string()).min(1)

/**
 * Words in and around the names of products and brands, of all languages: the schema of `name-words.json`. Lists are sources of regular
 * expressions, case-insensitive; earlier ones win.
 */
export const nameWordsSchema = dataFile({
  acronyms: wordListSchema.describe('Words that are spelled in capitals.'),
  lowerCase: wordListSchema.describe('Words in lower case inside a title.'),
  units: wordListSchema.describe('Units in lower case after a number.'),
  qualifiers: sources.describe('Words after which a title gives a purpose, an extra or a material instead of the name: "for", "with".'),
  colors: z
    .strictObject({
      modifiers: sources.describe('Before the colour: "light".'),
      names: sources,
      finishes: sources.describe('After the colour: "matte".'),
    })
    .describe('A part of a title that is only a colour is no name.'),
  bindings: sources.describe('Bindings of a book, which are not part of its name.'),
  shopParts: sources.describe('Parts of a title that belong to the shop, not to the product.'),
  departments: sources.describe('Nouns of whole departments: no product is called "a bedding".'),
  brands: z.strictObject({
    placeholders: sources.describe('What pages without a brand state as one.'),
    companySuffixes: sources.describe('Legal forms and countries after a brand.'),
    publishers: sources.describe('Words that mark the name of a publisher.'),
  }),
})

export const nameWords = nameWordsSchema.parse(data)
