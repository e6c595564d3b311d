import { splitWords } from './page-text.ts'

/** Words of the address's last path segments: the shop's name for the product. */
export function addressWords(url: string): Set<string> {
  const parsed = URL.parse(url)
  if (parsed === null) return new Set()
  let path = parsed.pathname
  try {
    path = decodeURIComponent(path)
  } catch {
    // a path that is not UTF-8 is compared unchanged
  }
  return new Set(
    splitWords(path).filter((word) => word.length > 2 && !/^\d+$|^(html?|php|product|products|dp|item|catalog|shop|store)$/.test(word)),
  )
}

/** Share of a text's words that the address has too, 0 to 1. */
export function addressShare(text: string, words: ReadonlySet<string>): number {
  const own = [...new Set(splitWords(text).filter((word) => word.length > 2))]
  return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / Math.max(2, own.length)
}

/** Whether a path is that of a home page, including a country's or a language's ('/', '/de-en/', '/us/en', '/index.html'). */
export const isHomePath = (pathname: string): boolean =>
  /^\/?(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$)){0,2}(?:index\.\w+|home|default\.\w+|homepage)?\/?$/i.test(pathname)

/** Whether an address is a site's home page: by its path, and without a parameter that names a product. */
export function isHomeAddress(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && isHomePath(parsed.pathname) && !/[?&](p|id|product\w*|pid|sku)=/i.test(parsed.search)
}
