import * as z from 'zod'

/** Words separated by spaces, as a set. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''))

export const wordListSchema = z.string().transform(wordList)
