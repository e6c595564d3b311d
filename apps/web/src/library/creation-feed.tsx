import { type Ad } from '@adloom/domain/ad.ts'
import Box from '@mui/material/Box'
import { type ComponentType, type KeyboardEvent, lazy, memo, Suspense, useMemo, useRef, useState } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { libraryText } from '../text/library-en.ts'
import { useElementWidth } from '../ui/element-width.ts'
import { useCardActions } from './cards/card-actions.ts'
import { CreationRow, keyOf, type LongListProps, type ShowRow } from './creation-row.tsx'
import { ListLengthContext } from './cards/list-length.ts'
import { columnsFor, type LibraryFilter, placeAfter, rowsOf } from './filters.ts'

// Cards render before the code for long lists, which loads while the creations are read.
const longList = loadPart(() => import('./long-list.tsx'))
const LazyList = lazy(async () => ({ default: (await longList).LongList }))
/** The same once it is loaded: React holds back for 300 ms what follows the placeholder of a lazy part. */
let ReadyList: ComponentType<LongListProps> | null = null
longList.then(
  ({ LongList }) => (ReadyList = LongList),
  () => undefined,
)

/** Only the rows near the window. */
function NearRows(props: LongListProps) {
  const [List] = useState(() => ReadyList ?? LazyList)
  return <List {...props} />
}

/** Up to this many rows all are rendered: the browser's own find works best on a whole page. Above, only rows near the window are. */
const ROWS_DRAWN_WHOLE = 12

const cardAt = (feed: Element, place: number): HTMLElement | null => feed.querySelector(`[data-place="${place}"]`)

/** Frames within which a card that was scrolled to is rendered, or never. */
const FRAMES_TO_DRAW = 120

function focusWhenDrawn(feed: Element, place: number, frames = FRAMES_TO_DRAW): void {
  const card = cardAt(feed, place)
  if (card !== null) card.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(feed, place, frames - 1))
}

interface CreationFeedProps {
  readonly ads: readonly Ad[]
  readonly filter: LibraryFilter
  /** Whether these are only the first of many that are still being read. */
  readonly hasMore: boolean
}

/**
 * The cards. It is a feed: each card is focusable; arrows, Home and End move from card to card, Enter opens, Space selects, and with Shift the arrows
 * select along the way. Keys inside a card stay with its controls.
 */
export const CreationFeed = memo(({ ads, filter, hasMore }: CreationFeedProps) => {
  const { open, choose } = useCardActions()
  const [ref, width] = useElementWidth()
  const feed = useRef<HTMLDivElement>(null)
  const show = useRef<ShowRow>(null)
  const columns = width === null ? null : columnsFor(width, filter)
  const rows = useMemo(() => (columns === null ? [] : rowsOf(ads, columns)), [ads, columns])

  const focusCard = (place: number) => {
    const container = feed.current
    if (container === null) return
    const card = cardAt(container, place)
    if (card !== null) {
      card.focus({ preventScroll: true })
      card.scrollIntoView({ block: 'nearest' })
      return
    }
    const row = rows.findIndex(({ first, cells }) => place < first + cells.length)
    show.current?.(row, () => focusWhenDrawn(container, place))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target
    if (!(card instanceof HTMLElement) || card.dataset.place === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = Number(card.dataset.place)
    const ad = ads.at(place)
    if (ad === undefined) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(ad)
      return
    }
    if (event.key === ' ') {
      event.preventDefault()
      choose(ad.id, event.shiftKey)
      return
    }
    const next = placeAfter(rows, place, event.key)
    if (next === null) return
    event.preventDefault()
    const reached = ads.at(next)
    if (event.shiftKey && next !== place && reached !== undefined) choose(reached.id, true)
    focusCard(next)
  }

  return (
    <div ref={ref}>
      {columns !== null && rows.length > 0 && (
        // The feed handles keys that its cards do not; it is no control itself.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <Box ref={feed} role="feed" aria-label={libraryText.feed} onKeyDown={onKeyDown}>
          <ListLengthContext value={ads.length}>
            {rows.length <= ROWS_DRAWN_WHOLE && !hasMore ? (
              rows.map((row) => <CreationRow key={keyOf(row)} row={row} columns={columns} />)
            ) : (
              <Suspense fallback={null}>
                <NearRows rows={rows} columns={columns} show={show} />
              </Suspense>
            )}
          </ListLengthContext>
        </Box>
      )}
    </div>
  )
})
CreationFeed.displayName = 'CreationFeed'
