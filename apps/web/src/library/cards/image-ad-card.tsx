import { cycle, type ImageAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import DeleteIcon from 'material-icon:outline-delete'
import DownloadIcon from 'material-icon:outline-download'
import EditIcon from 'material-icon:outline-edit'
import ShareIcon from 'material-icon:outline-share'
import VideoIcon from 'material-icon:outline-videocam'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { changeAdView, useAdView } from '../../state/library/library-view.ts'
import { cardText, imagePanelText, panelText } from '../../text/library-en.ts'
import { readableDate } from '../../ui/readable-date.ts'
import { surface } from '../../ui/tokens.ts'
import { latestOf } from '../../state/videos/tracked-video.ts'
import { useVideoQueue } from '../../state/videos/video-queue.ts'
import { sourceOfImage } from '../../video/video-source.ts'
import { imagesOfAd } from '../creative/ad-images.ts'
import { useCardActions } from './card-actions.ts'
import { CardFooter } from './card-footer.tsx'
import { Entry, Names } from './details.tsx'
import { saveFile, shareFile } from '../creative/media-file.ts'
import { CardImage } from './card-image.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ImagePager } from './image-pager.tsx'

// Not every image shows it.
const VideoOverlay = lazy(async () => ({ default: (await loadPart(() => import('../../video/video-overlay.tsx'))).VideoOverlay }))

/** An image: its variants, its details, and the actions for it. `wide`: the panel is at the side, not below. */
export function ImageAdCard({ ad, wide }: { ad: ImageAd; wide: boolean }) {
  const { open, edit, remove, openVideoDialog, showVideos } = useCardActions()
  const images = imagesOfAd(ad)
  const place = Math.min(useAdView(ad.id).image, images.length - 1)
  const image = images[place]
  const video = useVideoQueue((queue) => latestOf(queue, ad.id))
  const turn = (step: number) => changeAdView(ad.id, (view) => ({ ...view, image: cycle(place, step, images.length) }))
  const makeVideo = () => openVideoDialog(ad.id, sourceOfImage(ad, image, window.location.href))
  // What is finished or has failed stays beside the image, and covers it no longer.
  const isOver = video !== null && (video.job.status === 'completed' || video.job.status === 'failed')
  const progress = video !== null && (
    <Suspense fallback={null}>
      <VideoOverlay key={video.job.generationId} video={video} onView={showVideos} place={isOver ? 'below' : 'bottom'} />
    </Suspense>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: wide ? 'row' : 'column', height: 1 }}>
      <Box sx={{ flex: wide ? '0 0 min(50%, 420px)' : 'none', minWidth: 0 }}>
        <Box sx={{ position: 'relative' }}>
          <CardImage src={image} alt={ad.title} aspectRatio="1" />
          <ButtonBase
            aria-label={cardText.enlarge(ad.title)}
            onClick={() => open(ad)}
            sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in', '&.Mui-focusVisible': { outlineOffset: -5 } }}
          />
          {video !== null && !isOver && progress}
        </Box>
        {video !== null && isOver && progress}
        <ImagePager title={ad.title} place={place} total={images.length} onTurn={turn} />
        <CardFooter title={ad.title} facts={[ad.productName, ad.category ?? panelText.notSpecified]}>
          {video === null && (
            <IconButton aria-label={cardText.generateVideoOf(ad.title)} title={cardText.generateVideo} onClick={makeVideo}>
              <VideoIcon fontSize="small" />
            </IconButton>
          )}
          <IconButton aria-label={cardText.downloadOf(ad.title)} title={cardText.download} onClick={() => void saveFile(ad, image)}>
            <DownloadIcon fontSize="small" />
          </IconButton>
          <IconButton aria-label={cardText.share(ad.title)} title={cardText.shareShort} onClick={() => void shareFile(ad, image)}>
            <ShareIcon fontSize="small" />
          </IconButton>
          <MoreMenu
            label={cardText.more(ad.title)}
            actions={[
              { label: cardText.edit, icon: <EditIcon fontSize="small" />, run: () => edit(ad) },
              { label: cardText.generateVideo, icon: <VideoIcon fontSize="small" />, run: makeVideo },
              { label: cardText.delete, icon: <DeleteIcon fontSize="small" />, run: () => remove([ad]), isDestructive: true },
            ]}
          />
        </CardFooter>
      </Box>
      <Stack
        component="section"
        aria-label={panelText.label(ad.title)}
        sx={{
          flex: 1,
          minWidth: 0,
          gap: 2,
          p: 2.5,
          ...(wide ? { borderLeft: `1px solid ${surface.line}` } : { borderTop: `1px solid ${surface.line}` }),
        }}
      >
        {/* Beside each other where the card takes a whole line. */}
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', gap: 1.5, m: 0 }}
        >
          <Entry name={imagePanelText.category} half>
            {ad.category ?? panelText.notSpecified}
          </Entry>
          <Entry name={imagePanelText.style} half>
            {ad.style ?? imagePanelText.standard}
          </Entry>
          <Entry name={imagePanelText.resolution} half>
            {ad.resolution ?? imagePanelText.defaultResolution}
          </Entry>
          <Entry name={imagePanelText.created} half>
            {readableDate(ad.createdAt) ?? imagePanelText.unknown}
          </Entry>
        </Box>
        <Names heading={panelText.platforms} names={panelText.platformNames} />
        {ad.engine !== undefined && (
          <Typography variant="caption" color="textSecondary" sx={{ mt: 'auto' }}>
            {engineCaption(ad.engine)}
          </Typography>
        )}
      </Stack>
    </Box>
  )
}
