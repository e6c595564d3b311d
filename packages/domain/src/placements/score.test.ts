import { expect, test } from 'vitest'
import { measuredSample } from './measured-creative.test-data.ts'
import { lixOf, scoreFactors, scoreOf } from './score.ts'

const option = { headline: 'Shoes that walk all day', description: 'Leather uppers. A knit lining.' }
const square = { format: 'square' } as const
const total = (change: Partial<typeof measuredSample>, said = option): number =>
  scoreOf({ ...measuredSample, ...change }, said, square).total

test('the score names each of its parts, and their weights are of a hundred', () => {
  const { parts } = scoreOf(measuredSample, option, square)
  expect(parts.map(({ id }) => id)).toEqual(scoreFactors.map(({ id }) => id))
  expect(scoreFactors.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('each thing that is known to matter moves the score the way it should', () => {
  const best = total({})
  expect(best).toBeGreaterThan(90)
  const worse: Partial<typeof measuredSample>[] = [
    { contrast: 4.5 },
    { productShare: { share: 0.05, of: 'product' } },
    { textShare: 0.5 },
    { smallestText: { size: 24, text: '' } },
    { shownFacts: ['rating'] },
    { shownFacts: ['price', 'reduction'] },
    { isCallShown: false },
    { isBrandShown: false },
  ]
  for (const change of worse) expect(total(change)).toBeLessThan(best)
  expect(total({}, { ...option, headline: 'Shoes that walk on and on, even on the longest of days' })).toBeLessThan(best)
})

test('what cannot be judged does not count', () => {
  const known = scoreOf({ ...measuredSample, productShare: null, contrast: null, smallestText: null }, option, square)
  expect(known.parts.map(({ id }) => id)).not.toContain('product')
  expect(known.total).toBeGreaterThan(90)
})

test('long sentences of long words are hard to read, and scripts without spaces are not judged', () => {
  expect(lixOf('Walk on.')).toBeLessThan(10)
  expect(lixOf('Donaudampfschifffahrtskapitänsmützenhalter überzeugen')).toBeGreaterThan(60)
  expect(lixOf('職人が一つずつ仕上げた')).toBeNull()
  expect(lixOf('')).toBeNull()
})
