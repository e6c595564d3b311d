import { expect, test } from 'vitest'
import { readProductPrompt } from './read-product-prompt.ts'
import { readPrompt } from './read-prompt.ts'
import { noteOf, understoodOf } from './understood.ts'

const noteFor = (prompt: string): string | null => noteOf(readProductPrompt(prompt, 1))

test('words that cannot be drawn are reported, and a fully drawn prompt has no note', () => {
  expect(noteFor('A mug on oak')).toBeNull()
  expect(noteFor('A mug, transparent background')).toBeNull()
  expect(noteFor('A lawn mower on oak')).toBe('The studio cannot draw “lawn mower” yet, so a plain product box stands in for it.')
})

test.each([
  ['a mug and a plate on oak', 'A picture shows one product: left out “plate”.'],
  ['a mug with a candle on oak', 'A picture shows one product: left out “candle”.'],
  ['una taza y una vela sobre mármol', 'A picture shows one product: left out “candle”.'],
  ['two red candles on marble', 'One candle is drawn, not two.'],
])('%s: the note reports that only one product is drawn', (prompt, note) => expect(noteFor(prompt)).toBe(note))

test.each([
  'a jar of honey with a gold lid',
  'a bottle with a dropper',
  'a black and white mug',
  'wooden toy blocks',
  'a bag of coffee beans',
])('%s is one product', (prompt) => expect(noteFor(prompt)).toBeNull())

test('a left-out product does not decide the light or place of the scene', () => {
  expect(readPrompt(readProductPrompt('a mug and a candle on oak', 1).scenery, [], 1).light).toBeNull()
})

test('an upright product is not laid down for a view from above, and the note says so', () => {
  const reading = readProductPrompt('a mug on oak, top view', 1)
  const choice = readPrompt(reading.scenery, [], 1)
  expect(noteOf(reading, { ...choice, pose: 'standing' })).toMatch(/^The mug is not laid down/)
  expect(noteOf(reading, { ...choice, pose: 'lying' })).toBeNull()
})

test('material, light and camera are reported besides kind, scene and colours', () => {
  const reading = readProductPrompt('a green glass bottle on marble in warm light, close-up', 1)
  expect(understoodOf(reading, readPrompt(reading.scenery, [], 1), 'marble')).toEqual({
    kind: 'bottle',
    scene: 'marble',
    colors: ['green'],
    material: 'glass',
    light: 'warm golden-hour light',
    camera: 'close up',
    ignored: [],
  })
})

test('no light and no camera are reported for a product without a background', () => {
  const reading = readProductPrompt('a mug in warm light, close-up, transparent background', 1)
  expect(understoodOf(reading, readPrompt(reading.scenery, [], 1), '')).toMatchObject({ light: null, camera: null })
})
