import { errorBudget, parseCss } from '../../image/css-structure.ts'
import { holdsOnScreen } from './css-rules.ts'

/** Characters of a sheet that may contain its imports: only comments, layers and other imports precede them. */
const HEAD_MAX = 20_000
const IMPORTS_MAX = 20
/** At-rules that may stand before the first rule. */
const BEFORE_RULES = /^(?:charset|layer|import)$/i

/**
 * Addresses of the sheets that a sheet at `address` imports for a desktop screen in light mode, in its order. As in a browser, imports
 * after the first rule do not count.
 */
export function importsOf(sheet: string, address: string): string[] {
  const parsed = parseCss(sheet.slice(0, HEAD_MAX), { parseRulePrelude: false, parseValue: false, positions: true }, errorBudget())
  const found = new Set<string>()
  let place = 0
  for (const node of parsed?.type === 'StyleSheet' ? parsed.children : []) {
    if (node.type === 'Comment') continue
    if (node.type !== 'Atrule' || node.block !== null || !BEFORE_RULES.test(node.name) || place++ === IMPORTS_MAX) break
    const written = /^import$/i.test(node.name) && node.prelude?.type === 'AtrulePrelude' ? node.prelude.children.first : null
    if (written?.type !== 'Url' && written?.type !== 'String') continue
    const condition = sheet.slice(written.loc?.end.offset, node.prelude?.loc?.end.offset)
    const url = URL.parse(written.value.trim(), address)
    const isForScreens = !/\bspeech\b/i.test(condition) && holdsOnScreen('media', condition.toLowerCase())
    if (url !== null && /^https?:$/.test(url.protocol) && isForScreens) found.add(url.href)
  }
  return [...found]
}
