import { type ErrorCode, isErrorCode } from '../error.ts'

/** Reason phrases of the statuses Adloom sends; HTTP/2 carries none. */
const reasonPhrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}

/**
 * A reply that is not OK. `code` is null when the reply does not come from Adloom (a proxy's page, for example); `sentence` is the text to show to
 * the user.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | null
  readonly sentence: string
  /** Seconds to wait before a retry; null when the server does not say. */
  readonly retryAfterSeconds: number | null
  readonly details: readonly { readonly path: string; readonly message: string }[]
  constructor(reply: { status: number; statusText: string; body: string; retryAfter: string | null }) {
    const { code, message, details } = errorOf(reply.body)
    const reason = reply.statusText === '' ? (reasonPhrases[reply.status] ?? '') : reply.statusText
    super(`API Error: ${reply.status} ${reason} - ${message}`.replace(/ - $/, ''))
    this.status = reply.status
    this.code = code
    this.sentence = message
    this.details = details
    const seconds = Number(reply.retryAfter ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }
}

/** An OK reply that cannot be used. Its message is one of §8. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError'
}

function errorOf(body: string): { code: ErrorCode | null; message: string; details: ApiError['details'] } {
  const parsed = jsonOf(body)
  const error = isRecord(parsed) && isRecord(parsed.error) ? parsed.error : null
  if (error === null || typeof error.message !== 'string') return { code: null, message: readableText(body), details: [] }
  const details = Array.isArray(error.details)
    ? error.details.filter((row) => isRecord(row) && typeof row.path === 'string' && typeof row.message === 'string')
    : []
  return { code: isErrorCode(error.code) ? error.code : null, message: error.message, details }
}

/** Characters of a foreign body that are shown. */
const READABLE_MAX = 300

/** The text of a body that is not ours, such as a proxy's page: without its markup, and short. */
const readableText = (body: string): string =>
  body
    .replace(/<(script|style)\b[^<>]*>.*?(?:<\/\1>|$)|<[^<>]*>/gis, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, READABLE_MAX)

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value of a JSON text; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
