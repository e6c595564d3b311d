import { callsToAction, copyLimits, textLength, tones } from '@adloom/domain/copy.ts'
import { languages } from '@adloom/domain/language.ts'
import { targetingOptions } from '@adloom/domain/targeting.ts'
import { expect, test } from 'vitest'
import { fillSlots } from '../slots.ts'
import { claimPatternsOf } from './claims.ts'
import { factConcepts } from './fact-concepts.ts'
import { factsDataOf } from './facts.ts'
import { toneWords } from './tones.ts'
import { appeals, junkKinds, listedClasses, neutralPatterns, type Patterns, patternKinds, writingOf } from './writing.ts'

const codes = languages.map(({ code }) => code)

/** Slots that templates may use. */
const known: ReadonlySet<string> = new Set([
  'name',
  'price',
  'before',
  'saving',
  'percent',
  'rating',
  'count',
  'brand',
  'house',
  'shop',
  'phrase',
  'fact',
  'worry',
  'quote',
  'label',
  'value',
])

/** The longest values that occur in practice for offers and ratings. */
const long = {
  name: 'Northwestern Handmade Earthenware Casserole With Matching Lid',
  brand: null,
  price: 'PLN 12.499,99',
  before: 'PLN 14.999,99',
  saving: 'PLN 2.500,00',
  percent: '16 %',
  rating: '4,7',
  count: '123.118',
}

const faultsIn = (patterns: Patterns): string[] =>
  patternKinds.flatMap((kind) =>
    patterns[kind].flatMap((template) => {
      const slots = [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, slot]) => slot)
      return [
        ...slots.filter((slot) => !known.has(slot)).map((slot) => `${kind}: unknown slot ${slot}`),
        ...(/[{}]/u.test(template.replaceAll(/\{\w+\}/gu, '')) ? [`${kind}: stray brace in ${template}`] : []),
        ...(template.trim() === template ? [] : [`${kind}: stray blank in ${template}`]),
      ]
    }),
  )

test.each(codes)('%s: its data parse and cover every class, kind and setting', (code) => {
  const writing = writingOf(code)
  expect(listedClasses.filter((kind) => kind !== 'verb' && writing.words[kind].size === 0)).toEqual([])
  expect(junkKinds.filter((kind) => writing.junk[kind] === null)).toEqual([])
  expect(appeals.filter((appeal) => writing.appeal[appeal] === null)).toEqual([])
  expect(writing.promises).not.toBeNull()
  for (const words of [
    writing.endsOpen,
    writing.unattached,
    writing.negators,
    writing.ours,
    writing.pointing,
    writing.instructions,
    writing.participles,
  ])
    expect(words.size).toBeGreaterThan(0)
  expect(Object.keys(factsDataOf(code).concepts)).toHaveLength(factConcepts.length)
  expect(() => claimPatternsOf(code)).not.toThrow()
  for (const tone of tones) expect(toneWords(code, tone).openings.length + toneWords(code, tone).closings.length).toBeGreaterThan(0)
})

test.each(codes)(
  '%s: audience settings are those of the domain, and each setting that describes a product has words in the language',
  (code) => {
    const { audience } = writingOf(code)
    const settings: readonly string[] = Object.values(targetingOptions).flatMap((options) => Object.keys(options))
    expect(Object.keys(audience).filter((setting) => !settings.includes(setting))).toEqual([])
    const telling = [
      'students',
      'young-professionals',
      'new-homeowners',
      'families',
      'moving',
      'urban',
      'suburban',
      'rural',
      'home-decor',
      'interior-design',
      'furniture',
      'diy',
      'luxury',
      'modern',
      'vintage',
      'low',
      'high',
    ]
    expect(telling.filter((setting) => (audience[setting] ?? null) === null)).toEqual([])
  },
)

test.each(codes)('%s: no pattern matches the empty text', (code) => {
  const { junk, appeal, audience, promises } = writingOf(code)
  const named = Object.entries({ ...junk, ...appeal, ...audience, promises })
  expect(named.filter(([, pattern]) => pattern !== null && ''.search(pattern) >= 0).map(([name]) => name)).toEqual([])
})

test.each(codes)('%s: templates use only known slots', (code) => {
  expect(faultsIn(writingOf(code).patterns)).toEqual([])
})

test('the language-neutral templates use only known slots and contain no word', () => {
  expect(faultsIn(neutralPatterns)).toEqual([])
  for (const template of Object.values(neutralPatterns).flat()) expect(template.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/\p{L}/u)
})

const headlineKinds = ['offer', 'proof', 'price'] as const
test.each([...codes.map((code) => [code, writingOf(code).patterns] as const), ['signs', neutralPatterns] as const])(
  '%s: an offer, a rating and a price have a headline however long the name is',
  (_code, patterns) => {
    const missing = headlineKinds.filter((kind) => {
      const texts = patterns[kind].map((template) => fillSlots(template, { ...long, name: template.includes('{name}') ? long.name : null }))
      return !texts.some((text) => text !== null && textLength(text) <= copyLimits.headline)
    })
    expect(missing).toEqual([])
  },
)

test.each(codes)('%s: a description states a reduction with both prices', (code) => {
  expect(writingOf(code).patterns.offerLine.some((template) => template.includes('{price}') && template.includes('{before}'))).toBe(true)
})

test.each(codes)('%s: every button has its own words', (code) => {
  const { buttons } = writingOf(code)
  expect(Object.keys(buttons).toSorted()).toEqual(Object.keys(callsToAction).toSorted())
  expect(new Set(Object.values(buttons)).size).toBe(Object.keys(buttons).length)
})
