import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface NextButtonProps {
  readonly label: string
  readonly busy: boolean
  /** What it says while busy. */
  readonly busyLabel: string
  /** What is missing, as one sentence; null lets one go on. */
  readonly missing: string | null
  readonly onNext: () => void
  /** Under the button, e.g. a way to skip. */
  readonly children?: ReactNode
}

/** The way on. Stays in sight at the bottom of a long step, and says what is missing while it can't be pressed. */
export function NextButton({ label, busy, busyLabel, missing, onNext, children }: NextButtonProps) {
  const missingId = useId()
  return (
    <Box
      sx={{
        position: 'sticky',
        // The column's own padding: the button sits on the very edge of what is visible.
        bottom: -24,
        zIndex: 1,
        mx: -2,
        mb: -2,
        px: 2,
        pt: 1.5,
        pb: 2,
        mt: 1,
        borderRadius: '0 0 16px 16px',
        bgcolor: 'background.paper',
        // A soft edge above, so that what scrolls under it seems to go on.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-16px 0 auto',
          height: 16,
          background: 'linear-gradient(to bottom, rgb(255 255 255 / 0), #fff)',
          pointerEvents: 'none',
        },
      }}
    >
      <Button
        variant="contained"
        fullWidth
        loading={busy}
        loadingPosition="start"
        disabled={missing !== null}
        aria-describedby={missing === null || busy ? undefined : missingId}
        onClick={onNext}
        sx={{ minHeight: 48 }}
      >
        {busy ? busyLabel : label}
      </Button>
      {missing !== null && !busy && (
        <Typography id={missingId} variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
          {missing}
        </Typography>
      )}
      {children}
    </Box>
  )
}
