import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import { libraryText } from '../text/library-en.ts'
import { libraryFilters, type LibraryFilter } from './filters.ts'

interface FilterChipsProps {
  readonly filter: LibraryFilter
  readonly counts: Readonly<Record<LibraryFilter, number>>
  readonly onChoose: (filter: LibraryFilter) => void
}

/** Rendered again when one of these changes, not at every letter of a search. */
export const FilterChips = memo(({ filter, counts, onChoose }: FilterChipsProps) => (
  <Stack direction="row" role="group" aria-label={libraryText.filterLabel} sx={{ gap: { xs: 0.75, sm: 1 }, flexWrap: 'wrap' }}>
    {libraryFilters.map((value) => (
      <Chip
        key={value}
        component="button"
        clickable
        aria-pressed={filter === value}
        color={filter === value ? 'primary' : 'default'}
        variant={filter === value ? 'filled' : 'outlined'}
        onClick={() => onChoose(value)}
        label={
          <>
            {libraryText.filters[value]}
            <Box
              component="span"
              sx={{
                ml: { xs: 0.5, sm: 1 },
                fontWeight: 500,
                fontVariantNumeric: 'tabular-nums',
                color: filter === value ? 'inherit' : 'text.secondary',
              }}
            >
              {counts[value]}
            </Box>
          </>
        }
        sx={{ height: 40, px: { xs: 0, sm: 0.75 }, bgcolor: filter === value ? undefined : 'background.paper' }}
      />
    ))}
  </Stack>
))
FilterChips.displayName = 'FilterChips'
