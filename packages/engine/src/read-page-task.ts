import { extractProduct, type ReadProduct } from './page/extract-product.ts'

/**
 * The one task that needs no drawing code. In its own file because a user waits for it first: a thread that only reads pages starts sooner and is 40
 * MB smaller.
 */
export const readPageTask = async (page: {
  html: string
  url: string
  finalUrl: string
  allowHosts?: readonly string[]
}): Promise<ReadProduct> => extractProduct(page.html, page.url, page.finalUrl, page.allowHosts)
