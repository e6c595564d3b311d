import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { sceneOfPrompt } from './prompt-scene.ts'

test.each(Object.keys(sceneWords) as SceneId[])('a wall of the wanted colour stands behind the product in the scene %s', (id) => {
  const { backdrop } = sceneOfPrompt(readPrompt(`a mug ${sceneWords[id].phrase}, red background`, [], 1))
  expect(backdrop).toMatchObject({ kind: 'wall', surface: { tones: ['#bd3236'] } })
})

test('paper swept up from the ground has one colour with its wall', () => {
  const { ground, backdrop } = sceneOfPrompt(readPrompt('a mug in a seamless studio, yellow background', [], 1))
  expect(ground.tones).toEqual(backdrop.surface?.tones)
})

test('a table keeps its material before a wall of another colour', () => {
  expect(sceneOfPrompt(readPrompt('a mug on marble, blue background', [], 1)).ground.material).toBe('marble')
})
