import { expect, test } from 'vitest'
import { languageOfTag } from './language.ts'

test.each([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['pt_BR', 'pt'],
  [' EN-gb ', 'en'],
  ['ja', null],
  ['deutsch', null],
  ['', null],
  [null, null],
])('the tag %s names %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})
