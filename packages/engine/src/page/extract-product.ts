import { type Product } from '@adloom/domain/product.ts'
import { type ProductField, type FieldName, type Findings } from './fields/field.ts'
import { nothingFound, productFields } from './product-fields.ts'
import { readPage } from './sources/page-reading.ts'
import { wellFormed } from './well-formed.ts'

/** A product read from its page, with data needed only while its images are fetched. */
export interface ReadProduct extends Product {
  /** Other addresses of an image by its `src`, best first; empty for most. */
  readonly otherAddresses: ReadonlyMap<string, readonly string[]>
}

// Safe: `productFields` has exactly the keys of `FieldName`.
const fieldNames = Object.keys(productFields) as FieldName[]

/** Fields whose evidence is not shown: they only help others. */
const helpers: readonly FieldName[] = ['pagePrice', 'summary']

/**
 * The product a page describes; fields without a candidate are null or empty. Main image first; relative addresses are resolved against the
 * page's base. `url`: the requested address, `finalUrl`: the address after redirects, `allowHosts`: private hosts whose images are listed too. Never
 * throws, whatever the page contains.
 */
export function extractProduct(html: string, url: string, finalUrl: string, allowHosts: readonly string[] = []): ReadProduct {
  const reading = readPage(withoutCutNumber(html), finalUrl, allowHosts)
  const found: { -readonly [Name in FieldName]: Findings[Name] } = { ...nothingFound }
  const read = <Name extends FieldName>(name: Name): Findings[Name] => {
    const field: ProductField<Name, FieldName> = productFields[name]
    return field.onProductPagesOnly && found.kind !== 'product' ? found[name] : (found[name] = field.read(reading, found))
  }
  for (const name of fieldNames) read(name)
  return wellFormed({
    url,
    finalUrl,
    kind: found.kind,
    title: found.title?.value ?? null,
    description: found.description?.value ?? null,
    logos: [...(found.logos?.value ?? [])],
    productImages: found.productImages?.value ?? [],
    otherAddresses: found.productImages?.otherAddresses ?? new Map(),
    bestImages: null,
    productVideos: found.productVideos,
    styles: found.style.styles,
    siteName: found.siteName?.value ?? null,
    brand: found.brand?.value ?? null,
    category: found.category?.value ?? null,
    price: found.price?.value ?? null,
    language: found.language?.value ?? null,
    availability: found.availability?.value ?? null,
    rating: found.rating?.value ?? null,
    features: [...(found.features?.value ?? [])],
    passages: found.passages.passages,
    categoryPath: [...(found.categoryPath?.value ?? [])],
    evidence: evidenceOf(found),
    brandProfile: found.style.brandProfile,
  })
}

/** Where each field of the product stands on the page. */
const evidenceOf = (found: Findings): Product['evidence'] =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const finding = found[name]
      const isShown = finding !== null && typeof finding === 'object' && 'evidence' in finding && !helpers.includes(name)
      return isShown ? [[name, finding.evidence]] : []
    }),
  )

/** Removes a number at the very end of a page that was cut off, because it may be half a number: "€1,2" of "€1,299.00". */
const withoutCutNumber = (html: string): string =>
  /\d[\d.,]{0,12}$/.test(html.slice(-14)) && /<(?:!doctype|html|body)[\s>]/i.test(html.slice(0, 2000))
    ? html.slice(0, html.lastIndexOf('>') + 1)
    : html
