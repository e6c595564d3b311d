import { type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { foreignPages, madeUpPages } from './made-up-pages.test-data.ts'
import { productName } from './product-name.ts'
import { readSubject, type Subject } from './subject.ts'

const names = (
  title: string,
  brand: string | null = null,
  categories: readonly string[] = [],
  language: Language = 'en',
): readonly string[] => productName(title, { brand, categories, language })?.names ?? []

test('search words, sizes, colours and shop suffixes are dropped; brand, model and noun stay', () => {
  expect(names('AIRELLE Air Purifier for Home Large Room, HEPA Filter, Core 420S, White', 'Airelle')[0]).toBe('Airelle Air Purifier')
  expect(names('Nora Leather Chelsea Boot, Cognac', 'Nora')[0]).toBe('Nora Leather Chelsea Boot')
  expect(names('HAND-GLAZED STONEWARE MUG 350ml | Shop Tidewater', 'Tidewater')[0]).toMatch(/^Hand-Glazed Stoneware Mug/)
  expect(names('Round Dutch Oven, 4 qt, Black Matte', 'Loam')[0]).toBe('Loam Round Dutch Oven')
})

const pages: readonly CopyRequest[] = [...Object.values(madeUpPages), ...Object.values(foreignPages)]

test.each(pages.map((page) => [page.title ?? '', page] as const))(
  'every name of %j is a contiguous piece of the title, apart from the brand',
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

test('a brand is never repeated', () => {
  expect(names('Norva Norva Air Runner Shoes', 'Norva').every((name) => !/norva.*norva/i.test(name))).toBe(true)
})

test('a colour is no name', () => {
  for (const name of readSubject(madeUpPages.shoes).name?.names ?? []) expect(name).not.toMatch(/^(?:Hollin )?Oat$/)
})

test('in another language the title stays a name and gives no noun', () => {
  const found = productName('KLARA Wasserkocher »Modell 7«, 1,7 l', { brand: 'Klara', language: 'de' })
  expect(found?.noun).toBeNull()
  expect(found?.names[0]).toContain('Wasserkocher »Modell 7«')
})

test('a title of nothing but marks has no name', () => {
  expect(productName('🔥🔥 !!! ---', { brand: null, language: 'en' })).toBeNull()
})

const groupOf = (title: string, categoryPath: readonly string[]): string =>
  readSubject(copyRequestSchema.parse({ title, facts: { categoryPath } })).group

test('the kind of a product is used only where title and category agree', () => {
  expect(groupOf('Larch Down Jacket', ['Women', 'Jackets'])).toBe(groupOf('Larch Down Jacket', []))
  expect(groupOf('Larch Down Jacket', [])).not.toBe('general')
  expect(groupOf('Garden Mug Rug', ['Camping', 'Tents'])).toBe('general')
})

const subjectOf = (title: string, facts: object, language = 'en'): Subject =>
  readSubject(copyRequestSchema.parse({ title, languages: [language], facts: { language, ...facts } }))
const calledOf = (title: string, facts: object, language = 'en'): readonly string[] => subjectOf(title, facts, language).name?.names ?? []

test('the word that title and category share is the noun, however many nouns follow it', () => {
  const facts = { brand: 'Barkley', categoryPath: ['Cats', 'Cat Food', 'Wet Cat Food'] }
  const { name, group, kind } = subjectOf(
    'Barkley Kitten Wet Cat Food Pouches Chicken & Sweet Potato in Gravy 48 x 85g Complete Cat Food',
    facts,
  )
  expect(name?.names[0]).toBe('Barkley Kitten Wet Cat Food')
  expect([group, kind?.text]).toEqual(['pet', 'wet cat food'])
})

test('a modifier is not the noun', () => {
  expect(subjectOf('Corra Short-Sleeve Road Jersey', { category: 'Jerseys' }).kind?.text).toBe('jersey')
  expect(subjectOf('Hendry Coffee Grinder', { categoryPath: ['Coffee', 'Coffee Gear'] }).kind?.text).not.toBe('coffee')
})

test('a category provides a noun that is in no list', () => {
  const { name, kind } = subjectOf('Gearbox Gasket Kit 40 x 60 mm – fits Torv TX Loader Winches – GK-4060', {
    brand: 'Brace',
    category: 'Gasket Kits',
  })
  expect(name?.names[0]).toBe('Brace Gearbox Gasket Kit 40 x 60 mm')
  expect(kind?.text).toBe('gasket kit')
  for (const one of name?.names ?? []) expect(one).toMatch(/Gasket Kit/)
})

test('a book keeps its whole title, without its binding and its publisher', () => {
  const categories = { categoryPath: ['Books', 'Fiction'], brand: 'Harrow Press' }
  expect(calledOf('The Pepper Keeper (Hardback)', categories)).toEqual(['The Pepper Keeper'])
  expect(subjectOf('The Pepper Keeper (Hardback)', categories).noun).toBe('book')
  expect(calledOf('La barca per Messina', { categoryPath: ['Libri', 'Narrativa'], brand: 'Grappolo' }, 'it')).toEqual([
    'La barca per Messina',
  ])
})

test('a title that begins with an article gets no brand', () => {
  expect(calledOf('The Harbour Tote', { brand: 'Amble' })).toEqual(['The Harbour Tote'])
})

test('an inch mark is not a quotation mark', () => {
  expect(calledOf('Men\'s Ridge 7" Trail Short', { category: 'Shorts' })).toEqual(['Men\'s Ridge 7" Trail Short', 'Ridge 7" Trail Short'])
})

test('the name precedes a dash; the category’s plain noun is offered where the name does not say what the product is', () => {
  const { name, noun } = subjectOf('Kenya Nyeri — Washed Bourbon', { brand: 'Low Tide', categoryPath: ['Coffee', 'Filter Coffee'] })
  expect(name?.names[0]).toBe('Low Tide Kenya Nyeri')
  expect(noun).toBe('filter coffee')
})

test.each([
  ['Lune', ['Furniture', 'Sofas'], 'sofa'],
  ['Lune', ['Skincare', 'Oils & Serums'], null],
  ['Lune Floor Lamp', ['Lighting', 'Floor Lamps'], null],
  ['Lune', ['Women', 'New in'], null],
])('next to %j of %j the noun is %j', (title, categoryPath, noun) => {
  expect(subjectOf(title, { categoryPath }).noun).toBe(noun)
})

test('a brand next to a mark is used without the mark', () => {
  expect(calledOf('Velda - Steel Water Bottle', { brand: 'Velda', category: 'Water Bottles' })[0]).toBe('Velda Steel Water Bottle')
  expect(calledOf('Steel Water Bottle | Velda', { brand: 'Velda', category: 'Water Bottles' })[0]).toBe('Velda Steel Water Bottle')
})

test('a long title also has a short name, with the noun', () => {
  const found = calledOf('Wexley Park 3 Seater Teak Garden Bench 150cm', { category: 'Garden Benches' })
  expect(found[0]).toBe('Wexley Park 3 Seater Teak Garden Bench')
  expect(found).toContain('Teak Garden Bench')
})

test.each([
  [
    'fr',
    'Aspirateur à Main sans Fil 15000Pa Aspirateur Voiture Portable Léger 0,6kg Rechargeable USB-C Filtre',
    'Aspirateurs à main',
    'Aspirateur à Main sans Fil',
  ],
  [
    'es',
    'CAMA PARA GATO ORTOPÉDICA MEMORY FOAM LAVABLE IMPERMEABLE ANTIDERRAPANTE COLCHÓN XL 106x80 CM',
    'Camas para gatos',
    'Cama Para Gato',
  ],
  [
    'de',
    'Verstellbarer Schreibtisch 140x70 cm Elektrisch Stehschreibtisch Kollisionsschutz Computertisch Homeoffice',
    'Schreibtische',
    'Verstellbarer Schreibtisch',
  ],
  [
    'pt',
    'Fritadeira Elétrica Sem Óleo 5,5L 1500W Digital Touch 8 Funções Cesto Antiaderente Preta 127v Original',
    'Fritadeiras',
    'Fritadeira Elétrica Sem Óleo',
  ],
])('in %s a list of search words is cut at its size or after its noun', (language, title, category, expected) => {
  expect(calledOf(title, { category }, language)).toContain(expected)
})
