import { oneLine } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type VisiblePrice } from '../sources/visible.ts'
import { type ScoredPrice } from './price-scores.ts'
import { isSameAmount } from './stated-prices.ts'

/** How many times as high as the current price a former one is at most. */
const FORMER_TIMES_MAX = 10

const isHigher = (former: VisiblePrice, amount: number): boolean => former.amount > amount && former.amount < amount * FORMER_TIMES_MAX

/** The price before a reduction, as the page shows it; null when it shows none. */
export const formerPrice = (reading: PageReading, visible: readonly ScoredPrice[], amount: number): number | null =>
  crossedOut(visible, amount) ?? withPercentage(reading, visible, amount)

/** Nodes between the two prices of one block. */
const BLOCK = 45

/**
 * The crossed-out price in the block of the chosen one: higher, and at most ten times as high. Another product's block has two prices of
 * its own, so without a visible price there is no crossed-out one.
 */
function crossedOut(visible: readonly ScoredPrice[], amount: number): number | null {
  const now = visible.filter(({ price }) => isSameAmount(price.amount, amount) && !price.isOld && !price.isSide)
  const isNearCurrent = (old: VisiblePrice): boolean =>
    now.some(({ price }) => price.element === old.element || Math.abs(price.element.index - old.element.index) <= BLOCK)
  const old = visible.find(({ price }) => price.isOld && !price.isSide && isHigher(price, amount) && isNearCurrent(price))
  return old === undefined ? null : old.price.amount
}

/** Points by which a stated percentage may differ from the two prices: it is rounded. */
const PERCENT_TOLERANCE = 1
/** Nodes between a price, the former one and the percentage saved. */
const SAVED = 20
/** Characters of the text around the percentage, with the blanks of a template. */
const PERCENT_TEXT_MAX = 300

/**
 * A former price without markup: a higher price right next to the chosen one, where the page states a percentage saved that matches the two
 * prices. Null when there is none.
 */
function withPercentage({ page }: PageReading, visible: readonly ScoredPrice[], amount: number): number | null {
  const now = visible.filter(({ price }) => isSameAmount(price.amount, amount) && !price.isOld && !price.isSide && price.mark !== null)
  for (const { price: old } of visible) {
    if (old.isSide || old.mark === null || !isHigher(old, amount)) continue
    const at = old.element.index
    const current = now.find(({ price }) => Math.abs(price.element.index - at) <= SAVED)
    if (current === undefined) continue
    const saved = (1 - amount / old.amount) * 100
    const start = Math.min(at, current.price.element.index)
    const end = Math.min(Math.max(old.element.end, current.price.element.end) + SAVED, page.nodes.length)
    for (let index = start; index < end; index++) {
      const node = page.nodes[index]
      const percent =
        typeof node === 'string' && node.includes('%') ? /(?<![\d.,])(\d{1,2})\s?%/.exec(oneLine(node.slice(0, PERCENT_TEXT_MAX))) : null
      if (percent !== null && Math.abs(Number(percent[1]) - saved) < PERCENT_TOLERANCE) return old.amount
    }
  }
  return null
}
