import { type CopyOption } from '@adloom/domain/copy.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'
import { describe, expect, test } from 'vitest'
import { callOfLabel } from './call-of-label.ts'
import { problemsOfUpload } from './read-upload-table.ts'
import { uploadRules } from './upload-rules.ts'
import { uploadHeader, type UploadedAd, uploadRowOf } from './upload-table.ts'

const kinds = Object.keys(uploadRules) as UploadKind[] // its keys

const option = (headline: string, description: string, more: Partial<CopyOption> = {}): CopyOption => ({
  id: '1',
  headline,
  description,
  callToAction: 'Shop now',
  ...more,
})
const ad: UploadedAd = {
  title: 'Creation 1',
  campaign: 'Spring',
  group: 'Trail shoe',
  brandName: 'Northfield',
  productName: 'Trail shoe for the long way round the lake',
  productUrl: 'https://shop.example/shoe',
  options: [
    option('Shoes that walk all day', 'Leather uppers and a knit lining.', {
      compact: { headline: 'All-day shoes', description: 'Leather, knit lining.' },
      long: { headline: 'Shoes that walk all day, and the way home', description: 'Leather uppers and a knit lining.' },
    }),
    option('Made for long days', 'Knit inside, leather outside, made to be washed.'),
  ],
  call: 'SHOP_NOW',
  imageFile: 'shoe-1.jpg',
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const table = (kind: UploadKind, change: Partial<UploadedAd> = {}) => {
  const { line, missing } = uploadRowOf(kind, { ...ad, ...change })
  return { text: `${uploadHeader(kind)}${line}`, missing, problems: problemsOfUpload(kind, bytes(`${uploadHeader(kind)}${line}`)) }
}

test.each(kinds)('our own table of %s keeps the published rules, and every number of them has a source', (kind) => {
  expect(table(kind)).toMatchObject({ missing: [], problems: [] })
  const { source, columnSource, columns, required, fixed, texts, calls } = uploadRules[kind]
  expect([source.page, columnSource.page]).not.toContain('')
  expect(new Set(columns).size).toBe(columns.length)
  for (const column of [...required, ...Object.keys(fixed), calls.column]) expect(columns).toContain(column)
  for (const { column, count } of texts.filter(({ isSingle }) => !isSingle)) expect(columns).toContain(`${column} ${count}`)
})

test('nothing is switched on by an import: campaigns and ads begin paused', () => {
  for (const kind of kinds) expect(table(kind).text.toLowerCase()).toContain('paused')
})

test('a row holds the forms that fit, the short one first, and never a part of a text', () => {
  const { text } = table('performance-max')
  expect(text).toContain(',All-day shoes,Shoes that walk all day,Made for long days,,')
  expect(text).toContain('"Shoes that walk all day, and the way home"')
  const long = table('responsive-display', { options: [option('Shoes that walk and walk and walk, all day', 'Leather.')] })
  expect(long.text).not.toContain('Shoes that walk,')
  expect(long.missing).toEqual([])
  // The brand's name is short, and it is true.
  expect(long.text).toContain(',Northfield,')
})

test('what a platform needs and nobody wrote is named', () => {
  const few = table('performance-max', {
    options: [option('Shoes that walk all day', 'Leather uppers.')],
    brandName: 'The Northfield Shoe Company',
  })
  expect(few.missing).toEqual([
    'Creation 1: 1 more of Headline, of at most 30 characters',
    'Creation 1: one of Headline of at most 15 characters',
    'Creation 1: 1 more of Description, of at most 90 characters',
    'Creation 1: 1 more of Business name, of at most 25 characters',
  ])
  expect(few.problems.map(({ column }) => column)).toEqual(['Headline', 'Headline', 'Description', 'Business name'])
  expect(table('meta', { productUrl: null }).missing).toEqual(['Creation 1: the address of the product, in Link'])
})

test('a text that a spreadsheet would take for a formula is left out and named, not changed', () => {
  const { text, missing } = table('meta', { options: [option('=cmd|A1', '+1 day of sun')] })
  expect(text).not.toContain('cmd')
  expect(missing).toEqual([
    'Creation 1: "=cmd|A1" was left out of Title: spreadsheets take it for a formula',
    'Creation 1: 1 more of Title, of at most 40 characters',
    'Creation 1: "+1 day of sun" was left out of Body: spreadsheets take it for a formula',
    'Creation 1: 1 more of Body, of at most 2200 characters',
  ])
  expect(table('meta', { campaign: '=HYPERLINK("x")' }).text).toContain(`"'=HYPERLINK(""x"")"`)
})

describe('the reader refuses', () => {
  const good = table('performance-max').text
  const sentences = (text: string | Uint8Array, kind: UploadKind = 'performance-max'): readonly string[] =>
    problemsOfUpload(kind, typeof text === 'string' ? bytes(text) : text).map(
      ({ row, column, sentence }) => `${row} ${column}: ${sentence}`,
    )

  test.each([
    ['another column', good.replace('Headline 2', 'Headlines 2'), '1 Headlines 2: There is no such column.'],
    ['a column that is there twice', good.replace('Headline 3', 'Headline 2'), '1 Headline 2: This column is there twice.'],
    ['a needed column that is missing', good.replace('Final URL', 'Comment'), '1 Final URL: This column is missing.'],
    [
      'a text that is too long',
      good.replace('Made for long days', 'Made for the longest of all long days'),
      '2 Headline 3: It has 37 characters, and 30 are allowed.',
    ],
    ['the same text twice', good.replace('Made for long days', 'all-day shoes'), '2 Headline 3: The same text is there twice.'],
    ['no short headline', good.replace('All-day shoes', 'Shoes for every day'), '2 Headline: One of them must have at most 15 characters.'],
    ['no address', good.replace('https://shop.example/shoe', 'shoe'), '2 Final URL: It is no web address.'],
    [
      'a call to action of no list',
      good.replace('SHOP_NOW', 'Go get it'),
      '2 Call to action: "Go get it" is not in the list of calls to action.',
    ],
    ['an empty campaign', good.replace('Spring', ''), '2 Campaign: It is empty.'],
    ['a row of other length', good.replace(/\r\n$/, ',x\r\n'), '2 null: It has 34 cells, and the header has 33.'],
    ['a table without rows', uploadHeader('performance-max'), '1 null: It has no rows.'],
    [
      'a quotation mark that is never closed',
      `${good}"Spring`,
      '1 null: This is no table: a quotation mark is never closed, or text stands behind one.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(sentences(text)).toContain(sentence)
  })

  test('nothing of the same table with tabs, in UTF-16, with names in other letters', () => {
    const tabs = good
      .slice(1)
      .replace('"Shoes that walk all day, and the way home"', 'A shoe')
      .replaceAll(',', '\t')
      .replace('Headline 1', 'HEADLINE_1')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(tabs.replaceAll('"', ''), 'utf16le')])
    expect(sentences(utf16).filter((sentence) => sentence.startsWith('1 '))).toEqual([])
  })
})

test('a label in any language of ours is one of the calls to action, another one is none', () => {
  expect([callOfLabel('Jetzt einkaufen', 'de'), callOfLabel(' shop NOW ', undefined), callOfLabel('Acheter', 'de')]).toEqual([
    'SHOP_NOW',
    'SHOP_NOW',
    'SHOP_NOW',
  ])
  expect(callOfLabel('Go get it', 'en')).toBeNull()
})
