import { expect, test } from 'vitest'
import { brandName } from './brand-name.ts'

test.each([
  ['KÄRCHEN', 'Kärchen'],
  ['IKEB', 'IKEB'],
  ['Sondra® Official Store | EU', 'Sondra Official Store'],
  ['From the Manufacturer', null],
  ['Unbranded', null],
  ['', null],
])('the brand %j is written as %j', (brand, written) => {
  expect(brandName(brand)).toBe(written)
})
