import { type Api } from '@adloom/domain/api-client.ts'
import { type LeadRequest, leadRequestSchema } from '@adloom/domain/lead.ts'
import { messageOf } from '../browser/api-failure.ts'
import { commonText } from '../text/en.ts'
import { leadText } from '../text/leads-en.ts'

/** The form as it is typed. */
export type LeadFields = Readonly<Record<'name' | 'email' | 'company', string>>
export const noLead: LeadFields = { name: '', email: '', company: '' }

/** What is wrong with each field, in the specification's words (§5); empty when nothing is. */
export type LeadProblems = Readonly<Partial<Record<keyof LeadFields, string>>>

/** The lead a form holds, or what is wrong with it. */
export function checkedLead(fields: LeadFields): { lead: LeadRequest; problems: null } | { lead: null; problems: LeadProblems } {
  const parsed = leadRequestSchema.safeParse(fields)
  if (parsed.success) return { lead: parsed.data, problems: null }
  const problems: Record<string, string> = {}
  // The first broken rule of a field is the one told.
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message
  return { lead: null, problems }
}

/**
 * Keeps the lead, and resolves once it is kept. The owner is told by mail afterwards: nobody waits for that, and a failure there is only
 * logged (specification §7).
 */
export async function submitLead(lead: LeadRequest, api: Pick<Api, 'createLead' | 'sendEmail'>): Promise<void> {
  await api.createLead(lead)
  const text = leadText.mailText(lead.name, lead.company ?? '')
  const mail = { subject: leadText.mailSubject(lead.name), text, html: `<p>${escaped(text)}</p>` }
  api.sendEmail(mail).catch((error: unknown) => console.warn('The mail about the lead was not sent', error))
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** What a person reads when a lead was not kept: the error's message, else the specification's sentence (§8). */
export const submitFailure = (error: unknown): string => messageOf(error, { offline: commonText.offline, otherwise: leadText.failed })
