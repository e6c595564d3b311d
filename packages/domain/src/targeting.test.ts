import { describe, expect, test } from 'vitest'
import { AGE_MAX, AGE_MIN, audienceDetails, audienceSentence, defaultTargeting, targetingOptions, targetingSchema } from './targeting.ts'

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
  expect(Object.keys(targetingOptions.interestedIn)).toEqual([
    'home-decor',
    'interior-design',
    'furniture',
    'diy',
    'home-decor-furniture-interior',
  ])
  expect(Object.keys(targetingOptions.browsingFor)).toEqual(['affordable-stylish', 'luxury', 'modern', 'vintage'])
})

test('the defaults are the specification’s', () => {
  expect(defaultTargeting).toEqual({
    budget: 50,
    ageMin: 24,
    ageMax: 55,
    gender: 'all',
    incomeLevel: 'middle-upper',
    lifeStage: 'professionals',
    location: 'urban-suburban',
    interestedIn: 'home-decor-furniture-interior',
    engagesWith: 'diy',
    browsingFor: 'affordable-stylish',
    language: 'en',
  })
})

describe('the audience sentence', () => {
  test('of the defaults', () => {
    expect(audienceSentence(defaultTargeting)).toBe(
      'All genders, 24 to 55, professionals in urban and suburban areas, interested in home decor, furniture and interior design.',
    )
  })
  test('still names an audience when every field is empty', () => {
    expect(audienceSentence({})).toBe('All genders, 24 to 55.')
  })
  test('keeps an abbreviation and an unknown value unchanged', () => {
    expect(audienceSentence({ gender: 'female', ageMin: 18, ageMax: 30, interestedIn: 'diy' })).toBe('Women, 18 to 30, interested in DIY.')
    expect(audienceSentence({ lifeStage: 'astronauts' })).toBe('All genders, 24 to 55, astronauts.')
  })
  test('does not mention an empty field', () => {
    expect(audienceSentence({ location: '', interestedIn: '' })).toBe('All genders, 24 to 55.')
  })
  test.each([
    [{ gender: 'male', location: 'rural' }, 'Men, 24 to 55, in rural areas.'],
    [{ lifeStage: 'moving', location: 'urban' }, 'All genders, 24 to 55, people moving house in urban areas.'],
    [{ gender: 'female', lifeStage: 'new-homeowners' }, 'Women, 24 to 55, new homeowners.'],
    [{ ageMin: 30, ageMax: 30, lifeStage: 'families' }, 'All genders, 30, families.'],
    [{ interestedIn: 'diy' }, 'All genders, 24 to 55, interested in DIY.'],
    [{ lifeStage: 'students', interestedIn: 'home-decor' }, 'All genders, 24 to 55, students, interested in home decor.'],
  ])('of %o', (targeting, sentence) => {
    expect(audienceSentence(targeting)).toBe(sentence)
  })

  /** Every combination the dialog offers, and every field left empty. */
  const everyCombination = () => {
    const { gender, lifeStage, location, interestedIn } = targetingOptions
    const orNone = (options: object) => [undefined, ...Object.keys(options)]
    return orNone(gender).flatMap((g) =>
      orNone(lifeStage).flatMap((l) =>
        orNone(location).flatMap((w) =>
          orNone(interestedIn).map((i) => audienceSentence({ gender: g, lifeStage: l, location: w, interestedIn: i })),
        ),
      ),
    )
  }
  test('reads well for every choice: one sentence, complete, no code, no capital inside', () => {
    const sentences = everyCombination()
    expect(sentences).toHaveLength(4 * 7 * 5 * 6)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^(All genders|Men|Women), 24 to 55(, [a-zDIY ,]+)?\.$/)
      expect(sentence).not.toMatch(/ {2}|, ,|,\.|undefined|null|-| [A-Z](?!IY)/)
    }
  })
})

describe('the audience details', () => {
  test.each([
    [defaultTargeting, 'Middle to upper income · engages with DIY content · browses for affordable and stylish'],
    [{ incomeLevel: 'low' }, 'Low income'],
    [{ engagesWith: 'furniture' }, 'Engages with furniture content'],
    [{ painPoints: 'Cold coffee.', quotes: ' ', additionalQuotes: ['Lovely.', 'Warm.'] }, 'A pain point · 2 quotes'],
    [{ quotes: 'Lovely.' }, 'A quote'],
    [{}, ''],
  ])('of %o', (targeting, details) => {
    expect(audienceDetails(targeting)).toBe(details)
  })
})

test('unknown keys are kept', () => {
  expect(targetingSchema.parse({ mood: 'calm', ageMin: 0 })).toEqual({ mood: 'calm', ageMin: 0 })
})

test('a choice that is none is told as it is written', () => {
  expect(audienceSentence({ location: 'constructor' })).toContain('in constructor areas')
})
