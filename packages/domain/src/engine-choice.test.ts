import { expect, test } from 'vitest'
import { type EngineChoices, readEngineChoices, writeEngineChoices } from './engine-choice.ts'

test('choices of engines survive the header they travel in', () => {
  const choices: EngineChoices = { copy: 'studio', video: 'fal:fal-ai/kling-video/v2.1/standard/image-to-video' }
  expect(writeEngineChoices(choices)).toBe('copy=studio, video=fal:fal-ai/kling-video/v2.1/standard/image-to-video')
  expect(readEngineChoices(writeEngineChoices(choices))).toEqual(choices)
  expect(readEngineChoices(' copy=openai-compatible:a=b ,')).toEqual({ copy: 'openai-compatible:a=b' })
  expect(readEngineChoices('')).toEqual({})
})

test.each(['copy', 'copy=', 'soup=studio', 'copy=Studio', 'copy;studio'])('%j is no choice of engines', (header) => {
  expect(readEngineChoices(header)).toBeNull()
})
