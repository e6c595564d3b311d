import { copyLimits, copyRequestSchema, textLength } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { dutch } from './phrasebook.ts'
import { type Phrase, type ToneWords } from '../phrasebook.ts'
import { findUnsupported, groundsOf } from '../../grounding.ts'
import { nativeKindIn } from '../../native-noun.ts'
import { fill, type SlotTexts } from '../../slots.ts'
import { statedFacts } from '../../stated-facts.ts'
import { readSubject } from '../../subject.ts'
import { writeCopy } from '../../write-copy.ts'

const plain: Phrase[] = [
  ...Object.values(dutch.groups).flatMap(({ benefit, problem, question, howTo }) => [...benefit, ...problem, ...question, ...howTo]),
  ...Object.values(dutch.audience).flatMap((settings) => Object.values(settings).flatMap((phrases) => phrases ?? [])),
  ...dutch.factLines.map(({ phrase }) => phrase),
  ...[dutch.look, dutch.voice, dutch.occasion].flat(),
]
const offers: readonly Phrase[] = [dutch.feature, dutch.offer, dutch.proof, dutch.brand, dutch.season, dutch.pain, dutch.worryQuote].flat()
const spoken: readonly Phrase[] = Object.values<ToneWords>(dutch.tones).flatMap(({ phrases }) => Object.values(phrases).flat())

const name = 'de Noorderlicht Ster' // 20 letters
const slots: SlotTexts = {
  ...Object.fromEntries(['the', 'own', 'name'].map((slot) => [slot, name])),
  ...Object.fromEntries(['The', 'Own', 'ownName'].map((slot) => [slot, 'De Noorderlicht Ster'])),
  ...Object.fromEntries(
    (
      'headFact=Eikenhout|fact2=dimbaar|price=€ 24|before=€ 32|saving=€ 8|percent=25%|aKind=Een mok|rating=4,8|count=212|brand=Ster|house=Ster|' +
      'seller=Ster|season=Kerstmis|worry=Weer koud.|praise=Fijn.|pain=koude koffie|Pain=Koude koffie|painQuestion=Weer koud?|painSentence=Te koud.'
    )
      .split('|')
      .map((pair) => pair.split('=')),
  ),
}
const request = (fields: object) => copyRequestSchema.parse({ languages: ['nl'], ...fields })
const bottle = request({
  title: 'Duinkant Thermosfles RVS 500 ml',
  description:
    'Deze thermosfles van roestvrij staal houdt je koffie 12 uur warm. De dop sluit lekvrij en past in één hand. Niet vaatwasserbestendig.',
  facts: { brand: 'Duinkant', price: { amount: 29, currency: 'EUR' }, features: ['Lekvrije dop met draaglus', 'Dubbelwandig'] },
})

test('every Dutch phrase fills, fits, names the product once and claims nothing', () => {
  const grounds = groundsOf(request({ title: name, description: `${Object.values(slots).join(' ')} 5` }), 'nl')
  const filled = [...plain, ...offers, ...spoken].map((phrase) => ({ phrase, texts: phrase.map((text) => fill(text, slots, 0)) }))
  const long = filled.filter(({ texts: [head, opening] }) => textLength(head ?? '') > copyLimits.headline || textLength(opening ?? '') > 85)
  const silent = plain.filter((phrase) => (phrase.join(' ').match(/\{(?:[Tt]he|[Oo]wn|ownName)\}/g)?.length ?? 0) > 1)
  const honest = filled.filter(({ phrase }) => !dutch.offer.includes(phrase))
  expect(filled.filter(({ texts }) => texts.includes(null))).toEqual([])
  expect(long).toEqual([])
  expect(silent).toEqual([])
  expect(honest.flatMap(({ texts }) => findUnsupported(texts.join('. '), grounds))).toEqual([])
})

test('Dutch nouns take their article, also in names and in compounds', () => {
  const the = (title: string): string | undefined => {
    const found = nativeKindIn(title, 'nl', dutch)
    return found === null ? undefined : dutch.grammar.call({ by: 'name', name: title, noun: found.noun }).slots.the
  }
  expect(the('Mok Noord')).toBe('de mok Noord')
  expect(the('Horloge Tij')).toBe('het horloge Tij')
  expect(the('Hoekbank Fjord')).toBe('de hoekbank Fjord')
  expect(the('Klank Oordopjes')).toBe('de Klank oordopjes')
  expect(the('Kopje Wad')).toBe('het kopje Wad')
  expect(nativeKindIn('Bank met kussens', 'nl', dutch)?.kind.text).toBe('sofa')
  expect(dutch.grammar.oneOf({ text: 'laarzen', form: 'p' })).toBe('Laarzen')
})

test('a Dutch page is read: its labels, its sentences, what it negates left out', () => {
  const { points, language } = readSubject(bottle)
  expect(language).toBe('nl')
  expect(points.labels).toContain('Lekvrije dop met draaglus')
  expect(points.sentences).toContain('De dop sluit lekvrij en past in één hand.')
  expect(points.labels.join().toLowerCase()).not.toContain('vaatwasser')
  const concepts = statedFacts(bottle, dutch).map(({ concept }) => concept)
  expect(concepts).toEqual(expect.arrayContaining(['stainlessSteel', 'leakProof', 'doubleWalled', 'keepsHotHoursN']))
  expect(concepts).not.toContain('dishwasherSafe')
  const { options } = writeCopy(bottle, 1)
  expect(options.length).toBeGreaterThanOrEqual(8)
  expect(options.every((option) => option.language === 'nl')).toBe(true)
})
