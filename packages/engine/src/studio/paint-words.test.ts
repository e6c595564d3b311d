import { expect, test } from 'vitest'
import { noteOf } from './paint-words.ts'
import { readProductPrompt } from './read-product-prompt.ts'

test('a background that cannot be left out is told, beside a stand-in or alone', () => {
  expect(noteOf(readProductPrompt('A mug on oak', 1))).toBeNull()
  expect(noteOf(readProductPrompt('A mug, transparent background', 1))).toBe(
    'The studio cannot leave the background out yet, so a scene stands in for it.',
  )
})
