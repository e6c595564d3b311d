import { expect, test } from 'vitest'
import { isLeadPromptDue } from './lead-prompt.ts'

const generated = { hasUsedGeneration: true, isSettled: false }

test.each(['/', '/tool', '/tool/all', '/nowhere', '/wizards'])('who has generated something is asked on %s', (path) => {
  expect(isLeadPromptDue(path, generated)).toBe(true)
})

test.each(['/wizard', '/wizard/'])('nobody is asked on %s', (path) => {
  expect(isLeadPromptDue(path, generated)).toBe(false)
})

test('nobody is asked before the first generation, nor after submitting or skipping', () => {
  expect(isLeadPromptDue('/tool', { hasUsedGeneration: false, isSettled: false })).toBe(false)
  expect(isLeadPromptDue('/tool', { hasUsedGeneration: true, isSettled: true })).toBe(false)
})
