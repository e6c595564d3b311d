import { feedPreviewSchema, type FeedProduct, type FeedRow, feedRowSchema } from '@adloom/domain/campaign/feed-product.ts'
import { describe, expect, test } from 'vitest'
import {
  germanTable,
  googleAtom,
  googleRss,
  googleTsv,
  newShopifyCsv,
  cutInParts,
  SAMPLE_DAY,
  shopifyCsv,
  sitemap,
  sitemapIndex,
  wooCsv,
} from './feed-samples.test-data.ts'
import { previewOfFeed } from './preview-of-feed.ts'
import { type FeedOptions, readFeed } from './read-feed.ts'

async function rowsOf(content: string | Uint8Array, options: Partial<FeedOptions> = {}, length?: number): Promise<FeedRow[]> {
  const rows: FeedRow[] = []
  for await (const row of readFeed(cutInParts(content, length), { now: SAMPLE_DAY, ...options })) rows.push(row)
  for (const row of rows) expect(feedRowSchema.parse(row)).toEqual(row)
  return rows
}

const productsOf = async (...parameters: Parameters<typeof rowsOf>): Promise<FeedProduct[]> =>
  (await rowsOf(...parameters)).flatMap((row) => ('product' in row ? [row.product] : []))
const problemsOf = (rows: readonly FeedRow[]) =>
  rows.flatMap((row) => ('problem' in row ? [[row.row, row.problem.code, row.problem.column]] : []))

describe('a merchant feed is read as its specification says', () => {
  test('RSS', async () => {
    const [mug, bowl] = await productsOf(googleRss)
    expect(mug).toEqual({
      id: 'MUG-1',
      title: 'Red Mug & Saucer',
      description: 'Fired twice.\nDishwasher safe\nHolds 300 ml',
      link: 'https://shop.example/p/red-mug?a=1&b=2',
      image: 'https://cdn.shop.example/red-mug.jpg',
      pictures: ['https://cdn.shop.example/red-mug-2.jpg', 'https://cdn.shop.example/red-mug-3.jpg'],
      price: { amount: 12, currency: 'EUR', before: 15 },
      brand: 'Clay & Co',
      category: 'Home > Kitchen > Mugs',
      availability: 'in-stock',
      rating: null,
      features: ['Dishwasher safe', 'Holds 300 ml'],
      language: null,
    })
    expect(bowl).toMatchObject({ title: 'Blue Bowl', price: { amount: 20, currency: 'EUR' }, availability: 'out-of-stock' })
  })

  test('Atom', async () => {
    expect(await productsOf(googleAtom)).toMatchObject([
      { id: 'VASE-1', title: 'Green Vase', link: 'https://shop.example/p/green-vase', price: { amount: 39, currency: 'EUR' } },
    ])
  })

  test('tab-separated', async () => {
    const [mug, vase] = await productsOf(googleTsv)
    expect(mug).toMatchObject({
      title: 'Red Mug',
      price: { amount: 15, currency: 'USD' },
      pictures: ['https://cdn.shop.example/2.jpg', 'https://cdn.shop.example/3.jpg'],
      features: ['Dishwasher safe', 'Holds 300 ml'],
    })
    expect(vase).toMatchObject({ title: 'Green Vase', price: { amount: 29, currency: 'USD', before: 39 }, availability: 'preorder' })
  })
})

test('the rows of a Shopify export that have one handle are one product', async () => {
  const rows = await rowsOf(shopifyCsv, { currency: 'USD' })
  expect(rows).toMatchObject([
    {
      row: 2,
      product: {
        id: 'oak-board',
        title: 'Oak Board',
        link: null,
        image: 'https://cdn.shopify.example/oak-1.jpg',
        pictures: ['https://cdn.shopify.example/oak-2.jpg', 'https://cdn.shopify.example/oak-3.jpg'],
        price: { amount: 29, currency: 'USD', before: 35 },
        category: 'Home & Garden > Kitchen',
      },
    },
    // Its variants have two prices, so it has none.
    { row: 5, product: { id: 'linen-towel', price: null } },
    { row: 7, problem: { code: 'feed.unpublished' } },
  ])
})

test('Shopify’s newer template is read, too, and nothing of the shop’s own is taken for the product’s page', async () => {
  expect(await rowsOf(newShopifyCsv, { currency: 'USD' })).toMatchObject([
    // Only one of its variants is reduced.
    { row: 2, product: { id: 'oak-board', title: 'Oak Board', link: null, price: { amount: 29, currency: 'USD' }, brand: 'Wood & Co' } },
  ])
  expect((await productsOf(newShopifyCsv, { currency: 'USD' }))[0].price).not.toHaveProperty('before')
})

test('a WooCommerce export is read in the language of its shop, without its variations', async () => {
  expect(await rowsOf(wooCsv, { currency: 'EUR' })).toMatchObject([
    {
      row: 2,
      product: {
        id: '100',
        title: 'Kleine Lampe',
        description: 'Eine Lampe aus Messing.\nMit Dimmer.',
        price: { amount: 39.9, currency: 'EUR', before: 49.9 },
        category: 'Wohnen',
        image: 'https://shop.example/lampe.jpg',
        pictures: ['https://shop.example/lampe-2.jpg'],
        availability: 'in-stock',
      },
    },
    { row: 3, product: { id: '101', price: null, category: 'Kleidung' } },
    { row: 5, problem: { code: 'feed.unpublished' } },
    // "simple" is no category.
    { row: 6, product: { title: 'Korb', category: null, price: { amount: 12, currency: 'EUR' } } },
  ])
  const preview = await previewOfFeed(cutInParts(wooCsv), { now: SAMPLE_DAY })
  expect(feedPreviewSchema.parse(preview)).toEqual(preview)
  expect(preview).toMatchObject({ kind: 'woocommerce', needsCurrency: true })
})

