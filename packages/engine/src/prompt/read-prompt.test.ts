import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { asPhotographed, hueDistance, photographNote, readPrompt } from './read-prompt.ts'

test.each(Object.keys(sceneWords) as SceneId[])("the phrase of %s asks for that scene, whatever the product's name", (id) => {
  const prompt = `Oak and Marble Sand Lantern ${sceneWords[id].phrase}, soft morning light`
  expect(readPrompt(prompt, [], 1)).toMatchObject({ scene: id, light: 'morning' })
})

test.each(Object.keys(sceneWords) as SceneId[])('each of the words of %s asks for that scene when it stands alone', (id) => {
  const chosen = sceneWords[id].words.map((word) => [word, readPrompt(`Gadget ${word}`, [], 1).scene])
  expect(chosen).toEqual(sceneWords[id].words.map((word) => [word, id]))
})

test.each(Object.keys(lightWords) as LightId[])('the phrase of the light %s asks for that light', (id) => {
  expect(readPrompt(`A mug on a white marble surface, ${lightWords[id].phrase}`, [], 1)).toMatchObject({ scene: 'marble', light: id })
})

test.each([
  ['on the beach at sunset', 'sand', 'golden'],
  ['Kitchen table, early morning', 'kitchen', 'morning'],
  ['on a plain wooden table', 'oak', null],
  ['a white marble countertop', 'marble', null],
  ['my office desk', 'desk', null],
  ['bathroom sink', 'bathroom', null],
  ['picnic in the garden', 'garden', null],
  ['neon lights', 'neon', null],
  ['festive Christmas mood', 'festive', null],
  ['moody industrial loft', 'concrete', 'dramatic'],
  ['BOKEH city lights', 'evening', null],
])('%j is understood', (prompt, scene, light) => {
  expect(readPrompt(prompt, [], 1)).toMatchObject({ scene, light })
})

test('only whole words count: "sandals" do not ask for a beach', () => {
  const scenes = [1, 2, 3, 4, 5, 6].map((seed) => readPrompt('Leather sandals', [], seed).scene)
  expect(new Set(scenes).size).toBeGreaterThan(1)
  expect(scenes).not.toContain('sand')
})

test('a prompt without known words gets a scene by seed, the same one for the same seed', () => {
  expect(readPrompt('xyzzy', ['#ff0000'], 7)).toEqual(readPrompt('xyzzy', ['#ff0000'], 7))
  const scenes = new Set(Array.from({ length: 20 }, (_, seed) => readPrompt('xyzzy', [], seed).scene))
  expect(scenes.size).toBeGreaterThan(4)
})

test('the first colour with a hue tints the palette; greys and almost black do not', () => {
  const { brand } = readPrompt('studio', ['#ffffff', '#111111', '#888888', '#3A82FA'], 1)
  expect(hueDistance(brand ?? 0, 258)).toBeLessThan(8)
  expect(readPrompt('studio', ['#ffffff', '#777777'], 1).brand).toBeNull()
})

test('a colour in the prompt wins over the brand, but not the white of white marble', () => {
  expect(readPrompt('pink studio', ['#3A82FA'], 1).brand).toBe(355)
  expect(readPrompt('Mug on a white marble surface', [], 1).strength).toBe(1)
})

test('clothes are shown lying', () => {
  expect(readPrompt('Blue cotton T-shirt in a seamless studio', [], 1).pose).toBe('lying')
  expect(readPrompt('Coffee mug in a seamless studio', [], 1).pose).toBeNull()
})

test('an angle a photograph was not taken from is ignored and reported', () => {
  const low = readPrompt('Mug on marble, low angle, close-up', [], 1)
  expect(asPhotographed(low).camera).toEqual({ angle: null, shot: 'close' })
  expect(asPhotographed(readPrompt('on marble', [], 1), 2).camera.shot).toBe('close')
  expect(photographNote(low)).toBe('Not seen from a low angle: a photograph keeps the angle it was taken from.')
  expect(photographNote(readPrompt('Mug on marble, flat lay', [], 1))).toBeNull()
  expect(readPrompt('Mug on marble, flat lay', [], 1).pose).toBe('lying')
})

test.each([
  ['a modern mug on the beach', 'sand'],
  ['luxury soap by the water', 'water'],
  ['minimalist, in a living room', 'window'],
])('a place weighs more than a feeling: %s', (prompt, scene) => expect(readPrompt(prompt, [], 1).scene).toBe(scene))

test('a named background gives that colour, longest name first', () => {
  expect(readPrompt('a mug, light blue background', [], 1).wall).toBe('#9cc3e0')
  expect(readPrompt('white coloured wall', [], 1).wall).toBe('#fbfaf8')
  expect(readPrompt('a blue mug before a wall', [], 1).wall).toBeNull()
})

test('seed 0 gives the same choice each time', () => {
  expect(readPrompt('xyzzy', [], 0)).toEqual(readPrompt('xyzzy', [], 0))
})
