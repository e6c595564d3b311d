import { STATUS_CODES } from 'node:http'
import { AdloomError, type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type FastifyBaseLogger, type FastifyReply } from 'fastify'
import * as z from 'zod'
import { databaseFailure } from '../database/database-failure.ts'

/** Failures of the HTTP framework by its own codes, mapped to ours. */
const frameworkFailures: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_REQ_FILE_TOO_LARGE: 'request.too-large',
  FST_FILES_LIMIT: 'request.invalid',
  FST_PARTS_LIMIT: 'request.invalid',
  FST_FIELDS_LIMIT: 'request.invalid',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.media-type',
  FST_PROTO_VIOLATION: 'request.invalid',
  FST_ERR_BAD_URL: 'call.unknown',
}

/** Any failure as one of the table. `maxBodyBytes` is the call's limit, for the sentence. */
export function asAdloomError(error: unknown, maxBodyBytes: number): AdloomError {
  if (error instanceof AdloomError) return error
  const ofDatabase = databaseFailure(error)
  if (ofDatabase !== null) return ofDatabase
  if (!(error instanceof Error)) return new AdloomError('internal', { cause: error })
  const frameworkCode = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const known = frameworkFailures[frameworkCode]
  if (known !== undefined) {
    return new AdloomError(known, { cause: error, values: { limit: sizeInWords(maxBodyBytes), reason: error.message } })
  }
  if (status === 413) return new AdloomError('request.too-large', { cause: error, values: { limit: sizeInWords(maxBodyBytes) } })
  if (error instanceof SyntaxError && status === 400) return new AdloomError('request.not-json', { cause: error })
  if (status >= 400 && status < 500) {
    return new AdloomError('request.invalid', { cause: error, values: { reason: STATUS_CODES[status] ?? 'unknown' } })
  }
  return new AdloomError('internal', { cause: error })
}

const KB = 1024
const MB = KB * KB
/** A size for a sentence: '24 MB', '16 KB'. */
export const sizeInWords = (bytes: number): string => (bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / KB)} KB`)

/** Sentences without a placeholder, which a schema may contain, mapped to their codes. */
const codesBySentence: ReadonlyMap<string, ErrorCode> = new Map(
  // Keys of a literal are its codes.
  (Object.keys(errors) as ErrorCode[])
    .filter((code) => errors[code].status < 500 && !errors[code].message.includes('{'))
    .map((code) => [errors[code].message, code]),
)

/**
 * The error of a request its schema rejected: the sentence of §8 when the schema contains one, otherwise what is wrong with the first field.
 */
export function refusedBySchema({ issues }: z.ZodError): AdloomError {
  const details = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const [{ path, message }] = details
  const code = codesBySentence.get(message)
  if (code !== undefined) return new AdloomError(code, { details })
  return new AdloomError('request.invalid', {
    details,
    values: { reason: path === '' ? 'the body must be a JSON object' : `${path}: ${message}` },
  })
}

/** Seconds until a retry while the database or another part is away: a restart of PostgreSQL takes about as long. */
const DATABASE_RETRY_SECONDS = 5

/** Seconds until a retry, for temporary failures; null where none is promised. */
function retryAfterOf({ code, values }: AdloomError): number | null {
  if (code === 'request.too-many' || code === 'budget.spent' || code === 'budget.own-spent') return Number(values.seconds)
  if (code === 'database.unavailable' || code === 'server.not-ready') return DATABASE_RETRY_SECONDS
  if (code === 'server.busy' || code === 'server.stopping' || code === 'idempotency.running') return 3
  return null
}

/** Media type of a failure under RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json'

/** The bodies of a failure: our own, and the RFC 9457 one for `Accept: application/problem+json`. */
export function bodiesOf({ code, message, details }: Pick<AdloomError, 'code' | 'message' | 'details'>, requestId: string) {
  const { status } = errors[code]
  const more = details.length > 0 ? { details } : {}
  return {
    json: { error: { code, message, requestId, ...more } },
    // about:blank: the title is the status's own phrase; `code` identifies the failure.
    problem: {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: message,
      instance: `urn:uuid:${requestId}`,
      code,
      ...more,
    },
  }
}

/** Sends a failure, with its headers, and logs it with detail and cause. */
export function sendError(error: AdloomError, reply: FastifyReply): FastifyReply {
  const { code } = error
  const { status } = errors[code]
  logError(error, reply.log)
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter))
  const { json, problem } = bodiesOf(error, reply.request.id)
  const wantsProblem = reply.request.headers.accept?.includes(PROBLEM_TYPE) === true
  return reply
    .code(status)
    .header('x-error-code', code)
    .header('cache-control', 'no-store')
    .type(`${wantsProblem ? PROBLEM_TYPE : 'application/json'}; charset=utf-8`)
    .send(wantsProblem ? problem : json)
}

/** Failures only we can fix are errors, those the operator should know are warnings; refusals and failures of other sites are info. */
export function logError(error: AdloomError, log: FastifyBaseLogger): void {
  const entry = { code: error.code, detail: error.detail, err: error }
  if (error.code === 'internal') log.error(entry, error.message)
  else if (/^(server|storage|mail|database)\./.test(error.code)) log.warn(entry, error.message)
  else log.info(entry, error.message)
}
