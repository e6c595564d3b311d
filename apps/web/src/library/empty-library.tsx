import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { libraryText } from '../text/library-en.ts'
import { brandColors, surface } from '../ui/tokens.ts'

/** Three blank ads waiting for a product. */
const Drawing = () => (
  <svg width="280" height="176" viewBox="0 0 280 176" aria-hidden="true">
    <g transform="rotate(-7 70 96)">
      <rect x="26" y="42" width="92" height="112" rx="14" fill="#fff" stroke={brandColors[200]} strokeWidth="2" />
      <rect x="36" y="52" width="72" height="60" rx="8" fill={brandColors[100]} />
      <rect x="36" y="122" width="48" height="7" rx="3.5" fill={brandColors[200]} />
      <rect x="36" y="136" width="32" height="6" rx="3" fill={surface.line} />
    </g>
    <g transform="rotate(7 210 96)">
      <rect x="164" y="36" width="84" height="124" rx="14" fill="#fff" stroke={brandColors[200]} strokeWidth="2" />
      <rect x="172" y="44" width="68" height="108" rx="9" fill={brandColors[50]} />
      <rect x="182" y="122" width="44" height="7" rx="3.5" fill={brandColors[200]} />
      <rect x="182" y="135" width="30" height="6" rx="3" fill={brandColors[200]} />
    </g>
    <rect x="84" y="16" width="112" height="140" rx="16" fill="#fff" stroke={brandColors[300]} strokeWidth="2" />
    <circle cx="102" cy="33" r="8" fill={brandColors[200]} />
    <rect x="116" y="29" width="44" height="8" rx="4" fill={surface.line} />
    <rect x="84" y="50" width="112" height="70" fill={brandColors[100]} />
    <path d="M140 66v38M121 85h38" stroke={brandColors[600]} strokeWidth="5" strokeLinecap="round" />
    <rect x="96" y="130" width="46" height="7" rx="3.5" fill={brandColors[200]} />
    <rect x="96" y="142" width="30" height="5" rx="2.5" fill={surface.line} />
    <rect x="156" y="130" width="30" height="16" rx="6" fill={brandColors[600]} />
  </svg>
)

interface EmptyLibraryProps {
  /** The search text, or null. */
  readonly searched: string | null
  /** Whether creations of other types exist behind another filter. */
  readonly otherKinds: boolean
  readonly onCreate: () => void
  readonly onShowAll: () => void
  readonly onClearSearch: () => void
}

/** Shown when there is no card: the reason, and a way to continue. */
export const EmptyLibrary = ({ searched, otherKinds, onCreate, onShowAll, onClearSearch }: EmptyLibraryProps) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, md: 9 } }}>
    <Drawing />
    <Typography component="h2" variant="h5" sx={{ mt: 1 }}>
      {searched === null ? libraryText.emptyTitle : libraryText.nothingFoundTitle}
    </Typography>
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {searched === null ? (otherKinds ? libraryText.emptyFilterText : libraryText.emptyText) : libraryText.nothingFound(searched)}
    </Typography>
    <Stack direction="row" sx={{ gap: 1.5, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
      {searched === null ? (
        <>
          <Button variant="contained" startIcon={<AutoAwesomeIcon />} onClick={onCreate}>
            {libraryText.emptyButton}
          </Button>
          {otherKinds && (
            <Button variant="outlined" onClick={onShowAll}>
              {libraryText.showAll}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outlined" onClick={onClearSearch}>
          {libraryText.clearSearch}
        </Button>
      )}
    </Stack>
  </Stack>
)
