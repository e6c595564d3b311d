import { type FeedField, feedLimits, type FeedProblem, type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { LONGEST_URL, parseProductUrl } from '@adloom/domain/product.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import { foldedText, textOfMarkup } from '../page/document/page-text.ts'
import { pointOf } from '../page/fields/feature-words.ts'
import { isReachable } from '../page/fetch/public-address.ts'
import { plainLines } from '../page/passages/passage-text.ts'
import { countriesOf, currencyCode } from '../page/values/currency.ts'
import { countIn, scoreIn } from '../page/values/rating-text.ts'
import { stockOf } from '../page/values/stock-words.ts'
import { currencyInName, feedPriceOf, isSaleOn, statedAmount } from './feed-price.ts'
import { feedProblem } from './feed-record.ts'
import { addressesIn } from './link-records.ts'

/** A value and the column it stands in. */
interface FieldValue {
  readonly column: string
  readonly text: string
}

/** The values of an entry by field, the preferred column first. */
export type FieldValues = ReadonlyMap<FeedField, readonly FieldValue[]>

export interface RecordOptions {
  /** ISO 4217, for prices without one. */
  readonly currency: string | null
  /** Of a product whose row names none. */
  readonly language: string | null
  /** Whether several categories stand in one cell, between commas; in other feeds a comma belongs to the name. */
  readonly listsCategories: boolean
  readonly allowHosts: readonly string[]
  /** Milliseconds since 1970, for sales with dates. */
  readonly now: number
}

/** `lacksCurrency`: a price was left out because nothing names its currency. */
type ReadProduct = { readonly product: FeedProduct; readonly lacksCurrency: boolean } | { readonly problem: FeedProblem }

const isProblem = (value: string | object | null): value is FeedProblem => typeof value === 'object' && value !== null && 'code' in value

/** A formula of a spreadsheet; "+1", "-20 %" and "@home" are texts. */
const isFormula = ({ text }: FieldValue): boolean => /^=\s*(?:[\w.]{1,40}\(|\$?[A-Z]{1,3}\$?\d|["'+-])/i.test(text)

/** What shops write for a product that they do not show. */
const HIDDEN = /^(?:0|-1|false|no|draft|archived|unlisted|private|hidden|pending|trash)$/i

/** The product of an entry, as its feed states it: nothing is added, and what cannot be read is a problem. */
export function productOfRecord(values: FieldValues, options: RecordOptions): ReadProduct {
  const all = (field: FeedField): readonly FieldValue[] => values.get(field) ?? []
  const first = (field: FeedField): string | null => all(field)[0]?.text ?? null
  const wrong = ruledOut(values)
  if (wrong !== null) return { problem: wrong }

  const link = readLink(all('link')[0], options)
  if (isProblem(link)) return { problem: link }
  const images = readImages([...all('image'), ...all('pictures')], link, options)
  const title = textOfField(all('title')[0])
  const [image] = images.addresses
  if (link === null && (title === null || image === undefined))
    return { problem: images.problem !== null && image === undefined && title !== null ? images.problem : feedProblem('feed.no-link') }

  const prices = readPrices(all, link, options)
  if (isProblem(prices)) return { problem: prices }
  const { price, lacksCurrency } = prices
  const written = all('description')[0]
  const product: FeedProduct = {
    id: (textOfField(all('id')[0]) ?? link ?? image).slice(0, LONGEST_URL),
    title,
    description: descriptionOf(written),
    link,
    image: image ?? null,
    pictures: images.addresses.slice(1, feedLimits.pictures + 1),
    price,
    brand: textOfField(all('brand')[0]),
    category: categoryOf(all('category'), options.listsCategories),
    availability: availabilityOf(first('availability')),
    rating: ratingOf(first('rating'), first('ratingCount')),
    features: featuresOf(all('features'), written, title),
    language: /^[a-z]{2}(?![a-z])/i.exec(first('language') ?? '')?.[0].toLowerCase() ?? options.language,
  }
  return { product, lacksCurrency }
}

/** What is one line; with a line break and a quotation mark in it, it has swallowed the start of the next row. */
const ONE_LINE = ['id', 'title', 'brand', 'price'] as const

/** What makes an entry unusable whatever else it says. */
function ruledOut(values: FieldValues): FeedProblem | null {
  const texts = [...values.values()].flat()
  const broken = texts.find(({ text }) => text.includes('\ufffd'))
  if (broken !== undefined) return feedProblem('feed.characters', {}, broken.column)
  const formula = texts.find(isFormula)
  if (formula !== undefined) return feedProblem('feed.formula', {}, formula.column)
  const runOn = ONE_LINE.flatMap((field) => values.get(field) ?? []).find(({ text }) => text.includes('\n') && text.includes('"'))
  if (runOn !== undefined) return feedProblem('feed.run-on', {}, runOn.column)
  const hidden = values.get('published')?.find(({ text }) => HIDDEN.test(text.trim()))
  return hidden === undefined ? null : feedProblem('feed.unpublished', {}, hidden.column)
}

function readLink(value: FieldValue | undefined, { allowHosts }: RecordOptions): string | null | FeedProblem {
  if (value === undefined) return null
  const url = parseProductUrl(value.text)
  // A word alone is a host to a browser, and a mistake in a feed.
  if (url === null || !url.hostname.includes('.'))
    return feedProblem(isPrivateLooking(url) ? 'feed.private-link' : 'feed.bad-link', { value: value.text }, value.column)
  return isReachable(url, allowHosts) ? url.href : feedProblem('feed.private-link', { value: value.text }, value.column)
}

const isPrivateLooking = (url: URL | null): boolean => url !== null && (url.hostname === 'localhost' || url.hostname.startsWith('['))

/** The public addresses of images; `problem` is that of the first one that has none. */
function readImages(
  cells: readonly FieldValue[],
  link: string | null,
  { allowHosts }: RecordOptions,
): { readonly addresses: readonly string[]; readonly problem: FeedProblem | null } {
  const addresses = new Set<string>()
  let problem: FeedProblem | null = null
  for (const { column, text } of cells) {
    const found = addressesIn(text)
    // "//cdn.example/a.jpg", and "/a.jpg" beside the product's page.
    const relative =
      /^\/\/[^\s/]|^\/[^\s/]/.test(text) && !/\s/.test(text)
        ? URL.parse(text, link ?? (text.startsWith('//') ? 'https://x' : undefined))
        : null
    for (const address of found.length > 0 ? found : relative === null ? [] : [relative.href]) {
      const url = URL.parse(address)
      if (url !== null && url.href.length <= LONGEST_URL && isReachable(url, allowHosts)) addresses.add(url.href)
      else problem ??= feedProblem('feed.private-link', { value: address }, column)
    }
    if (found.length === 0 && relative === null) problem ??= feedProblem('feed.bad-link', { value: text }, column)
  }
  return { addresses: [...addresses], problem }
}

function readPrices(all: (field: FeedField) => readonly FieldValue[], link: string | null, options: RecordOptions) {
  const countries = link === null ? [] : countriesOf(link, '')
  const stated = currencyCode(all('currency')[0]?.text ?? '') ?? options.currency
  const variants = all('price').filter(({ column }) => column === all('price')[0].column).length
  let lacksCurrency = false
  let problem: FeedProblem | null = null
  const read = (field: FeedField) => {
    const cells = all(field)
    if (cells.length === 0) return null
    const [{ column, text }] = cells
    // Variants of several prices have no price in common; a reduction of some is none of the product.
    const ofVariants = cells.filter((other) => other.column === column)
    if (ofVariants.some((other) => other.text !== text) || (field !== 'price' && ofVariants.length < variants)) return null
    const found = statedAmount(text, currencyInName(column) ?? stated, countries)
    if (found === 'unreadable') problem ??= feedProblem('feed.bad-price', { value: text }, column)
    if (found === null || found === 'unreadable') return null
    lacksCurrency ||= found.currency === null && found.amount > 0
    return found
  }
  const prices = { price: read('price'), salePrice: read('salePrice'), oldPrice: read('oldPrice') }
  const dates = (['saleDates', 'saleFrom', 'saleUntil'] as const).map((field) => all(field)[0]?.text ?? null)
  const price = feedPriceOf({ ...prices, isSaleOn: isSaleOn(dates[0], dates[1], dates[2], options.now) })
  return problem ?? { price, lacksCurrency: lacksCurrency && price === null }
}

/** "trained_algorithmic_media:The title", as Google has it for texts of a model. */
const SOURCE_TYPE = /^(?:trained_algorithmic_media|default)\s{0,3}:\s{0,3}/i

const plainOf = ({ column, text }: FieldValue): string =>
  /structured/i.test(column) ? text.replace(SOURCE_TYPE, '').replace(/^"([^"]*)"$/, '$1') : text

function textOfField(value: FieldValue | undefined): string | null {
  const text = value === undefined ? '' : textOfMarkup(plainOf(value)).slice(0, textLimits.line)
  return text === '' ? null : text
}

/** Plain text, one line for each of its blocks. */
function descriptionOf(value: FieldValue | undefined): string | null {
  const text = value === undefined ? '' : plainLines(plainOf(value)).join('\n').slice(0, textLimits.text)
  return text === '' ? null : text
}

/** Where a shop puts what it has not sorted yet. */
const UNSORTED = /^(?:uncategori[sz]ed|unkategorisiert|non class[eé]|sin categorizar|senza categoria|sem categoria|ongecategoriseerd)$/i

/** The first path of names: "Home &gt; Kitchen". A number alone is an id of Google's list. */
function categoryOf(values: readonly FieldValue[], isList: boolean): string | null {
  const named = values.map(({ text }) => textOfMarkup(text.replaceAll(/(?:&gt;|>)/g, ' › '))).find((text) => /\p{L}/u.test(text)) ?? ''
  const path = (isList ? named.split(',')[0] : named).split('›').map((part) => part.replaceAll('"', '').trim())
  const names = path.filter((part) => part !== '' && !UNSORTED.test(part))
  return names.length === 0 ? null : names.join(' > ').slice(0, textLimits.line)
}

function availabilityOf(text: string | null): FeedProduct['availability'] {
  if (text === null) return null
  if (/^(?:1|yes)$/i.test(text)) return 'in-stock'
  return /^(?:0|no|false)$/i.test(text) ? 'out-of-stock' : stockOf(text)
}

function ratingOf(value: string | null, count: string | null): FeedProduct['rating'] {
  const score = value === null ? null : scoreIn(value)
  const voices = count === null ? null : countIn(count)
  if (score === null || voices === null || voices === 0) return null
  return { value: Math.round((score.value / score.best) * 50) / 10, count: voices }
}

/** Characters of a point. */
const POINT_MAX = 150

/** The points of their own columns, else those that the description lists; what the shop says of itself is none. */
function featuresOf(values: readonly FieldValue[], description: FieldValue | undefined, title: string | null): string[] {
  const own = values.flatMap(({ text }) => text.split(/[\n•|;]/))
  const listed =
    description?.text
      .split(/<li\b[^<>]{0,2000}>/i)
      .slice(1)
      .map((item) => item.split(/<\/?(?:li|ul|ol)\b/i)[0]) ?? []
  const folded = foldedText(title ?? '')
  const points = (own.length > 0 ? own : listed).map((point) => pointOf(textOfMarkup(point), folded, POINT_MAX))
  return [...new Set(points.filter((point) => point !== null))].slice(0, feedLimits.features)
}
