import { type CopyRequest, textLength } from '@adloom/domain/copy.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { brokenPromises } from './copy-promises.test-data.ts'
import { writingOf } from './languages/writing.ts'
import { foreignPages, madeUpPages } from './made-up-pages.test-data.ts'
import { OPTIONS_PER_LANGUAGE } from './limits.ts'
import { FEWEST_OPTIONS, writeCopy } from './write-copy.ts'

const codes = languages.map(({ code }) => code)
const seeds = [1, 2026]
const others = codes.filter((code) => code !== 'en')

/** English words that no other language shares: a sign of half a translation. */
const english = /(?<!\p{L})(?:the|and|with|your|dishwasher|washable|waterproof|removable|leather|hours|made by|free|safe|solid)(?!\p{L})/iu

/** A text without the words of the product's name, which stay the same in every language. */
const withoutName = (text: string, { title, facts }: CopyRequest): string =>
  `${title ?? ''} ${facts?.brand ?? ''}`.split(/\s+/).reduce((rest, word) => (word === '' ? rest : rest.replaceAll(word, '')), text)

test.each(others)('%s, English pages: three options, supported, complete, in the limits, no English words besides names', (language) => {
  const faults: string[] = []
  for (const product of Object.values(madeUpPages)) {
    const { options, notes } = writeCopy({ ...product, languages: [language] }, 1)
    const about = `${product.title ?? 'nothing'}: `
    if (options.length < FEWEST_OPTIONS) faults.push(`${about}${String(options.length)} options`)
    if (notes.length === 0) faults.push(`${about}no note`)
    for (const option of options) {
      faults.push(...brokenPromises(option, product, 'en').map((fault) => about + fault))
      const word = english.exec(withoutName(`${option.headline} ${option.description}`, product))?.[0]
      if (word !== undefined) faults.push(`${about}English word ${word}: ${option.headline} | ${option.description}`)
    }
  }
  expect(faults).toEqual([])
})

test.each(others)('%s, page in that language: options use the page’s own sentences', (language) => {
  const page = foreignPages[language]
  for (const seed of seeds) {
    const { options } = writeCopy({ ...page, languages: [language] }, seed)
    expect(options.length).toBeGreaterThanOrEqual(FEWEST_OPTIONS)
    expect(options.length).toBeLessThanOrEqual(OPTIONS_PER_LANGUAGE)
    expect(options.flatMap((option) => brokenPromises(option, page, language))).toEqual([])
    expect(options.filter(({ facts }) => facts?.[0]?.source === 'feature' || facts?.[0]?.source === 'description').length).toBeGreaterThan(
      0,
    )
  }
})

test.each(codes)('%s: prices, ratings and buttons follow the language’s conventions', (language) => {
  const page: CopyRequest = { ...madeUpPages.tent, languages: [language] }
  const words = JSON.stringify(writeCopy(page, 1).options).replaceAll(/[\u00a0\u202f]/gu, ' ')
  expect(words).toMatch(language === 'en' ? /\$249/ : /249 ?\$|\$ ?249|US\$/)
  expect(words).toMatch(language === 'en' ? /4\.7/ : /4,7/)
  const calls: readonly string[] = Object.values(writingOf(language).buttons)
  for (const { callToAction } of writeCopy(page, 1).options) {
    expect(calls).toContain(callToAction)
    expect(textLength(callToAction)).toBeLessThanOrEqual(25)
  }
})

const languagePairs: readonly (readonly [page: Language, ad: Language])[] = [
  ['de', 'en'],
  ['fr', 'de'],
  ['es', 'it'],
]
test.each(languagePairs)('page in %s, ad in %s: states only what is certain, and a note says why it is so little', (pageIn, language) => {
  const page: CopyRequest = { ...(pageIn === 'en' ? madeUpPages.tent : foreignPages[pageIn]), languages: [language] }
  const { options, notes } = writeCopy(page, 1)
  expect(notes.join(' ')).toMatch(/A model would translate/)
  expect(options.length).toBeGreaterThanOrEqual(FEWEST_OPTIONS)
  expect(options.flatMap((option) => brokenPromises(option, page, pageIn))).toEqual([])
})
