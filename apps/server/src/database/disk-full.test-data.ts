import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { sql } from 'drizzle-orm'
import { createLeads } from '../leads/leads.ts'
import { openDatabase } from './database.ts'
import { databaseFailure } from './database-failure.ts'

/** Keeps leads in the database of a folder without end and prints the id of each that was acknowledged; what is refused for want of room is not. */
const database = await openDatabase({ folder: join(process.argv[2], 'database') })
const leads = createLeads(database, Date.now)
for (let round = 0; ; round++) {
  try {
    const { lead } = await leads.keep({ name: 'Ada', email: `lead${round}@example.com` })
    process.stdout.write(`${lead.id}\n`)
    // Fills the log, and nothing but the log, faster than leads do.
    await database.rows.execute(sql`SELECT pg_logical_emit_message(true, '', ${randomBytes(100_000).toString('base64')})`)
  } catch (error) {
    const failure = error instanceof AdloomError ? error : databaseFailure(error)
    if (failure?.code !== 'storage.full') throw error
  }
}
