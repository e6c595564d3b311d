import * as z from 'zod'

/** Where a number comes from: `R` the platform's own page, API or SDK, `R2` another page or program that describes it, `G` general knowledge. */
export const ruleSourceSchema = z.object({ mark: z.enum(['R', 'R2', 'G']), page: z.string(), read: z.iso.date() })
export type RuleSource = z.infer<typeof ruleSourceSchema>
