import * as z from 'zod'

/** What one click changes so that the ad keeps the rule. */
export const placementMendSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), field: z.enum(['headline', 'longHeadline', 'body', 'businessName']), text: z.string() }),
  z.object({
    kind: z.literal('call to action'),
    /** The platform's name of it. */
    value: z.string(),
    /** What the ad then says, in its language; null where none of our calls to action is meant by it. */
    label: z.string().nullable(),
  }),
  z.object({ kind: z.literal('lower quality') }),
])
export type PlacementMend = z.output<typeof placementMendSchema>
