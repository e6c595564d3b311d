import { AdloomError } from '@adloom/domain/error.ts'
import { type Product } from '@adloom/domain/product.ts'

/** Why no ad can be made from a page: `page.<kind>` for all kinds but product and home, with the finding in `details`; else null. */
export function rejectionOf(product: Product): AdloomError | null {
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

/** Markup that any page has some of, whether its source or a part copied out of a browser window. */
const MARKUP = /<(!doctype html|html|head|body|title|meta|main|section|article|div|span|p|a|h[1-6]|ul|li|table|img|script)[\s/>]/i

/** Why pasted text cannot be read as a page: `page.pasted` when it has no markup; else null. */
export const rejectionOfPaste = (html: string): AdloomError | null =>
  MARKUP.test(html) ? null : new AdloomError('page.pasted', { detail: `${html.length} characters without a tag` })

/** Whether a page is empty until its scripts run: an empty shell, or a home page with only its name. */
export const needsScripts = ({ kind, description, productImages }: Product): boolean =>
  kind === 'shell' || (kind === 'home' && description === null && productImages.length === 0)
