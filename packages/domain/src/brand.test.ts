import { expect, test } from 'vitest'
import { accentOf, brandProfileSchema, type PaletteColor, parseHexColor, secondAccentOf, siteOf } from './brand.ts'

test('the accent is the primary colour, even black; a grey primary yields to the accent', () => {
  expect(accentOf([{ color: '#0F6B6B', count: 9, role: 'primary' }])).toBe('#0F6B6B')
  expect(accentOf([{ color: '#111111', count: 1, role: 'primary' }])).toBe('#111111')
  expect(
    accentOf([
      { color: '#888888', count: 9, role: 'primary' },
      { color: '#E4572E', count: 1, role: 'accent' },
    ]),
  ).toBe('#E4572E')
})

test('a palette without roles gives its most used real colour; one with roles but no primary gives none', () => {
  const colors = [
    { color: '#E4572E', count: 2 },
    { color: '#0F6B6B', count: 5 },
    { color: '#777777', count: 50 },
  ]
  expect(accentOf(colors)).toBe('#0F6B6B')
  expect(accentOf([...colors, { color: '#FFFFFF', count: 3, role: 'background' }], '#123456')).toBe('#123456')
  expect(accentOf([])).toBe('#1767E4')
})

test('the second colour is one that the page states as its own, in another hue', () => {
  const navy: PaletteColor = { color: '#082036', count: 9, role: 'primary', from: ['button'] }
  const orange: PaletteColor = { color: '#FF6600', count: 7, role: 'accent', from: ['logo', 'style-sheet'] }
  expect(secondAccentOf([navy, orange], '#082036')).toBe('#FF6600')
  expect(secondAccentOf([navy, { ...orange, from: ['style-sheet'] }], '#082036')).toBeNull()
  expect(secondAccentOf([navy, { ...orange, color: '#0B2F55' }], '#082036')).toBeNull()
  expect(secondAccentOf([navy, { ...orange, color: '#777777' }], '#082036')).toBeNull()
  // Beside black every colour is another, and beside a colour of the user's choice the page's first one is.
  expect(secondAccentOf([{ ...navy, color: '#111111' }, orange], '#111111')).toBe('#FF6600')
  expect(secondAccentOf([{ ...navy, color: '#0F6B6B' }], '#E4572E')).toBe('#0F6B6B')
  expect(secondAccentOf([], '#082036')).toBeNull()
})

test.each([
  ['#0f6b6b', '#0F6B6B'],
  [' 0F6B6B ', '#0F6B6B'],
  ['#abc', '#AABBCC'],
  ['#12', null],
  ['teal', null],
  ['', null],
])('the typed color %o parses as %o', (typed, color) => {
  expect(parseHexColor(typed)).toBe(color)
})

test.each([
  ['https://www.shop.example/a?b', 'shop.example'],
  ['http://shop.example:8080/', 'shop.example:8080'],
  ['shop.example', null],
  ['', null],
  ['mailto:a@shop.example', null],
])('the site of %o is %o', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

test('a profile stored by an older version parses, with missing fields empty', () => {
  expect(brandProfileSchema.parse({ name: 'Hob', logos: [], palette: [], fonts: ['Georgia'] })).toMatchObject({
    logoCandidates: [],
    fontRoles: { heading: null, body: null },
    tone: null,
    evidence: {},
  })
})
