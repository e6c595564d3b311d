import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { findUnsupported, groundsOf } from '../../grounding.ts'
import { graphemes } from '../../limits.ts'
import { kindIn } from '../../product-kind.ts'
import { sellingPoints } from '../../selling-points.ts'
import { fill } from '../../slots.ts'
import { statedFacts } from '../../stated-facts.ts'
import { writeCopy } from '../../write-copy.ts'
import { type Phrase } from '../phrasebook.ts'
import { german } from './phrasebook.ts'

const { grammar } = german
const NAME = 'Becher Nordlichthaus'
const named = grammar.call({ by: 'name', name: NAME, noun: { text: 'Becher', form: 'm' } })
const own = { ...named.slots, own: named.slots.the, Own: NAME, ownName: NAME, name: NAME }
const price = { price: '24 €', before: '32 €', saving: '8 €', percent: '25\u00a0%', rating: '4,8', count: '212', season: 'den Sommer' }
const words = 'aKind brand house seller headFact fact2 pain Pain painQuestion painSentence worry praise'.split(' ')
const others = { ...price, ...Object.fromEntries(words.map((slot) => [slot, 'Nordlicht'])) }
const { feature, look, offer, proof, brand, voice, season, occasion, pain, worryQuote, praiseQuote } = german
const { audience, groups, tones, factLines } = german
const moments: readonly Phrase[] = [
  ...Object.values(groups).flatMap(({ benefit, problem, question, howTo }) => [...benefit, ...problem, ...question, ...howTo]),
  ...Object.values(audience).flatMap((settings) => Object.values(settings).flatMap((phrases) => phrases ?? [])),
]
const all: readonly Phrase[] = [
  moments,
  [feature, look, offer, proof, brand, voice, season, occasion, pain, worryQuote, praiseQuote].flat(),
  Object.values(tones).flatMap(({ phrases }) => Object.values(phrases).flat()),
  factLines.map(({ phrase }) => phrase),
].flat()
const grounds = groundsOf(
  copyRequestSchema.parse({
    title: `${NAME} handglasiert dimmbar`,
    facts: { price: { amount: 24, before: 32, currency: 'EUR' }, rating: { value: 4.8, count: 212 } },
  }),
  'de',
)

test('every German phrase is filled, fits and claims nothing', () => {
  const faults = all.flatMap(([headline, opening]) => {
    const [head, first] = [headline, opening].map((text) => grammar.typeset(fill(text, { ...others, ...own }, named.agrees) ?? '{}'))
    const long = graphemes(head) > 40 || graphemes(first) > 85 ? [`long: ${first}`] : []
    const open = /[{}<>|]/.test(head + first) ? [`slot: ${headline} | ${opening}`] : []
    return [...long, ...open, ...findUnsupported(`${head}\n${first}`, grounds).map(({ kind, passage }) => `${kind}: ${passage}`)]
  })
  expect(faults).toEqual([])
})

test('a German phrase of a moment names the product once', () => {
  expect(moments.filter(([headline, opening]) => (headline + opening).match(/\{(?:[tT]he(?:Acc|Dat)?|own)\}/g)?.length !== 1)).toEqual([])
})

test('German nouns stand for kinds that the English list knows', () => {
  expect(german.nouns.filter(([english]) => kindIn(english) === null)).toEqual([])
})

test('German declines what it names', () => {
  const title = grammar.call({ by: 'name', name: 'Handgefertigter Wasserkocher Klara', noun: { text: 'Wasserkocher', form: 'm' } })
  expect(title.slots['the']).toBe('der handgefertigte Wasserkocher Klara')
  expect(title.slots['theAcc']).toBe('den handgefertigten Wasserkocher Klara')
  const boots = grammar.call({ by: 'name', name: 'Stiefel Grat', noun: { text: 'Stiefel', form: 'p' } })
  expect(grammar.typeset(`Zu ${boots.slots['theDat']} ${boots.slots['steht']} wir`)).toBe('Zu den Stiefeln Grat stehen wir')
  expect(grammar.typeset(`zu ${named.slots['theDat']}`)).toBe(`zum ${NAME}`)
  expect(grammar.call({ by: 'noun', noun: { text: 'Teddybär', form: 'm' } }).slots['theAcc']).toBe('diesen Teddybären')
  expect(grammar.predicate('hält Kaffee warm', 'p')).toBe('halten Kaffee warm')
})

test('a German page is read in its own words', () => {
  const description = 'Der Becher wird von Hand gedreht und tiefblau glasiert. Versand in 2 Tagen. Nicht spülmaschinenfest.'
  const bullets = ['Handglasiertes Steinzeug', 'Hält Kaffee lange warm', 'Mikrowellenfest']
  const { labels, sentences, predicates } = sellingPoints('', description, bullets, [], german.reading)
  expect(labels).toEqual(['Handglasiertes Steinzeug', 'Mikrowellenfest'])
  expect(sentences).toEqual(['Der Becher wird von Hand gedreht und tiefblau glasiert.'])
  expect(predicates).toEqual(['hält Kaffee lange warm'])
  const page = { title: 'Kaffeebecher Nordlicht', description, languages: ['de'], facts: { features: ['Tasche in Lederoptik'] } }
  const request = copyRequestSchema.parse(page)
  expect(statedFacts(request, german).map(({ text }) => text)).toEqual(['von Hand gedreht'])
  expect(writeCopy(request, 1).options.length).toBe(8)
})
