import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { graphemes } from '../../limits.ts'
import { fill } from '../../slots.ts'
import { statedFacts } from '../../stated-facts.ts'
import { writeCopy } from '../../write-copy.ts'
import { kindIn } from '../../product-kind.ts'
import { portuguese } from './phrasebook.ts'
import { portugueseGrammar } from './grammar.ts'

const { claims, groups, audience, tones, factLines } = portuguese
const book = [
  ...Object.values(groups).flatMap((group) => Object.values(group).flat()),
  ...Object.values(audience).flatMap((settings) => Object.values(settings).flat()),
  ...[portuguese.look, portuguese.brand, portuguese.voice, portuguese.season, portuguese.occasion, portuguese.pain].flat(),
  ...[portuguese.worryQuote, portuguese.praiseQuote, portuguese.proof, portuguese.offer, portuguese.feature].flat(),
  ...Object.values(tones).flatMap(({ phrases }) => Object.values(phrases).flat()),
  ...factLines.map(({ phrase }) => phrase),
]
const noun = { text: 'caneca', form: 'f' } as const
const { slots, agrees } = portugueseGrammar.call({ by: 'name', name: 'Caneca Tideline Mar', noun })
const others =
  'headFact fact2 percent price before saving aKind count rating brand house seller season pain Pain painQuestion painSentence worry praise'.split(
    ' ',
  )
const filler = {
  ...Object.fromEntries(others.map((slot) => [slot, 'x'])),
  own: slots.the,
  Own: slots.The,
  ownName: 'Caneca Tideline Mar',
  ...slots,
}

test('every phrase fits its limits with a name of twenty letters, fills its slots and contracts its prepositions', () => {
  for (const [headline, opening] of book) {
    expect(graphemes(fill(headline, filler, agrees) ?? headline.padEnd(99))).toBeLessThanOrEqual(40)
    expect(graphemes(fill(opening, filler, agrees) ?? opening.padEnd(99))).toBeLessThanOrEqual(85)
    expect(`${headline} ${opening}`).not.toMatch(/(?<!\p{L})(?:de|em|a|por) \{the\}/iu)
  }
})

test('no phrase of the book claims anything, and English titles know every noun', () => {
  for (const [english] of portuguese.nouns) expect(kindIn(english)).not.toBeNull()
  for (const phrase of book) {
    const text = phrase.join('\n').replace(/\{\w+\}/g, '')
    for (const pattern of Object.values(claims)) expect(text).not.toMatch(new RegExp(pattern.source, 'iu'))
  }
})

test('prepositions take the article in, verbs follow their noun, plain words are small', () => {
  const { call, predicate } = portugueseGrammar
  expect(slots).toMatchObject({ ofThe: 'da caneca Tideline Mar', inThe: 'na caneca Tideline Mar', toThe: 'à caneca Tideline Mar' })
  expect(call({ by: 'noun', noun: { text: 'botas', form: 'fp' } }).slots).toMatchObject({ the: 'estas botas', ofThe: 'destas botas' })
  expect(call({ by: 'name', name: 'Zalvo', noun: null }).slots).toMatchObject({ the: 'Zalvo', byThe: 'por Zalvo' })
  expect(call({ by: 'name', name: 'Caneca de Grés Casa Branca', noun }).slots.the).toBe('a caneca de grés Casa Branca')
  expect(predicate('mantém o café quente', 'p')).toBe('mantêm o café quente')
})

const page = {
  title: 'Caneca de Grés Tideline, 350 ml, Azul',
  description: 'A caneca Tideline é torneada à mão em grés. A asa larga cabe em quatro dedos. Vai à máquina de lavar louça.',
  facts: { brand: 'Tideline', features: ['Grés esmaltado à mão', 'Asa larga'] },
  languages: ['pt'],
}

test('a Portuguese page is read in its own words', () => {
  const { options } = writeCopy(copyRequestSchema.parse(page), 1)
  const all = options.map(({ headline, description }) => `${headline} ${description}`).join('\n')
  expect(new Set(options.map(({ angle }) => angle)).size).toBeGreaterThanOrEqual(8)
  expect(all).toMatch(/(?=.*a caneca de grés Tideline)(?=.*Grés esmaltado à mão)/su)
})

test('what a page denies is no fact', () => {
  const stated = (description: string) =>
    statedFacts(copyRequestSchema.parse({ ...page, description, facts: {} }), portuguese).map(({ concept }) => concept)
  expect(stated('Uma caneca para o café. Vai à máquina de lavar louça e ao micro-ondas.')).toContain('dishwasherSafe')
  expect(stated('Uma caneca para o café. Não vai à máquina de lavar louça.')).not.toContain('dishwasherSafe')
  expect(stated('Um creme para o rosto, sem perfume e sem parabenos.')).toEqual(expect.arrayContaining(['fragranceFree', 'parabenFree']))
  expect(stated('Uma bolsa de couro sintético com fecho de correr.')).not.toContain('leather')
})
