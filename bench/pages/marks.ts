import { type Product } from '@adloom/domain/product.ts'
import * as z from 'zod'

const texts = z.array(z.string()).nullish()
/** `manifest.json` of a folder of saved pages: URL, kind and the facts read by hand. */
export const manifestSchema = z.array(
  z.object({
    slug: z.string(),
    file: z.string(),
    url: z.string(),
    kind: z.enum(['product', 'home', 'nonproduct']),
    language: z.string().nullish(),
    platform: z.string().nullish(),
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
export type Page = z.infer<typeof manifestSchema>[number]

/** A text normalised for comparison: ignores case, white space, quotes, dashes and trade marks. */
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

/** Whether a URL contains one of the substrings that identify an image, escaped or not. */
const isOneOf = (address: string | null | undefined, marks: readonly string[], base: string): boolean => {
  const resolved = typeof address === 'string' ? URL.parse(address, base)?.href : undefined
  if (resolved === undefined) return false
  const both = `${resolved} ${unescaped(resolved)}`.toLowerCase()
  return marks.some((mark) => both.includes(mark.toLowerCase()))
}

/** A field that was read wrongly. */
export interface Miss {
  readonly page: string
  readonly field: string
  readonly got: string
  readonly expected: string
}

const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/** The result of a reader, ours or a peer's. A peer may return a currency without an amount. */
export interface ReadFacts extends Pick<Product, 'kind' | 'title' | 'description' | 'logos' | 'brand' | 'language' | 'siteName'> {
  readonly productImages: readonly { readonly src: string }[]
  readonly price: { readonly amount: number | null; readonly currency: string | null } | null
}

/** Right or wrong per field of one page; a field without an expected value is left out. */
export function marksOf(page: Page, product: ReadFacts, misses: Miss[]): Map<string, boolean> {
  const { expected, url, slug } = page
  const marks = new Map<string, boolean>()
  const mark = (field: string, isRight: boolean, got: unknown, wanted: unknown): void => {
    marks.set(field, isRight)
    if (!isRight) misses.push({ page: slug, field, got: shorten(got ?? null), expected: shorten(wanted) })
  }
  const kind = product.kind === 'product' || product.kind === 'home' ? product.kind : 'nonproduct'
  mark('kind', kind === page.kind, product.kind, page.kind)
  const prices = expected.price ?? []
  if (prices.length === 0) mark('noFalsePrice', (product.price?.amount ?? null) === null, product.price, null)
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
    mark('mainImage', isOneOf(product.productImages[0]?.src, main, url), product.productImages[0]?.src, main)
    const right = new Set(product.productImages.map(({ src }) => src).filter((src) => isOneOf(src, known, url)))
    marks.set('twoImages', right.size >= 2)
    // The facts list a gallery for some pages only.
    marks.set('twoListed', product.productImages.length >= 2)
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

/** The fields that must be right for a fully correct page. */
export const WHOLE = ['title', 'mainImage', 'price', 'currency', 'description', 'noFalsePrice']
