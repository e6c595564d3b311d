import { type Api } from '@adloom/domain/api-client.ts'
import { type LeadRequest, leadRequestSchema } from '@adloom/domain/lead.ts'
import { messageOf } from '../browser/api-failure.ts'
import { commonText } from '../text/en.ts'
import { leadText } from '../text/leads-en.ts'

/** The form as typed. */
export type LeadFields = Readonly<Record<'name' | 'email' | 'company', string>>
export const noLead: LeadFields = { name: '', email: '', company: '' }

/** The error of each field, in the words of §5.1; empty when the form is valid. */
export type LeadProblems = Readonly<Partial<Record<keyof LeadFields, string>>>

/** The lead in a form, or its errors. */
export function checkedLead(fields: LeadFields): { lead: LeadRequest; problems: null } | { lead: null; problems: LeadProblems } {
  const parsed = leadRequestSchema.safeParse(fields)
  if (parsed.success) return { lead: parsed.data, problems: null }
  const problems: Record<string, string> = {}
  // A field reports the first rule it breaks.
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message
  return { lead: null, problems }
}

/** Saves the lead, and resolves once it is saved. The mail to the owner follows in the background; its failure is only logged (§7.3). */
export async function submitLead(lead: LeadRequest, api: Pick<Api, 'createLead' | 'sendEmail'>): Promise<void> {
  await api.createLead(lead)
  const text = leadText.mailText(lead.name, lead.company ?? '')
  const mail = { subject: leadText.mailSubject(lead.name), text, html: `<p>${escaped(text)}</p>` }
  api.sendEmail(mail).catch((error: unknown) => console.warn('The mail about the lead was not sent', error))
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The message for the user when saving a lead failed: the error's own, else the sentence of §8.7. */
export const submitFailure = (error: unknown): string => messageOf(error, { offline: commonText.offline, otherwise: leadText.failed })
