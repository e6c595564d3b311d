import * as z from 'zod'
import { dataByLanguage } from './data-by-language.ts'
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
 * How texts of a language state what every language can say, and how an ad states it: the schema of `languages/<code>/facts.json`. Of a
 * concept first the pattern that finds it, whose first group is the number where it has one; then the words as they stand inside a sentence,
 * `{n}` being the number.
 */
const factsDataSchema = z.object({
  /** Words that make a statement the opposite or a condition: a sentence with one states no fact. */
  negation: pattern,
  concepts: z.record(z.enum(factConcepts), z.tuple([pattern, z.string()])),
})

/** How a language states facts. Add yours here. */
export const factsDataOf = dataByLanguage(factsDataSchema, {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})
