import { expect, test } from 'vitest'
import { isLeadPromptDue, isLeadPromptRoute } from './lead-prompt.ts'

test.each(['/', '/tool', '/tool/all', '/nowhere', '/wizards'])('the lead prompt may appear on %s', (path) => {
  expect(isLeadPromptRoute(path)).toBe(true)
})

test.each(['/wizard', '/wizard/'])('the lead prompt never appears on %s', (path) => {
  expect(isLeadPromptRoute(path)).toBe(false)
})

test('the lead prompt appears after a generation, until the visitor submits or skips', () => {
  expect(isLeadPromptDue({ hasUsedGeneration: true, isSettled: false })).toBe(true)
  expect(isLeadPromptDue({ hasUsedGeneration: false, isSettled: false })).toBe(false)
  expect(isLeadPromptDue({ hasUsedGeneration: true, isSettled: true })).toBe(false)
})
