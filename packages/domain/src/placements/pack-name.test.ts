import { array, assert, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PATTERN, type NameValues, packPath, uniquePath, unknownPartOf } from './pack-name.ts'

const values: NameValues = {
  campaign: 'Spring',
  product: 'Trail Shoe 2',
  placement: 'meta-stories',
  size: '1080x1920',
  image: '1',
  text: '2',
  n: '0007',
}

test('the pattern is filled with what the picture is', () => {
  expect(packPath(DEFAULT_PATTERN, values)).toBe('Trail-Shoe-2/Trail-Shoe-2-meta-stories-1080x1920-1-2')
  expect(packPath('{campaign}_{n}', values)).toBe('Spring_0007')
  expect(unknownPartOf('{product}-{sice}')).toBe('sice')
  expect(unknownPartOf(DEFAULT_PATTERN)).toBeNull()
})

test.each([
  ['../../etc/passwd', 'ad/ad/etc/passwd'],
  ['CON', '_CON'],
  ['lpt1.txt', '_lpt1.txt'],
  ['CONIN$', '_CONIN$'],
  ['=@home+', 'home+'],
  ['＋1 day', '1-day'],
  ['  ..  ', 'ad'],
  ['a\u202Egpj.exe', 'a-gpj.exe'],
  ['50% off: "now"?', '50%-off-now'],
])('%j becomes a path that every file system takes', (pattern, path) => {
  expect(packPath(pattern, values)).toBe(path)
})

test('a slash in the name of a product makes no folder', () => {
  expect(packPath('{product}', { ...values, product: 'Shoe 40/41' })).toBe('Shoe-40-41')
})

test('the long name of a product leaves room for the rest of the name, and for paths of 260 characters', () => {
  const long = packPath(DEFAULT_PATTERN, { ...values, product: 'Trail shoe for the long way round the lake, '.repeat(6) })
  expect(long).toMatch(/^Trail-shoe-for-the-long-way-round-the-lake[^/]*\/Trail-shoe[^/]*-meta-stories-1080x1920-1-2$/)
  expect(long.length).toBeLessThan(180)
})

test('a file of the same name gets a number, in whatever folder and case', () => {
  const taken = new Set<string>()
  const names = ['one/Shoe', 'two/shoe', 'Shoe', 'Caf\u00e9', 'Cafe\u0301'].map((path) => uniquePath(path, 'jpg', taken))
  expect(names).toEqual(['one/Shoe.jpg', 'two/shoe-2.jpg', 'Shoe-3.jpg', 'Caf\u00e9.jpg', 'Cafe\u0301-2.jpg'])
})

test('names of any product are safe on every file system and never two alike', () => {
  const text = string({ unit: 'binary', maxLength: 300 })
  assert(
    property(array(tuple(text, text), { minLength: 1, maxLength: 20 }), (products) => {
      const taken = new Set<string>()
      const paths = products.map(([product, pattern]) =>
        uniquePath(packPath(`{product}/${pattern}{product}`, { ...values, product }), 'jpg', taken),
      )
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
      for (const part of paths.flatMap((path) => path.split('/'))) {
        expect(part).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+$/u)
        expect(part).not.toMatch(/^[.\s~=+@＝＋－＠-]|[.\s]$|^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/iu)
        expect(new TextEncoder().encode(part).length).toBeLessThan(140)
      }
    }),
  )
})
