import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useRef } from 'react'
import { radius, surface } from '../ui/tokens.ts'
import { CreationRow, keyOf } from './creation-row.tsx'
import { type LibraryRow } from './filters.ts'

/** Gap below a row, in pixels. */
const GAP = 24
/** Estimated height of a row when no row of its kind was rendered yet: about that of a screen's usual cards, in pixels. */
const GUESS = { social: 720, other: 400 } as const

/** Heights of rendered rows, in pixels: by their cards, and by the types of their cards. */
const heights = new Map<string, number>()

const kindsOf = ({ cells }: LibraryRow, columns: number): string =>
  `${columns} ${cells.map(({ ad, span }) => `${ad.type} ${span}`).join(' ')}`

/** Number of rows rendered immediately when the library opens: as many as fit a window completely. */
const ROWS_AT_ONCE = 2
let isOpening = true

/**
 * A row that is blank at first and rendered when the page is idle: neither scrolling nor a key waits for cards that come into view. Scrolling faster
 * than cards render shows their blank places.
 */
export function DeferredRow({ row, index, columns }: { row: LibraryRow; index: number; columns: number }) {
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = useDeferredValue(true, isOpening && index < ROWS_AT_ONCE)
  const [key, kind] = [keyOf(row), kindsOf(row, columns)]
  useEffect(() => {
    isOpening = false
    if (!isDrawn || box.current === null) return
    heights.set(key, box.current.offsetHeight)
    heights.set(kind, box.current.offsetHeight)
  }, [isDrawn, key, kind])
  if (isDrawn) {
    return (
      <div ref={box}>
        <CreationRow row={row} columns={columns} />
      </div>
    )
  }
  const height = heights.get(key) ?? heights.get(kind) ?? (row.cells[0].ad.type === 'social' ? GUESS.social : GUESS.other)
  return (
    <Box
      aria-hidden="true"
      style={{ height }}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: `${GAP}px`, pb: `${GAP}px` }}
    >
      {row.cells.map(({ ad, span }) => (
        <div
          key={ad.id}
          style={{
            gridColumn: `span ${span}`,
            borderRadius: radius.card,
            border: `1px solid ${surface.line}`,
            backgroundColor: surface.paper,
          }}
        />
      ))}
    </Box>
  )
}
