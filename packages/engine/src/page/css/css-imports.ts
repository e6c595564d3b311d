import { holdsOnScreen, withoutComments } from './css-rules.ts'

/** Characters of a sheet that may contain its imports: only comments, layers and other imports precede them. */
const HEAD_MAX = 20_000
const IMPORTS_MAX = 20

/** One statement before a sheet's first rule: for an import its address, in one of five spellings, and its conditions. */
const STATEMENT =
  /\s*(?:@charset[^;{}]{0,100};|@layer[^;{}]{0,400};|@import\s*(?:url\(\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"')]{1,2000}))\s*\)|"([^"]{1,2000})"|'([^']{1,2000})')([^;{}]{0,400})(?:;|$))/iy

/**
 * Addresses of the sheets that a sheet at `address` imports for a desktop screen in light mode, in its order. As in a browser, imports
 * after the first rule do not count.
 */
export function importsOf(sheet: string, address: string): string[] {
  const head = withoutComments(sheet.slice(0, HEAD_MAX))
  const found = new Set<string>()
  STATEMENT.lastIndex = 0
  for (let place = 0; place < IMPORTS_MAX; place++) {
    const statement = STATEMENT.exec(head)
    if (statement === null) break
    const [, ...spellings] = statement
    const written = spellings.slice(0, 5).find((one) => one !== undefined)
    const condition = spellings[5] ?? ''
    const url = written === undefined ? null : URL.parse(written.trim(), address)
    const isForScreens = !/\bspeech\b/i.test(condition) && holdsOnScreen(`@media ${condition.toLowerCase()}`)
    if (url !== null && /^https?:$/.test(url.protocol) && isForScreens) found.add(url.href)
  }
  return [...found]
}
