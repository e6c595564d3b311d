import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import * as z from 'zod'

/** Thrown for an empty reply: the library's name for how it ended, such as `length` or `content-filter`. */
export class ReplyMissing extends Error {
  override readonly name = 'ReplyMissing'
}

/** Vendors' codes and types in the body of a failure (`bodySchema`), mapped to our codes; the body is more exact than the status. Add yours here. */
const namedFailures: Readonly<Record<string, ErrorCode>> = {
  // OpenAI and compatible servers
  invalid_api_key: 'provider.key-refused',
  insufficient_quota: 'provider.no-credit',
  billing_hard_limit_reached: 'provider.no-credit',
  rate_limit_exceeded: 'provider.busy',
  model_not_found: 'provider.model-unknown',
  model_deprecated: 'provider.model-unknown',
  content_policy_violation: 'provider.moderation',
  moderation_blocked: 'provider.moderation',
  content_filter: 'provider.moderation',
  // Anthropic
  authentication_error: 'provider.key-refused',
  permission_error: 'provider.key-refused',
  billing_error: 'provider.no-credit',
  rate_limit_error: 'provider.busy',
  overloaded_error: 'provider.busy',
  not_found_error: 'provider.model-unknown',
  // Google: API_KEY_INVALID, in details[].reason of a 400
  API_KEY_INVALID: 'provider.key-refused',
  UNAUTHENTICATED: 'provider.key-refused',
  PERMISSION_DENIED: 'provider.key-refused',
  RESOURCE_EXHAUSTED: 'provider.busy',
  UNAVAILABLE: 'provider.busy',
  NOT_FOUND: 'provider.model-unknown',
}

const failuresByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'provider.key-refused',
  402: 'provider.no-credit',
  403: 'provider.key-refused',
  404: 'provider.model-unknown',
  408: 'provider.timeout',
  410: 'provider.model-unknown',
  429: 'provider.busy',
  503: 'provider.busy',
  504: 'provider.timeout',
  529: 'provider.busy', // Anthropic: overloaded
}

const word = z.union([z.string(), z.number()]).nullish()
const detailSchema = z.looseObject({ reason: z.string().optional(), retryDelay: z.string().optional() })
const bodySchema = z.looseObject({
  error: z.looseObject({ code: word, type: word, status: word, details: z.array(detailSchema).optional().catch([]) }),
})

/** The called model, for its failures. */
export interface CalledModel {
  /** The provider's name in sentences. */
  readonly provider: string
  /** The model's id there. */
  readonly model: string
  /** Kept out of every failure; '' where there is none. */
  readonly key: string
}

/**
 * Any error of a vendor call, as one of our failures. The vendor's message goes to `detail` only, shortened and without the key; the library's error
 * is dropped, because it holds request and headers.
 */
export async function providerFailure(error: unknown, called: CalledModel, signal: AbortSignal): Promise<AdloomError> {
  const { APICallError, InvalidResponseDataError, JSONParseError, NoContentGeneratedError, NoOutputGeneratedError, TypeValidationError } =
    await import('ai')
  const failed = (code: ErrorCode, detail: string, more: Readonly<Record<string, string | number>> = {}) =>
    new AdloomError(code, { values: { provider: called.provider, model: called.model, ...more }, detail: withoutKey(detail, called.key) })
  if (error instanceof AdloomError) return error
  if (signal.aborted) return isLate(signal.reason) ? failed('provider.timeout', 'the caller’s time is up') : cancelled(signal.reason)
  if (error instanceof ReplyMissing)
    return failed(
      error.message === 'content-filter' ? 'provider.moderation' : 'provider.bad-reply',
      `the reply ended with: ${error.message}`,
    )
  if (APICallError.isInstance(error)) {
    // A failure of our own fetch, which the library may have wrapped.
    if (error.cause instanceof AdloomError) return error.cause
    const { statusCode: status = 0, responseBody: body = '', responseHeaders: headers = {} } = error
    const code = errorCodeOf(status, body)
    return failed(code, `${status} ${body || error.message}`, { status, ...waitOf(headers, body) })
  }
  const isNonsense = [InvalidResponseDataError, JSONParseError, NoContentGeneratedError, NoOutputGeneratedError, TypeValidationError].some(
    (kind) => kind.isInstance(error),
  )
  if (isNonsense) return failed('provider.bad-reply', error instanceof Error ? error.message : String(error))
  return new AdloomError('internal', { detail: withoutKey(String(error), called.key) })
}

/** A vendor's error reply, as one of our failures; `code` where the caller knows more than status and body say. */
export function answerFailure(
  answer: { readonly status: number; readonly body: string; readonly headers: Headers },
  called: CalledModel,
  code: ErrorCode = errorCodeOf(answer.status, answer.body),
): AdloomError {
  const { status, body, headers } = answer
  const values = { provider: called.provider, model: called.model, status, ...waitOf(Object.fromEntries(headers), body) }
  return new AdloomError(code, { values, detail: withoutKey(`${status} ${body}`, called.key) })
}

const cancelled = (reason: unknown): AdloomError => (reason instanceof AdloomError ? reason : new AdloomError('request.cancelled'))
const isLate = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError'

/** Codes of connections that were never made: the request was not sent. */
const noConnection: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether the connection was never made. After a lost connection the request may have been received, and may be billed. */
export const wasNeverSent = ({ code, detail }: AdloomError): boolean => code === 'provider.unreachable' && noConnection.has(detail ?? '')

/** The failure code of a vendor's reply. */
export function errorCodeOf(status: number, body: string): ErrorCode {
  const { code, type, status: state, details } = failureIn(body) ?? {}
  for (const name of [...(details ?? []).map(({ reason }) => reason), code, type, state]) {
    const named = typeof name === 'string' && Object.hasOwn(namedFailures, name) ? namedFailures[name] : undefined
    if (named !== undefined) return named
  }
  if (status >= 200 && status < 300) return 'provider.bad-reply'
  return failuresByStatus[status] ?? (status >= 500 || status === 0 ? 'provider.failed' : 'provider.request-refused')
}

function failureIn(body: string): z.infer<typeof bodySchema>['error'] | null {
  try {
    return bodySchema.safeParse(JSON.parse(body)).data?.error ?? null
  } catch {
    return null // not JSON: the status decides
  }
}

/** Seconds to wait where the vendor gives them, in a header or (Google) in the body; a minute at most. */
function waitOf(headers: Readonly<Record<string, string>>, body: string): { readonly wait: string; readonly seconds: number } {
  const inBody = failureIn(body)?.details?.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay
  const waits = [Number(headers['retry-after-ms']) / 1000, Number(headers['retry-after']), Number.parseFloat(inBody ?? '')]
  const seconds = Math.ceil(Math.min(60, waits.find((each) => each > 0) ?? 10))
  return { seconds, wait: seconds >= 60 ? 'a minute' : `${seconds} s` }
}

/** Bytes of a vendor's message that go to the log. */
const DETAIL = 600

/** Text for the log: without the key, which some servers quote, and shortened. */
export const withoutKey = (text: string, key: string): string => (key === '' ? text : text.replaceAll(key, '[key]')).slice(0, DETAIL)
