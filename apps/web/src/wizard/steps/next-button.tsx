import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { surface } from '../../ui/tokens.ts'

interface NextButtonProps {
  readonly label: string
  readonly busy: boolean
  /** Label while busy. */
  readonly busyLabel: string
  /** The missing input as one sentence; null enables the button. */
  readonly missing: string | null
  readonly onNext: () => void
  /** Id of the text that describes the click while it is enabled. */
  readonly describedBy?: string
  /** Under the button, e.g. a way to skip. */
  readonly children?: ReactNode
}

/** The button to the next step. Below the scrolling content, so that it covers nothing of a long step; shows what is missing while it is disabled. */
export function NextButton({ label, busy, busyLabel, missing, onNext, describedBy, children }: NextButtonProps) {
  const missingId = useId()
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 'none',
        px: 3,
        pt: 1,
        pb: 2.5,
        // Where the whole page scrolls, it stays at the bottom of the screen while its step is in view.
        '@media (max-width: 767.98px)': { position: 'sticky', bottom: 0, zIndex: 2, pb: 1.5, bgcolor: 'background.default' },
        // A soft edge above, so that the content scrolling under it seems to continue.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-16px 12px auto 0',
          height: 16,
          background: `linear-gradient(to bottom, transparent, ${surface.canvas})`,
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
        aria-describedby={missing === null || busy ? describedBy : missingId}
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
