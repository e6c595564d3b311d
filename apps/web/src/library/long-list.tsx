import { useImperativeHandle, useRef } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { keyOf, type LongListProps } from './creation-row.tsx'
import { type LibraryRow } from './filters.ts'
import { DeferredRow } from './deferred-row.tsx'

/** Pixels above and below the window in which rows are rendered before they come into view. */
const AHEAD = 600

const drawn = (index: number, row: LibraryRow, columns: number) => <DeferredRow row={row} index={index} columns={columns} />

/** Renders only the rows near the window, however many there are. */
export function LongList({ rows, columns, show }: LongListProps) {
  const list = useRef<VirtuosoHandle>(null)
  useImperativeHandle(
    show,
    () => (index, done) => list.current?.scrollIntoView({ index, behavior: 'auto', done: () => requestAnimationFrame(done) }),
  )
  return (
    <Virtuoso
      ref={list}
      useWindowScroll
      increaseViewportBy={AHEAD}
      data={rows}
      computeItemKey={(_, row) => keyOf(row)}
      itemContent={(index, row) => drawn(index, row, columns)}
    />
  )
}
