import { AdloomError } from './error.ts'

/** A failure that can pass between threads or processes: a cloned error loses its code. `code` is null for an unexpected error. */
export interface Failure {
  readonly code: AdloomError['code'] | null
  readonly message: string
  readonly detail: string
  readonly values: AdloomError['values']
}

export function failureOf(cause: unknown): Failure {
  if (cause instanceof AdloomError) return { code: cause.code, message: cause.message, detail: cause.detail ?? '', values: cause.values }
  const error = cause instanceof Error ? cause : new Error(String(cause))
  return { code: null, message: error.message, detail: error.stack ?? error.message, values: {} }
}

/** The failure as an error again; an unexpected one becomes `internal`. */
export function errorOf({ code, message, detail, values }: Failure): AdloomError {
  if (code !== null) return new AdloomError(code, { detail, values })
  return new AdloomError('internal', { detail, cause: new Error(message) })
}
