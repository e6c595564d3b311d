/**
 * How well saved product pages are read: `npm run bench:pages -- <folder>`. The folder holds `manifest.json` (address, kind and expected
 * facts of each page) and the pages. Prints a table row, every miss, and as last line the figures as JSON.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Product } from '@adloom/domain/product.ts'
import { decodePage } from '../packages/engine/src/page/decode-page.ts'
import { extractProduct } from '../packages/engine/src/page/extract-product.ts'
import * as z from 'zod'

const texts = z.array(z.string()).nullish()
const manifestSchema = z.array(
  z.object({
    slug: z.string(),
    file: z.string(),
    url: z.string(),
    kind: z.enum(['product', 'home', 'nonproduct']),
    language: z.string().nullish(),
    expected: z.object({
      title: texts,
      brand: texts,
      price: z.array(z.number()).nullish(),
      currency: z.string().nullish(),
      imageMain: texts,
      imageGallery: texts,
      logo: texts,
      description: texts,
      siteName: texts,
    }),
  }),
)
type Page = z.infer<typeof manifestSchema>[number]

/** Runs per page; the quickest counts. */
const ROUNDS = 3
const WARM_UP_PAGES = 6

/** A text as two people would call it the same: case, white space, quotes, dashes and trade marks aside. */
const sameForm = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[–—‑−]/g, '-')
    .replace(/[®™©]/g, '')
    .replace(/[\s\u00a0\u200b]+/g, '')

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Whether an address holds one of the marks a picture is known by, escaped or not. */
const isOneOf = (address: string | null | undefined, marks: readonly string[], base: string): boolean => {
  const resolved = typeof address === 'string' ? URL.parse(address, base)?.href : undefined
  if (resolved === undefined) return false
  const both = `${resolved} ${unescaped(resolved)}`.toLowerCase()
  return marks.some((mark) => both.includes(mark.toLowerCase()))
}

interface Miss {
  readonly page: string
  readonly field: string
  readonly got: string
  readonly expected: string
}

const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/** Right or wrong per field of one page; a field nobody knows the truth of is left out. */
function marksOf(page: Page, product: Product, misses: Miss[]): Map<string, boolean> {
  const { expected, url, slug } = page
  const marks = new Map<string, boolean>()
  const mark = (field: string, isRight: boolean, got: unknown, wanted: unknown): void => {
    marks.set(field, isRight)
    if (!isRight) misses.push({ page: slug, field, got: shorten(got ?? null), expected: shorten(wanted) })
  }
  const kind = product.kind === 'product' || product.kind === 'home' ? product.kind : 'nonproduct'
  mark('kind', kind === page.kind, product.kind, page.kind)
  const prices = expected.price ?? []
  if (prices.length === 0) mark('noFalsePrice', product.price === null, product.price, null)
  const logos = expected.logo ?? null
  if (page.kind !== 'product') {
    if (page.kind === 'home' && logos !== null) mark('homeLogo', isOneOf(product.logos[0], logos, url), product.logos, logos)
    if (page.kind === 'home' && expected.description)
      mark(
        'homeDescription',
        expected.description.some((text) => sameForm(product.description ?? '').includes(sameForm(text))),
        product.description,
        expected.description,
      )
    if (page.kind === 'home' && expected.siteName)
      mark(
        'homeName',
        expected.siteName.some((name) => sameForm(name) === sameForm(product.siteName ?? '')),
        product.siteName,
        expected.siteName,
      )
    return marks
  }
  const titles = expected.title ?? []
  mark(
    'title',
    titles.some((title) => sameForm(title) === sameForm(product.title ?? '')),
    product.title,
    titles,
  )
  const main = expected.imageMain ?? []
  if (main.length > 0) {
    const known = [...main, ...(expected.imageGallery ?? [])]
    mark('mainPicture', isOneOf(product.productImages[0]?.src, main, url), product.productImages[0]?.src, main)
    const right = new Set(product.productImages.map(({ src }) => src).filter((src) => isOneOf(src, known, url)))
    marks.set('twoPictures', right.size >= 2)
  }
  if (logos !== null) mark('logo', isOneOf(product.logos[0], logos, url), product.logos, logos)
  if (expected.description)
    mark(
      'description',
      expected.description.some((text) => sameForm(product.description ?? '').includes(sameForm(text))),
      product.description,
      expected.description,
    )
  if (prices.length > 0) {
    const amount = product.price?.amount ?? null
    const isRight = amount !== null && prices.some((price) => Math.abs(price - amount) < 0.006)
    mark('price', isRight, product.price, prices)
    marks.set('priceNotWrong', isRight || amount === null)
    mark('currency', product.price?.currency === expected.currency, product.price?.currency, expected.currency)
  }
  if (expected.brand)
    mark(
      'brand',
      expected.brand.some((brand) => sameForm(brand) === sameForm(product.brand ?? '')),
      product.brand,
      expected.brand,
    )
  if (page.language) mark('language', product.language === page.language.slice(0, 2), product.language, page.language)
  return marks
}

