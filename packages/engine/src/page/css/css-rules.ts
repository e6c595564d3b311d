/** A rule of a style sheet about colour, type or corners. */
export interface CssRule {
  /** As written: a list of selectors. */
  readonly selectors: string
  readonly declarations: readonly CssDeclaration[]
}

export interface CssDeclaration {
  /** In lower case; custom properties as written. */
  readonly property: string
  readonly value: string
  readonly isImportant: boolean
}

/** Rules read of a sheet: further ones add nothing about the brand's style. */
const RULES_MAX = 12_000
const BODY_MAX = 8_000
const PROPERTY =
  /^(?:--[\w-]{2,80}|color|background(?:-color)?|border(?:-top|-bottom|-left|-right)?(?:-color)?|border-radius|fill|font(?:-family)?)$/

/** The start of a declaration outside the list; most are. */
const OTHER_PROPERTY = /^\s*[adeg-z]/i

/** Screen width for media queries, in pixels: rules for desktop screens apply, rules for phones do not. */
const SCREEN_WIDTH = 1280

/** Whether the block of an at-rule applies to a desktop screen in light mode with a pointer. */
export function holdsOnScreen(prelude: string): boolean {
  if (!prelude.startsWith('@media')) return /^@(supports|layer|container|scope|document|-moz-document)\b/.test(prelude)
  if (/\bprint\b|prefers-color-scheme\s*:\s*dark|forced-colors\s*:\s*active|prefers-contrast/.test(prelude)) return false
  for (const [, side, amount, unit] of prelude.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|em|rem)/g)) {
    const width = Number.parseFloat(amount) * (unit === 'px' ? 1 : 16)
    if (side === 'min' ? width > SCREEN_WIDTH : width < SCREEN_WIDTH) return false
  }
  return true
}

/** A sheet without its comments; an unclosed comment counts as content. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css
  let text = ''
  let at = 0
  for (;;) {
    const open = css.indexOf('/*', at)
    if (open < 0) return text + css.slice(at)
    text += css.slice(at, open)
    const close = css.indexOf('*/', open + 2)
    if (close < 0) return text
    at = close + 2
  }
}

/** The declarations of a block that matter here. */
export function declarationsOf(body: string): CssDeclaration[] {
  const declarations: CssDeclaration[] = []
  for (const part of body.slice(0, BODY_MAX).split(';')) {
    if (OTHER_PROPERTY.test(part)) continue
    const colon = part.indexOf(':')
    if (colon < 1 || part.length > 400) continue
    const written = part.slice(0, colon).trim()
    const property = written.startsWith('--') ? written : written.toLowerCase()
    if (!PROPERTY.test(property)) continue
    const value = part.slice(colon + 1).trim()
    const isImportant = /!\s*important$/i.test(value)
    if (value !== '') declarations.push({ property, value: isImportant ? value.replace(/\s*!\s*important$/i, '') : value, isImportant })
  }
  return declarations
}

const OPEN = 0x7b
const CLOSE = 0x7d
const SEMICOLON = 0x3b

/** Index after the brace that closes the block opened before `from`. */
function endOfBlock(css: string, from: number): number {
  for (let at = from, depth = 1; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === OPEN) depth++
    else if (code === CLOSE && --depth === 0) return at + 1
  }
  return css.length
}

/** The rules of a style sheet, in order, without those for print, phones and dark mode. Accepts any text; linear in its length. */
export function cssRules(sheet: string): CssRule[] {
  const css = withoutComments(sheet)
  const rules: CssRule[] = []
  let start = 0
  for (let at = 0; at < css.length && rules.length < RULES_MAX; at++) {
    const code = css.charCodeAt(at)
    if (code === CLOSE || code === SEMICOLON) start = at + 1
    if (code !== OPEN) continue
    const prelude = css.slice(Math.max(start, at - 4000), at).trim()
    start = at + 1
    // The rules inside follow as if they stood alone; the closing brace of the block ends nothing.
    if (prelude.startsWith('@') && holdsOnScreen(prelude)) continue
    const end = endOfBlock(css, start)
    if (!prelude.startsWith('@') && prelude !== '') {
      const nested = css.indexOf('{', start)
      const isNested = nested >= 0 && nested < end
      const body = isNested ? css.slice(start, css.lastIndexOf(';', nested) + 1) : css.slice(start, end - 1)
      const declarations = body.length < 4 ? [] : declarationsOf(body)
      if (declarations.length > 0) rules.push({ selectors: prelude, declarations })
    }
    at = end - 1
    start = end
  }
  return rules
}

/** Custom properties by name, as they apply to the whole page. */
export type CustomProperties = ReadonlyMap<string, string>

/** A value with each `var(--x, fallback)` resolved; unknown ones stay. */
export function resolved(value: string, properties: CustomProperties): string {
  let text = value
  for (let depth = 0; depth < 6 && text.includes('var('); depth++)
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (whole, name: string, fallback: string | undefined) => {
        const known = properties.get(name)
        return known === undefined || known.length > 300 ? (fallback?.trim() ?? whole.replace('var(', 'unknown(')) : known
      })
      .slice(0, 600)
  return text
}
