import { expect, test } from 'vitest'
import { engineCaption, engineNameSchema } from './provenance.ts'

test('the caption names the engine', () => {
  expect(engineCaption('studio')).toBe('Made by the built-in studio')
  expect(engineCaption('openai:gpt-5:mini')).toBe('Made by openai · gpt-5:mini')
})

test('an engine is studio or a provider with its model', () => {
  for (const name of ['studio', 'fal:flux/dev']) expect(engineNameSchema.safeParse(name).success).toBe(true)
  for (const name of ['', 'openai', 'studio2', ':x']) expect(engineNameSchema.safeParse(name).success).toBe(false)
})
