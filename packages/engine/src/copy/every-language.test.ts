import { copyLimits, type CopyOption, type CopyRequest, formLimits, textLength } from '@adloom/domain/copy.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { findUnsupported, groundsOf } from './grounding.ts'
import { phrasebookOf } from './languages/phrasebooks.ts'
import { madeUpProducts } from './made-up-products.test-data.ts'
import { OPTIONS_PER_LANGUAGE, writeCopy } from './write-copy.ts'

const codes = languages.map(({ code }) => code)
const seeds = [1, 7, 2026]

/** Slips that are slips in every language. */
function commonSlips(text: string): string[] {
  const slips: string[] = []
  if (/(?<![\p{L}\p{N}'’])([\p{L}\p{N}'’]{2,})\s+\1(?![\p{L}\p{N}'’])/iu.test(text)) slips.push('doubled word')
  if (/[{}<>|]|undefined|NaN|\u200b/.test(text)) slips.push('unfilled slot')
  if (/ [,.;!?](?:\s|$)| {2}|^\s|\s$/u.test(text)) slips.push('stray space')
  if (/[,;:]\s*[.!?]|\.\.|,,|…|\s\./u.test(text)) slips.push('broken punctuation')
  if (/^\p{Ll}/u.test(text)) slips.push('begins small')
  if (/(?<=[.!?] )\p{Ll}/u.test(text)) slips.push('a sentence begins small')
  return slips
}

/** German nouns of the list that stand in small letters; those that are verbs or adjectives too are left out. */
const germanNouns = (): ReadonlySet<string> =>
  new Set(
    phrasebookOf('de')
      .nouns.flatMap(([, , text, plural = '']) => [text, plural])
      .filter((noun) => /^\p{Lu}\p{Ll}{4,}$/u.test(noun) && !noun.endsWith('en'))
      .map((noun) => noun.toLowerCase()),
  )

/** Slips that only this language can make. */
const ownSlips: Readonly<Record<Language, (text: string) => string[]>> = {
  en: (text) => (/\ba (?:[aeio]\w|un(?!i)\w)/i.test(text.replaceAll(/\ba (?:one|euro\w*|uni\w*)/gi, '')) ? ['a before a vowel'] : []),
  de: (text) => [
    ...(/(?<!\p{L})(?:der|die|das|den|dem|ein|eine) (?:der|die|das|den|dem|dieser?|dieses|diesen|diesem)(?!\p{L})/iu.test(
      text.replaceAll(/, (?:der|die|das|den|dem) /g, ' '),
    )
      ? ['two articles']
      : []),
    ...[...germanNouns()]
      .filter((noun) => new RegExp(`(?<![\\p{L}-])${noun}(?!\\p{L})`, 'u').test(text))
      .map((noun) => `small noun ${noun}`),
    ...(/["”](?=\p{L})|(?<=\s)"/u.test(text) ? ['wrong quotation mark'] : []),
  ],
  fr: (text) => [
    ...(/(?<![\p{L}-])(?:le|la|de|que|ne|se|je|me|te) (?=[aeiouâêîôûéè])(?!onz|oui\b)/iu.test(text) ? ['missing elision'] : []),
    ...(/(?<!\p{L})(?:de le|de les|à le|à les)(?!\p{L})/iu.test(text) ? ['missing contraction'] : []),
    ...(/[^\u202f\u00a0][;!?»]|[^\u202f\u00a0]:(?=\s)|«[^\u202f\u00a0]/u.test(text) ? ['missing space before punctuation'] : []),
    ...(/'/u.test(text) ? ['straight apostrophe'] : []),
  ],
  es: (text) => [
    ...((text.match(/\?/g)?.length ?? 0) === (text.match(/¿/g)?.length ?? 0) &&
    (text.match(/!/g)?.length ?? 0) === (text.match(/¡/g)?.length ?? 0)
      ? []
      : ['missing inverted mark']),
    ...(/(?<!\p{L})(?:de el|a el)(?!\p{L})/iu.test(text) ? ['missing contraction'] : []),
    ...(/ y (?=h?i(?![ae])\p{L})| o (?=h?o\p{L})/iu.test(text) ? ['y before i, o before o'] : []),
  ],
  it: (text) => [
    ...(/(?<!\p{L})(?:lo|della|dello|nella|una|quella) (?=[aeiouàèéìòù])/u.test(text) ? ['missing elision'] : []),
    ...(/(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|i|gli|le)(?= \p{Ll})/u.test(text) ? ['missing contraction'] : []),
    ...(/(?<!\p{L})(?:il|un|i) (?=(?:s[bcdfgklmnpqrtvz]|z|gn|ps)\p{Ll})/u.test(text) ? ['il where lo belongs'] : []),
  ],
  nl: (text) => (/(?<!\p{L})(?:de|een|deze|dit) (?:de|het|een|deze|dit)(?!\p{L})/iu.test(text) ? ['two articles'] : []),
  pt: (text) => [
    ...(/(?<!\p{L})(?:de|em|por) (?:os?|as?)(?= \p{L})|(?<!\p{L})(?:de|em) est[ea]s?(?= \p{L})/iu.test(text)
      ? ['missing contraction']
      : []),
    ...(/(?<!\p{L})a as?(?= \p{L})/u.test(text) ? ['missing crasis'] : []),
  ],
}

/** Words of the English pages that no other language has: a sign of half a translation. */
const english = /(?<!\p{L})(?:the|and|with|your|dishwasher|washable|waterproof|removable|leather|hours|made by|free|safe|solid)(?!\p{L})/iu

/** A text without the words of the product's name: names stay in every language. */
const withoutName = (text: string, { title }: CopyRequest): string =>
  (title ?? '').split(/\s+/).reduce((rest, word) => (word === '' ? rest : rest.replaceAll(word, '')), text)

const slipsOf = (text: string, language: Language): string[] => [...commonSlips(text), ...ownSlips[language](text)]

/** What is left of a text when the product's names, its facts and all numbers are taken out: two options may not share it. */
function skeletonOf({ headline, description, facts = [] }: CopyOption, names: readonly string[]): string {
  const words = [...facts.map(({ text }) => text), ...names].flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2)
  return words
    .reduce((text, word) => text.replaceAll(word, ''), `${headline}|${description}`)
    .replaceAll(/[\d.,%€]+/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** Texts of an option with the most graphemes each may have. */
const textsOf = ({ headline, description, compact, long }: CopyOption): readonly (readonly [text: string, most: number])[] => [
  [headline, copyLimits.headline],
  [description, copyLimits.description],
  [compact?.headline ?? '', formLimits.compact.headline],
  [compact?.description ?? '', formLimits.compact.description],
  [long?.headline ?? '', formLimits.long.headline],
  [long?.description ?? '', formLimits.long.description],
]

/** Everything wrong with one option, a sentence each. */
function faultsOf(option: CopyOption, product: CopyRequest, language: Language): string[] {
  const { headline, description } = option
  const faults = textsOf(option).flatMap(([text, most]) =>
    text === ''
      ? ['a form is missing']
      : [...slipsOf(text, language), ...(textLength(text) > most ? ['too long'] : [])].map((slip) => `${slip}: ${text}`),
  )
  const unsupported = findUnsupported(`${headline}\n${description}`, groundsOf(product, language)).map(
    ({ passage, reason }) => `${passage}: ${reason}`,
  )
  const halfTranslated = language === 'en' ? undefined : english.exec(withoutName(description, product))?.[0]
  return [...faults, ...unsupported, ...(halfTranslated === undefined ? [] : [`English word ${halfTranslated}: ${description}`])]
}

for (const language of codes) {
  test(`forty products in ${language}: eight options each, of distinct angles, without a slip, in their limits, on the facts, none alike`, () => {
    const faults: string[] = []
    for (const product of madeUpProducts) {
      for (const seed of seeds) {
        const { options } = writeCopy({ ...product, languages: [language] }, seed)
        const about = `${product.title ?? 'nothing'}, seed ${String(seed)}: `
        const skeletons = new Set(options.map((option) => skeletonOf(option, [product.title ?? '', product.facts?.brand ?? ''])))
        if (options.length !== OPTIONS_PER_LANGUAGE) faults.push(`${about}${String(options.length)} options`)
        if (new Set(options.map(({ angle }) => angle)).size !== options.length) faults.push(`${about}an angle twice`)
        if (skeletons.size !== options.length) faults.push(`${about}two options alike`)
        faults.push(...options.flatMap((option) => faultsOf(option, product, language)).map((fault) => about + fault))
      }
    }
    expect(faults).toEqual([])
  })
}

test.each([
  ['en', 'Pour from a open jug', 'a before a vowel'],
  ['de', 'Stell den der Becher hin', 'two articles'],
  ['fr', 'Le café de Aurel', 'missing elision'],
  ['fr', 'Encore à plat?', 'missing space before punctuation'],
  ['es', 'Qué tal?', 'missing inverted mark'],
  ['es', 'El color de el vaso', 'missing contraction'],
  ['it', 'Prendi il zaino', 'il where lo belongs'],
  ['nl', 'Pak de de beker', 'doubled word'],
  ['pt', 'Leve para dentro de a caneca', 'missing contraction'],
] as const)('%s: %j is seen as a slip', (language, text, slip) => {
  expect(slipsOf(text, language)).toContain(slip)
})
