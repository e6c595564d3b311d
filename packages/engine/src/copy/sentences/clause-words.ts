import { languageSchema } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import { wordListSchema } from '../../lexicon/word-list.ts'
import data from './clause-words.json' with { type: 'json' }

/** Words that decide where a clause begins and ends in the languages without a tagger, of all of them: the schema of `clause-words.json`. */
export const clauseWordsSchema = dataFile({
  narrowing: wordListSchema.describe(
    'Words after a border that restrict or contradict what precedes it, so that no cut is made there: "wenn", "sauf", "maar".',
  ),
  halves: wordListSchema.describe('Words that mark a clause as one half of two: "nicht nur …", "so … dass", "zwar …, aber".'),
  purposes: wordListSchema.describe('Prepositions that open a phrase of their own: what a product is for or does without.'),
  belongings: wordListSchema.describe('The same, weaker: what it has or is made of.'),
  droppable: wordListSchema.describe('Determiners that a subject may lose: the words after them stay the same.'),
  actors: wordListSchema.describe('Subject pronouns after a verb whose clause begins with something else.'),
  clitics: wordListSchema.describe('Pronouns that belong to the verb after them: "se pliega".'),
  particles: wordListSchema.describe('Verb particles at the end of a clause: "Zeigt den Druck an", "trekt snel in".'),
  beings: wordListSchema.describe('Forms of "is", before a quality of the product.'),
  plurals: z
    .partialRecord(
      languageSchema,
      z.string().transform((source) => new RegExp(source)),
    )
    .transform((rows) => new Map<string, RegExp>(Object.entries(rows)))
    .describe('Endings of verbs in the plural, by language: sources of regular expressions.'),
})

export const clauseWords = clauseWordsSchema.parse(data)
