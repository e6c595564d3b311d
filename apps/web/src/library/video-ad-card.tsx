import { type VideoAd } from '@adloom/domain/ad.ts'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import PlayIcon from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { cardText } from '../text/library-en.ts'
import { brand, motion, radius, shadow } from '../ui/tokens.ts'
import { formatOf, lengthOf } from '../video/video-facts.ts'
import { useCardActions } from './card-actions.ts'
import { CardFooter } from './card-footer.tsx'
import { MediaPicture } from './media-picture.tsx'

/** A video: its still, which opens the player, and what is known of its file. */
export function VideoAdCard({ ad }: { ad: VideoAd }) {
  const { open, remove } = useCardActions()
  return (
    <>
      <Box sx={{ position: 'relative', '&:hover .play': { scale: '1.06' } }}>
        <MediaPicture src={ad.thumbnailUrl ?? ''} alt={ad.title} aspectRatio="16 / 9" />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 10,
            bottom: 10,
            px: 1,
            py: 0.25,
            borderRadius: `${radius.inner}px`,
            bgcolor: 'rgb(11 18 32 / .86)',
            color: '#fff',
            fontSize: 12,
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {lengthOf(ad)} · {formatOf(ad)}
        </Box>
        <ButtonBase
          aria-label={cardText.play(ad.title)}
          onClick={() => open(ad)}
          sx={{ position: 'absolute', inset: 0, '&.Mui-focusVisible': { outlineOffset: -5 } }}
        >
          <Box
            className="play"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              borderRadius: '50%',
              bgcolor: '#fff',
              boxShadow: shadow.hover,
              transition: `scale ${motion.press}ms ${motion.easing}`,
            }}
          >
            <PlayIcon fontSize="large" sx={{ color: brand[700] }} />
          </Box>
        </ButtonBase>
      </Box>
      <CardFooter title={ad.title} facts={[cardText.videoAd]}>
        <IconButton aria-label={cardText.deleteOf(ad.title)} title={cardText.delete} onClick={() => remove([ad])}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </CardFooter>
    </>
  )
}
