import { type VideoAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import CloseIcon from 'material-icon:baseline-close'
import DownloadIcon from 'material-icon:outline-download'
import FailedIcon from 'material-icon:outline-error-outline'
import ReadyIcon from 'material-icon:baseline-check-circle'
import AgainIcon from 'material-icon:outline-replay'
import ShareIcon from 'material-icon:outline-share'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { commonText } from '../text/en.ts'
import { imagePanelText, playerText } from '../text/library-en.ts'
import { readableDate } from '../ui/readable-date.ts'
import { brandColors, ink, radius, status, surface } from '../ui/tokens.ts'
import { videoFormatLabel, lengthOf, platformsOf, resolutionOf } from './video-facts.ts'
import { wantsNoMotion } from '../ui/wants-no-motion.ts'

interface VideoPlayerDialogProps {
  readonly ad: VideoAd
  readonly onDownload: () => void
  readonly onShare: () => void
  /** Opens the options to make it again; null when its request is unknown. */
  readonly onMakeAgain: (() => void) | null
  readonly onClose: () => void
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, py: 1, borderBottom: `1px solid ${surface.line}` }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Stack>
)

/** Plays a video, with its details beside it (§2.14). Mount it to open it. */
export function VideoPlayerDialog({ ad, onDownload, onShare, onMakeAgain, onClose }: VideoPlayerDialogProps) {
  const title = useId()
  const [failed, setFailed] = useState(false)
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={title}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, pl: 3, pr: 1.5, py: 1.5 }}>
        {/* The chip is beside a short title, and below a long one. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: 1, minWidth: 0, columnGap: 1.5, rowGap: 0.5 }}>
          <Typography id={title} component="h2" dir="auto" variant="h6" sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {ad.title}
          </Typography>
          <Chip size="small" color="primary" label={resolutionOf(ad)} />
        </Box>
        <IconButton aria-label={commonText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: 0, overflowY: 'auto' }}>
        <Player ad={ad} failed={failed} onFail={() => setFailed(true)} />
        <Stack sx={{ width: { xs: 1, md: 280, lg: 320 }, flex: 'none', p: 3, gap: 2.5 }}>
          <Details ad={ad} failed={failed} />
          <Platforms ad={ad} />
          {ad.engine !== undefined && (
            <Typography variant="caption" color="textSecondary">
              {engineCaption(ad.engine)}
            </Typography>
          )}
          <Stack sx={{ gap: 1, mt: 'auto' }}>
            <Button variant="contained" startIcon={<DownloadIcon />} onClick={onDownload}>
              {playerText.download}
            </Button>
            <Button variant="outlined" startIcon={<ShareIcon />} onClick={onShare}>
              {playerText.share}
            </Button>
            {onMakeAgain !== null && (
              <Button
                variant="outlined"
                startIcon={<AgainIcon />}
                onClick={() => {
                  onClose()
                  onMakeAgain()
                }}
              >
                {playerText.again}
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
    </Dialog>
  )
}

/** The video with the browser's controls, or why it is not played. */
function Player({ ad, failed, onFail }: { ad: VideoAd; failed: boolean; onFail: () => void }) {
  return (
    // Below each other, the video keeps its height: it would shrink and cover the details.
    <Box sx={{ flex: { xs: 'none', md: 1 }, minWidth: 0, display: 'grid', placeItems: 'center', bgcolor: ink[900], minHeight: 280 }}>
      {failed ? (
        <Alert severity="warning" sx={{ m: 3 }}>
          {playerText.failed}
        </Alert>
      ) : (
        // Our videos have music and no speech: there is nothing to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={ad.videoUrl}
          poster={ad.thumbnailUrl ?? undefined}
          controls
          autoPlay={!wantsNoMotion()}
          playsInline
          aria-label={ad.title}
          onError={onFail}
          style={{ display: 'block', width: '100%', maxHeight: '68vh' }}
        />
      )}
    </Box>
  )
}

const Details = ({ ad, failed }: { ad: VideoAd; failed: boolean }) => (
  <Box>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
      {playerText.details}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      <Fact name={playerText.status}>
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: failed ? status.failed : status.complete }}
        >
          {failed ? <FailedIcon aria-hidden="true" sx={{ fontSize: 16 }} /> : <ReadyIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
          {failed ? playerText.notPlayed : playerText.ready}
        </Box>
      </Fact>
      <Fact name={playerText.duration}>{lengthOf(ad)}</Fact>
      <Fact name={playerText.format}>{videoFormatLabel(ad)}</Fact>
      <Fact name={playerText.resolution}>{resolutionOf(ad)}</Fact>
      <Fact name={playerText.created}>{readableDate(ad.createdAt) ?? imagePanelText.unknown}</Fact>
    </Box>
  </Box>
)

/** Where a video of this shape and length can be shown. */
const Platforms = ({ ad }: { ad: VideoAd }) => (
  <Box>
    <Typography component="h3" variant="subtitle2">
      {playerText.platforms}
    </Typography>
    <Stack component="ul" direction="row" sx={{ gap: 1, flexWrap: 'wrap', p: 0, m: 0, mt: 1, listStyle: 'none' }}>
      {platformsOf(ad).map((name) => (
        <Chip key={name} component="li" size="small" label={name} sx={{ bgcolor: brandColors[50], borderRadius: `${radius.pill}px` }} />
      ))}
    </Stack>
  </Box>
)
