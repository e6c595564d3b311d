import { expect, test } from 'vitest'
import { emptyGuidedPrompt, missingOfGuidedPrompt, withDetail, wordsOfGuidedPrompt } from './guided-prompt.ts'

const mug = { ...emptyGuidedPrompt, productName: ' Tideline Mug ', category: 'Home & Garden', style: 'Modern' }

test('a guided prompt is one line of text without the parts left open', () => {
  expect(wordsOfGuidedPrompt(mug)).toBe('Tideline Mug, Home & Garden, modern style')
  expect(wordsOfGuidedPrompt({ ...mug, mood: 'Calm', backgroundColor: 'White', customDetails: 'Studio lighting' })).toBe(
    'Tideline Mug, Home & Garden, modern style, calm mood, white background. Studio lighting',
  )
})

test('name, category and style are required and must not be blank', () => {
  expect(missingOfGuidedPrompt({ ...emptyGuidedPrompt, productName: '  ' })).toEqual(['productName', 'category', 'style'])
  expect(missingOfGuidedPrompt(mug)).toEqual([])
})

test('pressing a suggestion adds it to the details once; pressing it again removes it', () => {
  expect(withDetail('on a shelf', 'High quality')).toBe('on a shelf, High quality')
  expect(withDetail('high quality, on a shelf', 'High quality')).toBe('on a shelf')
  expect(withDetail('', 'High quality')).toBe('High quality')
})
