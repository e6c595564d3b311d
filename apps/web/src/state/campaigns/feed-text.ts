import { parseProductUrl } from '@adloom/domain/product.ts'

/** Endings of files that hold tables; a `.txt` may be anything. */
const FEED_FILE = /\.(?:csv|tsv|xlsx|xml)$/i
const WEB = /^https?:\/\/\S+$/i

export const isFeedFile = ({ name }: Pick<File, 'name'>): boolean => FEED_FILE.test(name)

/** The links of a text that has nothing but links in it, two at least; otherwise none. */
export function linksIn(text: string): readonly string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => WEB.test(part)) ? parts : []
}

/** Whether an address ends as those of feeds do. */
export function isFeedAddress(text: string): boolean {
  const url = parseProductUrl(text)
  return url !== null && FEED_FILE.test(url.pathname)
}

/** The address in a text that is nothing else; null for any other text. */
export const onlyAddressOf = (text: string): string | null => {
  const trimmed = text.trim()
  return WEB.test(trimmed) ? trimmed : null
}
