import { expect, test } from 'vitest'
import { viewWords } from './words-view.ts'

const poseOf = (prompt: string) => viewWords(prompt, null, 1, 'low').pose

test.each(['a mug', 'a toy car', 'a pet bowl'])('seen from above %s stands: nobody lays it on its side', (product) => {
  expect(poseOf(`${product}, top view`)).toBe('standing')
})

test('seen from above a book lies', () => {
  expect(poseOf('a book, top view')).toBe('lying')
})
