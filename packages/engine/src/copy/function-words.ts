import { languageSchema } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { wordListSchema } from '../lexicon/word-list.ts'
import data from './function-words.json' with { type: 'json' }

/** Words such as "the" and "with", by which a language is detected and which say nothing: the schema of `function-words.json`. Lower case. */
export const functionWordsSchema = dataFile({
  english: wordListSchema.describe('Function words typical of English. Words that several languages share do not count.'),
  notEnglish: wordListSchema.describe('Function words of all other languages, to tell English from them.'),
  languages: z
    .record(
      languageSchema.exclude(['en']),
      z.strictObject({
        words: wordListSchema.describe('Function words; one that several languages share stands in each of them.'),
        letters: z
          .string()
          .describe('Letters that only this language uses.')
          .transform((letters) => new RegExp(`[${letters}]`, 'giu'))
          .nullable()
          .default(null),
      }),
    )
    .describe('The languages that copy is written in, except English.'),
  otherLanguages: wordListSchema.describe('Function words that only languages without copy use: Swedish shares its umlauts with German.'),
  meaningless: wordListSchema.describe('Words left out when the meanings of two texts are compared, of all languages.'),
})

export const functionWords = functionWordsSchema.parse(data)
