import { expect, test } from 'vitest'
import { promptColorName } from './image-prompts.ts'
import { graphemes } from './limits.ts'
import { amountText, priceTexts } from './price-text.ts'
import { fillSlots } from './slots.ts'
import { isEnglish, languageOf } from './text-language.ts'

test.each([
  [24.99, 'USD', '$24.99'],
  [450, 'GBP', '£450'],
  [1299, 'EUR', '€1,299'],
  [9.5, 'USD', '$9.50'],
  [99, 'PLN', 'PLN 99'],
  [37_100, 'IDR', 'IDR 37,100'],
])('%d %s is written %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text)
})

test('a saving is stated from five percent on, rounded down', () => {
  expect(priceTexts({ amount: 75, currency: 'USD', before: 100 })).toEqual({ price: '$75', before: '$100', saving: '$25', percent: '25%' })
  expect(priceTexts({ amount: 31.49, currency: 'USD', before: 34.99 })?.percent).toBe('10%')
  expect(priceTexts({ amount: 98, currency: 'USD', before: 100 })?.percent).toBeNull()
  expect(priceTexts({ amount: 0, currency: 'USD' })).toBeNull()
})

test('a template with an empty slot is not used', () => {
  expect(fillSlots('For {name}', { name: null })).toBeNull()
  expect(fillSlots('For {name}', {})).toBeNull()
  expect(fillSlots('For {name}.', { name: 'Acme Inc.' })).toBe('For Acme Inc.')
})

test('length is counted in graphemes', () => {
  expect(graphemes('👩‍👩‍👧 é')).toBe(3)
})

test.each([
  ['The lamp with a linen shade', true],
  ['Der Wasserkocher mit einem Griff aus Holz', false],
  ['Une bougie parfumée pour la maison', false],
  ['湯呑み', false],
  ['Nimbus Two', null],
])('%j is English: %s', (text, english) => {
  expect(isEnglish(text)).toBe(english)
})

test.each([
  ['#D02020', 'red'],
  ['#1767E4', 'blue'],
  ['#2E8B57', 'green'],
  ['#F5F5F5', null],
  ['#101010', null],
])('%s is called %s', (hex, name) => {
  expect(promptColorName(hex)).toBe(name)
})

test.each([
  ['Der Becher hält den Tee lange warm und liegt gut in der Hand.', 'de'],
  ['La tasse garde le thé chaud et tient bien dans la main.', 'fr'],
  ['A caneca mantém o chá quente durante uma hora e não é pesada.', 'pt'],
  ['Muggen håller teet varmt länge och ligger skönt i handen. Den är drejad för hand.', null],
  ['A bögre kézzel készült, sokáig melegen tartja a teát, és mosogatógépben is tisztítható.', null],
  ['Kubek jest ręcznie toczony i długo utrzymuje ciepło herbaty w domu i na biurku.', null],
  ['Kupa elde yapılmıştır ve çayı uzun süre sıcak tutar, bulaşık makinesi için uygundur.', null],
] as const)('%j is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
