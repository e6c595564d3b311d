import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { messageOf } from '../../browser/api-failure.ts'
import { failureText } from '../../text/failures-en.ts'
import { type Refusal } from './wizard-state.ts'

const { offline } = failureText
const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.code : null)

/** The error of a failed call: its message (§8.1), `otherwise` for a failure without one. */
export const refusalOf = (error: unknown, otherwise: string): Refusal => ({
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
  if (error instanceof ApiError && code !== null && pageSentences.has(code)) return { code, sentence: error.sentence }
  // The wizard has its own sentence for a failure without a message.
  const message = code === 'page.unread' ? '' : messageOf(error, { offline, otherwise: '' })
  return { code, sentence: message === '' ? failureText.read : failureText.page(message) }
}
