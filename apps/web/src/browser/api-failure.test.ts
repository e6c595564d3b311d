import { ApiError, ReplyError } from '@adloom/domain/api-client.ts'
import { describe, expect, test } from 'vitest'
import { messageOf, sentenceOf } from './api-failure.ts'

const words = { offline: 'Offline.', otherwise: 'Otherwise.' }
const refused = (body: string) => new ApiError({ status: 400, statusText: '', body, retryAfter: null })
const ours = refused(JSON.stringify({ error: { code: 'prompt.invalid', message: 'Invalid prompt', requestId: '1' } }))
const unusable = new ReplyError('Failed to parse API response')

test('the error message of a rejected request reads as the specification says', () => {
  expect(messageOf(ours, words)).toBe('API Error: 400 Bad Request - Invalid prompt')
  expect(messageOf(refused('down for repairs'), words)).toBe('API Error: 400 Bad Request - down for repairs')
  expect(messageOf(unusable, words)).toBe('Failed to parse API response')
})

test('a screen with its own sentence adds only the sentence of the server', () => {
  expect(sentenceOf(ours, words)).toBe('Invalid prompt')
  expect(sentenceOf(refused('down for repairs'), words)).toBe('Otherwise.')
  expect(sentenceOf(unusable, words)).toBe('Failed to parse API response')
})

describe('leaves out', () => {
  test('the message of the browser when the server does not answer', () => {
    for (const sentence of [messageOf, sentenceOf]) expect(sentence(new TypeError('Failed to fetch'), words)).toBe('Offline.')
  })
  test('the page of a proxy, a bug of ours and values that are no error', () => {
    for (const error of [refused('<html>nginx</html>'), refused('a'.repeat(400)), new RangeError('Invalid array length'), 'down', null])
      for (const sentence of [messageOf, sentenceOf]) expect(sentence(error, words)).toBe('Otherwise.')
  })
})
