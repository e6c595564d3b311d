import { expect, test } from 'vitest'
import { describeCamera, readCamera } from './camera-words.ts'
import { readPrompt } from './read-prompt.ts'
import { sceneOfPrompt } from './prompt-scene.ts'

test.each([
  ['a mug, top view', 'top', null],
  ['flat lay of a book', 'top', null],
  ["a mug from a bird's-eye view", 'top', null],
  ['a mug at a 45 degree angle', 'high', null],
  ['three-quarter view of a box', 'high', null],
  ['low angle hero shot of a bottle', 'low', null],
  ['front view, wide shot', 'eye', 'wide'],
  ['Close-up of a mug', null, 'close'],
  ['macro shot', null, 'close'],
  ['a mug on oak', null, null],
])('%j: angle %s, shot %s', (prompt, angle, shot) => {
  expect(readCamera(prompt)).toMatchObject({ angle, shot })
})

test('camera words are removed from the prompt, and punctuation stays', () => {
  expect(readCamera('a mug, top view. On oak').rest.replaceAll(/\s+/g, ' ')).toBe('a mug, . On oak')
  expect(readCamera('macros and overheads').angle).toBe('top')
  expect(readCamera('a macrame bag').shot).toBeNull()
})

test('the camera moves up, down, near and far as the words ask', () => {
  const camera = (words: string) => sceneOfPrompt(readPrompt(`a mug on marble ${words}`, [], 1)).camera
  const usual = camera('')
  expect(camera('low angle').elevation).toBeLessThan(usual.elevation)
  expect(camera('45 degree view').elevation).toBeGreaterThan(usual.elevation + 10)
  expect(camera('top view').elevation).toBeGreaterThan(camera('45 degree view').elevation)
  expect(camera('close-up').reach).toBeLessThan(1)
  expect(camera('wide shot').reach).toBeGreaterThan(1)
  expect(usual.reach).toBe(1)
})

test('the camera is described in words', () => {
  expect(describeCamera({ angle: 'low', shot: 'close' })).toBe('from a low angle, close up')
  expect(describeCamera({ angle: null, shot: null })).toBeNull()
})
