import { type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { foreignPages, madeUpPages } from './made-up-pages.test-data.ts'
import { productName } from './product-name.ts'
import { readSubject } from './subject.ts'

const names = (title: string, brand: string | null = null, english = true): readonly string[] =>
  productName(title, brand, [], english)?.names ?? []

test('search words, sizes, colours and shop suffixes go; brand, model and noun stay', () => {
  expect(names('AIRELLE Air Purifier for Home Large Room, HEPA Filter, Core 420S, White', 'Airelle')[0]).toBe('Airelle Air Purifier')
  expect(names('Nora Leather Chelsea Boot, Cognac', 'Nora')[0]).toBe('Nora Leather Chelsea Boot')
  expect(names('HAND-GLAZED STONEWARE MUG 350ml | Shop Tidewater', 'Tidewater')[0]).toMatch(/^Hand-Glazed Stoneware Mug/)
  expect(names('Round Dutch Oven, 4 qt, Black Matte', 'Loam')[0]).toBe('Loam Round Dutch Oven')
})

const pages: readonly CopyRequest[] = [...Object.values(madeUpPages), ...Object.values(foreignPages)]

test.each(pages.map((page) => [page.title ?? '', page] as const))(
  'every name of %j is a piece of the title in one go, the brand aside',
  (title, page) => {
    const { name, brand } = readSubject(page)
    const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")
    for (const one of name?.names ?? ['']) {
      const rest = brand !== null && plain(one).startsWith(plain(brand)) ? one.slice(brand.length).trim() : one
      expect(one).not.toBe('')
      expect([plain(one), plain(rest)].some((text) => plain(title).includes(text))).toBe(true)
    }
  },
)

test('a brand is never said twice', () => {
  expect(names('Norva Norva Air Runner Shoes', 'Norva').every((name) => !/norva.*norva/i.test(name))).toBe(true)
})

test('a colour is no name', () => {
  for (const name of readSubject(madeUpPages.shoes).name?.names ?? []) expect(name).not.toMatch(/^(?:Hollin )?Oat$/)
})

test('in another language the title stays a name and no noun is made of it', () => {
  const found = productName('KLARA Wasserkocher »Modell 7«, 1,7 l', 'Klara', [], false)
  expect(found?.kind).toBeNull()
  expect(found?.names[0]).toContain('Wasserkocher »Modell 7«')
})

test('a title of nothing but marks has no name', () => {
  expect(productName('🔥🔥 !!! ---', null, [], true)).toBeNull()
})

const groupOf = (title: string, categoryPath: readonly string[]): string =>
  readSubject(copyRequestSchema.parse({ title, facts: { categoryPath } })).group

test('what kind of thing a product is holds only where title and shelf agree', () => {
  expect(groupOf('Larch Down Jacket', ['Women', 'Jackets'])).toBe(groupOf('Larch Down Jacket', []))
  expect(groupOf('Larch Down Jacket', [])).not.toBe('general')
  expect(groupOf('Garden Mug Rug', ['Camping', 'Tents'])).toBe('general')
})
