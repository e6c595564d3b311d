import { languageSchema } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { wordListSchema } from '../lexicon/word-list.ts'
import data from './title-words.json' with { type: 'json' }

/** Words around the nouns of a title: the schema of `title-words.json`. Lower case, without accents, but “ø” and “æ” are letters. Add yours there. */
export const titleWordsSchema = dataFile({
  accessoryHeads: wordListSchema.describe(
    'Heads that turn the noun before them into something else: "shoe polish" is not a shoe. When both together have no category, they name the product: "Mug Rack".',
  ),
  sidePhrases: wordListSchema.describe(
    'Words that begin what a product comes with, is for, or is made of, in any of the languages; the noun before them is the product.',
  ),
  quantities: wordListSchema.describe('Words of quantity before "of" whose product comes after it: "set of 4 mugs".'),
  several: wordListSchema.describe(
    'Words in the name of a product that is several things, in any of the languages: "set", "pair", "pieces", "and", "with".',
  ),
  of: wordListSchema.describe('"Of" in all languages.'),
  ambiguous: wordListSchema.describe('English words that are more often something else than this product, unless they end the phrase.'),
  alsoEnglish: wordListSchema.describe('Short nouns of other languages that are names or English words, too.'),
  compoundStarts: wordListSchema.describe('First parts of compounds written as one English word: "whiteshoe".'),
  languages: z
    .record(
      languageSchema,
      z.strictObject({
        words: wordListSchema.describe('Words that identify the language.'),
        letters: z
          .string()
          .describe('Letters that identify it.')
          .transform((letters) => new RegExp(`[${letters}]`))
          .nullable()
          .default(null),
      }),
    )
    .describe('How each language shows itself.'),
})

export const titleWords = titleWordsSchema.parse(data)
