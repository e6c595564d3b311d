import { expect, test } from 'vitest'
import { isLeadPromptDue, isLeadPromptRoute } from './lead-prompt.ts'

test.each(['/', '/tool', '/tool/all', '/nowhere', '/wizards'])('visitors may be asked on %s', (path) => {
  expect(isLeadPromptRoute(path)).toBe(true)
})

test.each(['/wizard', '/wizard/'])('nobody is asked on %s', (path) => {
  expect(isLeadPromptRoute(path)).toBe(false)
})

test('who has generated something is asked, until submitting or skipping', () => {
  expect(isLeadPromptDue({ hasUsedGeneration: true, isSettled: false })).toBe(true)
  expect(isLeadPromptDue({ hasUsedGeneration: false, isSettled: false })).toBe(false)
  expect(isLeadPromptDue({ hasUsedGeneration: true, isSettled: true })).toBe(false)
})
