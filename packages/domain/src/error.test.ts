import { describe, expect, test } from 'vitest'
import { AdloomError, errors, fillSentence, isErrorCode } from './error.ts'

describe('the catalogue', () => {
  test('quotes the specification’s sentences', () => {
    expect(errors['page.unreachable'].message).toBe('Cannot connect to the website. Please check the URL and try again.')
    expect(errors['page.not-found'].message).toBe('The product page was not found. Please check the URL and try again.')
    expect(errors['page.forbidden'].message).toBe('Access to this website is restricted. Please try a different product URL.')
    expect(errors['page.timeout'].message).toBe('The request timed out. The website might be slow or unavailable.')
    expect(errors['prompt.invalid'].message).toBe('Invalid prompt')
    expect(errors['picture.invalid-url'].message).toBe('Invalid imageUrl')
    expect(errors['picture.missing'].message).toBe('Invalid image data')
  })
  test.each(Object.entries(errors))('%s has a failure status and a sentence', (_, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/\w/)
  })
})

test('an error shows its filled sentence and keeps log details separate', () => {
  const cause = new Error('ECONNREFUSED')
  const error = new AdloomError('page.failed', { cause, detail: 'https://a.example', values: { status: 500 } })
  expect(error.message).toBe('The website answered with an error (500). Please try again later or use a different URL.')
  expect(error).toMatchObject({ code: 'page.failed', detail: 'https://a.example', cause })
})

test('a missing value leaves its placeholder visible; 0 is a value', () => {
  expect(fillSentence('{a} of {b}', { a: 0 })).toBe('0 of {b}')
})

test('only codes of the table are error codes', () => {
  expect(isErrorCode('page.timeout')).toBe(true)
  for (const value of ['page.haunted', 'toString', 7, null]) expect(isErrorCode(value)).toBe(false)
})
