import { ApiError, ReplyError } from '@adloom/domain/api-client.ts'
import { describe, expect, test } from 'vitest'
import { messageOf, sentenceOf } from './api-failure.ts'

const words = { offline: 'Offline.', otherwise: 'Otherwise.' }
const refused = (body: string) => new ApiError({ status: 400, statusText: '', body, retryAfter: null })
const ours = refused(JSON.stringify({ error: { code: 'prompt.invalid', message: 'Invalid prompt', requestId: '1' } }))
const unusable = new ReplyError('Failed to parse API response')

test('where the error message is shown, a refusal reads as the specification says', () => {
  expect(messageOf(ours, words)).toBe('API Error: 400 Bad Request - Invalid prompt')
  expect(messageOf(refused('down for repairs'), words)).toBe('API Error: 400 Bad Request - down for repairs')
  expect(messageOf(unusable, words)).toBe('Failed to parse API response')
})

test('where the screen has its own words, the sentence alone follows them', () => {
  expect(sentenceOf(ours, words)).toBe('Invalid prompt')
  expect(sentenceOf(refused('down for repairs'), words)).toBe('Otherwise.')
  expect(sentenceOf(unusable, words)).toBe('Failed to parse API response')
})

describe('neither shows', () => {
  test('what a browser says when nobody answered', () => {
    for (const told of [messageOf, sentenceOf]) expect(told(new TypeError('Failed to fetch'), words)).toBe('Offline.')
  })
  test('a page of somebody’s proxy, a fault of ours or what is no error', () => {
    for (const error of [refused('<html>nginx</html>'), refused('a'.repeat(400)), new RangeError('Invalid array length'), 'down', null])
      for (const told of [messageOf, sentenceOf]) expect(told(error, words)).toBe('Otherwise.')
  })
})
