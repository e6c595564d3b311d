import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { cardText } from '../../text/library-en.ts'

/** What lies on a picture is white enough to be seen on any. */
export const onImage = {
  bgcolor: 'rgb(255 255 255 / .94)',
  '&:hover, &.Mui-focusVisible': { bgcolor: '#fff' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const

interface ImagePagerProps {
  /** The ad's. */
  readonly title: string
  /** From 0. */
  readonly place: number
  readonly total: number
  readonly onTurn: (step: number) => void
}

/** On a card's picture: how many there are, and the way through them. Nothing when there is but one. */
export function ImagePager({ title, place, total, onTurn }: ImagePagerProps) {
  if (total < 2) return null
  return (
    <>
      <Chip size="small" label={cardText.images(total)} sx={{ position: 'absolute', bottom: 12, left: 12, ...onImage }} />
      <Stack
        direction="row"
        sx={{ position: 'absolute', bottom: 4, right: 4, alignItems: 'center', borderRadius: 999, m: 0.5, ...onImage }}
      >
        <IconButton size="small" aria-label={cardText.previousImage(title)} onClick={() => onTurn(-1)}>
          <PreviousIcon fontSize="small" />
        </IconButton>
        <Typography
          variant="caption"
          aria-live="polite"
          sx={{ minWidth: 32, textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {cardText.place(place + 1, total)}
        </Typography>
        <IconButton size="small" aria-label={cardText.nextImage(title)} onClick={() => onTurn(1)}>
          <NextIcon fontSize="small" />
        </IconButton>
      </Stack>
    </>
  )
}
