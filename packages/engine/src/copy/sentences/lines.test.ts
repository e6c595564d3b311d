import { copyLimits, textLength } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { type PageSentence } from './page-sentences.ts'

const sentence = (text: string): PageSentence => ({ text, lead: null, place: 'description', rank: 0, passage: text })
const line = (text: string) => linesOf(sentence(text), 'en', new Set(['larch'])).at(0) ?? null

test('a sentence that fits is kept whole, with its full stop', () => {
  expect(line('The train keeps quiet on wooden floors')).toMatchObject({
    text: 'The train keeps quiet on wooden floors.',
    isSentence: true,
    afterColon: 'the train keeps quiet on wooden floors.',
  })
})

test('a sentence that is too long ends where one of its clauses does', () => {
  const long =
    'The thick base of the skillet spreads the heat of the flame evenly, because it is poured in one piece in a small foundry in Ohio, where nine people work.'
  const found = line(long)
  expect(found?.text).toMatch(/^The thick base of the skillet spreads the heat of the flame evenly\b.*\.$/)
  expect(textLength(found?.text ?? '')).toBeLessThanOrEqual(copyLimits.description)
  expect(long).toContain(found?.text.replace(/\.$/, ''))
})

test('a sentence that is too long and has no border is dropped', () => {
  expect(line(`The mug in ${'very '.repeat(30)}deep blue holds tea.`)).toBeNull()
})

test('a long sentence has a shorter form that leaves room for a name', () => {
  const long = 'The brush roll combs out long hair of cats and dogs while it spins, so there is nothing left to cut off with scissors.'
  expect(linesOf(sentence(long), 'en', new Set()).map(({ text }) => text)).toEqual([
    long,
    'The brush roll combs out long hair of cats and dogs while it spins.',
  ])
})

test('a line without a verb is no sentence', () => {
  expect(line('Solid oak foot with a linen shade')).toMatchObject({ isSentence: false })
})

test.each(['And it floats on water too.', 'Rinse with warm water after use.', 'Short one.', 'A handle made of wood and'])(
  '%j is no statement of its own',
  (text) => {
    expect(line(text)).toBeNull()
  },
)

test('a name keeps its capital after a colon', () => {
  expect(line('Larch pitches in four minutes with one pole')?.afterColon).toBeNull()
  expect(line('USB-C charges it in two hours')?.afterColon).toBe('USB-C charges it in two hours.')
})

test('in a language without data a sentence is taken whole or not at all', () => {
  expect(linesOf(sentence('Muggen håller teet varmt länge'), null, new Set()).map(({ text }) => text)).toEqual([
    'Muggen håller teet varmt länge.',
  ])
  expect(linesOf(sentence('Muggen håller teet varmt, '.repeat(8)), null, new Set())).toEqual([])
})
