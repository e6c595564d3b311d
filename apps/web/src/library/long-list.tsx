import { type RefObject, useImperativeHandle, useRef } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { CreationRow, keyOf, type ShowRow } from './creation-row.tsx'
import { type LibraryRow } from './filters.ts'

interface LongListProps {
  readonly rows: readonly LibraryRow[]
  readonly columns: number
  /** How many cards the whole list has. */
  readonly total: number
  readonly show: RefObject<ShowRow | null>
}

const drawn = (row: LibraryRow, columns: number, total: number) => <CreationRow row={row} columns={columns} total={total} />

/** Draws only the rows near the window, however many there are. */
export function LongList({ rows, columns, total, show }: LongListProps) {
  const list = useRef<VirtuosoHandle>(null)
  useImperativeHandle(
    show,
    () => (index, done) => list.current?.scrollIntoView({ index, behavior: 'auto', done: () => requestAnimationFrame(done) }),
  )
  return (
    <Virtuoso
      ref={list}
      useWindowScroll
      increaseViewportBy={600}
      data={rows}
      computeItemKey={(_, row) => keyOf(row)}
      itemContent={(_, row) => drawn(row, columns, total)}
    />
  )
}
