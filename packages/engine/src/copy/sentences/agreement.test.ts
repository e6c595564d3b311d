import { expect, test } from 'vitest'
import { writingOf } from '../languages/writing.ts'
import { hasSlip } from './agreement.ts'
import { tokensOf } from './tokens.ts'

const isSlip = (text: string): boolean => hasSlip(text, tokensOf(text, 'en', new Set()), writingOf('en'))

test.each([
  'Bottom have 6 strong hook and loop strips',
  'Reinforced base plate hold up to 30 kg',
  'The tray hold around 3 oz of water',
  'Two removable dividers with velcro let you make 1, 2 or 3 compartment',
  'Bigger panel charges more fast',
  'Under direct sun it can working 8 hours',
  'Cats prefer moving water by nature, fountain attract kitty to drink more',
])('a verb that does not agree with its noun: %s', (text) => {
  expect(isSlip(text)).toBe(true)
})

test.each([
  'The base plate holds up to 30 kg',
  'A cable of 10 ft, a stand and 3 compartments',
  'Helps the skin stay soft',
  'The lid and the base keep the water warm',
  'Let the kettle come to a boil',
  'Pockets on each side hold your keys',
  'A bag that you and your mother use every day',
])('correct English: %s', (text) => {
  expect(isSlip(text)).toBe(false)
})
