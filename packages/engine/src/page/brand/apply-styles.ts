import { type Product } from '@adloom/domain/product.ts'
import { brandOfPage, type BrandSources } from './brand-profile.ts'
import { readPage } from '../sources/page-reading.ts'
import { headingOf } from '../fields/heading.ts'
import { wellFormed } from '../well-formed.ts'

/** The product with its brand read again, using the style sheets and the logo fetched for its page. */
export function withFetchedStyle(html: string, product: Product, sheets: readonly string[], logo: BrandSources['logo']): Product {
  const reading = readPage(html, product.finalUrl)
  const { siteName, evidence, logos } = product
  const brand = brandOfPage(reading, {
    heading: headingOf(reading, product.title ?? ''),
    siteName: siteName === null || evidence.siteName === undefined ? null : { text: siteName, evidence: evidence.siteName },
    logos,
    logoEvidence: evidence.logos,
    description: product.description ?? '',
    language: product.language,
    sheets,
    logo,
  })
  return { ...product, ...wellFormed({ styles: brand.styles, brandProfile: brand.brandProfile }) }
}
