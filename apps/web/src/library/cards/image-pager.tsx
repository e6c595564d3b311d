import PreviousIcon from 'material-icon:baseline-chevron-left'
import NextIcon from 'material-icon:baseline-chevron-right'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { cardText } from '../../text/library-en.ts'
import { surface } from '../../ui/tokens.ts'

interface ImagePagerProps {
  /** Id of the ad. */
  readonly title: string
  /** From 0. */
  readonly place: number
  readonly total: number
  readonly onTurn: (step: number) => void
}

/** Below a card's image: the number of images, and buttons to page through them. Nothing for a single image. */
export function ImagePager({ title, place, total, onTurn }: ImagePagerProps) {
  if (total < 2) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', minHeight: 40, pl: 2, pr: 1, borderBottom: `1px solid ${surface.line}` }}>
      <Chip size="small" label={cardText.images(total)} />
      <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
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
    </Stack>
  )
}
