import { wordsOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { expect, test } from 'vitest'
import { readProductPrompt } from './read-product-prompt.ts'
import { readPrompt } from './read-prompt.ts'

const read = (prompt: string, seed = 1) => readProductPrompt(prompt, seed)

test.each([
  ['A coffee mug on a wooden table', 'mug'],
  ['two red candles on marble', 'candle'],
  ['stainless steel water bottle in the desert', 'tumbler'],
  ['Amber glass dropper bottle of face serum', 'bottle'],
  ['a plant pot beside a lamp', 'plant'],
  ['a bag of coffee', 'pouch'],
  ['wireless headphones, studio light', 'headphones'],
  ['rubber duck in a bath', 'duck'],
])('%s shows a %s', (prompt, kind) => {
  expect(read(prompt)).toMatchObject({ kind, found: 'named' })
})

test.each([
  ['una taza de café blanca sobre una mesa', 'mug', 'taza'],
  ['Kerze aus Bienenwachs', 'candle', 'kerze'],
  ['un cuscino per il divano', 'cushion', 'cuscino'],
])('a noun of another language is drawn like its English one: %s', (prompt, kind, noun) => {
  const reading = read(prompt)
  expect(reading).toMatchObject({ kind, found: 'named', missing: null })
  expect(reading.ignored).not.toContain(noun)
})

test('words for what is inside mean what it comes in', () => {
  expect(read('lavender shampoo on marble')).toMatchObject({ kind: 'bottle', found: 'contents', contents: 'shampoo' })
})

test('a colour before the product is the product’s, a colour of the background is the scene’s', () => {
  const { colors, scenery, namedColors } = read('A red mug on a blue background')
  expect(colors[0]).toBe('#b3202a')
  expect(scenery).not.toContain('red')
  expect(readPrompt(scenery, [], 1).brand).toBe(255)
  expect(namedColors).toEqual(['red', 'blue'])
})

test('a colour of a part is the part’s', () => {
  const { colors } = read('a white bottle with a gold cap on marble')
  expect([colors[0], colors[2]]).toEqual(['#f2f0ec', '#c9a050'])
})

test('the material of the product does not choose its table', () => {
  const { material, scenery } = read('wooden toy blocks on marble')
  expect(material).toBe('wood')
  expect(readPrompt(scenery, [], 1).scene).toBe('marble')
})

test('quoted words are printed on the product and mean nothing else', () => {
  expect(read('a mug “Marble Sea” on oak')).toMatchObject({ title: 'Marble Sea', kind: 'mug' })
  expect(readPrompt(read('a mug "Marble" on a light oak table').scenery, [], 1).scene).toBe('oak')
})

test('the guided form gives name, product and background', () => {
  const words = wordsOfGuidedPrompt({
    productName: 'Tideline Mug',
    category: 'Home & Garden',
    style: 'Luxury',
    mood: 'Calm',
    backgroundColor: 'Pink',
    customDetails: 'Studio lighting',
  })
  const reading = read(words)
  expect(reading).toMatchObject({ kind: 'mug', title: 'Tideline', ignored: [] })
  expect(readPrompt(reading.scenery, [], 1).brand).toBe(355)
})

test('a name that says nothing takes what stands for its category', () => {
  expect(read('Glow Up, Beauty, modern style')).toMatchObject({ kind: 'bottle', found: 'category', title: 'Glow Up' })
})

test('a product that cannot be drawn is told, and a box stands in for it', () => {
  expect(read('a frying pan on a gas stove')).toMatchObject({ kind: 'box', found: 'stand-in', missing: 'Frying Pan' })
  expect(read('Vibrant lifestyle shot')).toMatchObject({ kind: 'box', found: 'stand-in', missing: null })
})

test('words nothing came of are told', () => {
  expect(read('A blue mug with unicorns on a light oak table').ignored).toEqual(['unicorns'])
})

test('what the words leave open hangs on the seed', () => {
  const mains = new Set([1, 2, 3, 4].map((seed) => read('a mug', seed).colors[0]))
  expect(mains.size).toBe(4)
})
