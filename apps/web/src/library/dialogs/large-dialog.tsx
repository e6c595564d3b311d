import PreviousIcon from 'material-icon:baseline-chevron-left'
import NextIcon from 'material-icon:baseline-chevron-right'
import CloseIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { surface } from '../../ui/tokens.ts'

/** Variants to page through. `step` is -1 or 1, and wraps. */
interface Ring {
  readonly name: string
  readonly previous: string
  readonly next: string
  /** From 0. */
  readonly place: number
  readonly total: number
  readonly turn: (step: number) => void
}

interface LargeDialogProps {
  readonly title: string
  /** Width divided by height of the content. */
  readonly ratio: number
  readonly children: ReactNode
  /** What the left and right arrow keys page through, and what the up and down keys do. Entries with a single variant are left out. */
  readonly across: Ring
  readonly down?: Ring
  /** Below the content: the error. */
  readonly note?: ReactNode
  readonly caption: string | null
  readonly actions: ReactNode
  readonly onClose: () => void
}

/** One item as large as the window allows, on a plain background; arrow keys page through its variants. */
export function LargeDialog({ title, ratio, children, across, down, note, caption, actions, onClose }: LargeDialogProps) {
  const heading = useId()
  const rings = (down === undefined ? [across] : [across, down]).filter(({ total }) => total > 1)
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        const ring = /^Arrow(?:Left|Right)$/.test(event.key) ? across : /^Arrow(?:Up|Down)$/.test(event.key) ? down : undefined
        if (ring === undefined || ring.total < 2) return
        event.preventDefault()
        ring.turn(/(?:Left|Up)$/.test(event.key) ? -1 : 1)
      }}
      slotProps={{ paper: { sx: { m: { xs: 1.5, md: 4 }, maxWidth: 'calc(100% - 24px)' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 3, pr: 1.5, py: 1.5 }}>
        <Typography
          id={heading}
          component="h2"
          dir="auto"
          variant="h6"
          sx={{ flex: 1, minWidth: 0, width: 0, lineHeight: 1.3, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {title}
        </Typography>
        <IconButton aria-label={commonText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ display: 'flex', justifyContent: 'center', minWidth: 'min(560px, 100%)', p: { xs: 1.5, md: 3 }, bgcolor: surface.canvas }}>
        {/* Keeps the item and the buttons below it visible together, also in a low window. */}
        <Box sx={{ width: `min(100vw - 96px, 1200px, max(96px, ${String(ratio)} * (100vh - 260px)))`, flex: 'none' }}>
          <Box sx={{ borderRadius: 1, overflow: 'hidden', outline: `1px solid ${surface.line}` }}>{children}</Box>
          {note}
        </Box>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, pl: 2, pr: 3, py: 1.5 }}>
        {rings.map((ring) => (
          <Stack key={ring.name} direction="row" role="group" aria-label={ring.name} sx={{ alignItems: 'center' }}>
            <IconButton aria-label={ring.previous} onClick={() => ring.turn(-1)}>
              <PreviousIcon />
            </IconButton>
            <Typography variant="body2" aria-live="polite" sx={{ minWidth: 80, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
              {ring.name} {cardText.place(ring.place + 1, ring.total)}
            </Typography>
            <IconButton aria-label={ring.next} onClick={() => ring.turn(1)}>
              <NextIcon />
            </IconButton>
          </Stack>
        ))}
        {caption !== null && (
          <Typography variant="caption" color="textSecondary" sx={{ pl: 1, display: { xs: 'none', lg: 'block' } }}>
            {caption}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          {actions}
        </Stack>
      </Stack>
    </Dialog>
  )
}
