import { expect, test } from 'vitest'
import { typographic } from './typographic.ts'

test.each([
  ["Don't wait... it's here", 'en', 'Don’t wait… it’s here'],
  ['The "best" mug (says "Wired")', 'en', 'The “best” mug (says “Wired”)'],
  ['Das "beste" Messer', 'de', 'Das „beste“ Messer'],
  ['L\'huile "douce"', 'fr', 'L’huile «\u00A0douce\u00A0»'],
  ["Rock 'n' roll of the '90s", 'en', 'Rock ’n’ roll of the ’90s'],
  ["For your parents' house", 'en', 'For your parents’ house'],
])('%s is set with the marks of its language', (text, language, set) => {
  expect(typographic(text, language as 'en')).toBe(set)
})

test.each(['A 12" pan, 5\'10" tall', 'Wait....', 'צה"ל של "היום"', 'A "quote that never ends', '5 " x 7 "'])(
  '%s keeps its marks',
  (text) => {
    expect(typographic(text, 'en')).toBe(text === 'צה"ל של "היום"' ? 'צה"ל של “היום”' : text)
    expect(typographic('He said "yes"', null)).toBe('He said "yes"')
  },
)
