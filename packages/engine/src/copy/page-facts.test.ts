import { expect, test } from 'vitest'
import { pluralVerb } from './languages/en/grammar.ts'
import { englishReading } from './languages/en/reading.ts'
import { listOf, meaningWords, noteUse, pageFacts, saysSame, smallStart } from './page-facts.ts'

const none = new Set<string>()

test.each([
  ['30 hours of battery', 'Soft cushions and 30 hours of battery.', true],
  ['Zipped inner pocket', 'A zipped pocket keeps the keys.', true],
  ['Folds flat', 'Fold it flat.', true],
  ['Oak frame', 'Linen shade', false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(saysSame(meaningWords(one), meaningWords(other))).toBe(same)
})

const list = (labels: readonly string[], known: ReadonlySet<string> = none): string | null =>
  listOf(labels, new Map(labels.map((label) => [label, smallStart(label, known, englishReading)])))

test('a list keeps capitals that may be a name and gives up when it cannot tell', () => {
  expect(list(['Solid oak frame', 'Removable covers'])).toBe('Solid oak frame, removable covers')
  expect(list(['Solid oak frame', 'HEPA filter'])).toBe('Solid oak frame, HEPA filter')
  expect(list(['Solid oak frame', 'Harris tweed'])).toBeNull()
  expect(list(['Solid oak frame', 'Grey base'], new Set(['grey']))).toBe('Solid oak frame, grey base')
  expect(smallStart('A thousand pieces', none, englishReading)).toBe('a thousand pieces')
})

test.each([
  ['folds flat', 'fold flat'],
  ['has two lids', 'have two lids'],
  ['carries a crate', 'carry a crate'],
  ['washes at 40', 'wash at 40'],
  ['goes on sale', 'go on sale'],
])('%j of several is %j', (one, many) => {
  expect(pluralVerb(one)).toBe(many)
})

test('what the name says already is no fact', () => {
  const points = { labels: ['Linen cushion', 'Feather filling'], sentences: [], predicates: [], measures: [] }
  expect(pageFacts(points, 'Dune Linen Cushion').map(({ text }) => text)).toEqual(['Feather filling'])
})

test('a fact once led with is led with in its other wordings too', () => {
  const points = { labels: ['30 hours of battery'], sentences: ['The battery runs 30 hours.'], predicates: [], measures: [] }
  const facts = pageFacts(points, 'Headphones')
  const uses = { said: new Map<string, number>(), led: new Map<string, number>() }
  noteUse(facts.slice(0, 1), facts, uses)
  expect(uses.led.get('The battery runs 30 hours.')).toBe(1)
})
