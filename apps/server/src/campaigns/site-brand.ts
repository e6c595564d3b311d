import { type Product } from '@adloom/domain/product.ts'

/** What all products of a shop share, as one of its pages shows it. */
type SiteBrand = Pick<Product, 'logos' | 'styles' | 'brandProfile' | 'siteName'>

/** The brand of the shop whose page a link names; null where the page cannot be read. */
export type SiteBrandOf = (link: string, signal: AbortSignal) => Promise<SiteBrand | null>

/** Shops whose brand is remembered: the products of a feed have few. */
const REMEMBERED = 100

/** Reads one page of each shop. */
export function createSiteBrands(readProduct: (url: string, html: null, signal: AbortSignal) => Promise<Product>): SiteBrandOf {
  const known = new Map<string, Promise<SiteBrand | null>>()
  return async (link, signal) => {
    const host = URL.parse(link)?.host
    if (host === undefined) return null
    const brand = known.get(host) ?? readProduct(link, null, signal).then(brandOf, () => null)
    if (known.size >= REMEMBERED && !known.has(host)) known.clear()
    known.set(host, brand)
    const read = await brand
    // It may have failed because its own job was called off.
    if (read === null && signal.aborted) known.delete(host)
    return read
  }
}

const brandOf = ({ logos, styles, brandProfile, siteName }: Product): SiteBrand => ({ logos, styles, brandProfile, siteName })
