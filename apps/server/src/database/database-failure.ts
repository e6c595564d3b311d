import { AdloomError } from '@adloom/domain/error.ts'
import { DrizzleQueryError } from 'drizzle-orm'

/** Classes and codes of SQLSTATE that mean: no connection, the database is shutting down or starting, too many connections. */
const UNAVAILABLE = /^(08...|57P0[1-4]|53300)$/
const DISK_FULL = '53100'
const SQL_STATE = /^[0-9A-Z]{5}$/

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * A failed query as a failure of ours: `database.unavailable` while PostgreSQL can't be reached, `storage.full`, else `internal`; null for any other
 * error. Neither names the query's parameters, nor does its cause: they are people's data, and failures are logged.
 */
export function databaseFailure(error: unknown): AdloomError | null {
  if (!(error instanceof DrizzleQueryError)) return null
  const code = codeOf(error.cause)
  const cause = withoutParameters(error)
  if (code === DISK_FULL) return new AdloomError('storage.full', { cause })
  // The driver reports a lost connection without a SQLSTATE: as an error of the system, or with no code at all.
  const isLost = error.cause instanceof Error && error.cause.constructor === Error && !SQL_STATE.test(code)
  if (isLost || UNAVAILABLE.test(code)) return new AdloomError('database.unavailable', { cause })
  return new AdloomError('internal', { cause })
}

/** What a log may have of a failed query: the statement, the database's code, and where it was sent from. */
function withoutParameters(error: DrizzleQueryError): Error {
  const plain = new Error(`Failed query (${codeOf(error.cause) || 'connection'}): ${error.query}`)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  plain.stack = [`Error: ${plain.message}`, ...frames].join('\n')
  return plain
}
