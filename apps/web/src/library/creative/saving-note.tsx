import CloseIcon from 'material-icon:baseline-close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { type Saving, type SavingOrder } from './use-saving.ts'

interface SavingNoteProps {
  readonly saving: Saving
  readonly onStop: () => void
  readonly onRetry: (order: SavingOrder) => void
}

/** Progress of a download, shown on the card: nothing, a bar, or the error and how to continue. */
export function SavingNote({ saving, onStop, onRetry }: SavingNoteProps) {
  if (saving.status === 'idle') return null
  if (saving.status === 'failed') {
    return (
      <Alert
        severity="error"
        sx={{ flex: 1, alignItems: 'center', '& .MuiAlert-action': { alignItems: 'center', py: 0 } }}
        action={
          <>
            <Button color="inherit" size="small" onClick={() => onRetry(saving.order)}>
              {commonText.retry}
            </Button>
            <IconButton color="inherit" size="small" aria-label={commonText.close} onClick={onStop}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {saving.sentence}
      </Alert>
    )
  }
  const { done, total } = saving
  return (
    <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" role="status" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {cardText.drawing(done, total)}
        </Typography>
        <LinearProgress
          aria-label={cardText.drawing(done, total)}
          variant={total === 1 ? 'indeterminate' : 'determinate'}
          value={total === 1 ? undefined : (100 * done) / total}
        />
      </Box>
      <Button size="small" onClick={onStop}>
        {cardText.stop}
      </Button>
    </Stack>
  )
}
