import { expect, test } from 'vitest'
import { cleanTitle } from './clean-title.ts'

test('entities, trade marks, pictographs and template leftovers are removed', () => {
  expect(cleanTitle('Buy Rock &amp; Roll Mug® 🔥 {name} <b>')).toBe('Rock & Roll Mug')
})
