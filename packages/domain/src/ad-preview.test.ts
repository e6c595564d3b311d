import { describe, expect, test } from 'vitest'
import { previewHeadline, previewPlaceholder } from './ad-preview.ts'

const known = { headline: 'Warm hands', productName: 'Tideline Mug', category: 'coffee mug' }

describe('the headline of a preview', () => {
  test('is the product’s name at Targeting, else the headline, else the category', () => {
    expect(previewHeadline(3, known)).toBe('Tideline Mug')
    expect(previewHeadline(3, { ...known, productName: ' ' })).toBe('Warm hands')
    expect(previewHeadline(3, { headline: null, productName: null, category: 'coffee mug' })).toBe('Coffee mug')
  })
  test('is the headline at every other step, else the capitalised category', () => {
    for (const step of [1, 2, 4]) {
      expect(previewHeadline(step, known)).toBe('Warm hands')
      expect(previewHeadline(step, { ...known, headline: '' })).toBe('Coffee mug')
    }
  })
  test('is null when nothing is known', () => {
    expect(previewHeadline(2, { headline: null, productName: 'Tideline Mug', category: null })).toBeNull()
  })
})

test('the placeholder of an empty preview names the next step', () => {
  expect([0, 1, 2, 3, 4].map(previewPlaceholder)).toEqual([
    'Select an ad type to see preview',
    'Choose an input method to continue',
    'Select or upload content to preview',
    'Configure your targeting to complete the ad',
    'Configure your targeting to complete the ad',
  ])
})
