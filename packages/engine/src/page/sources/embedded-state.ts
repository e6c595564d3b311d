import { elementsOf } from '../document/page-document.ts'
import { type PageReading } from './page-reading.ts'
import { addressShare, addressWords } from '../document/page-address.ts'
import { foldedText, textOfMarkup } from '../document/page-text.ts'
import { currencyCode, fromMinorUnits } from '../values/currency.ts'
import { machineAmount } from '../values/price.ts'
import { type StatedRating } from './stated-rating.ts'
import { isObject, type SchemaObject } from './json-ld.ts'
import { scriptValues } from './script-values.ts'
import { stateRating, stateStock } from './state-facts.ts'

/** A product in the page's own scripts. Texts are '' and lists empty when not stated. */
export interface EmbeddedProduct {
  readonly name: string
  readonly description: string
  /** The description with its markup. */
  readonly writtenDescription: string
  readonly brand: string
  readonly amount: number | null
  readonly currency: string | null
  readonly images: readonly string[]
  /** Points and 'name: value' pairs the state lists about the product. */
  readonly features: readonly string[]
  readonly rating: StatedRating | null
  /** The state's word for the stock, and its original spelling; '' for none. */
  readonly stock: { readonly word: string; readonly written: string }
  readonly score: number
}

/** Score of a product whose name is the page's; those of no other product reach it. */
export const EMBEDDED_AGREES = 4

const OBJECTS_MAX = 40_000

const NAME_KEYS = [
  'name',
  'title',
  'productName',
  'product_title',
  'displayName',
  'productTitle',
  'product_name',
  'productDisplayName',
  'skuTitle',
  'itemName',
]
const PRICE_KEYS = [
  'price',
  'salePrice',
  'currentPrice',
  'finalPrice',
  'sellingPrice',
  'final_price',
  'current_price',
  'amount',
  'value',
  'current',
  'now',
  'sale_price',
  'price_amount',
]
const IMAGE_KEYS = [
  'images',
  'image',
  'media',
  'gallery',
  'pictures',
  'photos',
  'imageUrl',
  'image_url',
  'featured_image',
  'mainImage',
  'primaryImage',
  'img',
  'thumbnail',
  'imageInfo',
  'allImages',
]
const PRODUCT_KEYS = [
  'sku',
  'productId',
  'product_id',
  'variants',
  'vendor',
  'brand',
  'offers',
  'availability',
  'inStock',
  'available',
  'gtin',
  'ean',
  'description',
  'descriptionHtml',
  'longDescription',
  'brandName',
  'priceRange',
  'pricing',
  'handle',
  'options',
]

const DESCRIPTION_KEYS = ['description', 'descriptionHtml', 'shortDescription', 'body_html', 'longDescription', 'content', 'summary']

