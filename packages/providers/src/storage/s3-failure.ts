import { ownValue } from '@adloom/domain/own-value.ts'
import { AdloomError } from '@adloom/domain/error.ts'

/** The service's own codes, explained for the person who configures it. Source: Amazon's list of S3 error responses. Add yours here. */
const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  InvalidBucketName: 'this is no name of a bucket',
  InvalidAccessKeyId: 'it does not know the access key',
  SignatureDoesNotMatch: 'the secret key does not belong to the access key',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  PermanentRedirect: 'the bucket is in another region',
  TemporaryRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the bucket is in another region',
}

/** Codes of services that have no room left; status 507 says the same. */
const noRoom: readonly string[] = ['QuotaExceeded', 'StorageQuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']

/** The client library's names for a request it gave up. */
const late: readonly string[] = ['TimeoutError', 'AbortError']

/** HTTP status of the reply that made a request to S3 fail, or null when there was none. */
export function statusOf(cause: unknown): number | null {
  if (!(cause instanceof Error) || !('$metadata' in cause)) return null
  const { $metadata } = cause
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return null
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : null
}

/**
 * The meaning of a failed S3 request: `storage.full`, `storage.refused` (only other configuration helps) or `storage.unavailable`. `deed` completes
 * "these keys may not …". The library's error is dropped: it carries the service's reply, which quotes the access key and the signed text, and would
 * reach the log with it.
 */
export function s3Failure(cause: unknown, deed: string): unknown {
  if (!(cause instanceof Error) || cause instanceof AdloomError) return cause
  const status = statusOf(cause)
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  const detail = `the keys were used to ${deed}: ${status ?? 'no reply'}, ${code}`
  if (status === 507 || noRoom.includes(code)) return new AdloomError('storage.full', { detail })
  const reason = ownValue(reasons, code) ?? (status === 401 || status === 403 ? `these keys may not ${deed}` : null)
  if (reason !== null) return new AdloomError('storage.refused', { detail, values: { reason } })
  if (status === null || status === 408 || status === 429 || status >= 500)
    return new AdloomError('storage.unavailable', {
      detail,
      values: { reason: late.includes(code) ? 'it does not answer in time' : `it does not answer (${status ?? code})` },
    })
  if (status >= 300 && status < 400) return new AdloomError('storage.refused', { detail, values: { reason: reasons.PermanentRedirect } })
  return new AdloomError('storage.refused', { detail, values: { reason: `it answers with an error (${status})` } })
}
