import { describe, expect, test } from 'vitest'
import { AGE_MAX, AGE_MIN, audienceSentence, defaultTargeting, targetingOptions, targetingSchema } from './targeting.ts'

test('the defaults are options that exist', () => {
  for (const [field, options] of Object.entries(targetingOptions)) {
    const value = Object.entries(defaultTargeting).find(([name]) => name === field)?.[1]
    expect(Object.keys(options)).toContain(value)
  }
  expect(defaultTargeting).toMatchObject({ budget: 50, ageMin: 24, ageMax: 55, language: 'en' })
  expect([AGE_MIN, AGE_MAX]).toEqual([13, 65])
})

test('the option lists are the specification’s', () => {
  expect(Object.keys(targetingOptions.gender)).toEqual(['all', 'male', 'female'])
  expect(Object.keys(targetingOptions.incomeLevel)).toEqual(['low', 'middle-low', 'middle-upper', 'high'])
  expect(Object.keys(targetingOptions.lifeStage)).toEqual([
    'students',
    'young-professionals',
    'new-homeowners',
    'families',
    'moving',
    'professionals',
  ])
  expect(Object.keys(targetingOptions.location)).toEqual(['urban', 'suburban', 'rural', 'urban-suburban'])
  expect(Object.keys(targetingOptions.browsingFor)).toEqual(['affordable-stylish', 'luxury', 'modern', 'vintage'])
})

describe('the audience in one sentence', () => {
  test('of the defaults', () => {
    expect(audienceSentence(defaultTargeting)).toBe(
      'All genders, 24 to 55, professionals in urban and suburban areas, interested in home decor, furniture and interior design.',
    )
  })
  test('of nothing at all still says whom', () => {
    expect(audienceSentence({})).toBe('All genders, 24 to 55.')
  })
  test('keeps an abbreviation and an unknown value as they are', () => {
    expect(audienceSentence({ gender: 'female', ageMin: 18, ageMax: 30, interestedIn: 'diy' })).toBe('Women, 18 to 30, interested in DIY.')
    expect(audienceSentence({ lifeStage: 'astronauts' })).toBe('All genders, 24 to 55, astronauts.')
  })
  test('does not name an empty field', () => {
    expect(audienceSentence({ location: '', interestedIn: '' })).toBe('All genders, 24 to 55.')
  })
})

test('keys this version does not know are kept', () => {
  expect(targetingSchema.parse({ mood: 'calm', ageMin: 0 })).toEqual({ mood: 'calm', ageMin: 0 })
})
