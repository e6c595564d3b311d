import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { boilerplate, pageOf } from '../made-up-pages.test-data.ts'
import { pageText } from './page-sentences.ts'
import { datumIn } from './passage-parts.ts'
import { sentencesIn } from './split-sentences.ts'
import { tidyLine } from './tidy-line.ts'

const read = (lines: Parameters<typeof pageOf>[1], title = 'Kiln Stoneware Mug', language: Language | null = 'en') =>
  pageText({ ...pageOf(title, lines), description: null }, language, new Set(['kiln']))
const textsOf = (...args: Parameters<typeof read>): readonly string[] => read(...args).sentences.map(({ text }) => text)

test.each([
  ['Holds 2.5 litres. Keeps tea warm.', ['Holds 2.5 litres.', 'Keeps tea warm.']],
  ['Fits approx. 12 cups. Stacks flat.', ['Fits approx. 12 cups.', 'Stacks flat.']],
  ['Wide handle • Two pour spouts • Made in Leeds', ['Wide handle', 'Two pour spouts', 'Made in Leeds']],
  ['Side pockets - Two back pockets - Made in Leeds', ['Side pockets', 'Two back pockets', 'Made in Leeds']],
  ['It keeps your memory. 360 m of range is enough.', ['It keeps your memory.', '360 m of range is enough.']],
])('%j is split into its sentences', (text, sentences) => {
  expect(sentencesIn(text, 'en-US')).toEqual(sentences)
})

test.each([
  ['✓ Keeps tea warm!!', 'Keeps tea warm.'],
  ['3) Keeps tea warm', 'Keeps tea warm'],
  ['Keeps tea warm.*', 'Keeps tea warm.'],
  ['KEEPS TEA WARM ALL DAY', 'Keeps tea warm all day'],
  ['Works with USB-C and LED lamps', 'Works with USB-C and LED lamps'],
  ['【Long Life】The glaze stays bright', 'Long Life: The glaze stays bright'],
])('%j is tidied', (line, tidy) => {
  expect(tidyLine(line)).toBe(tidy)
})

test.each([
  ['Material: Porcelain', { name: 'Material', value: 'Porcelain' }],
  ['Fastening - Slip-On', { name: 'Fastening', value: 'Slip-On' }],
  ['Easy to clean: the coating lets nothing stick to the base of the pan.', null],
  ['Keeps tea warm', null],
])('%j is recognised as a table row or not', (text, datum) => {
  expect(datumIn(text)).toEqual(datum)
})

test('a point’s title is separated from its text', () => {
  const [sentence] = read({ highlight: ['Easy to clean: The glaze lets no tea stain the inside of the cup.'] }).sentences
  expect(sentence).toMatchObject({ lead: 'Easy to clean', text: 'The glaze lets no tea stain the inside of the cup.', place: 'feature' })
})

test('a point’s title that repeats the product’s title is no title', () => {
  const [sentence] = read({ highlight: ['Stoneware Mug: The glaze lets no tea stain the inside of the cup.'] }).sentences
  expect(sentence.lead).toBeNull()
})

test('asides in brackets are removed whole, and unclosed ones too', () => {
  expect(textsOf({ description: ['The mug weighs 400 g (14 oz) and stacks flat. Comes in a box (made of paper.'] })).toEqual([
    'The mug weighs 400 g and stacks flat.',
  ])
})

test('a stray capital among lower-case words is corrected, a name keeps its own', () => {
  const [, second] = textsOf({
    description: ['The handle stays cool and the rough base grips well. It sticks to Rough and uneven tables, as Kiln mugs do.'],
  })
  expect(second).toBe('It sticks to rough and uneven tables, as Kiln mugs do.')
})

test('words that join a sentence to the one before are removed', () => {
  expect(textsOf({ description: ['What’s more, the handle stays cool in the hand.'] })).toEqual(['The handle stays cool in the hand.'])
})

test('glued lines are no sentence', () => {
  expect(textsOf({ description: ['A half-oxidised oolong with notes of butter.IngredientsOolong tea leavesBrew at 90 °C'] })).toEqual([
    'A half-oxidised oolong with notes of butter.',
  ])
  expect(textsOf({ description: ['cup holders No sweat design Quick turn gasket for every cup'] })).toEqual([])
})

test.each(boilerplate)('shop talk, labels and codes are skipped: %j', (text) => {
  expect(
    read({ description: [text] })
      .sentences.map((sentence) => sentence.text)
      .filter((own) => own !== 'Tumble dry low.'),
  ).toEqual([])
})

test.each([
  'Is it dishwasher safe?',
  'Click here to see more …',
  'Keeps your tea…',
  'Made with the',
  '{{product.name}} is great for tea',
  '14" wide x 22" high.',
])('%j is no statement', (text) => {
  expect(textsOf({ description: [text] })).toEqual([])
})

test('repeated sentences and the title are skipped', () => {
  expect(textsOf({ description: ['The handle stays cool.', 'The handle stays cool!', 'Kiln stoneware mug.'] })).toEqual([
    'The handle stays cool.',
  ])
})

test('table rows are read as data, promises as promises', () => {
  const { sentences, data, promises } = read({
    specification: ['Material: Stoneware', 'Glaze: Sea green'],
    guarantee: ['10-year guarantee on the glaze'],
    delivery: ['Delivered by truck'],
    badge: ['Design award 2025'],
  })
  expect(sentences).toEqual([])
  expect(data.map(({ name, value }) => [name, value])).toEqual([
    ['Material', 'Stoneware'],
    ['Glaze', 'Sea green'],
  ])
  expect(promises.map(({ text }) => text)).toEqual(['10-year guarantee on the glaze', 'Design award 2025'])
})

test('every sentence names its passage, as it is on the page', () => {
  const passage = '✓ The mug weighs 400 g (14 oz) and stacks flat!!'
  const [sentence] = read({ highlight: [passage] }).sentences
  expect(sentence).toMatchObject({ passage, place: 'feature', rank: 0 })
})

test('a page in a language without data is split by its marks', () => {
  expect(textsOf({ description: ['Muggen håller teet varmt. Läs mer på www.kiln.example'] }, 'Mugg', null)).toEqual([
    'Muggen håller teet varmt.',
  ])
})
