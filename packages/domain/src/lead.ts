import * as z from 'zod'

/** One line without control characters, safe for a database, a mail header and a table cell. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** Highest number of characters of each field; 254 is the longest address mail can be sent to (RFC 5321). */
export const leadLimits = { name: 200, email: 254, company: 200 } as const

/** An early-access lead. The sentences are those of §5.1; of each field only the first broken rule is reported. */
export const leadRequestSchema = z.object({
  name: z.string({ error: 'Name is required' }).overwrite(oneLine).min(1, { error: 'Name is required' }).max(leadLimits.name),
  email: z
    .string({ error: 'Email is required' })
    .overwrite(oneLine)
    .min(1, { error: 'Email is required', abort: true })
    .max(leadLimits.email, { error: 'Please enter a valid email address', abort: true })
    .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, { error: 'Please enter a valid email address' }),
  company: z.string().overwrite(oneLine).max(leadLimits.company).optional(),
})
export type LeadRequest = z.output<typeof leadRequestSchema>

export const leadSchema = leadRequestSchema.extend({ id: z.string(), createdAt: z.iso.datetime() })
export type Lead = z.infer<typeof leadSchema>
