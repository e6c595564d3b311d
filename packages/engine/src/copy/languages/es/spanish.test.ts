import { copyLimits, copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { sellingPoints } from '../../selling-points.ts'
import { fill } from '../../slots.ts'
import { statedFacts } from '../../stated-facts.ts'
import { writeCopy } from '../../write-copy.ts'
import { type NounForm } from '../grammar.ts'
import { type Phrase } from '../phrasebook.ts'
import { spanish } from './phrasebook.ts'

const isPhrase = (value: unknown): value is Phrase =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
const phrasesIn = (part: unknown): readonly Phrase[] =>
  isPhrase(part) ? [part] : typeof part === 'object' && part !== null ? Object.values(part).flatMap(phrasesIn) : []

const { grammar, claims, reduction, reading } = spanish
const phrases = phrasesIn({ ...spanish, tones: Object.values(spanish.tones).map((tone) => tone.phrases) })
const name = 'taza Marejada del Sur'
const { slots, agrees } = grammar.call({ by: 'name', name, noun: { text: 'taza', form: 'f' } })
const named = { own: slots.the, Own: `La ${name}`, ownName: name, aKind: 'Una taza', brand: 'Marea', house: 'Marea', seller: 'Casa Sur' }
const amounts = { price: '24 €', before: '32 €', saving: '8 €', percent: '25 %', rating: '4,8', count: '212', season: 'la Navidad' }
const pains = {
  pain: 'café frío',
  Pain: 'Café frío',
  painQuestion: '¿Café frío?',
  painSentence: 'Se enfría.',
  worry: 'Frío',
  praise: 'Tal cual',
}
const texts = { ...slots, ...named, ...amounts, ...pains, headFact: 'Esmaltado a mano', fact2: 'Doble pared' }

test('every phrase is filled, fits, opens its questions and claims nothing', () => {
  const faults = phrases.filter(([headline, opening]) => {
    const [head, open] = [headline, opening].map((text) => fill(text, texts, agrees))
    if (head === null || open === null || head.length > copyLimits.headline || open.length > 88) return true
    const text = `${head}\n${open}`
    const claimed = Object.values(claims).flatMap((pattern) => text.match(pattern) ?? [])
    return (
      text.split('¿').length !== text.split('?').length ||
      /(?<!\p{L})(?:de|a) \{(?:the|own|season)\}/iu.test(headline + opening) ||
      claimed.some((passage) => !reduction(amounts.percent, amounts.saving).includes(passage))
    )
  })
  expect(faults).toEqual([])
  expect(phrases.length).toBeGreaterThan(600)
})

test.each<readonly [string, NounForm, string, string]>([
  ['taza', 'f', 'la taza Marea', 'de la taza Marea'],
  ['vaso', 'm', 'el vaso Marea', 'del vaso Marea'],
])('%s takes its article', (text, form, the, ofThe) => {
  expect(grammar.call({ by: 'name', name: `${text} Marea`, noun: { text, form } }).slots).toMatchObject({ the, ofThe })
})

test.each([
  ['Pan y hielo, agua y infusiones, uno o otro', 'Pan y hielo, agua e infusiones, uno u otro'],
  ['Basta de el ruido. Vale, frío?', 'Basta del ruido. ¿Vale, frío?'],
  ['«Me gusta.»', '«Me gusta».'],
  ['¿Quién viene? Tú y El Greco de El Prado.', '¿Quién viene? Tú y El Greco de El Prado.'],
])('%j is set as %j', (raw, set) => {
  expect(grammar.typeset(raw)).toBe(set)
})

test('what a page says that one does is said of several in the plural', () => {
  expect(grammar.predicate('se pliega y cabe en su estuche', 'mp')).toBe('se pliegan y cabe en su estuche')
})

test('a native page is read, shop talk aside, and what it denies is not stated', () => {
  const title = 'Taza Marea de gres, 350 ml'
  const description =
    'La taza Marea se tornea a mano junto a la costa. Mantiene el café caliente durante 2 horas. Envío gratis desde 50 euros.'
  const features = ['Gres esmaltado a mano', 'No apta para lavavajillas', 'Capacidad: 350 ml']
  const { labels, predicates, sentences } = sellingPoints(title, description, features, ['Marea'], reading)
  expect(labels).toEqual(['Gres esmaltado a mano'])
  expect(predicates).toEqual(['mantiene el café caliente durante 2 horas'])
  expect(sentences).toEqual(['La taza Marea se tornea a mano junto a la costa.'])
  const request = copyRequestSchema.parse({ title, description, facts: { features }, languages: ['es'] })
  const stated = statedFacts(request, spanish).map(({ concept }) => concept)
  expect(stated).toEqual(['keepsHotHoursN', 'stoneware', 'handGlazed'])
  expect(writeCopy(request, 1).options.map(({ headline }) => headline)).toHaveLength(8)
})
