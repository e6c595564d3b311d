import { ApiError, ReplyError } from '@adloom/domain/calls/api-error.ts'

/** Shown when the server does not answer, and when a failure has no message for users. */
interface FailureWords {
  readonly offline: string
  readonly otherwise: string
}

/** Whether a call got no reply at all: `fetch` rejects with a TypeError then, and for no other reason. */
export const isUnanswered = (error: unknown): boolean => error instanceof TypeError

/**
 * The error's message: 'API Error: 400 Bad Request - Invalid prompt' for every reply that is not OK (§8.1), its own sentence for an unusable one.
 * The message of fetch when the server does not answer is the browser's, so `offline` replaces it.
 */
export function messageOf(error: unknown, { offline, otherwise }: FailureWords): string {
  if (isUnanswered(error)) return offline
  return error instanceof ApiError || error instanceof ReplyError ? error.message : otherwise
}
