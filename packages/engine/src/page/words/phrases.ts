import * as z from 'zod'

/**
 * What pages write in each language, by its two-letter code; `any` for what belongs to several languages or none. Each phrase is the source of a
 * regular expression; upper and lower case are the same. Add your language as a key of its own.
 */
export const phrasesSchema = z.record(z.string().regex(/^([a-z]{2}|any)$/), z.array(z.string()).min(1))

/** The phrases of all languages as alternatives of a pattern, without a group around them. */
export const alternativesOf = (phrases: z.output<typeof phrasesSchema>): string => Object.values(phrases).flat().join('|')

/** One pattern for the phrases of all languages, between `before` and `after`, which are sources of regular expressions too. */
export const patternOf = (phrases: z.output<typeof phrasesSchema>, before = '', after = ''): RegExp =>
  new RegExp(`${before}(?:${alternativesOf(phrases)})${after}`, 'iu')
