import { claimKinds, ruleKinds } from '../claims.ts'
import { copyLimits, copyRequestSchema } from '@adloom/domain/copy.ts'
import { english } from '../en/phrasebook.ts'
import { expect, it } from 'vitest'
import { fill } from '../../slots.ts'
import { french } from './phrasebook.ts'
import { graphemes } from '../../limits.ts'
import { kindIn } from '../../product-kind.ts'
import { nativeKindIn, nounOf } from '../../native-noun.ts'
import { type Phrase } from '../phrasebook.ts'
import { readSubject } from '../../subject.ts'
import { statedFacts } from '../../stated-facts.ts'

const { grammar } = french
const ofGroups = Object.values(french.groups).flatMap(({ benefit, problem, question, howTo }) => [benefit, problem, question, howTo].flat())
const ofAudience = Object.values(french.audience).flatMap((settings) => Object.values(settings).flatMap((phrases) => phrases ?? []))
const moments: readonly Phrase[] = [...ofGroups, ...ofAudience]
const manners = Object.values(french.tones).flatMap(({ phrases }) => Object.values(phrases).flat())
const kinds = ['look', 'offer', 'proof', 'brand', 'voice', 'season', 'occasion', 'pain', 'worryQuote', 'praiseQuote'] as const
const others = [...kinds.flatMap((kind) => french[kind]), ...french.factLines.map(({ phrase }) => phrase)]

/** A name of twenty letters, and ten for what else a page may give. */
const called = grammar.call({ by: 'name', name: 'mug Tideline Bleu 12', noun: { text: 'mug', form: 'm' } })
const given =
  'headFact fact2 aKind brand house seller price before saving percent rating count season pain Pain painQuestion painSentence worry praise'
const tenLetters = Object.fromEntries(given.split(' ').map((slot) => [slot, 'Émail bleu']))
const texts = { ...tenLetters, ...called.slots, own: called.slots.the, Own: called.slots.The, ownName: 'Mug Tideline Bleu 12' }
const written = (template: string): string => grammar.typeset(fill(template, texts, called.agrees) ?? '{unfilled}')
const claimsIn = (text: string): string[] =>
  [...claimKinds, ...ruleKinds].flatMap((kind) => text.replaceAll('’', "'").match(french.claims[kind]) ?? [])

it.each([moments, manners, others])('every French phrase fits its limits, is filled and claims nothing (%#)', (...phrases) => {
  for (const phrase of phrases) {
    const [headline, opening] = phrase.map((part) => written(part))
    expect.soft(`${headline} ${opening}`).not.toMatch(/[{}<>|]|(?<!\p{L})(?:de|à) les? | [;:!?»]|« /u)
    expect.soft(graphemes(headline), headline).toBeLessThanOrEqual(copyLimits.headline)
    expect.soft(graphemes(opening), opening).toBeLessThanOrEqual(85)
    expect.soft(claimsIn(phrase.join(' ').replace(/\{percent\}[^.]*/gu, '')), opening).toEqual([])
  }
})

it('names the product once in every French phrase of a moment, and knows the English word of every French noun', () => {
  expect(moments.filter((phrase) => phrase.join(' ').match(/\{(?:\w*[Tt]he|[Oo]wn)\}/gu)?.length !== 1)).toEqual([])
  expect(french.nouns.map(([word]) => word).filter((word) => kindIn(word) === null)).toEqual([])
})

it('sets French articles, contractions, elisions, plurals and spaces', () => {
  const clock = grammar.call({ by: 'name', name: 'horloge Aurel', noun: { text: 'horloge', form: 'f' } }).slots
  const boots = grammar.call({ by: 'noun', noun: { text: 'bottes', form: 'fp' } }).slots
  const game = grammar.call({ by: 'name', name: 'Le Grand Bazar', noun: null }).slots
  expect(`${clock.ofThe}, ${called.slots.ofThe}, ${boots.toThe}`).toBe('de l’horloge Aurel, du mug Tideline Bleu 12, à ces bottes')
  expect(`${game.the}, ${game.ofThe}`).toBe('Le Grand Bazar, du Grand Bazar')
  expect(grammar.predicate('se plie et tient debout', 'fp')).toBe('se plient et tiennent debout')
  expect(grammar.typeset('« Rien que un » : vraiment ?')).toBe('«\u202fRien qu’un\u202f»\u00a0: vraiment\u202f?')
  expect([nounOf(kindIn('travel mugs'), french)?.text, nativeKindIn('T-shirt en lin', 'fr', french)?.noun.text]).toEqual([
    'mugs',
    't-shirt',
  ])
})

it('reads a French page, and states no fact that it denies', () => {
  const title = 'Gourde isotherme Corail 750 ml'
  const description = 'La gourde Corail est en acier inoxydable. Double paroi, bouchon en bambou. Elle ne va pas au lave-vaisselle.'
  const request = copyRequestSchema.parse({ title, description, facts: { features: ['Garde au frais 24 h'] }, languages: ['fr'] })
  const { language, points, native } = readSubject(request)
  expect([language, native?.noun.text, points.predicates]).toEqual(['fr', 'gourde isotherme', ['garde au frais 24 h']])
  expect(points.sentences).toContain('La gourde Corail est en acier inoxydable.')
  const stated = statedFacts(request, english).map(({ concept }) => concept)
  expect(stated).toEqual(expect.arrayContaining(['keepsColdHoursN', 'stainlessSteel', 'doubleWalled', 'bamboo']))
  expect(stated).not.toContain('dishwasherSafe')
})
