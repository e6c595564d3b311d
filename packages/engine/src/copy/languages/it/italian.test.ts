import { copyLimits, type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { graphemes } from '../../limits.ts'
import { fill } from '../../slots.ts'
import { statedFacts } from '../../stated-facts.ts'
import { readSubject } from '../../subject.ts'
import { writeCopy } from '../../write-copy.ts'
import { type Noun } from '../grammar.ts'
import { type Phrase } from '../phrasebook.ts'
import { italianGrammar, pluralVerb } from './grammar.ts'
import { italian } from './phrasebook.ts'

const { groups, audience, factLines, claims, tones, feature, look, offer, proof, brand, voice, season, occasion, pain } = italian
const moments = [...Object.values(groups), ...Object.values(audience)].flatMap((phrases) =>
  Object.values(phrases).flatMap((one) => one ?? []),
)
const told: readonly Phrase[] = [...feature, ...look, ...offer, ...proof, ...brand, ...voice, ...season, ...occasion, ...pain]
const inTones = Object.values(tones).flatMap(({ phrases }) => Object.values(phrases).flat())
const facts = factLines.map(({ phrase }) => phrase)
const all: readonly Phrase[] = [...moments, ...facts, ...told, ...inTones]

const name = 'Ventiletterelunghiab'
const { slots } = italianGrammar.call({ by: 'name', name, noun: null })
const others =
  'own Own ownName name aKind brand house seller price before saving percent rating count season headFact fact2 pain Pain painQuestion painSentence'
const texts = { ...Object.fromEntries(others.split(' ').map((slot) => [slot, name])), ...slots }

const lengthOf = (text: string): number => graphemes(fill(text, texts, 0) ?? '')
const page = (fields: Record<string, unknown>): CopyRequest => copyRequestSchema.parse({ languages: ['it'], ...fields })

test('every phrase fits, names the product once, and claims nothing', () => {
  expect(all.filter((phrase) => phrase.some((text) => fill(text, texts, 0) === null))).toEqual([])
  const long = ([headline, opening]: Phrase): boolean => lengthOf(headline) > copyLimits.headline || lengthOf(opening) > 85
  expect(moments.filter((phrase) => long(phrase))).toEqual([])
  expect(moments.filter((phrase) => phrase.join(' ').match(/\{\w*[tT]he\}/g)?.length !== 1)).toEqual([])
  const plain = [...moments, ...facts, ...told.filter((one) => !offer.includes(one))].map((phrase) =>
    phrase.join('. ').replaceAll('’', "'"),
  )
  expect(plain.flatMap((text) => Object.values(claims).flatMap((pattern) => text.match(pattern) ?? []))).toEqual([])
})

test('nouns take their articles', () => {
  const words = (text: string, form: Noun['form']): string =>
    `${italianGrammar.call({ by: 'name', name: `${text} Mare`, noun: { text, form } }).slots.ofThe}, ${italianGrammar.oneOf({ text, form })}`
  expect(words('tazza', 'f')).toBe('della tazza Mare, Una tazza')
  expect(words('orologio', 'm')).toBe('dell’orologio Mare, Un orologio')
  expect(words('zaino', 'm')).toBe('dello zaino Mare, Uno zaino')
  expect(words('agenda', 'f')).toBe('dell’agenda Mare, Un’agenda')
  expect(words('stivali', 'mp')).toBe('degli stivali Mare, Stivali')
})

test('what one does is said of several, and "e" opens before an e', () => {
  expect(pluralVerb('mantiene il calore')).toBe('mantengono il calore')
  expect(pluralVerb('si piega')).toBe('si piegano')
  expect(italianGrammar.typeset("Pane e l'olio e ecco")).toBe('Pane e l’olio ed ecco')
})

test('an Italian page is read, and what it takes back is not stated', () => {
  const request = page({
    title: 'Zaino Sentiero in tela',
    description: 'Lo zaino ha uno scomparto per il portatile e due tasche laterali. Non è impermeabile. La tela si lava in lavatrice.',
    facts: { brand: 'Alpe', features: ['Spallacci regolabili', 'Spedizione gratuita', 'Non adatto alla lavastoviglie'] },
  })
  const { language, points } = readSubject(request)
  expect(language).toBe('it')
  expect(points.labels).toEqual(['Spallacci regolabili'])
  const stated = statedFacts(request, italian).map(({ concept }) => concept)
  expect(stated).toContain('machineWashable')
  expect(stated.filter((concept) => concept === 'waterproof' || concept === 'dishwasherSafe')).toEqual([])
  expect(writeCopy(request, 1).options).toHaveLength(8)
})
