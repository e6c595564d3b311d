import { type CopyRequest } from '@adloom/domain/copy.ts'
import { languages } from '@adloom/domain/language.ts'
import { defaultTargeting, type Targeting } from '@adloom/domain/targeting.ts'
import { expect, test } from 'vitest'
import { madeUpProducts } from './made-up-products.test-data.ts'
import { writeCopy } from './write-copy.ts'

const [, , sofa] = madeUpProducts
const lamp = { ...sofa, title: 'Beacon Table Lamp', facts: { ...sofa.facts, brand: 'Beacon' } }

/** Words for a worry and for praise, in the ad's language. */
const typed: Readonly<Record<string, { readonly pain: string; readonly quote: string }>> = {
  en: { pain: 'too little room', quote: 'I never want to get up again, and that is not a problem.' },
  de: { pain: 'zu wenig Platz im Wohnzimmer', quote: 'Ich will nie wieder aufstehen, und das ist auch nicht schlimm.' },
  fr: { pain: 'pas assez de place dans le salon', quote: 'Je ne veux plus me lever, et ce n’est pas grave du tout.' },
  es: { pain: 'muy poco sitio en el salón', quote: 'No quiero levantarme más, y no es ningún problema para mí.' },
  it: { pain: 'poco spazio nel soggiorno', quote: 'Non voglio più alzarmi, e non è un problema per me.' },
  nl: { pain: 'te weinig plek in de woonkamer', quote: 'Ik wil nooit meer opstaan, en dat is helemaal niet erg voor mij.' },
  pt: { pain: 'pouco espaço na sala', quote: 'Não quero mais me levantar, e isso não é problema para mim.' },
}

/** Each field of the targeting, beside another value of its own. */
const changes = (code: string): Readonly<Record<string, readonly [one: Targeting, other: Targeting]>> => ({
  lifeStage: [{ lifeStage: 'students' }, { lifeStage: 'families' }],
  location: [
    { location: 'urban', lifeStage: 'x', browsingFor: 'x', interestedIn: 'x', engagesWith: 'x' },
    { location: 'rural', lifeStage: 'x', browsingFor: 'x', interestedIn: 'x', engagesWith: 'x' },
  ],
  interestedIn: [
    { interestedIn: 'diy', lifeStage: 'x', browsingFor: 'x', engagesWith: 'x' },
    { interestedIn: 'furniture', lifeStage: 'x', browsingFor: 'x', engagesWith: 'x' },
  ],
  engagesWith: [
    { engagesWith: 'diy', lifeStage: 'x', browsingFor: 'x', interestedIn: 'x' },
    { engagesWith: 'home-decor', lifeStage: 'x', browsingFor: 'x', interestedIn: 'x' },
  ],
  browsingFor: [
    { browsingFor: 'luxury', lifeStage: 'x', interestedIn: 'x', engagesWith: 'x' },
    { browsingFor: 'vintage', lifeStage: 'x', interestedIn: 'x', engagesWith: 'x' },
  ],
  incomeLevel: [{ incomeLevel: 'low' }, { incomeLevel: 'high' }],
  gender: [{ gender: 'female' }, { gender: 'male' }],
  age: [
    { ageMin: 18, ageMax: 25 },
    { ageMin: 50, ageMax: 65 },
  ],
  painPoints: [{}, { painPoints: typed[code].pain }],
  quotes: [{}, { quotes: typed[code].quote }],
})

const textsOf = (product: CopyRequest, targeting: Targeting, language: (typeof languages)[number]['code']): string =>
  JSON.stringify(
    writeCopy({ ...product, languages: [language], targeting: { ...defaultTargeting, ...targeting } }, 1).options.map(
      ({ headline, description, callToAction }) => [headline, description, callToAction],
    ),
  )

for (const { code } of languages) {
  test.each(Object.entries(changes(code)))(`${code}: %s changes the words`, (_field, [one, other]) => {
    expect(textsOf(lamp, one, code)).not.toBe(textsOf(lamp, other, code))
  })
}

test('a worry stands in the ad of its own language only', () => {
  for (const { code } of languages) {
    const german = textsOf(lamp, { painPoints: 'Im Wohnzimmer ist nie genug Platz für die Kinder und für uns.' }, code)
    expect(german.includes('Wohnzimmer ist nie genug')).toBe(code === 'de')
  }
})