/** The longest text under any of these names, as written. */
const longestAt = (object: SchemaObject, keys: readonly string[]): string => {
  const texts = keys.map((key) => object[key]).filter((value): value is string => typeof value === 'string')
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

const textAt = (object: SchemaObject, keys: readonly string[]): string => {
  for (const key of keys) {
    const value = object[key]
    if (typeof value === 'string' && value.trim() !== '') return textOfMarkup(value)
    if (isObject(value) && typeof value.name === 'string') return textOfMarkup(value.name)
  }
  return ''
}

/** A price under any of its usual names, one or two levels down. */
function priceAt(object: SchemaObject, depth = 0): { amount: number | null; currency: string | null } {
  let currency =
    currencyCode(object.currency) ??
    currencyCode(object.priceCurrency) ??
    currencyCode(object.currencyCode) ??
    currencyCode(object.currency_code)
  for (const key of PRICE_KEYS) {
    const value = object[key]
    if (isObject(value) && depth < 2) {
      const inner = priceAt(value, depth + 1)
      if (inner.amount !== null) return { amount: inner.amount, currency: inner.currency ?? currency }
    }
    const amount = typeof value === 'number' || typeof value === 'string' ? machineAmount(value, currency) : null
    if (amount !== null && amount > 0) return { amount, currency }
  }
  if (depth < 2)
    for (const key of [
      'prices',
      'pricing',
      'priceInfo',
      'offers',
      'offer',
      'variants',
      'priceRange',
      'minPrice',
      'minVariantPrice',
      'lowPrice',
      'lowestPrice',
      'formattedPrice',
      'attributes',
      'edges',
      'node',
    ]) {
      const [value] = Array.isArray(object[key]) ? (object[key] as unknown[]) : [object[key]]
      if (!isObject(value)) continue
      const inner = priceAt(value, depth + 1)
      currency ??= inner.currency
      if (inner.amount !== null) return { amount: inner.amount, currency: inner.currency ?? currency }
    }
  return { amount: null, currency }
}

function imagesAt(object: SchemaObject): string[] {
  const found: string[] = []
  const stack: unknown[] = IMAGE_KEYS.map((key) => object[key]).toReversed()
  for (let left = 300; left > 0 && stack.length > 0; left--) {
    const value = stack.pop()
    if (typeof value === 'string') {
      if (/^(https?:)?\/\/|^\//.test(value) && value.length < 2000 && !/\.(mp4|webm|pdf|js|css)\b/i.test(value)) found.push(value)
    } else if (Array.isArray(value)) stack.push(...value.slice(0, 30).toReversed())
    else if (isObject(value)) {
      const src = [value.url, value.src, value.href, value.original, value.large, value.image, value.path, value.source].find(
        (one) => typeof one === 'string' || isObject(one),
      )
      if (src !== undefined) stack.push(src)
      // Lists wrapped by a query language: { edges: [{ node: { url } }] }
      else
        for (const inner of [value.edges, value.node, value.nodes, value.items, value.data, value.allImages])
          if (inner !== undefined) stack.push(inner)
    }
  }
  return [...new Set(found)].slice(0, 20)
}

const FEATURE_KEYS = [
  'features',
  'keyFeatures',
  'highlights',
  'bulletPoints',
  'bullets',
  'bullet_points',
  'sellingPoints',
  'benefits',
  'usps',
  'productFeatures',
  'featureBullets',
  'specifications',
  'specs',
  'attributes',
  'characteristics',
]

function featuresAt(object: SchemaObject): string[] {
  return FEATURE_KEYS.flatMap((key) => {
    const list = object[key]
    if (!Array.isArray(list)) return []
    return list.slice(0, 20).map((entry: unknown) => {
      if (typeof entry === 'string') return textOfMarkup(entry)
      if (!isObject(entry)) return ''
      const name = textAt(entry, ['name', 'label', 'key', 'title'])
      const value = textAt(entry, ['value', 'displayValue', 'text', 'description'])
      return name !== '' && value !== '' ? `${name}: ${value}` : value
    })
  }).filter((text) => text !== '')
}

/** Shopify's currency: prices are in cents in `var meta` and product JSON, and the currency is on a line of its own. */
function shopifyCurrency(reading: PageReading): string | null {
  for (const script of elementsOf(reading.page, 'script').slice(0, 200)) {
    const match = /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(script.raw.slice(0, 20_000))
    if (match !== null) return match[1]
  }
  return null
}

const isShopifyProduct = (object: SchemaObject): boolean =>
  Array.isArray(object.variants) && (typeof object.vendor === 'string' || 'price_min' in object)

/**
 * The product in the page's embedded state, or null. Of many, the one that matches the page's title and headings; without a match, only a
 * state with a single product counts.
 */
export function embeddedProductOf(reading: PageReading): EmbeddedProduct | null {
  const names = [reading.title, ...reading.headings.slice(0, 6).map(({ text }) => text), ...(reading.metas.get('og:title') ?? [])].map(
    foldedText,
  )
  const words = addressWords(reading.finalUrl)
  const stack = [...scriptValues(reading.page)]
  const seen = new Set<object>()
  let best: EmbeddedProduct | null = null
  let visited = 0
  const currencyOfShop = shopifyCurrency(reading)
  for (; stack.length > 0 && visited < OBJECTS_MAX; visited++) {
    const value = stack.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, 200)) if (typeof entry === 'object' && entry !== null) stack.push(entry)
      continue
    }
    if (!isObject(value)) continue
    for (const child of Object.values(value).slice(0, 300)) if (typeof child === 'object' && child !== null) stack.push(child)
    const isShopify = isShopifyProduct(value)
    const [variant] = isShopify && Array.isArray(value.variants) ? (value.variants as unknown[]) : []
    let name = textAt(value, NAME_KEYS)
    if (name === '' && isShopify && isObject(variant)) {
      name = textAt(variant, ['name'])
      const option = textAt(variant, ['public_title'])
      if (option !== '' && name.endsWith(` - ${option}`)) name = name.slice(0, -option.length - 3)
    }
    if (name.length < 2 || name.length > 250) continue
    const marks = PRODUCT_KEYS.filter((key) => value[key] !== undefined && value[key] !== null).length
    const price = priceAt(value)
    const images = imagesAt(value)
    if (marks + (price.amount === null ? 0 : 2) + (images.length > 0 ? 1 : 0) < 3) continue
    const folded = foldedText(name)
    const agrees =
      folded.length >= 3 &&
      (names.some((other) => other !== '' && (other.includes(folded) || (other.length > 6 && folded.includes(other)))) ||
        addressShare(name, words) >= 0.6)
    const score = marks * 0.3 + (price.amount === null ? 0 : 1) + (images.length > 0 ? 0.6 : 0) + (agrees ? EMBEDDED_AGREES : 0)
    if (best !== null && best.score >= score) continue
    const currency = price.currency ?? currencyOfShop
    const amount =
      price.amount !== null && isShopify && Number.isInteger(price.amount) ? fromMinorUnits(price.amount, currency) : price.amount
    best = {
      name,
      description: textAt(value, DESCRIPTION_KEYS),
      writtenDescription: longestAt(value, DESCRIPTION_KEYS),
      brand: textAt(value, ['brand', 'vendor', 'brandName', 'manufacturer']),
      amount,
      currency,
      images,
      features: featuresAt(value),
      rating: stateRating(value),
      stock: stateStock(value),
      score,
    }
  }
  return best
}
