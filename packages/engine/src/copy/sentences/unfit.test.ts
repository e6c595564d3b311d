import { expect, test } from 'vitest'
import { writingOf } from '../languages/writing.ts'
import { isDated, isManual, isMeasures, isOtherPrice } from './unfit.ts'

test.each([
  ['Bench cushion 150 cm, olive £59', true],
  ['Engraving for 45,00 £ more', true],
  ['Now £429, it was £499', false],
  ['Holds 59 books', false],
])('whether a price belongs to another product: %s', (text, isOther) => {
  expect(isOtherPrice(text, { amount: 429, before: 499, currency: 'GBP' })).toBe(isOther)
})

test('a passage is a manual when it begins with a rule, or when most of it is rules and orders', () => {
  const writing = writingOf('en')
  expect(isManual(['Machine wash cold.', 'Hang dry.', 'No fabric softener.'], writing)).toBe(true)
  expect(isManual(['Rinse before use.', 'Do not use in traffic.', 'The seat is made of oak.'], writing)).toBe(true)
  expect(isManual(['The cover keeps rain out.', 'It folds into its own pocket.', 'Do not iron.'], writing)).toBe(false)
})

test.each([
  ['en-US', 'Free returns until May 3', true],
  ['fr-FR', 'Livraison offerte mardi 14 octobre', true],
  ['de-DE', 'Lieferung bis 3. März', true],
  ['pt-PT', 'Entrega a 5 de maio', true],
  ['en-US', '30-day returns, 2 year guarantee', false],
  ['fr-FR', 'Garantie 2 ans', false],
])('%s: whether it holds only on a day: %s', (locale, text, isOnADay) => {
  expect(isDated(text, locale)).toBe(isOnADay)
})

test('a row of sizes is no statement, a sentence with a decimal number is one', () => {
  expect(isMeasures('S 40 cm for kittens up to 3 kg')).toBe(true)
  expect(isMeasures('Sealed filter captures 99.97% of particles down to 0.3 microns')).toBe(false)
})
