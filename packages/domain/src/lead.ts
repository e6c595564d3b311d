import * as z from 'zod'

/** An early-access lead. The sentences are the specification's (§5); the first broken rule of a field is the one told. */
export const leadRequestSchema = z.object({
  name: z.string({ error: 'Name is required' }).trim().min(1, { error: 'Name is required' }),
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, { error: 'Email is required', abort: true })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Please enter a valid email address' }),
  company: z.string().trim().optional(),
})
export type LeadRequest = z.output<typeof leadRequestSchema>

export const leadSchema = leadRequestSchema.extend({ id: z.string(), createdAt: z.iso.datetime() })
export type Lead = z.infer<typeof leadSchema>

/** Milliseconds between arriving on a route and being asked (specification §9). */
export const LEAD_PROMPT_DELAY_MS = 1000
