import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCreations } from '../state/library.ts'
import { libraryText } from '../text/library-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { EmptyLibrary } from './empty-library.tsx'
import { FilterChips } from './filter-chips.tsx'
import { addressOf, countsOf, filterOf, isLibraryFilter, type LibraryRow, rowsOf, shownWith } from './filters.ts'
import { MediaCard } from './media-card.tsx'
import { SocialAdCard } from './social-ad-card.tsx'

// Only a long library pays for the machinery of long lists.
const LongList = lazy(async () => ({ default: (await import('./long-list.tsx')).LongList }))

/** Rows up to here are simply drawn: the browser's own find and keyboard work best on a whole page. Above, only what is near is drawn. */
const ROWS_DRAWN_WHOLE = 12

const keyOf = (row: LibraryRow): string => (row.kind === 'social' ? row.ad.id : row.ads.map(({ id }) => id).join(' '))

const Row = ({ row }: { row: LibraryRow }) => (
  <Box sx={{ pb: 3 }}>
    {row.kind === 'social' ? (
      <SocialAdCard ad={row.ad} />
    ) : (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 3, alignItems: 'start' }}>
        {row.ads.map((ad) => (
          <MediaCard key={ad.id} ad={ad} />
        ))}
      </Box>
    )}
  </Box>
)

const rowAt = (row: LibraryRow) => <Row row={row} />

/** `filterType` of the navigation state presets the filter and is then cleared from the history (specification §2). */
function usePresetFilter(): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('filterType' in state)) return
    const preset = isLibraryFilter(state.filterType) ? state.filterType : 'all'
    void navigate(addressOf(preset, pathname), { replace: true, state: null })
  }, [pathname, state, navigate])
}

/** The library of finished creations (specification §2, /tool). */
export function LibraryPage() {
  usePageTitle(libraryText.title)
  usePresetFilter()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { creations, ready } = useCreations()
  const filter = filterOf(pathname, search)
  const shown = shownWith(creations, filter)
  const rows = rowsOf(shown)
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2, mb: 2 }}>
        <Typography component="h1" variant="h4">
          {libraryText.title}
        </Typography>
        <Typography color="textSecondary" role="status">
          {ready ? libraryText.items(shown.length) : ''}
        </Typography>
      </Stack>
      <Box sx={{ mb: 3 }}>
        <FilterChips filter={filter} counts={countsOf(creations)} onChoose={(chosen) => void navigate(addressOf(chosen, pathname))} />
      </Box>
      {ready && rows.length === 0 && (
        <EmptyLibrary otherKinds={creations.length > 0} onShowAll={() => void navigate(addressOf('all', pathname))} />
      )}
      {rows.length <= ROWS_DRAWN_WHOLE ? (
        rows.map((row) => <Row key={keyOf(row)} row={row} />)
      ) : (
        <Suspense fallback={null}>
          <LongList rows={rows} keyOf={keyOf} rowAt={rowAt} />
        </Suspense>
      )}
    </>
  )
}
