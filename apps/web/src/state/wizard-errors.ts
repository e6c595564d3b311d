import { ApiError } from '@adloom/domain/api-client.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { messageOf, sentenceOf } from '../browser/api-failure.ts'
import { failureText } from '../text/failures-en.ts'
import { type Refusal } from './wizard-state.ts'

const { offline } = failureText
const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.code : null)

/** The error of a failed call, for a screen with its own sentence around it: the server's sentence, else `otherwise`. */
export const refusalOf = (error: unknown, otherwise: string): Refusal => ({
  code: codeOf(error),
  sentence: sentenceOf(error, { offline, otherwise }),
})

/** The error of a failed call, for a screen that shows the error's message (§8.4, §8.6: the prompt forms, starting a video). */
export const refusalInFull = (error: unknown, otherwise: string): Refusal => ({
  code: codeOf(error),
  sentence: messageOf(error, { offline, otherwise }),
})

/** Errors of a page with a sentence of their own (§8.2), shown alone. */
const pageSentences: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'url.invalid',
  'page.unreachable',
  'page.not-found',
  'page.forbidden',
  'page.timeout',
])

/** The error of a page that could not be read, by its code: the sentence of §8.2, 'Error: {message}' for every other error, else the fixed one. */
export function refusalOfPage(error: unknown): Refusal {
  const code = codeOf(error)
  if (code === 'server.timeout') return { code, sentence: failureText.timeout }
  // The server's `message` is the error's; for a reply that is not ours only the client's own exists.
  const sentence = code === null ? messageOf(error, { offline, otherwise: '' }) : sentenceOf(error, { offline, otherwise: '' })
  if (sentence === '') return { code, sentence: failureText.read }
  return { code, sentence: code !== null && pageSentences.has(code) ? sentence : failureText.page(sentence) }
}
