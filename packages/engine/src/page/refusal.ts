import { AdloomError } from '@adloom/domain/error.ts'
import { type Product } from '@adloom/domain/product.ts'

/** Why no ad can be made from a page: `page.<kind>` for all kinds but product and home, with what was found in `details`; else null. */
export function refusalOf(product: Product): AdloomError | null {
  const { kind } = product
  if (kind === 'product' || kind === 'home') return null
  const found = [
    { path: 'title', message: product.title },
    { path: 'siteName', message: product.siteName },
    { path: 'finalUrl', message: product.finalUrl },
  ]
  return new AdloomError(`page.${kind}`, {
    detail: product.finalUrl,
    details: found.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }])),
  })
}
