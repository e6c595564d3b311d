import { ownValue } from '@adloom/domain/own-value.ts'
import { currencyCode } from '../values/currency.ts'
import { machineAmount } from '../values/price.ts'
import { isObject, type SchemaObject } from './json-ld.ts'
import { asList, isTemplate, numberIn, type Resolve, textIn, wordsIn } from './schema-values.ts'

/** An offer as structured data states it. */
export interface StatedOffer {
  readonly amount: number
  readonly currency: string | null
  readonly availability: string
  readonly url: string
  /** A range's lower end, a list or regular price: used only without anything better. */
  readonly isVague: boolean
}

export interface StatedImage {
  readonly src: string
  readonly width: number | null
  readonly height: number | null
}

/** The images of a value: addresses, and objects with one. */
export function imagesIn(value: unknown, resolve: Resolve): StatedImage[] {
  const found: StatedImage[] = []
  const stack = asList(value).slice(0, 60).toReversed()
  for (let left = 200; left > 0 && stack.length > 0; left--) {
    const entry = resolve(stack.pop())
    if (Array.isArray(entry)) stack.push(...entry.slice(0, 60).toReversed())
    else if (typeof entry === 'string') {
      // Lists written as one string.
      for (const part of entry.split(/,(?=\s*(?:https?:\/\/|\/\/))/).slice(0, 20))
        found.push({ src: part.trim(), width: null, height: null })
    } else if (isObject(entry)) {
      const src = [entry.contentUrl, entry.url, entry.src, entry.image, entry['@id'], entry.thumbnailUrl].find(
        (address) => typeof address === 'string' || Array.isArray(address),
      )
      if (typeof src === 'string') found.push({ src: src.trim(), width: numberIn(entry.width), height: numberIn(entry.height) })
      else if (Array.isArray(src)) stack.push(...src.slice(0, 60).toReversed())
    }
  }
  return found.filter(({ src }) => src !== '' && !isTemplate(src))
}

/** The offers of a product, and the currency they share; a price of its own is an offer. */
export function offersIn(product: SchemaObject, resolve: Resolve): { offers: StatedOffer[]; currency: string | null } {
  const offers: StatedOffer[] = []
  let currency = currencyCode(asList(product.priceCurrency)[0])
  const stack = [...asList(product.offers), ...asList(product.offer), ...asList(product.Offers)].slice(0, 100).toReversed()
  for (let left = 400; left > 0 && stack.length > 0; left--) {
    const offer = resolve(stack.pop())
    if (Array.isArray(offer)) {
      stack.push(...offer.slice(0, 100).toReversed())
      continue
    }
    if (!isObject(offer)) continue
    const specifications = asList(resolve(offer.priceSpecification)).map(resolve).filter(isObject)
    // Of several specifications the unconditional sale price counts, not the list or minimum price.
    const specification =
      specifications.find(
        (one) => !/list|srp|msrp|strike|regular|minimum|invoice/i.test(wordsIn(one.priceType ?? one['@type'], resolve)),
      ) ?? specifications[0]
    const own =
      currencyCode(asList(offer.priceCurrency)[0]) ??
      currencyCode(asList(specification?.priceCurrency)[0]) ??
      currencyCode(asList(offer.currency)[0]) ??
      currency
    currency ??= own
    const availability = textIn(offer.availability ?? offer.Availability, resolve).replace(/^.*[/#:]/, '')
    const url = textIn(offer.url, resolve)
    const exact = machineAmount(asList(offer.price)[0], own) ?? machineAmount(asList(specification?.price)[0], own)
    const low = machineAmount(asList(offer.lowPrice)[0], own)
    const amount = exact ?? low ?? machineAmount(asList(offer.highPrice)[0], own)
    if (amount !== null && amount > 0) offers.push({ amount, currency: own, availability, url, isVague: exact === null })
    else if (availability !== '') offers.push({ amount: Number.NaN, currency: own, availability, url, isVague: true })
    // Nested offers of an AggregateOffer come after their summary.
    if (offer.offers !== undefined) stack.push(...asList(offer.offers).slice(0, 100).toReversed())
  }
  const own = machineAmount(asList(product.price)[0], currency)
  if (offers.length === 0 && own !== null && own > 0)
    offers.push({
      amount: own,
      currency,
      availability: textIn(product.availability, resolve).replace(/^.*[/#:]/, ''),
      url: '',
      isVague: false,
    })
  return { offers, currency }
}

/** A text, or a number with its unit: '68 g'. */
function measureIn(value: unknown, resolve: Resolve): string {
  const one = resolve(asList(value)[0])
  if (!isObject(one) || one.value === undefined) return textIn(value, resolve)
  const amount = textIn(one.value, resolve)
  const unit = textIn(one.unitText ?? one.unitCode, resolve)
  return amount === '' ? '' : `${amount} ${ownValue(unitNames, unit) ?? unit}`.trim()
}

/** UN/CEFACT codes, which schema.org requires, as common abbreviations. */
const unitNames: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  CMT: 'cm',
  MMT: 'mm',
  MTR: 'm',
  INH: 'in',
  LBR: 'lb',
  ONZ: 'oz',
  LTR: 'l',
  MLT: 'ml',
}

/** What the data says about a product in short points: positive notes, properties, and facts with a property of their own. */
export function featuresIn(product: SchemaObject, resolve: Resolve): string[] {
  const positive = asList(resolve(product.positiveNotes))
    .filter(isObject)
    .flatMap((list) => asList(list.itemListElement).map((entry) => textIn(entry, resolve)))
  const properties = asList(product.additionalProperty)
    .slice(0, 20)
    .map(resolve)
    .filter(isObject)
    .flatMap((property) => {
      const name = textIn(property.name, resolve)
      const value = textIn(property.value, resolve)
      return name === '' || value === '' || value.length > 80 ? [] : [`${name}: ${value}`]
    })
  const facts = ['material', 'color', 'weight', 'width', 'height', 'depth', 'pattern'].flatMap((key) => {
    const value = measureIn(product[key], resolve)
    return value === '' || value.length > 60 ? [] : [`${key.charAt(0).toUpperCase()}${key.slice(1)}: ${value}`]
  })
  return [...positive, ...properties, ...facts].filter((text) => text !== '').slice(0, 12)
}
