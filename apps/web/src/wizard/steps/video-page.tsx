import { type Ad, type VideoAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import DownloadIcon from 'material-icon:outline-download'
import AgainIcon from 'material-icon:outline-replay'
import LibraryIcon from 'material-icon:outline-video-library'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { navigate } from '../../browser/router.tsx'
import { messageOf } from '../../browser/api-failure.ts'
import { api } from '../../browser/api.ts'
import { useCreations } from '../../state/library/library.ts'
import { notify } from '../../state/notices.ts'
import { type TrackedVideo } from '../../state/videos/tracked-video.ts'
import { dropVideo, videoQueueRead } from '../../state/videos/video-queue.ts'
import { useTrackedVideos } from '../../state/videos/video-watch.ts'
import { commonText } from '../../text/en.ts'
import { playerText, videoText } from '../../text/library-en.ts'
import { videoPageText, videoJobText } from '../../text/video-en.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { brandColors, ink, radius, shadow } from '../../ui/tokens.ts'
import { retryVideo } from '../../video/start-video.ts'
import { useVideoMaker } from '../../video/use-video-maker.tsx'
import { saveVideo } from '../../video/video-file.ts'
import { VideoOverlay } from '../../video/video-overlay.tsx'
import { sourceOfVideo } from '../../video/video-source.ts'
import { FirstFrame } from '../../ui/first-frame.tsx'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import { wantsNoMotion } from '../../ui/wants-no-motion.ts'

/**
 * A video after the wizard: its progress, then the video itself. A failed one leads to the library, where it is reported and can be started again.
 */
export function VideoPage({ generationId }: { generationId: string }) {
  const { creations, ready } = useCreations()
  const tracked = useTrackedVideos().find(({ job }) => job.generationId === generationId)
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    void videoQueueRead().then(() => setIsRead(true))
  }, [])
  const ad = creations.find((other: Ad): other is VideoAd => other.type === 'video' && other.generationId === generationId)
  const isFailed = ad === undefined && tracked?.job.status === 'failed'
  const isMissing = ad === undefined && tracked === undefined && isRead && ready
  const title = ad === undefined ? videoPageText.making : videoPageText.ready
  usePageTitle(title)

  const hasLeft = useRef(false)
  useEffect(() => {
    if (hasLeft.current || (!isFailed && !isMissing)) return
    hasLeft.current = true
    if (isFailed) notifyFailed(tracked)
    navigate('/tool', { replace: true, state: { filterType: 'video' } })
  }, [isFailed, isMissing, tracked])

  const { openVideoDialog, showVideos, dialog } = useVideoMaker()
  const view = () => {
    showVideos()
    // Saved as an ad: tracking can end.
    if (ad !== undefined) void dropVideo(generationId)
  }
  // The finished video goes on where its preview was.
  const previewed = useRef(0)
  const repeatSource = ad === undefined ? null : sourceOfVideo(ad)
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: 560 }}>
      <Box>
        <Typography component="h1" variant="h4">
          {title}
        </Typography>
        <Box role="status" sx={visuallyHidden}>
          {ad === undefined ? '' : title}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {ad === undefined ? videoPageText.leave : videoPageText.kept}
        </Typography>
      </Box>
      {ad === undefined ? (
        <Frame>
          {tracked !== undefined && <Making video={tracked} onView={view} onTime={(seconds) => (previewed.current = seconds)} />}
        </Frame>
      ) : (
        <>
          <Video ad={ad} startAt={() => previewed.current} />
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void saveVideo(ad)}>
              {playerText.download}
            </Button>
            <Button variant="outlined" startIcon={<LibraryIcon />} onClick={view}>
              {videoJobText.view}
            </Button>
            {repeatSource !== null && (
              <Button variant="outlined" startIcon={<AgainIcon />} onClick={() => openVideoDialog(ad.id, repeatSource)}>
                {playerText.again}
              </Button>
            )}
          </Stack>
          <Typography variant="caption" color="textSecondary">
            {[tracked?.job.note ?? '', ad.engine === undefined ? '' : engineCaption(ad.engine)].filter((part) => part !== '').join(' ')}
          </Typography>
        </>
      )}
      {dialog}
    </Stack>
  )
}

/** Shows why a video failed, and offers to start it again. */
function notifyFailed(video: TrackedVideo): void {
  const refused = (error: unknown) =>
    notify(messageOf(error, { offline: commonText.offline, otherwise: videoText.failed }), { kind: 'error' })
  notify(video.job.error ?? `Video generation failed with status: ${video.job.status}`, {
    kind: 'error',
    action: { label: videoJobText.retry, run: () => void retryVideo(video, api).catch(refused) },
  })
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'relative',
      aspectRatio: '1',
      overflow: 'hidden',
      borderRadius: `${String(radius.card)}px`,
      bgcolor: brandColors[100],
      boxShadow: shadow.hover,
    }}
  >
    {children}
  </Box>
)

interface MakingProps {
  readonly video: TrackedVideo
  readonly onView: () => void
  /** Receives the seconds of the preview that were shown. */
  readonly onTime: (seconds: number) => void
}

/** The picture or video it is made from, its preview, and its progress. */
function Making({ video, onView, onTime }: MakingProps) {
  const { imageUrl } = video.job.request
  return (
    <>
      {isVideo(imageUrl) ? (
        <FirstFrame src={imageUrl} opacity={0.75} />
      ) : (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, display: 'block', objectFit: 'cover', opacity: 0.75 }}
        />
      )}
      <VideoOverlay key={video.job.generationId} video={video} onView={onView} onTime={onTime} />
    </>
  )
}

/** The finished video: it plays by itself and silently, unless the user prefers reduced motion. `startAt` gives the second where its preview was. */
function Video({ ad, startAt }: { ad: VideoAd; startAt: () => number }) {
  const [failed, setFailed] = useState(false)
  // Until its size is known it keeps the place of the progress before it.
  const [ratio, setRatio] = useState(1)
  if (failed)
    return (
      <Frame>
        <Typography role="alert" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 3, textAlign: 'center' }}>
          {playerText.failed}
        </Typography>
      </Frame>
    )
  return (
    // Our videos have music and no speech: there is nothing to caption.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={ad.videoUrl}
      // After a preview the poster would be a jump to the end and back.
      poster={startAt() > 0 ? undefined : (ad.thumbnailUrl ?? undefined)}
      aria-label={ad.title}
      controls
      muted
      autoPlay={!wantsNoMotion()}
      playsInline
      onError={() => setFailed(true)}
      onLoadedMetadata={({ currentTarget }) => {
        setRatio(currentTarget.videoWidth / currentTarget.videoHeight)
        currentTarget.currentTime = startAt()
      }}
      style={{
        display: 'block',
        width: `min(100%, 62vh * ${ratio})`,
        aspectRatio: ratio,
        borderRadius: radius.card,
        background: ink[900],
      }}
    />
  )
}
