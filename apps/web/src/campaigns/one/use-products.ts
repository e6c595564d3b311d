import { type Campaign, campaignLimits, type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../browser/api.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { isGone } from '../../state/campaigns/campaign-watch.ts'
import { withProducts } from '../../state/campaigns/campaign-progress.ts'
import { commonText } from '../../text/en.ts'

export type ProductFilter = CampaignProduct['status'] | 'all'

const PART = campaignLimits.productsListed

interface LoadedProducts {
  readonly filter: ProductFilter
  /** Null until the first part is there. */
  readonly products: readonly CampaignProduct[] | null
  /** Whether the last part is there. */
  readonly isComplete: boolean
  readonly problem: string | null
}

interface Products extends LoadedProducts {
  /** Loads the next part, if there is one. */
  readonly loadMore: () => void
  /** Tells which of them are in view, by their places from 0: those are kept up to date. */
  readonly noteView: (first: number, last: number) => void
}

/** Products of a campaign with a status, part by part. Those in view are read anew when the campaign's numbers change. */
export function useProducts(campaign: Campaign, filter: ProductFilter): Products {
  const { id, products: counts } = campaign
  const [loaded, setLoaded] = useState<LoadedProducts>({ filter, products: null, isComplete: false, problem: null })
  const current = useRef(loaded)
  const view = useRef({ first: 0, last: 0 })
  const reading = useRef(new Set<number>())
  const readAt = useRef('')
  useEffect(() => {
    current.current = loaded
  }, [loaded])

  const read = useCallback(
    async (after: number): Promise<void> => {
      if (reading.current.has(after)) return
      reading.current.add(after)
      try {
        const status = filter === 'all' ? undefined : filter
        const { products } = await api.campaignProducts({ id, status, after, limit: PART })
        const isLast = products.length < PART
        setLoaded((before) => {
          // Another filter was chosen meanwhile.
          if (before.filter !== filter) return before
          const merged = withProducts(before.products ?? [], products, { after, isLast })
          const isComplete = isLast || (before.isComplete && merged === before.products)
          return { ...before, products: merged, isComplete, problem: null }
        })
      } catch (error) {
        if (!isGone(error)) setLoaded((before) => ({ ...before, problem: failureSentence(error, commonText) }))
      } finally {
        reading.current.delete(after)
      }
    },
    [id, filter],
  )

  const numbers = JSON.stringify(counts)
  useEffect(() => {
    const { filter: shown, products } = current.current
    if (shown !== filter || products === null) {
      view.current = { first: 0, last: 0 }
      reading.current.clear()
      setLoaded({ filter, products: null, isComplete: false, problem: null })
      void read(0)
      return
    }
    if (readAt.current === numbers) return
    readAt.current = numbers
    const parts = Math.max(1, Math.ceil(products.length / PART))
    const partOf = (place: number): number => Math.min(parts - 1, Math.floor(place / PART))
    for (let part = partOf(view.current.first); part <= partOf(view.current.last); part++)
      void read(part === 0 ? 0 : products[part * PART - 1].place)
  }, [filter, numbers, read])

  const loadMore = useCallback(() => {
    const { products, isComplete } = current.current
    if (!isComplete && products !== null) void read(products.at(-1)?.place ?? 0)
  }, [read])
  const noteView = useCallback((first: number, last: number) => {
    view.current = { first, last }
  }, [])
  return { ...(loaded.filter === filter ? loaded : { filter, products: null, isComplete: false, problem: null }), loadMore, noteView }
}
