import { expect, test } from 'vitest'
import { emptyGuidedPrompt, missingOfGuidedPrompt, withDetail, wordsOfGuidedPrompt } from './guided-prompt.ts'

const mug = { ...emptyGuidedPrompt, productName: ' Tideline Mug ', category: 'Home & Garden', style: 'Modern' }

test('a guided prompt is one line of words, and what was left open is left out', () => {
  expect(wordsOfGuidedPrompt(mug)).toBe('Tideline Mug, Home & Garden, modern style')
  expect(wordsOfGuidedPrompt({ ...mug, mood: 'Calm', backgroundColor: 'White', customDetails: 'Studio lighting' })).toBe(
    'Tideline Mug, Home & Garden, modern style, calm mood, white background. Studio lighting',
  )
})

test('name, category and style are required, and blanks are none', () => {
  expect(missingOfGuidedPrompt({ ...emptyGuidedPrompt, productName: '  ' })).toEqual(['productName', 'category', 'style'])
  expect(missingOfGuidedPrompt(mug)).toEqual([])
})

test('a suggestion is added to the details once, and taken out again', () => {
  expect(withDetail('on a shelf', 'High quality')).toBe('on a shelf, High quality')
  expect(withDetail('high quality, on a shelf', 'High quality')).toBe('on a shelf')
  expect(withDetail('', 'High quality')).toBe('High quality')
})
