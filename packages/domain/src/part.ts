import * as z from 'zod'

/** An optional part of an installation: what it gives, what it takes, and whether it is there. */
export const partSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** What it gives, in a sentence or two. */
  gives: z.string(),
  /** Under which licence each thing in it stands; `source` is where that can be read, null where only the owner of the installation knows. */
  licences: z.array(z.object({ what: z.string(), licence: z.string(), source: z.string().nullable() })),
  /** Bytes to fetch and bytes it takes then; of a model at an address of the owner's own only the rest is known. */
  downloadBytes: z.number(),
  diskBytes: z.number(),
  state: z.enum(['absent', 'adding', 'installed']),
  /** How much of it was fetched, 0 to 100; null unless it is being added here. */
  percent: z.number().min(0).max(100).nullable(),
  /** Why it was not added; null unless that failed. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Whether this installation uses it when it is there. */
  isUsed: z.boolean(),
  /** Whether the caller may add it. */
  mayAdd: z.boolean(),
})
export type Part = z.infer<typeof partSchema>
