import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useRef } from 'react'
import { radius, surface } from '../ui/tokens.ts'
import { CreationRow, keyOf } from './creation-row.tsx'
import { type LibraryRow } from './filters.ts'

/** Room below a row, in pixels. */
const GAP = 24
/** Height of a row nobody has drawn yet, and of which no like one was: about that of a screen's usual cards, in pixels. */
const GUESS = { social: 720, other: 400 } as const

/** Heights of rows as they were drawn, in pixels: by their cards, and by the kinds of their cards. */
const heights = new Map<string, number>()

const kindsOf = ({ cells }: LibraryRow, columns: number): string =>
  `${columns} ${cells.map(({ ad, span }) => `${ad.type} ${span}`).join(' ')}`

/** Rows that are drawn at once when the library is opened, blank for no moment: those a window holds whole. */
const ROWS_AT_ONCE = 2
let isOpening = true

/**
 * A row that is blank at first and drawn when there is time: neither scrolling nor a key waits for the cards that come into sight. Whoever
 * scrolls past faster than cards can be drawn sees their places go by.
 */
export function LateRow({ row, index, columns }: { row: LibraryRow; index: number; columns: number }) {
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = useDeferredValue(true, isOpening && index < ROWS_AT_ONCE)
  const [own, kind] = [keyOf(row), kindsOf(row, columns)]
  useEffect(() => {
    isOpening = false
    if (!isDrawn || box.current === null) return
    heights.set(own, box.current.offsetHeight)
    heights.set(kind, box.current.offsetHeight)
  }, [isDrawn, own, kind])
  if (isDrawn) {
    return (
      <div ref={box}>
        <CreationRow row={row} columns={columns} />
      </div>
    )
  }
  const height = heights.get(own) ?? heights.get(kind) ?? (row.cells[0].ad.type === 'social' ? GUESS.social : GUESS.other)
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
