import { createHash } from 'node:crypto'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'

/** Characters of a folder's name without its hash. */
const LENGTH_MAX = 60
/** Names that Windows keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-|-$/g, '')

/**
 * The name of a product's folder: its id where that can be one, else what can be read of title or id with a hash of the id. `isFree` is asked about a
 * name and takes it; two products never have the same, on no file system.
 */
export function productFolderName({ id, title }: Pick<FeedProduct, 'id' | 'title'>, isFree: (name: string) => boolean): string {
  const slug = slugOf(id)
  if (slug === id.toLowerCase() && !RESERVED.test(slug) && isFree(slug)) return slug
  // An address says less than the title.
  const readable = /^https?:/.test(id) ? slugOf(title ?? new URL(id).pathname.split('/').findLast((part) => part !== '') ?? '') : slug
  for (let round = 0; ; round++) {
    const hash = createHash('sha256')
      .update(`${id}${'#'.repeat(round)}`)
      .digest('hex')
      .slice(0, 10)
    const name = `${readable === '' ? 'product' : readable}-${hash}`
    if (isFree(name)) return name
  }
}
