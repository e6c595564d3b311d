import { expect, test } from 'vitest'
import { noteOf } from './paint-words.ts'
import { readProductPrompt } from './read-product-prompt.ts'

test('what cannot be drawn is told, and what can be owes nothing', () => {
  expect(noteOf(readProductPrompt('A mug on oak', 1))).toBeNull()
  expect(noteOf(readProductPrompt('A mug, transparent background', 1))).toBeNull()
  expect(noteOf(readProductPrompt('A lawn mower on oak', 1))).toMatch(/stands in for it\.$/)
})
