import { extractProduct, type ReadProduct } from './page/extract-product.ts'

/**
 * The one task that needs nothing of what draws. In a file of its own because a person waits for it first: a thread that only reads
 * pages starts sooner and is 40 MB smaller.
 */
export const readPageTask = async (page: { html: string; url: string; finalUrl: string }): Promise<ReadProduct> =>
  extractProduct(page.html, page.url, page.finalUrl)
