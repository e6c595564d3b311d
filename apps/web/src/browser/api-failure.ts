import { ApiError, ReplyError } from '@adloom/domain/api-client.ts'

/** Shown when the server does not answer, and when a failure has no message for users. */
interface FailureWords {
  readonly offline: string
  readonly otherwise: string
}

/** Longer than any sentence of ours: the page of a proxy. */
const LONGEST_MESSAGE = 300
const isForPeople = (text: string): boolean => text.length <= LONGEST_MESSAGE && !/<[a-z!/]/i.test(text)

/**
 * The error's message, where §8.1 shows that: 'API Error: 400 Bad Request - Invalid prompt' for a rejected request, its own
 * sentence for an unusable reply. The message of fetch when the server does not answer is the browser's, so `offline` replaces it.
 */
export function messageOf(error: unknown, { offline, otherwise }: FailureWords): string {
  if (error instanceof TypeError) return offline
  const isOurs = error instanceof ApiError || error instanceof ReplyError
  return isOurs && isForPeople(error.message) ? error.message : otherwise
}

/** The server's sentence alone, for screens that put their own sentence around it; `otherwise` for an error of another kind. */
export function sentenceOf(error: unknown, { offline, otherwise }: FailureWords): string {
  if (error instanceof TypeError) return offline
  if (error instanceof ReplyError) return error.message
  return error instanceof ApiError && error.code !== null && error.sentence !== '' ? error.sentence : otherwise
}
