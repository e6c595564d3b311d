// Erased: the whole of css-tree loads tables that are not installed.
import type { CssNode } from 'css-tree'
import parseCss from 'css-tree/parser'

/** What errors may cost: each the characters of its text, which css-tree divides into lines for it. */
export interface ErrorBudget {
  left: number
}

/** A budget for a sheet or a drawing with all its styles: some ten milliseconds. */
export const errorBudget = (): ErrorBudget => ({ left: 50_000_000 })

const tooBroken = new Error('The CSS has too many errors.')

/** Parsed CSS; values, selectors and conditions stay as written. Null when its errors use up the budget. */
export function cssStructure(css: string, context: 'stylesheet' | 'declarationList', budget: ErrorBudget): CssNode | null {
  const onParseError = (): void => {
    budget.left -= css.length
    if (budget.left < 0) throw tooBroken
  }
  try {
    return parseCss(css, { context, parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false, onParseError })
  } catch (cause) {
    if (cause === tooBroken) return null
    throw cause
  }
}
