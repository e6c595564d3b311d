import { expect, test } from 'vitest'
import { acceptLanguageOf } from './accept-language.ts'

test.each([
  ['https://shop.example/mug', 'en;q=0.9,*;q=0.5'],
  ['https://shop.co.uk/mug', 'en;q=0.9,*;q=0.5'],
  ['https://shop.de/becher', 'de,en;q=0.7,*;q=0.5'],
  ['https://shop.com.br/caneca', 'pt,en;q=0.7,*;q=0.5'],
  ['https://shop.se/mugg', 'sv,en;q=0.7,*;q=0.5'],
  ['https://shop.ch/mug', 'en;q=0.9,*;q=0.5'],
  ['https://shop.example/fr/tasse', 'fr,en;q=0.7,*;q=0.5'],
  ['https://shop.example/fr-be/tasse', 'fr,en;q=0.7,*;q=0.5'],
  ['https://shop.example/be/fr/tasse', 'fr,en;q=0.7,*;q=0.5'],
  ['https://shop.de/en/mug', 'en;q=0.9,*;q=0.5'],
  ['https://shop.example/design/mug', 'en;q=0.9,*;q=0.5'],
  ['http://[2606:4700::1111]/mug', 'en;q=0.9,*;q=0.5'],
])('%s is requested in "%s"', (address, languages) => {
  expect(acceptLanguageOf(new URL(address))).toBe(languages)
})
