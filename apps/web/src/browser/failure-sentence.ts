import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { messageOf } from './api-failure.ts'

/** Shown when the server does not answer, and when a failure has no sentence of its own. */
interface FailureTexts {
  readonly offline: string
  readonly unexpected: string
}

/** The server's own sentence about a failed call, without its status, where it has one. */
export const failureSentence = (error: unknown, { offline, unexpected }: FailureTexts): string =>
  error instanceof ApiError && error.code !== null ? error.sentence : messageOf(error, { offline, otherwise: unexpected })
