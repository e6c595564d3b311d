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

/** What any page has some of, be it a page's source or a part of one copied out of a browser's window. */
const MARKUP = /<(!doctype html|html|head|body|title|meta|main|section|article|div|span|p|a|h[1-6]|ul|li|table|img|script)[\s/>]/i

/** Why what somebody pasted cannot be read as a page: `page.pasted` when it holds no markup; else null. */
export const refusalOfPaste = (html: string): AdloomError | null =>
  MARKUP.test(html) ? null : new AdloomError('page.pasted', { detail: `${html.length} characters without a tag` })

/** Whether a page says nothing until its scripts run: an empty shell, or a start page with its name and nothing else. */
export const needsScripts = ({ kind, description, productImages }: Product): boolean =>
  kind === 'shell' || (kind === 'home' && description === null && productImages.length === 0)
