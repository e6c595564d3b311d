import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { productFolderName } from './product-folder.ts'

const nameOf = (id: string, title: string | null = null, isFree: (name: string) => boolean = () => true): string =>
  productFolderName({ id, title }, isFree)

test('a folder is named after the id, or after the title where the id is an address', () => {
  expect(nameOf('mug-1')).toBe('mug-1')
  expect(nameOf('MUG-1')).toBe('mug-1')
  expect(nameOf('MUG-1', null, (name) => name !== 'mug-1')).toMatch(/^mug-1-[0-9a-f]{10}$/)
  expect(nameOf('MUG 1')).toMatch(/^mug-1-[0-9a-f]{10}$/)
  expect(nameOf('https://shop.example/p/red-mug', 'Röd mugg')).toMatch(/^rod-mugg-[0-9a-f]{10}$/)
  expect(nameOf('https://shop.example/p/red-mug?a=1')).toMatch(/^red-mug-[0-9a-f]{10}$/)
  expect(nameOf('../..')).toMatch(/^product-[0-9a-f]{10}$/)
  expect(nameOf('con')).toMatch(/^con-[0-9a-f]{10}$/)
})

test('two ids never share a folder, also where case or accents do not count, and no name leaves the folder', () => {
  const ids = fc.oneof(
    fc.string({ minLength: 1, maxLength: 80 }),
    fc.constantFrom('a', 'A', 'á', 'a-', 'a b', 'a/b', '..', 'nul', 'a-0123456789', 'https://shop.example/a'),
  )
  fc.assert(
    fc.property(fc.uniqueArray(ids), (products) => {
      const folded = (name: string): string => name.normalize('NFKD').toLowerCase()
      const taken = new Set<string>()
      const isFree = (name: string): boolean => !taken.has(name) && taken.add(name).size > 0
      const names = products.map((id) => nameOf(id, null, isFree))
      expect(new Set(names.map(folded)).size).toBe(products.length)
      for (const name of names) expect(name).toMatch(/^[\p{Ll}\p{Lo}\p{Lm}\p{N}-]{1,80}$/u)
    }),
  )
})
