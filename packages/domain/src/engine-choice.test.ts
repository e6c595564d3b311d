import { expect, test } from 'vitest'
import { type EngineChoices, readEngineChoices, writeEngineChoices } from './engine-choice.ts'

test('engine choices round-trip through their header', () => {
  const choices: EngineChoices = { copy: 'studio', video: 'fal:fal-ai/kling-video/v2.1/standard/image-to-video' }
  expect(writeEngineChoices(choices)).toBe('copy=studio, video=fal:fal-ai/kling-video/v2.1/standard/image-to-video')
  expect(readEngineChoices(writeEngineChoices(choices))).toEqual(choices)
  expect(readEngineChoices(' copy=openai-compatible:a=b ,')).toEqual({ copy: 'openai-compatible:a=b' })
  expect(readEngineChoices('')).toEqual({})
})

test.each(['copy', 'copy=', 'soup=studio', 'copy=Studio', 'copy;studio'])('%j is not a valid engine choice', (header) => {
  expect(readEngineChoices(header)).toBeNull()
})
