import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { archiveText, cardText } from '../../text/library-en.ts'
import { radius } from '../../ui/tokens.ts'
import { type Transfer } from './use-transfer.ts'

/** Progress of an export or import: nothing, or a bar with a button to stop it. */
export function TransferNote({ transfer, onStop }: { transfer: Transfer; onStop: () => void }) {
  if (transfer.status === 'idle') return null
  const isCounted = transfer.status !== 'reading' && transfer.total > 0
  const label = transfer.status === 'reading' ? archiveText.reading : archiveText[transfer.status](transfer.done, transfer.total)
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, px: 2, py: 1.5, borderRadius: `${radius.control}px` }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </Typography>
        <LinearProgress
          aria-label={label}
          variant={isCounted ? 'determinate' : 'indeterminate'}
          value={isCounted ? (100 * transfer.done) / transfer.total : undefined}
        />
      </Box>
      <Button size="small" onClick={onStop}>
        {cardText.stop}
      </Button>
    </Paper>
  )
}
