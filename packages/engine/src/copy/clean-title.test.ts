import { expect, test } from 'vitest'
import { cleanTitle } from './clean-title.ts'

test('entities, marks, pictographs and templates are cleaned', () => {
  expect(cleanTitle('Buy Rock &amp; Roll Mug® 🔥 {name} <b>')).toBe('Rock & Roll Mug')
})
