import { memo } from 'react'
import { libraryText } from '../text/library-en.ts'
import { CountedChips } from '../ui/counted-chips.tsx'
import { libraryFilters, type LibraryFilter } from './filters.ts'

interface FilterChipsProps {
  readonly filter: LibraryFilter
  readonly counts: Readonly<Record<LibraryFilter, number>>
  readonly onChoose: (filter: LibraryFilter) => void
}

/** Rendered again when one of these changes, not at every letter of a search. */
export const FilterChips = memo(({ filter, counts, onChoose }: FilterChipsProps) => (
  <CountedChips
    label={libraryText.filterLabel}
    choices={libraryFilters.map((value) => ({ value, label: libraryText.filters[value], count: counts[value] }))}
    chosen={filter}
    onChoose={onChoose}
  />
))
FilterChips.displayName = 'FilterChips'
