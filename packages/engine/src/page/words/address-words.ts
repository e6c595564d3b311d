import { dataFile } from '../../lexicon/data-file.ts'
import * as z from 'zod'
import data from './address-words.json' with { type: 'json' }

const wordsSchema = z.array(z.string()).min(1).describe('Whole words, each the source of a regular expression.')

/** Where formal words count that are written like other words, but with a capital letter. */
const formalCases = ['capital', 'capital after a word', 'capital after a word or a comma'] as const

/** Words of formal and of informal address: the schema of `address-words.json`. */
export const addressWordsSchema = dataFile({
  languages: z
    .record(
      z.string().regex(/^[a-z]{2}$/),
      z.strictObject({
        formal: wordsSchema,
        informal: wordsSchema,
        formalCase: z
          .enum(formalCases)
          .optional()
          .describe('Formal words that count only as written: anywhere, or only where no sentence begins. Left out: in any case.'),
      }),
    )
    .describe('By the two-letter code of the language. Add yours here.'),
})

/** What stands before a formal word; "Sie" at the start of a sentence may mean "they". */
const before: Readonly<Record<(typeof formalCases)[number], string>> = {
  capital: String.raw`(?<!\p{L})`,
  'capital after a word': String.raw`(?<=\p{Ll} )`,
  'capital after a word or a comma': String.raw`(?<=[\p{Ll},;:] )`,
}

const wholeWords = (words: readonly string[], start: string, flags: string): RegExp =>
  new RegExp(String.raw`${start}(?:${words.join('|')})(?!\p{L})`, flags)

// Safe: the test of the data files checks the file against its schema.
const { languages } = data as z.output<typeof addressWordsSchema>

/** Patterns of formal and of informal address, by language. */
export const formsOfAddress: ReadonlyMap<string, { readonly formal: RegExp; readonly informal: RegExp }> = new Map(
  Object.entries(languages).map(([language, { formal, informal, formalCase }]) => [
    language,
    {
      formal: formalCase === undefined ? wholeWords(formal, before.capital, 'giu') : wholeWords(formal, before[formalCase], 'gu'),
      informal: wholeWords(informal, before.capital, 'giu'),
    },
  ]),
)
