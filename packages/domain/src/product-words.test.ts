import { expect, test } from 'vitest'
import { emptyGuidedPrompt } from './guided-prompt.ts'
import { promptSuggestions } from './image.ts'
import { productWordsOf } from './product-words.ts'

test.each([
  ['A green mug with a wide handle on a light oak table', 'A green mug with a wide handle'],
  ['Organic honey, on linen, soft morning light', 'Organic honey'],
  ['Running shoes for women on a beach', 'Running shoes for women'],
  ['una taza de café blanca sobre una mesa de madera', 'una taza de café blanca'],
  ['Leather handbag, Luxury product on marble', 'Leather handbag'],
  ['Eine Keramiktasse auf einem Holztisch, Morgenlicht', 'Eine Keramiktasse'],
  ['een mok op een houten tafel', 'een mok'],
  ['Green mug, top view, close-up', 'Green mug'],
  ['on marble, studio lighting', null],
])('the product words of "%s" are "%s"', (prompt, words) => {
  expect(productWordsOf(prompt)).toBe(words)
})

test('a suggestion alone says nothing about the product', () => {
  for (const suggestion of promptSuggestions) expect(productWordsOf(suggestion)).toBeNull()
})

test('the product words of the guided form are its details, without those about the image', () => {
  const guided = { ...emptyGuidedPrompt, productName: 'Tideline Mug', category: 'Home & Garden', style: 'Modern' }
  expect(productWordsOf({ ...guided, customDetails: 'Studio lighting' })).toBeNull()
  expect(productWordsOf({ ...guided, customDetails: 'Holds 350 ml, High quality, on a shelf beside two books' })).toBe('Holds 350 ml')
})
