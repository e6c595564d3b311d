import { type VideoAd } from '@adloom/domain/ad.ts'
import DeleteIcon from 'material-icon:outline-delete'
import DownloadIcon from 'material-icon:outline-download'
import PlayIcon from 'material-icon:round-play-arrow'
import PlacementsIcon from 'material-icon:outline-devices'
import AgainIcon from 'material-icon:outline-replay'
import ShareIcon from 'material-icon:outline-share'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { designText } from '../../text/en.ts'
import { cardText, playerText } from '../../text/library-en.ts'
import { brandColors, ink, motion } from '../../ui/tokens.ts'
import { videoFormatLabel, isWide, lengthOf } from '../../video/video-facts.ts'
import { saveVideo, shareVideo } from '../../video/video-file.ts'
import { sourceOfVideo } from '../../video/video-source.ts'
import { useCardActions } from './card-actions.ts'
import { CardFooter } from './card-footer.tsx'
import { CardImage } from './card-image.tsx'
import { MoreMenu } from './more-menu.tsx'
import { wantsNoMotion } from '../../ui/wants-no-motion.ts'

/** A video: its poster, which opens the player and plays while hovered, and the details of its file. */
export function VideoAdCard({ ad }: { ad: VideoAd }) {
  const { remove, openVideoDialog, showPlacements } = useCardActions()
  const source = sourceOfVideo(ad)
  return (
    <>
      <Poster ad={ad} />
      <CardFooter title={ad.title} facts={[cardText.videoAd]}>
        <IconButton aria-label={cardText.deleteOf(ad.title)} title={cardText.delete} onClick={() => remove([ad])}>
          <DeleteIcon fontSize="small" />
        </IconButton>
        <MoreMenu
          label={cardText.more(ad.title)}
          actions={[
            { label: cardText.download, icon: <DownloadIcon fontSize="small" />, run: () => void saveVideo(ad) },
            { label: cardText.shareShort, icon: <ShareIcon fontSize="small" />, run: () => void shareVideo(ad) },
            { label: designText.placements, icon: <PlacementsIcon fontSize="small" />, run: () => showPlacements(ad) },
            ...(source === null
              ? []
              : [{ label: playerText.again, icon: <AgainIcon fontSize="small" />, run: () => openVideoDialog(ad.id, source) }]),
          ]}
        />
      </CardFooter>
    </>
  )
}

/**
 * The video's poster, and below it, clear of its words, the play button, the length and the format. The video plays while it is hovered or focused,
 * unless the user wants no motion.
 */
function Poster({ ad }: { ad: VideoAd }) {
  const { open } = useCardActions()
  const [isPlaying, setIsPlaying] = useState(false)
  const play = () => setIsPlaying(!wantsNoMotion())
  const stop = () => setIsPlaying(false)
  return (
    <Box onMouseEnter={play} onMouseLeave={stop} sx={{ position: 'relative', bgcolor: ink[900], '&:hover .play': { scale: '1.06' } }}>
      <Box sx={{ position: 'relative' }}>
        <CardImage src={ad.thumbnailUrl ?? ''} alt={ad.title} aspectRatio="16 / 9" fit={isWide(ad) ? 'cover' : 'letterbox'} />
        {isPlaying && (
          <Box
            component="video"
            src={ad.videoUrl}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            muted
            loop
            playsInline
            onError={stop}
            sx={{ position: 'absolute', inset: 0, width: 1, height: 1, display: 'block', objectFit: isWide(ad) ? 'cover' : 'contain' }}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 1.5, py: 0.75, color: '#fff', forcedColorAdjust: 'none' }}>
        <PlayMark />
        <Typography variant="caption" sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {lengthOf(ad)} · {videoFormatLabel(ad)}
        </Typography>
      </Stack>
      <ButtonBase
        aria-label={cardText.play(ad.title)}
        onClick={() => open(ad)}
        onFocus={play}
        onBlur={stop}
        sx={{ position: 'absolute', inset: 0, '&.Mui-focusVisible': { outlineOffset: -5 } }}
      />
    </Box>
  )
}

const PlayMark = () => (
  <Box
    className="play"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      borderRadius: '50%',
      bgcolor: '#fff',
      transition: `scale ${motion.press}ms ${motion.easing}`,
    }}
  >
    <PlayIcon fontSize="small" sx={{ color: brandColors[700] }} />
  </Box>
)
