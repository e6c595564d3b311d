import { type ReactNode } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { type LibraryRow } from './filters.ts'

interface LongListProps {
  readonly rows: readonly LibraryRow[]
  readonly keyOf: (row: LibraryRow) => string
  readonly rowAt: (row: LibraryRow) => ReactNode
}

/** Draws only the rows near the window, however many there are. */
export const LongList = ({ rows, keyOf, rowAt }: LongListProps) => (
  <Virtuoso
    useWindowScroll
    increaseViewportBy={600}
    data={rows}
    computeItemKey={(_, row) => keyOf(row)}
    itemContent={(_, row) => rowAt(row)}
  />
)