test('a sitemap gives links and pictures, an index names its sitemaps', async () => {
  expect(await productsOf(sitemap)).toMatchObject([
    { link: 'https://shop.example/p/red-mug', image: 'https://cdn.shop.example/red-mug.jpg', title: null },
    { link: 'https://shop.example/p/vase', image: null },
  ])
  await expect(rowsOf(sitemapIndex)).rejects.toMatchObject({
    code: 'feed.sitemap-index',
    message: expect.stringContaining('https://shop.example/sitemap_products_1.xml'),
    details: [{ message: 'https://shop.example/sitemap_products_1.xml' }, {}],
  })
})

test('a table is read with its own separators, below a title, and with the currency of its column', async () => {
  const expected = [
    { id: 'A1', title: 'Rote Tasse', price: { amount: 12.5, currency: 'EUR' }, link: 'https://shop.example/tasse' },
    { id: 'A2', title: 'Schüssel "Blau"', price: { amount: 1299, currency: 'EUR' } },
  ]
  const utf16 = Buffer.from(`\ufeff${germanTable}`, 'utf16le')
  const latin = Buffer.from(germanTable.replace('€', 'EUR'), 'latin1')
  for (const content of [germanTable, `\ufeff${germanTable}`, utf16, utf16.subarray(2), Buffer.from(utf16).swap16(), latin])
    expect(await productsOf(content)).toMatchObject(expected)
  // The row is the one a spreadsheet shows.
  expect((await rowsOf(germanTable)).map(({ row }) => row)).toEqual([3, 4])
})

test('a table without names is understood from what stands in it', async () => {
  const table = [
    'Red Mug;https://shop.example/p/1;https://shop.example/1.jpg;€12.50',
    'Vase;https://shop.example/p/2;https://shop.example/2.jpg;€30',
  ]
  expect(await productsOf(table.join('\n'))).toMatchObject([
    { title: 'Red Mug', link: 'https://shop.example/p/1', image: 'https://shop.example/1.jpg', price: { amount: 12.5, currency: 'EUR' } },
    { title: 'Vase' },
  ])
})

test('links stand one in a line, between commas or blanks, or in markup', async () => {
  const links = async (text: string) => (await productsOf(text)).map(({ link }) => link)
  const both = ['https://shop.example/a', 'https://shop.example/b?x=1&y=2']
  expect(await links('https://shop.example/a\nhttps://shop.example/b?x=1&y=2\n')).toEqual(both)
  expect(await links('link\r\nhttps://shop.example/a\r\n\r\nhttps://shop.example/b?x=1&y=2')).toEqual(both)
  expect(await links('https://shop.example/a, https://shop.example/b?x=1&y=2')).toEqual(both)
  expect(await links('https://shop.example/a https://shop.example/b?x=1&y=2')).toEqual(both)
  expect(
    await links('<ul><li><a href="https://shop.example/a">A</a>\n<li><a href="https://shop.example/b?x=1&amp;y=2">B</a></ul>'),
  ).toEqual(both)
  expect(await links('shop.example/a\nhttps://shop.example/b?x=1&y=2')).toEqual(both)
})

test('the mapping of the user counts more than what was recognised', async () => {
  const table = 'Name,Label,Page,Pic\nA-1,Red Mug,https://shop.example/1,https://shop.example/1.jpg\n'
  expect(await productsOf(table)).toMatchObject([{ title: 'A-1', id: 'https://shop.example/1' }])
  const mapping = { Name: 'id', Label: 'title', Pic: null } as const
  expect(await productsOf(table, { mapping })).toMatchObject([{ title: 'Red Mug', id: 'A-1', image: null }])
  expect(await previewOfFeed(cutInParts(table), { now: SAMPLE_DAY, mapping })).toMatchObject({
    kind: 'table',
    columns: [
      { name: 'Name', field: 'id', samples: ['A-1'] },
      { name: 'Label', field: 'title' },
      { name: 'Page', field: 'link' },
      { name: 'Pic', field: null },
    ],
    total: 1,
    totalWrong: 0,
    needsCurrency: false,
  })
})

test('wrong rows are named, and the others are read', async () => {
  const table = [
    'id,title,link,image_link,price',
    '1,Mug,https://shop.example/1,,12.00 EUR',
    '2,,,,',
    '3,Vase,https://shop.example/3,,twelve',
    '1,Bowl,https://shop.example/4,,',
    '5,Pan,http://192.168.1.1/pan,,',
    '6,"=HYPERLINK(""https://evil.example"",""Pot"")",https://shop.example/6,,',
    '7,Cup,not a link,,',
    '8,Jug,https://shop.example/8,,1,2,3',
    '9,+10 % more,https://shop.example/9,,N/A',
    '10,Lid \ufffd,https://shop.example/10,,',
  ].join('\n')
  const rows = await rowsOf(table)
  expect(problemsOf(rows)).toEqual([
    [3, 'feed.no-link', undefined],
    [4, 'feed.bad-price', 'price'],
    [5, 'feed.duplicate', 'id'],
    [6, 'feed.private-link', 'link'],
    [7, 'feed.formula', 'title'],
    [8, 'feed.bad-link', 'link'],
    [9, 'feed.cells', undefined],
    [11, 'feed.characters', 'title'],
  ])
  expect(rows.flatMap((row) => ('product' in row ? [row.product.title] : []))).toEqual(['Mug', '+10 % more'])
})
