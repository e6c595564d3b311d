import * as z from 'zod'
import { type Endpoint, KB } from '../endpoint.ts'
import { leadRequestSchema, leadSchema } from '../lead.ts'

/** Characters of a mail about a lead, in each of its two forms. */
const MAIL_MAX = 50_000

/** Early access: leads, and the mail about them. Rows of the table of calls (`endpoints.ts`). */
export const leadCalls = {
  createLead: {
    method: 'POST',
    path: '/user/create',
    summary: 'Keep an early-access lead',
    request: leadRequestSchema,
    response: leadSchema,
    status: 201,
    failures: ['lead.name-required', 'lead.email-required', 'lead.email-invalid'],
    timeoutMs: 10_000,
    maxBodyBytes: 16 * KB,
    rate: { requests: 5, perSeconds: 3600 },
    generates: false,
    countsOnlyAccepted: true,
  },
  sendEmail: {
    method: 'POST',
    path: '/sendgrid-email/send',
    summary: 'Tell the owner of this installation about a lead',
    request: z.object({ subject: z.string().max(998), text: z.string().max(MAIL_MAX), html: z.string().max(MAIL_MAX) }),
    response: z.object({ success: z.literal(true), id: z.string() }),
    status: 202,
    failures: ['lead.none-submitted', 'mail.too-many', 'mail.refused', 'mail.unavailable', 'storage.full'],
    timeoutMs: 20_000,
    maxBodyBytes: 128 * KB,
    rate: { requests: 3, perSeconds: 600 },
    generates: false,
    // A lead counts even when the visitor closes the page right after submitting.
    runsToEnd: true,
  },
} as const satisfies Record<string, Endpoint>
