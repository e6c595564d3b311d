// Erased: the whole of css-tree loads tables that are not installed.
import type { CssNode, ParseOptions } from 'css-tree'
import parse from 'css-tree/parser'

/** Nanoseconds that errors may still cost. */
export interface ErrorBudget {
  left: number
}

/** A budget for a sheet, or a drawing with all its styles: 50 ms, or a thousand errors in short texts. Real sheets need 2 ms at most (2026-11). */
export const errorBudget = (): ErrorBudget => ({ left: 50_000_000 })

/**
 * Nanoseconds of an error (2026-11): css-tree divides the whole text into lines for each, and replaces the tabs of the line it is in. `break` is a line
 * break or a tab.
 */
const COST = { error: 50_000, character: 1, break: 60 }

const costOfError = (css: string): number => COST.error + css.length * COST.character + (css.match(/[\n\r\f\t]/g)?.length ?? 0) * COST.break

const tooBroken = new Error('The CSS has too many errors.')
const isTokenised = new Error('The text is in tokens.')

/**
 * css-tree 3.2 keeps its tokens for the next text. One that closes more than it opens takes what an earlier text left behind its end for its own, and
 * may be read for ever: `{})(` after `((((((`. Semicolons in that place open nothing.
 */
function overwriteTokens(count: number): void {
  const onToken = (): void => {
    throw isTokenised
  }
  try {
    parse(';'.repeat(count), { onToken })
  } catch (cause) {
    if (cause !== isTokenised) throw cause
  }
}

/** Parsed CSS, whatever was parsed before it. Null when its errors use up the budget, and for all that is read with it afterwards. */
export function parseCss(css: string, options: ParseOptions, budget: ErrorBudget): CssNode | null {
  if (budget.left < 0) return null
  let cost: number | null = null
  const onParseError = (): void => {
    cost ??= costOfError(css)
    budget.left -= cost
    if (budget.left < 0) throw tooBroken
  }
  if (/[)\]}]/.test(css)) overwriteTokens(css.length + 1)
  try {
    return parse(css, { ...options, onParseError })
  } catch (cause) {
    if (cause === tooBroken) return null
    throw cause
  }
}

/** Parsed CSS; values, selectors and conditions stay as written. Null when its errors use up the budget. */
export const cssStructure = (css: string, context: 'stylesheet' | 'declarationList', budget: ErrorBudget): CssNode | null =>
  parseCss(css, { context, parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }, budget)
