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
])('of "%s" the product is told with "%s"', (prompt, told) => {
  expect(productWordsOf(prompt)).toBe(told)
})

test('a suggestion alone says nothing of a product', () => {
  for (const suggestion of promptSuggestions) expect(productWordsOf(suggestion)).toBeNull()
})

test('of the guided form the details tell, without those about the picture', () => {
  const guided = { ...emptyGuidedPrompt, productName: 'Tideline Mug', category: 'Home & Garden', style: 'Modern' }
  expect(productWordsOf({ ...guided, customDetails: 'Studio lighting' })).toBeNull()
  expect(productWordsOf({ ...guided, customDetails: 'Holds 350 ml, High quality, on a shelf beside two books' })).toBe('Holds 350 ml')
})
