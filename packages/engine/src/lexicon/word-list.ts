import * as z from 'zod'

/** Words separated by spaces, as a set. */
export const wordListSchema = z.string().transform((text): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== '')))
