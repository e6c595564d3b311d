import { type DisplayAd } from '@adloom/domain/ad.ts'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import ShareIcon from '@mui/icons-material/ShareOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { cardText } from '../text/library-en.ts'
import { readableDate } from '../ui/readable-date.ts'
import { useCardActions } from './card-actions.ts'
import { CardFooter } from './card-footer.tsx'
import { saveFile, shareFile } from './media-file.ts'
import { MediaPicture } from './media-picture.tsx'

/** A display ad: its picture, its name, its day, and its file (specification §2; its buttons do what they say, decisions). */
export function DisplayAdCard({ ad }: { ad: DisplayAd }) {
  const { open, remove } = useCardActions()
  const hasPicture = ad.imageUrl !== ''
  // Breaks before the day, never within.
  const day = cardText.created(readableDate(ad.createdAt) ?? cardText.unknown).replaceAll(' ', '\u00A0')
  const meta = `${cardText.displayAd} · ${day}`
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <MediaPicture src={ad.imageUrl} alt={ad.title} aspectRatio="16 / 9" />
        {hasPicture && (
          <ButtonBase
            aria-label={cardText.enlarge(ad.title)}
            onClick={() => open(ad)}
            sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in', '&.Mui-focusVisible': { outlineOffset: -5 } }}
          />
        )}
      </Box>
      <CardFooter title={ad.title} meta={meta}>
        <IconButton
          aria-label={cardText.downloadOf(ad.title)}
          title={cardText.download}
          disabled={!hasPicture}
          onClick={() => void saveFile(ad, ad.imageUrl)}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={cardText.share(ad.title)}
          title={cardText.shareShort}
          disabled={!hasPicture}
          onClick={() => void shareFile(ad, ad.imageUrl)}
        >
          <ShareIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={cardText.deleteOf(ad.title)} title={cardText.delete} onClick={() => remove([ad])}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </CardFooter>
    </>
  )
}
