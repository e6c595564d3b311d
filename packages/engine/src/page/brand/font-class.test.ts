import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { expect, test } from 'vitest'
import { pairingOfBrand } from './font-class.ts'

test.each<readonly [string, string | null, PairingId | null]>([
  ['Helvetica Neue', 'sans-serif', 'grotesque'],
  ['Open Sans', 'sans-serif', 'humanist'],
  ['proxima-nova', 'sans-serif', 'geometric'],
  ['__Poppins_d65c78', null, 'geometric'],
  ['Montserrat-SemiBold', null, 'geometric'],
  ['Gotham SSm A', null, 'geometric'],
  ['Playfair Display', 'serif', 'didone'],
  ['Roboto Slab', 'serif', 'slab'],
  ['Bebas Neue', null, 'condensed'],
  ['Nunito', 'sans-serif', 'rounded'],
  ['Pacifico', 'cursive', 'hand'],
  // Not in the table: words of the name, then the generic family.
  ['Acme Condensed', 'sans-serif', 'condensed'],
  ['Acme Slab', 'serif', 'slab'],
  ['AcmeRounded', 'sans-serif', 'rounded'],
  ['Acme Script', null, 'hand'],
  ['AcmeSerif-Regular', null, 'didone'],
  ['Acme', 'serif', 'didone'],
  ['Acme', 'sans-serif', 'grotesque'],
  ['Acme', null, null],
])('%s, %s is %s', (name, generic, pairing) => {
  expect(pairingOfBrand([{ name, generic }])?.pairing ?? null).toBe(pairing)
})

test('the typeface of the headings comes before that of the text', () => {
  const [serif, sans] = [
    { name: 'Didot', generic: null },
    { name: 'Roboto', generic: null },
  ]
  expect(pairingOfBrand([serif, sans])?.pairing).toBe('didone')
  expect(pairingOfBrand([null, sans, serif])?.pairing).toBe('grotesque')
})
