/** A peer's facts about a page, unchanged except for the number parsed from a price's text. */
export interface PeerFacts {
  readonly title: string | null
  readonly description: string | null
  readonly images: readonly string[]
  readonly logo: string | null
  readonly price: number | null
  readonly currency: string | null
  readonly brand: string | null
  readonly language: string | null
  readonly siteName: string | null
}

/** The value at a path of names and indexes in a peer's result; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = Reflect.get(current, step)
  }
  return current
}

/** A value as a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value]

/** The first non-empty text among some values; lists give their first entry. */
export function firstText(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const [one] = listOf(value)
    if (typeof one === 'string' && one.trim() !== '') return one
  }
  return null
}

/** The number a careful integrator parses from a price: '1.299,00 €' → 1299. */
export function amountOf(...values: readonly unknown[]): number | null {
  for (const value of values) {
    const [one] = listOf(value)
    if (typeof one === 'number') return one
    if (typeof one !== 'string') continue
    const digits = one.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '')
    if (digits === '') continue
    const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
    const separators = digits.replaceAll(/\d/g, '')
    // A single kind of separator before three digits, or used twice, separates thousands.
    const isDecimal = last >= 0 && (new Set(separators).size > 1 || (separators.length === 1 && digits.length - last - 1 !== 3))
    const whole = (isDecimal ? digits.slice(0, last) : digits).replaceAll(/[.,]/g, '')
    const amount = Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
    if (Number.isFinite(amount)) return amount
  }
  return null
}

const addressOf = (image: unknown): string | null =>
  typeof image === 'string' ? image : firstText(at(image, 'contentUrl'), at(image, 'url'), at(image, 'src'), at(image, '@id'))

/** The URLs of an image property: texts, objects, lists of both. */
export const imageUrlsOf = (images: unknown): readonly string[] =>
  listOf(images).flatMap((image) => {
    const address = addressOf(image)
    return address === null ? [] : [address]
  })

export const NOTHING: PeerFacts = {
  title: null,
  description: null,
  images: [],
  logo: null,
  price: null,
  currency: null,
  brand: null,
  language: null,
  siteName: null,
}

/** Facts of an object of schema.org's Product, read directly; null when there is no object. */
export function factsOfProduct(product: unknown): PeerFacts | null {
  if (typeof product !== 'object' || product === null) return null
  const [offer] = listOf(at(product, 'offers'))
  const [specification] = listOf(at(offer, 'priceSpecification'))
  const [brand] = listOf(at(product, 'brand'))
  return {
    ...NOTHING,
    title: firstText(at(product, 'name')),
    description: firstText(at(product, 'description')),
    images: imageUrlsOf(at(product, 'image')),
    price: amountOf(at(offer, 'price'), at(offer, 'lowPrice'), at(specification, 'price')),
    currency: firstText(at(offer, 'priceCurrency'), at(specification, 'priceCurrency')),
    brand: firstText(brand, at(brand, 'name')),
  }
}

/** The first Product among blocks of JSON-LD, one `@graph` deep. */
export const productAmong = (blocks: unknown): unknown =>
  listOf(blocks)
    .flatMap((block) => listOf(at(block, '@graph') ?? block))
    .find((object) => listOf(at(object, '@type')).includes('Product'))

/** Merges facts of two sources; the first takes precedence. */
export const merged = (first: PeerFacts | null, second: PeerFacts): PeerFacts =>
  first === null
    ? second
    : {
        title: first.title ?? second.title,
        description: first.description ?? second.description,
        images: first.images.length > 0 ? first.images : second.images,
        logo: first.logo ?? second.logo,
        price: first.price ?? second.price,
        currency: first.currency ?? second.currency,
        brand: first.brand ?? second.brand,
        language: first.language ?? second.language,
        siteName: first.siteName ?? second.siteName,
      }
