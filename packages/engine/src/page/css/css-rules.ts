// Erased: the whole of css-tree loads tables that are not installed.
import type { CssNode, List } from 'css-tree'
import { cssStructure, errorBudget } from '../../image/css-structure.ts'
import { plainRules } from './plain-rules.ts'

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
/** Characters of a value, of a list of selectors, and of a style attribute; what is longer says nothing about the style. */
const VALUE_MAX = 400
const SELECTORS_MAX = 4000
const ATTRIBUTE_MAX = 8_000
/** Nanoseconds that the errors of a style attribute may cost: nine of them. Real ones have three at most (2026-11). */
const ATTRIBUTE_ERRORS_MAX = 500_000
const PROPERTY =
  /^(?:--[\w-]{2,80}|color|background(?:-color)?|border(?:-top|-bottom|-left|-right)?(?:-color)?|border-radius|fill|font(?:-family)?)$/

/** Screen width for media queries, in pixels: rules for desktop screens apply, rules for phones do not. */
const SCREEN_WIDTH = 1280

/** Whether an at-rule's block, or an import under its condition, applies to a desktop screen in light mode with a pointer. */
export function holdsOnScreen(name: string, condition: string): boolean {
  if (name !== 'media') return /^(supports|layer|container|scope|document|-moz-document)$/.test(name)
  if (/\bprint\b|prefers-color-scheme\s*:\s*dark|forced-colors\s*:\s*active|prefers-contrast/.test(condition)) return false
  for (const [, side, amount, unit] of condition.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|em|rem)/g)) {
    const width = Number.parseFloat(amount) * (unit === 'px' ? 1 : 16)
    if (side === 'min' ? width > SCREEN_WIDTH : width < SCREEN_WIDTH) return false
  }
  return true
}

const withoutComments = (css: string): string => (css.includes('/*') ? css.replace(/\/\*[^]*?(?:\*\/|$)/g, '') : css)

/** The declarations of a parsed block that matter here. */
function declarationsIn(block: List<CssNode>): CssDeclaration[] {
  const declarations: CssDeclaration[] = []
  for (const node of block) {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw' || node.value.value.length > VALUE_MAX) continue
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
    const value = PROPERTY.test(property) ? withoutComments(node.value.value).trim() : ''
    if (value !== '') declarations.push({ property, value, isImportant: node.important !== false })
  }
  return declarations
}

/** The declarations of a style attribute that matter here. */
export function declarationsOf(attribute: string): CssDeclaration[] {
  const list = cssStructure(attribute.slice(0, ATTRIBUTE_MAX), 'declarationList', { left: ATTRIBUTE_ERRORS_MAX })
  return list?.type === 'DeclarationList' ? declarationsIn(list.children) : []
}

/** Adds the rules among the nodes, and those in the blocks that hold on a screen. */
function addRules(rules: CssRule[], nodes: List<CssNode>): void {
  for (const node of nodes) {
    if (rules.length >= RULES_MAX) return
    if (node.type === 'Atrule') {
      const condition = node.prelude?.type === 'Raw' ? node.prelude.value : ''
      if (node.block !== null && holdsOnScreen(node.name.toLowerCase(), condition.toLowerCase())) addRules(rules, node.block.children)
    } else if (node.type === 'Rule' && node.prelude.type === 'Raw' && node.prelude.value.length <= SELECTORS_MAX) {
      const declarations = declarationsIn(node.block.children)
      if (declarations.length > 0) rules.push({ selectors: withoutComments(node.prelude.value).trim(), declarations })
    }
  }
}

/** Characters from which a piece of a sheet ends with its rule. */
const PIECE = 16_000
/** Escapes, comments, strings and braces. */
const BOUNDARIES = /\\[^]|\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|[{}]/g

/** A sheet in pieces that end between its rules. */
function piecesOf(sheet: string): string[] {
  const pieces: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: found, index } of sheet.matchAll(BOUNDARIES)) {
    if (found === '{') depth++
    if (found !== '}' || depth === 0) continue
    depth--
    if (depth > 0 || index - start < PIECE) continue
    pieces.push(sheet.slice(start, index + 1))
    start = index + 1
  }
  return [...pieces, sheet.slice(start)]
}

/** The rules of a sheet by a parser that takes any text; a sheet with endless errors is read no further. */
function parsedRules(sheet: string): CssRule[] {
  const rules: CssRule[] = []
  const budget = errorBudget()
  for (const piece of piecesOf(sheet)) {
    const parsed = cssStructure(piece, 'stylesheet', budget)
    if (parsed === null) break
    if (parsed.type === 'StyleSheet') addRules(rules, parsed.children)
  }
  return rules
}

const nameOf = (property: string): string => (property.startsWith('--') ? property : property.toLowerCase())

/** The rules of a style sheet, in order, without those for print, phones and dark mode. Accepts any text. */
export function cssRules(sheet: string): CssRule[] {
  const { rules: plain, rest } = plainRules(sheet, {
    isRead: (property) => PROPERTY.test(nameOf(property)),
    holds: (name, condition) => holdsOnScreen(name, condition.toLowerCase()),
  })
  const rules: CssRule[] = []
  for (const { selectors, declarations } of plain) {
    if (rules.length >= RULES_MAX) break
    if (selectors.length > SELECTORS_MAX) continue
    const kept = declarations.flatMap(({ property, value, isImportant }) => {
      // Space counts as a part of a custom property.
      const written = property.startsWith('--') ? value : value.trim()
      const clean = written.length > VALUE_MAX ? '' : withoutComments(written).trim()
      return clean === '' ? [] : [{ property: nameOf(property), value: clean, isImportant }]
    })
    if (kept.length > 0) rules.push({ selectors: withoutComments(selectors).trim(), declarations: kept })
  }
  return rest === '' ? rules : [...rules, ...parsedRules(rest)].slice(0, RULES_MAX)
}

/** Custom properties by name, as they apply to the whole page. */
export type CustomProperties = ReadonlyMap<string, string>

/** A value with each `var(--x, fallback)` resolved; unknown ones stay. */
export function resolved(value: string, properties: CustomProperties): string {
  let text = value
  for (let depth = 0; depth < 6 && text.includes('var('); depth++)
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (whole, name: string, fallback: string | undefined) => {
        const known = properties.get(name)
        return known === undefined || known.length > 300 ? (fallback?.trim() ?? whole.replace('var(', 'unknown(')) : known
      })
      .slice(0, 600)
  return text
}
