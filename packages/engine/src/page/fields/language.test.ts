import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const english =
  'This service is part of the analysis of the site and it sets an identifier for the session of the visitor, and with this the owner of the site is able to see what you do on it and for how long.'
const languageAt = (url: string, lang: string, title: string): string | null =>
  extractProduct(`<html${lang}><head><title>${title}</title></head><body><h1>${title}</h1><p>${english}</p></body></html>`, url, url)
    .language

test('English notices do not change the language a country’s shop declares', () => {
  expect(languageAt('https://pood.example.ee/p/kruus', ' lang="et"', 'Punane kruus')).toBe('et')
  expect(languageAt('https://obchod.example.cz/p/hrnek', ' lang="cs"', 'Červený hrnek')).toBe('cs')
})

test('English text decides when no language is declared, or one that is not the domain’s', () => {
  expect(languageAt('https://shop.example.com/p/mug', ' lang="et"', 'Red Mug')).toBe('en')
  expect(languageAt('https://shop.example.ee/p/mug', '', 'Red Mug')).toBe('en')
})
