import { expect, test } from 'vitest'
import { productName } from './product-name.ts'

const names = (title: string, brand: string | null = null, english = true): readonly string[] =>
  productName(title, brand, [], english)?.names ?? []

test('search words, sizes, colours and shop suffixes go; brand, model and noun stay', () => {
  expect(names('AIRELLE Air Purifier for Home Large Room, HEPA Filter, Core 420S, White', 'Airelle')).toEqual(
    expect.arrayContaining(['Airelle Core 420S Air Purifier', 'Airelle Air Purifier', 'Air Purifier']),
  )
  expect(names('Nora Leather Chelsea Boot, Cognac', 'Nora')).toEqual([
    'Nora Leather Chelsea Boots',
    'Leather Chelsea Boots',
    'Nora Chelsea Boots',
    'Chelsea Boots',
  ])
  expect(names('HAND-GLAZED STONEWARE MUG 350ml | Shop Tidewater', 'Tidewater')[0]).toBe('Tidewater Hand-Glazed Stoneware Mug')
  expect(names('60"W x 24"D x 1-3/4" Thick Maple Workbench Top')[0]).toBe('Maple Workbench Top')
  expect(names('Round Dutch Oven, 4 qt, Black Matte', 'Loam')[0]).toBe('Loam Round Dutch Oven')
})

test('longer names come first and a brand is never said twice', () => {
  const all = names('Nike Nike Air Runner Shoes', 'Nike')
  expect(all.every((name) => !/nike nike/i.test(name))).toBe(true)
  expect(all.slice(1).every((name, place) => place === 0 || name.length <= all[place].length)).toBe(true)
})

test('in another language the title stays a name and no noun is made of it', () => {
  const found = productName('KLARA Wasserkocher »Modell 7«, 1,7 l', 'Klara', [], false)
  expect(found?.kind).toBeNull()
  expect(found?.article).toBe(false)
  expect(found?.names).toContain('Klara Modell 7')
})

test('the number of the noun is known', () => {
  expect(productName('Linen Trousers', null, [], true)).toMatchObject({ number: 'many', article: true })
  expect(productName('Cedar Liquid Soap', null, [], true)).toMatchObject({ number: 'mass', article: false })
  expect(productName('Dessert Plates, Set of 6', null, [], true)?.kind?.text).toBe('plates')
  expect(productName('Pots and Pans Set', null, [], true)).toMatchObject({ number: 'one' })
})

test('a title of nothing but marks has no name', () => {
  expect(productName('🔥🔥 !!! ---', null, [], true)).toBeNull()
})
