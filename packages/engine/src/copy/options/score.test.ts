import { expect, test } from 'vitest'
import { writingOf } from '../languages/writing.ts'
import { type PageSentence } from '../sentences/page-sentences.ts'
import { type PhraseKind } from '../sentences/phrase.ts'
import { appealOf, descriptionScore, headlineScore, isForAudience, type Scoring } from './score.ts'

const writing = writingOf('en')
const scoring = (change: Partial<Scoring> = {}): Scoring => ({
  writing,
  nameWords: new Set(['larch', 'tent']),
  audiencePatterns: [],
  maker: null,
  isOwnShop: false,
  ...change,
})
const from = (change: Partial<PageSentence> = {}): PageSentence => ({
  text: '',
  lead: null,
  place: 'feature',
  rank: 0,
  passage: '',
  ...change,
})
const headline = (
  text: string,
  kind: PhraseKind = 'does',
  change: Partial<PageSentence> = {},
  by: Partial<Scoring> = {},
  cut = false,
): number => headlineScore({ text, kind, from: from(change), isCut: cut }, scoring(by))
const description = (text: string, change: Partial<PageSentence> = {}, isSentence = true): number =>
  descriptionScore({ text, from: from(change), isSentence, beginsWithPronoun: false }, scoring())

test('a result for the buyer scores higher than a shape', () => {
  expect(headline('Keeps your feet dry all day')).toBeGreaterThan(headline('Rectangular brown front panel', 'noun'))
})

test('generic praise scores lower than a number', () => {
  expect(headline('Packs down to 45 cm in a bag')).toBeGreaterThan(headline('Perfect quality for every style'))
})

test('something bad scores low unless it is denied', () => {
  expect(headline('Fights rust and stains for years')).toBeGreaterThan(headline('Rust and stains of many years', 'noun'))
})

test('a headline made of the product’s own name scores low', () => {
  expect(headline('Keeps the rain out of it')).toBeGreaterThan(headline('Keeps the Larch tent tent'))
})

test('a cut phrase scores lower than a whole one, and a later one lower than the first', () => {
  expect(headline('Keeps your feet dry')).toBeGreaterThan(headline('Keeps your feet dry', 'does', {}, {}, true))
  expect(headline('Keeps your feet dry')).toBeGreaterThan(headline('Keeps your feet dry', 'does', { rank: 20 }))
})

test('reviews score lower than the shop’s own statements', () => {
  expect(description('The floor keeps the water out in heavy rain.')).toBeGreaterThan(
    description('The floor keeps the water out in heavy rain.', { place: 'review' }),
  )
})

test('what the audience looks for scores higher for that audience', () => {
  const audiencePatterns = [writing.audience.families].filter((pattern) => pattern !== null && pattern !== undefined)
  expect(isForAudience('Safe for kids', audiencePatterns)).toBe(true)
  expect(headline('Safe for small kids', 'is', {}, { audiencePatterns })).toBeGreaterThan(headline('Safe for small kids', 'is'))
})

test('a description that instructs, is conditional or has no verb scores lower', () => {
  const whole = description('The floor keeps the water out in heavy rain.')
  expect(whole).toBeGreaterThan(description('Rinse the floor with water in heavy rain.'))
  expect(whole).toBeGreaterThan(description('If it keeps the water out in heavy rain, rest.'))
  expect(whole).toBeGreaterThan(description('The floor keeps the water out in heavy rain.', {}, false))
})

test('each kind of statement counts at most twice', () => {
  expect(appealOf('soft, warm, dry and light', 'benefit', writing)).toBe(2)
  expect(appealOf('rectangular', 'benefit', writing)).toBe(0)
})

test('the same text has the same score each time', () => {
  const scores = [1, 2, 3].map(() => headline('Keeps your feet dry, warm and soft'))
  expect(new Set(scores).size).toBe(1)
})

test('without a language only the shape counts', () => {
  expect(headline('Rymmer 35 cl te', 'sentence', {}, { writing: null })).toBeGreaterThan(
    headline('Rymmer mycket te', 'sentence', {}, { writing: null }),
  )
})
