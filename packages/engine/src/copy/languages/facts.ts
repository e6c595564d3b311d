import * as z from 'zod'
import { dataByLanguage } from '../../lexicon/data-by-language.ts'
import { dataFile } from '../../lexicon/data-file.ts'
import { factConcepts } from './fact-concepts.ts'
import german from './de/facts.json' with { type: 'json' }
import english from './en/facts.json' with { type: 'json' }
import spanish from './es/facts.json' with { type: 'json' }
import french from './fr/facts.json' with { type: 'json' }
import italian from './it/facts.json' with { type: 'json' }
import dutch from './nl/facts.json' with { type: 'json' }
import portuguese from './pt/facts.json' with { type: 'json' }

const pattern = z.string().transform((source) => new RegExp(source, 'iu'))

/**
 * How a language states the common facts on a page and in an ad: the schema of `languages/<code>/facts.json`. Per concept the pattern that
 * finds it, whose first group is the number if there is one, then the words as used inside a sentence, with `{n}` for the number.
 */
export const factsDataSchema = dataFile({
  negation: pattern.describe('Words that negate a statement or make it conditional: a sentence with one states no fact.'),
  concepts: z.record(z.enum(factConcepts), z.tuple([pattern, z.string()])),
})

/** Fact patterns and words of a language. Add yours here. */
export const factsDataOf = dataByLanguage(factsDataSchema, {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})
