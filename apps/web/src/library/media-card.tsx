import { type Ad, downloadName } from '@adloom/domain/ad.ts'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import PlayIcon from '@mui/icons-material/PlayArrowRounded'
import ShareIcon from '@mui/icons-material/ShareOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '../browser/api.ts'
import { downloadFile } from '../browser/download.ts'
import { shareAddress } from '../browser/share.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { cardText, panelText } from '../text/library-en.ts'
import { Picture } from '../ui/picture.tsx'
import { readableDate } from '../ui/readable-date.ts'
import { brand, motion, shadow } from '../ui/tokens.ts'
import { MoreMenu } from './more-menu.tsx'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

type MediaAd = Exclude<Ad, { type: 'social' }>

/** Second line of a card: what kind it is, or what it shows. */
function metaOf(ad: MediaAd): string {
  if (ad.type === 'image') return [ad.productName, ad.category ?? panelText.notSpecified].filter((part) => part !== '').join(' · ')
  if (ad.type === 'video') return [cardText.videoAd, ad.duration, ad.format].join(' · ')
  const date = readableDate(ad.createdAt)
  return `${cardText.displayAd} · ${cardText.created(date ?? cardText.unknown)}`
}

const fileOf = (ad: MediaAd): string => (ad.type === 'video' ? ad.videoUrl : ad.imageUrl)
const pictureOf = (ad: MediaAd): string => (ad.type === 'video' ? (ad.thumbnailUrl ?? '') : ad.imageUrl)

const Blank = () => (
  <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', bgcolor: brand[100], color: brand[600] }}>
    <ImageIcon fontSize="large" />
  </Box>
)

/** A display ad, an image or a video: its picture, its name, and its file. */
export function MediaCard({ ad }: { ad: MediaAd }) {
  const [deleting, setDeleting] = useState(false)
  const [playing, setPlaying] = useState(false)
  const picture = pictureOf(ad)
  const aspectRatio = ad.type === 'image' ? '1' : '16 / 9'
  const save = async () => {
    try {
      await downloadFile(fileOf(ad), downloadName(ad.title, { kind: ad.type === 'video' ? 'video' : 'image' }))
    } catch (error) {
      notify(sentenceOf(error, { offline: commonText.offline, otherwise: cardText.downloadFailed }), { kind: 'error' })
    }
  }
  const share = async () => {
    const outcome = await shareAddress(new URL(fileOf(ad), window.location.href).href, ad.title)
    if (outcome === 'copied') notify(cardText.copied, { kind: 'success' })
    if (outcome === 'failed') notify(cardText.shareFailed, { kind: 'warning' })
  }
  return (
    <Card
      component="article"
      aria-label={ad.title}
      sx={{
        transition: `box-shadow ${motion.enter}ms ${motion.easing}, translate ${motion.enter}ms ${motion.easing}`,
        '&:hover': { boxShadow: shadow.hover, translate: '0 -2px' },
      }}
    >
      <Box sx={{ position: 'relative', aspectRatio }}>
        {playing && ad.type === 'video' ? (
          // Our videos carry music and no speech: there is nothing to caption.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            src={ad.videoUrl}
            poster={picture === '' ? undefined : picture}
            controls
            autoPlay
            playsInline
            style={{ width: '100%', height: '100%' }}
          />
        ) : (
          <>
            {picture === '' ? (
              <Blank />
            ) : (
              <Picture src={picture} alt={ad.title} aspectRatio={aspectRatio} failedText={commonText.imageFailed} />
            )}
            {ad.type === 'video' && (
              <ButtonBase
                aria-label={cardText.play(ad.title)}
                onClick={() => setPlaying(true)}
                sx={{ position: 'absolute', inset: 0, '&.Mui-focusVisible': { outlineOffset: -5 } }}
              >
                <Box
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 64,
                    height: 64,
                    borderRadius: '50%',
                    bgcolor: '#fff',
                    boxShadow: shadow.hover,
                  }}
                >
                  <PlayIcon fontSize="large" sx={{ color: brand[700] }} />
                </Box>
              </ButtonBase>
            )}
            {ad.type === 'image' && ad.imageVariants.length > 1 && (
              <Chip
                size="small"
                label={cardText.images(ad.imageVariants.length)}
                sx={{ position: 'absolute', top: 12, left: 12, bgcolor: 'rgb(255 255 255 / .94)' }}
              />
            )}
          </>
        )}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 64, pl: 2, pr: 1, py: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="subtitle2" noWrap>
            {ad.title}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {metaOf(ad)}
          </Typography>
        </Box>
        <IconButton aria-label={cardText.downloadOf(ad.title)} onClick={() => void save()}>
          <DownloadIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={cardText.share(ad.title)} onClick={() => void share()}>
          <ShareIcon fontSize="small" />
        </IconButton>
        <MoreMenu
          label={cardText.more(ad.title)}
          actions={[{ label: cardText.delete, icon: <DeleteIcon fontSize="small" />, run: () => setDeleting(true) }]}
        />
      </Stack>
      <Suspense fallback={null}>{deleting && <DeleteDialog ad={ad} onClose={() => setDeleting(false)} />}</Suspense>
    </Card>
  )
}
