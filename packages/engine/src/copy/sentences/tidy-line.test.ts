import { expect, test } from 'vitest'
import { writingOf } from '../languages/writing.ts'
import { capital, smallVocabulary, tidyLine, withoutAsides, withoutShouts } from './tidy-line.ts'

test.each([
  ['Weighs 3.1 kg (without battery)', 'Weighs 3.1 kg (without battery)'],
  ['Two rows of stitching (by hand)', 'Two rows of stitching'],
  ['Lid (oak) and base (steel)', 'Lid (oak) and base (steel)'],
])('brackets are removed unless they restrict: %s', (text, unchanged) => {
  expect(withoutAsides(text, writingOf('en'))).toBe(unchanged)
})

test('a word in capitals becomes lower case where the page or the language writes it so', () => {
  const vocabulary = smallVocabulary(['Keeps your cat warm all night.'], writingOf('en'))
  expect(withoutShouts('CAT safety first', vocabulary, new Set())).toBe('Cat safety first')
  expect(withoutShouts('Lights ON at dusk', vocabulary, new Set())).toBe('Lights on at dusk')
  expect(withoutShouts('HEPA filter by CAT', vocabulary, new Set(['cat']))).toBe('HEPA filter by CAT')
})

test('several words in capitals in the middle of a line become lower case', () => {
  expect(tidyLine('FUNDA 100% REMOVIBLE con cierre')).toBe('Funda 100% removible con cierre')
})

test('pH keeps its small letter', () => {
  expect(capital('pH 5.5, soap-free')).toBe('pH 5.5, soap-free')
  expect(capital('soap-free')).toBe('Soap-free')
})
