import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { defaultTargeting, type Targeting } from '@adloom/domain/targeting.ts'
import { expect, test } from 'vitest'
import { brokenPromises } from './copy-promises.test-data.ts'
import { foreignPages, madeUpPages, pageOf } from './made-up-pages.test-data.ts'
import { writeCopy } from './write-copy.ts'

/** A page with something for every audience: the targeting decides what leads. */
const trolley = pageOf(
  'Castor Kitchen Trolley',
  {
    description: [
      'The compact frame fits small dorm rooms and stays stable when it is loaded. Kids open the drawers safely, because they close softly.',
      'Solid leather handles are stitched by hand in Vermont. It rolls quietly from the kitchen to the garden and lasts for years outdoors.',
      'Clean lines and a contemporary silhouette fit modern rooms. The classic crossed frame looks like a traditional market stall.',
      'It mounts to the wall with four screws and takes ten minutes to assemble. The oak table seats two on the narrow side. The warm colour brightens any room.',
    ],
    highlight: [
      'Fits small city apartments',
      'Folds flat for moving day',
      'Saves money on a second worktop',
      'Rolls to the office as a laptop desk',
      'Mounts to any wall with four screws',
      'Oak table top seats two',
    ],
  },
  { brand: 'Castor', price: { amount: 240, currency: 'USD' } },
)

const optionsFor = (page: CopyRequest, targeting: Targeting, language: Language = 'en') =>
  writeCopy({ ...page, languages: [language], targeting: { ...defaultTargeting, ...targeting } }, 0).options
const wordsFor = (page: CopyRequest, targeting: Targeting, language: Language = 'en'): string =>
  JSON.stringify(optionsFor(page, targeting, language).map(({ headline, description }) => [headline, description]))

/** Pairs of settings that prefer different statements of the page. */
const changes: readonly (readonly [name: string, one: Targeting, other: Targeting])[] = [
  ['life stage', { lifeStage: 'students' }, { lifeStage: 'families' }],
  ['location', { location: 'urban' }, { location: 'rural' }],
  ['interest', { interestedIn: 'diy' }, { interestedIn: 'furniture' }],
  ['what they engage with', { engagesWith: 'furniture' }, { engagesWith: 'home-decor' }],
  ['style', { browsingFor: 'luxury' }, { browsingFor: 'modern' }],
  ['income', { incomeLevel: 'low' }, { incomeLevel: 'high' }],
]

test.each(changes)('%s decides which statements lead', (_name, one, other) => {
  expect(wordsFor(trolley, one)).not.toBe(wordsFor(trolley, other))
})

test.each(changes)('whatever the %s, every statement is on the page', (_name, one, other) => {
  for (const targeting of [one, other])
    expect(optionsFor(trolley, targeting).flatMap((option) => brokenPromises(option, { ...trolley, targeting }, 'en'))).toEqual([])
})

test('copy never names the audience', () => {
  for (const [, one, other] of changes)
    for (const targeting of [one, other, { gender: 'female', ageMin: 50 }, { gender: 'male', ageMax: 25 }])
      expect(wordsFor(trolley, targeting)).not.toMatch(/students?|famil(?:y|ies)|women|men\b|luxury|low[ -]income|homeowners?|over 50/i)
})

test('the default targeting prefers no audience', () => {
  expect(wordsFor(trolley, {})).toBe(
    JSON.stringify(writeCopy(trolley, 0).options.map(({ headline, description }) => [headline, description])),
  )
})

/** A typed worry and a typed quote in the ad's language. */
const typed: Readonly<Record<Language, { readonly pain: string; readonly quote: string }>> = {
  en: { pain: 'too little room', quote: 'I never want to get up again' },
  de: { pain: 'zu wenig Platz in der Küche', quote: 'Ich will nie wieder aufstehen' },
  fr: { pain: 'pas assez de place dans la cuisine', quote: 'Je ne veux plus me lever' },
  es: { pain: 'muy poco sitio en la cocina', quote: 'No quiero levantarme más' },
  it: { pain: 'poco spazio nella cucina', quote: 'Non voglio più alzarmi' },
  nl: { pain: 'te weinig plek in de keuken', quote: 'Ik wil nooit meer opstaan' },
  pt: { pain: 'pouco espaço na cozinha', quote: 'Não quero mais me levantar' },
}
const pageIn = (language: Language): CopyRequest => (language === 'en' ? trolley : foreignPages[language])

test.each(languages.map(({ code }) => code))('%s: a typed worry and a typed quote each lead an option', (code) => {
  const { pain, quote } = typed[code]
  const headlines = optionsFor(pageIn(code), { painPoints: pain, quotes: quote }, code).map(({ headline }) => headline.toLowerCase())
  expect(headlines.some((headline) => headline.includes(pain.toLowerCase()))).toBe(true)
  expect(headlines.some((headline) => headline.includes(quote.toLowerCase()))).toBe(true)
})

test('a typed worry and quote appear only in ads of their own language', () => {
  for (const { code } of languages) {
    const words = wordsFor(pageIn(code), { painPoints: 'Der Platz ist nie genug für uns', quotes: 'Ich will nie wieder aufstehen' }, code)
    expect([code, /Platz ist nie|nie wieder/.test(words)]).toEqual([code, code === 'de'])
  }
})

test('a quote too long for a headline is dropped, not cut', () => {
  const quotes = 'I can never find the one lid that fits this pot, and I have looked in every drawer of the kitchen.'
  expect(wordsFor(madeUpPages.cookware, { quotes })).not.toContain('find the one lid')
})

test('an option names the user’s text as its source', () => {
  const option = optionsFor(trolley, { painPoints: 'too little room' }).find(({ headline }) => /too little room/i.test(headline))
  expect(option?.facts?.[0]).toEqual({ text: 'too little room', source: 'targeting' })
})

test('a choice that is none changes nothing', () => {
  expect(wordsFor(trolley, { lifeStage: 'constructor', location: 'toString' })).toEqual(
    wordsFor(trolley, { lifeStage: 'nobody', location: 'nowhere' }),
  )
})
