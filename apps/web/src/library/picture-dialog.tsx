import { cycle, type DisplayAd, type ImageAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import CloseIcon from '@mui/icons-material/Close'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { changeAdView, useAdView } from '../state/library-view.ts'
import { commonText } from '../text/en.ts'
import { cardText } from '../text/library-en.ts'
import { Picture } from '../ui/picture.tsx'
import { surface } from '../ui/tokens.ts'
import { picturesOf } from './image-ad-card.tsx'
import { saveFile } from './media-file.ts'

/** A picture as large as the window lets it be; arrow keys turn through its variants. */
export function PictureDialog({ ad, onClose }: { ad: DisplayAd | ImageAd; onClose: () => void }) {
  const heading = useId()
  const pictures = ad.type === 'image' ? picturesOf(ad) : [ad.imageUrl]
  const place = Math.min(useAdView(ad.id).image, pictures.length - 1)
  const turn = (step: number) => changeAdView(ad.id, (view) => ({ ...view, image: cycle(place, step, pictures.length) }))
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={heading}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 3, pr: 1.5, py: 1.5 }}>
        <Typography id={heading} component="h2" variant="h6" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {ad.title}
        </Typography>
        <IconButton aria-label={commonText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ bgcolor: surface.canvas, width: 'min(86vw, 68vh)', maxWidth: 1 }}>
        <Picture src={pictures[place]} alt={ad.title} aspectRatio="1" failedText={commonText.imageFailed} fit="contain" />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 3, py: 1.5 }}>
        {pictures.length > 1 && (
          <>
            <IconButton aria-label={cardText.previousImage(ad.title)} onClick={() => turn(-1)} edge="start">
              <PreviousIcon />
            </IconButton>
            <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {cardText.place(place + 1, pictures.length)}
            </Typography>
            <IconButton aria-label={cardText.nextImage(ad.title)} onClick={() => turn(1)}>
              <NextIcon />
            </IconButton>
          </>
        )}
        {ad.engine !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {engineCaption(ad.engine)}
          </Typography>
        )}
        <Button variant="contained" startIcon={<DownloadIcon />} sx={{ ml: 'auto' }} onClick={() => void saveFile(ad, pictures[place])}>
          {cardText.download}
        </Button>
      </Stack>
    </Dialog>
  )
}
