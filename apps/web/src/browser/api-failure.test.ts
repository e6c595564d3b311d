import { ApiError, ReplyError } from '@adloom/domain/calls/api-error.ts'
import { describe, expect, test } from 'vitest'
import { messageOf } from './api-failure.ts'

const words = { offline: 'Offline.', otherwise: 'Otherwise.' }
const refused = (body: string, status = 400) => new ApiError({ status, statusText: '', body, retryAfter: null })
const ours = (status: number) => refused(JSON.stringify({ error: { code: 'prompt.invalid', message: 'No.', requestId: '1' } }), status)

test.each([
  [ours(400), 'API Error: 400 Bad Request - No.'],
  [ours(429), 'API Error: 429 Too Many Requests - No.'],
  [ours(500), 'API Error: 500 Internal Server Error - No.'],
  [refused('down for repairs', 503), 'API Error: 503 Service Unavailable - down for repairs'],
  [refused('<html><style>b{}</style><h1>502 Bad\nGateway</h1></html>', 502), 'API Error: 502 Bad Gateway - 502 Bad Gateway'],
  [refused('<html></html>', 502), 'API Error: 502 Bad Gateway'],
  [refused('a'.repeat(400)), `API Error: 400 Bad Request - ${'a'.repeat(300)}`],
  [new ReplyError('Failed to parse API response'), 'Failed to parse API response'],
])('%s reads as the specification says', (error, message) => {
  expect(messageOf(error, words)).toBe(message)
})

describe('leaves out', () => {
  test('the message of the browser when the server does not answer', () => {
    expect(messageOf(new TypeError('Failed to fetch'), words)).toBe('Offline.')
  })
  test('a bug of ours and values that are no error', () => {
    for (const error of [new RangeError('Invalid array length'), 'down', null]) expect(messageOf(error, words)).toBe('Otherwise.')
  })
})
