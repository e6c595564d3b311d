import { type AdEdit } from '@adloom/domain/campaign/ad-edit.ts'
import { type Campaign, type CampaignChoices, type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'

/** Products of a campaign; those that its feed says too little about are no part of what is to be made. */
export function progressOf({ products, status }: Pick<Campaign, 'products' | 'status'>) {
  const { waiting, making, made, failed, refused } = products
  const total = waiting + making + made + failed
  const done = made + failed
  // 100 only when nothing is left, and nothing can come.
  const percent = status === 'finished' ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total))
  return { total, done, left: waiting + making, all: total + refused, percent }
}

/** Whether its numbers can change by themselves. */
export const isMoving = ({ status, products }: Pick<Campaign, 'status' | 'products'>): boolean =>
  status === 'reading' || status === 'running' || products.making > 0

/** The edit that takes an edit back, for the ads made so far and those to come; null where what they had is not known any more. */
export function undoOf(edit: AdEdit, { callToAction, layouts, hiddenFacts }: CampaignChoices): AdEdit | null {
  if (edit.change === 'callToAction') return callToAction === null ? null : { change: 'callToAction', callToAction }
  if (edit.change === 'layout') return layouts.length === 1 ? { change: 'layout', layout: layouts[0] } : null
  const wasHidden = hiddenFacts.includes(edit.fact)
  if (wasHidden === (edit.change === 'hideFact')) return null
  return { change: wasHidden ? 'hideFact' : 'showFact', fact: edit.fact }
}

/**
 * The loaded products with a part of them read anew: that after place `after`, up to its last product, or to the end when it is the last part. What is
 * equal stays the same object.
 */
export function withProducts(
  loaded: readonly CampaignProduct[],
  read: readonly CampaignProduct[],
  { after, isLast }: { readonly after: number; readonly isLast: boolean },
): readonly CampaignProduct[] {
  const end = isLast ? Infinity : (read.at(-1)?.place ?? after)
  const known = new Map(loaded.map((product) => [product.place, product]))
  const fresh = read.map((product) => {
    const old = known.get(product.place)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(product) ? old : product
  })
  const merged = [...loaded.filter(({ place }) => place <= after), ...fresh, ...loaded.filter(({ place }) => place > end)]
  return merged.length === loaded.length && merged.every((product, index) => product === loaded[index]) ? loaded : merged
}
