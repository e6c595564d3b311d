import CompleteIcon from 'material-icon:baseline-check-circle'
import CloseIcon from 'material-icon:baseline-close'
import FailedIcon from 'material-icon:outline-error-outline'
import GeneratingIcon from 'material-icon:outline-movie-filter'
import QueuedIcon from 'material-icon:outline-schedule'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { brandColors, status as statusColor } from './tokens.ts'

/** Duration of the bar's transition, in milliseconds. */
const STEP_MS = 320

const appearances = {
  pending: { color: statusColor.queued, Icon: QueuedIcon },
  processing: { color: statusColor.generating, Icon: GeneratingIcon },
  completed: { color: statusColor.complete, Icon: CompleteIcon },
  failed: { color: statusColor.failed, Icon: FailedIcon },
} as const

type MakingStatus = keyof typeof appearances

interface StatusLineProps {
  readonly status: MakingStatus
  readonly label: string
  /** In whole percent; null shows none. */
  readonly percent: number | null
  /** The button that removes what is over; null for none. */
  readonly dismiss: { readonly label: string; readonly title: string; readonly run: () => void } | null
}

/** The status of what is being made, in words and colour with its icon, and how far it is. */
export function StatusLine({ status, label, percent, dismiss }: StatusLineProps) {
  const { color, Icon } = appearances[status]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color }}>
      <Icon aria-hidden="true" sx={{ fontSize: 20, flex: 'none' }} />
      {/* Announced when the status changes, and only then. */}
      <Typography role="status" variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>
        {label}
      </Typography>
      {percent !== null && (
        <Typography component="span" variant="body2" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {`${percent}%`}
        </Typography>
      )}
      {dismiss !== null && (
        <IconButton size="small" aria-label={dismiss.label} title={dismiss.title} onClick={dismiss.run} sx={{ my: -1, mr: -0.75 }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  )
}

/** How far it is, as a bar in the colour of its status. `percent` is 0 to 100. */
export const StatusBar = ({ status, label, percent }: { status: MakingStatus; label: string; percent: number }) => (
  <LinearProgress
    variant="determinate"
    value={percent}
    aria-label={label}
    sx={{
      height: 6,
      borderRadius: 3,
      bgcolor: brandColors[100],
      '& .MuiLinearProgress-bar': {
        bgcolor: appearances[status].color,
        borderRadius: 3,
        transition: `transform ${String(STEP_MS)}ms linear`,
      },
      '@media (prefers-reduced-motion: reduce)': { '& .MuiLinearProgress-bar': { transition: 'none' } },
    }}
  />
)
