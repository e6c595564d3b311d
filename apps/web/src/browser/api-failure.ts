import { ApiError, ReplyError } from '@adloom/domain/api-client.ts'

/** What is said when nobody answered, and when a failure has no words for people. */
export interface FailureWords {
  readonly offline: string
  readonly otherwise: string
}

/** Longer than any sentence of ours: a page of somebody's proxy. */
const LONGEST_MESSAGE = 300
const isForPeople = (text: string): boolean => text.length <= LONGEST_MESSAGE && !/<[a-z!/]/i.test(text)

/**
 * The error's message, for the places where the specification shows that (§8): 'API Error: 400 Bad Request - Invalid prompt' for a refusal,
 * its own sentence for a reply of no use. What fetch says when nobody answered is the browser's, in no words of ours: `offline`.
 */
export function messageOf(error: unknown, { offline, otherwise }: FailureWords): string {
  if (error instanceof TypeError) return offline
  const isOurs = error instanceof ApiError || error instanceof ReplyError
  return isOurs && isForPeople(error.message) ? error.message : otherwise
}

/** The server's sentence alone, for the places that have words of their own around it; a refusal that is not ours has none. */
export function sentenceOf(error: unknown, { offline, otherwise }: FailureWords): string {
  if (error instanceof TypeError) return offline
  if (error instanceof ReplyError) return error.message
  return error instanceof ApiError && error.code !== null && error.sentence !== '' ? error.sentence : otherwise
}