const WHOLE = ['title', 'mainPicture', 'price', 'currency', 'description', 'noFalsePrice']

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function run(folder: string): void {
  const pages = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  const htmlOf = (page: Page): string => decodePage(readFileSync(path.join(folder, page.file)), null)
  for (const page of pages.slice(0, WARM_UP_PAGES)) extractProduct(htmlOf(page), page.url, page.url)
  const tally = new Map<string, [number, number]>()
  const misses: Miss[] = []
  const times: number[] = []
  let whole = 0
  let products = 0
  for (const page of pages) {
    const html = htmlOf(page)
    let quickest = Number.POSITIVE_INFINITY
    let product: Product | null = null
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      product = extractProduct(html, page.url, page.url)
      quickest = Math.min(quickest, performance.now() - start)
    }
    times.push(quickest)
    if (product === null) continue
    const marks = marksOf(page, product, misses)
    for (const [field, isRight] of marks) {
      const [right, of] = tally.get(field) ?? [0, 0]
      tally.set(field, [right + (isRight ? 1 : 0), of + 1])
    }
    if (page.kind !== 'product') continue
    products++
    if (WHOLE.every((field) => marks.get(field) !== false)) whole++
  }
  const of = (field: string): [number, number] => tally.get(field) ?? [0, 0]
  const share = (field: string): string => of(field).join('/')
  const wrong = of('priceNotWrong')[1] - of('priceNotWrong')[0]
  const falsePrice = of('noFalsePrice')[1] - of('noFalsePrice')[0]
  const median = Math.round(quantile(times, 0.5) * 10) / 10
  const p95 = Math.round(quantile(times, 0.95) * 10) / 10
  console.log('| reader | title exact | main picture | logo | description | price (wrong) | currency | brand | whole | ms median / p95 |')
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  console.log(
    `| Adloom | ${share('title')} | ${share('mainPicture')} | ${share('logo')} | ${share('description')} | ${share('price')} (${wrong}) | ${share('currency')} | ${share('brand')} | ${whole}/${products} | ${median} / ${p95} |`,
  )
  console.log(
    `\nkind ${share('kind')}, two pictures ${share('twoPictures')}, language ${share('language')}, false prices ${falsePrice}, home logo ${share('homeLogo')}, home description ${share('homeDescription')}, home name ${share('homeName')}`,
  )
  console.log('\nMisses:')
  for (const { page, field, got, expected } of misses) console.log(`- ${page} · ${field}: got ${got} · expected ${expected}`)
  console.log(
    JSON.stringify({
      pages: pages.length,
      whole,
      title: of('title'),
      mainPicture: of('mainPicture'),
      logo: of('logo'),
      description: of('description'),
      price: of('price'),
      priceWrong: wrong,
      currency: of('currency'),
      brand: of('brand'),
      kind: of('kind'),
      twoPictures: of('twoPictures')[0],
      falsePrice,
      language: of('language'),
      medianMs: median,
      p95Ms: p95,
    }),
  )
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run bench:pages -- <folder with manifest.json and the pages>')
  process.exitCode = 1
} else run(folder)
