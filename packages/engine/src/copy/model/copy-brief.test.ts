import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { copyBrief } from './copy-brief.ts'

const passageSchema = z.object({ id: z.string() }).loose()
const briefSchema = z.object({
  product: z.record(z.string(), z.unknown()),
  passages: z.array(passageSchema),
  promises: z.array(passageSchema),
  specification: z.array(passageSchema),
  facts: z.array(passageSchema),
  audience: z.record(z.string(), z.unknown()),
})

function briefOf(request: object) {
  const { data, sources } = copyBrief(copyRequestSchema.parse(request))
  return { sources, ...briefSchema.parse(JSON.parse(JSON.stringify(data))) }
}

const mug = {
  title: 'Tideline Stoneware Mug, 350 ml',
  description:
    'Thrown by hand in a small pottery near the sea. The wide handle takes three fingers. Please enable cookies to continue shopping.',
  facts: {
    brand: 'Tideline',
    price: { amount: 18, currency: 'EUR', before: 24 },
    rating: { value: 4.7, count: 312 },
    passages: [
      { place: 'badge', text: 'Best seller' },
      { place: 'specification', text: 'Height: 9 cm' },
      { place: 'highlight', text: 'The glaze keeps coffee warm for an hour' },
    ],
  },
}

test('the brief has the sentences of the page with their places, its badges and its rows, each with an id', () => {
  const { passages, promises, specification, sources } = briefOf(mug)
  const texts = passages.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['The wide handle takes three fingers.']))
  expect(passages.find(({ text }) => String(text).includes('glaze'))?.place).toBe('feature')
  expect(promises).toMatchObject([{ text: 'Best seller', place: 'badge' }])
  expect(specification).toMatchObject([{ name: 'Height', value: '9 cm' }])
  for (const { id } of [...passages, ...promises, ...specification]) expect(sources).toHaveProperty(id)
  expect(sources[specification[0].id]).toEqual({ text: 'Height: 9 cm', source: 'specification' })
})

test('the brief leaves out what the page says to its visitors', () => {
  expect(JSON.stringify(copyBrief(copyRequestSchema.parse(mug)).data)).not.toContain('cookies')
})

test('the brief contains the computed reduction', () => {
  expect(briefOf(mug).facts).toContainEqual({ id: 'price', amount: 18, currency: 'EUR', before: '€24', saved: '€6', percent: '25%' })
})

test.each([
  ['of 3.9', { value: 3.9, count: 500 }],
  ['from five people', { value: 5, count: 5 }],
])('a rating %s is no proof, so the brief leaves it out', (_how, rating) => {
  expect(briefOf({ ...mug, facts: { ...mug.facts, rating } }).facts.map(({ id }) => id)).toEqual(['title', 'price'])
})

test('the brief of a long page contains only the best sentences', () => {
  const description = Array.from(
    { length: 60 },
    (_, at) => `The handle number ${String(at)} keeps its place on shelf ${String(at * 7)}.`,
  ).join(' ')
  expect(briefOf({ ...mug, description }).passages).toHaveLength(24)
})

test('a page in another language than the ads is quoted in its own', () => {
  const { passages, product } = briefOf({
    title: 'Dampf Wasserkocher',
    description: 'Der Wasserkocher hält das Wasser eine halbe Stunde warm. Der Deckel öffnet sich mit einer Hand und bleibt dabei kühl.',
    languages: ['en'],
  })
  expect(product.languageOfPage).toBe('German')
  expect(passages.length).toBeGreaterThan(0)
})
