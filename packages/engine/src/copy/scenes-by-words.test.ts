import { languages } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import data from './scenes-by-words.json' with { type: 'json' }
import { type AdTextInLanguage, scenesByWordsSchema, scenesMentionedIn } from './scenes-by-words.ts'

const english = (...texts: readonly string[]): AdTextInLanguage[] => texts.map((text) => ({ text, language: 'en' }))
const idle = 'It folds flat. It weighs nothing.'

test('every scene of the table has words in every language', () => {
  for (const byLanguage of Object.values(scenesByWordsSchema.parse(data).scenes))
    expect(Object.keys(byLanguage).toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
})

test('one mention in the best three options suffices', () => {
  expect(scenesMentionedIn(english(idle, idle, 'Hangs on any kitchen wall.'))).toEqual(['kitchen'])
  expect(scenesMentionedIn(english(idle, idle, idle, 'Hangs on any kitchen wall.'))).toEqual([])
})

test('further down two mentions are needed, and a repeated sentence counts once', () => {
  expect(scenesMentionedIn(english(idle, idle, idle, 'For the office.', 'It suits small desks.'))).toEqual(['desk'])
  expect(scenesMentionedIn(english(idle, idle, idle, 'For the office.', 'For the office.'))).toEqual([])
})

test('the most mentioned scene comes first', () => {
  expect(scenesMentionedIn(english('At home on the patio.', 'Made for the beach.', 'From beach to garden. On the balcony.'))).toEqual([
    'garden',
    'sand',
  ])
})

test.each([
  ['de', 'Passt an jede Küchenwand.', 'kitchen'],
  ['fr', 'Se range dans la salle de bain.', 'bathroom'],
  ['es', 'Hecho para la playa.', 'sand'],
  ['it', 'Bella in giardino.', 'garden'],
  ['nl', 'Staat mooi in de woonkamer.', 'window'],
  ['pt', 'Cabe em qualquer escritório.', 'desk'],
] as const)('the words of %s match in that language', (language, text, scene) => {
  expect(scenesMentionedIn([{ text, language }])).toEqual([scene])
})

test('a word inside another word is no mention', () => {
  expect(scenesMentionedIn(english('A desktop publisher swears by it. Kitchenette or not.'))).toEqual([])
})
