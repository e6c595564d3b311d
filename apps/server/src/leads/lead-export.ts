import { csvCell } from '@adloom/domain/csv-cell.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyInstance } from 'fastify'
import { type StoredLead, type Leads } from './leads.ts'
import { adminUser } from '../http/user.ts'

/** Dependencies of the export. `adminToken` is null where there is no export. `now` gives milliseconds. */
interface LeadExportParts {
  readonly leads: Leads
  readonly adminToken: string | null
  readonly now: () => number
}

/** Serves the leads at `/api/leads.csv` to requests with the token; without a configured one the call does not exist. */
export function serveLeadExport(app: FastifyInstance, { leads, adminToken, now }: LeadExportParts): void {
  app.get('/api/leads.csv', async (request, reply) => {
    if (adminToken === null) throw new AdloomError('call.unknown', { detail: 'ADMIN_TOKEN is not set' })
    if (request.user !== adminUser) {
      reply.header('www-authenticate', 'Bearer realm="Adloom"')
      throw new AdloomError('admin.token-wrong')
    }
    const day = new Date(now()).toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="adloom-leads-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(leadsAsCsv(await leads.list()))
  })
}

const COLUMNS = ['id', 'name', 'email', 'company', 'createdAt', 'lastSubmittedAt', 'submissions'] as const

/**
 * Leads as a table (RFC 4180), one row for each e-mail address, in the order of their first submission: its id and date, the latest name and company.
 * Begins with a byte order mark, without which spreadsheets misread UTF-8.
 */
export function leadsAsCsv(all: readonly StoredLead[]): string {
  const byAddress = Map.groupBy(all, ({ email }) => email.toLowerCase())
  const rows = [...byAddress.values()].map((ofOne) => {
    const first = ofOne[0]
    const last = ofOne[ofOne.length - 1]
    const company = ofOne.findLast((lead) => lead.company !== undefined)?.company ?? ''
    return [first.id, last.name, last.email, company, first.createdAt, last.createdAt, String(ofOne.length)]
  })
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
