import Box from '@mui/material/Box'
import { dropVideo } from '../state/videos/video-queue.ts'
import { type TrackedVideo } from '../state/videos/tracked-video.ts'
import { radius, shadow, surface } from '../ui/tokens.ts'
import { VideoPreview } from './video-preview.tsx'
import { VideoProgressCard } from './video-progress.tsx'

interface VideoOverlayProps {
  readonly video: TrackedVideo
  /** Filters the library to videos. */
  readonly onView: () => void
  /** Position at the bottom of the image, or below it, where it covers nothing. */
  readonly place?: 'bottom' | 'below'
  /** Receives the seconds of the preview that were shown, as they go by. */
  readonly onTime?: (seconds: number) => void
}

/** Overlay of an image: the preview and the progress of the video made from it (§4.4). It disappears once the user viewed the video. */
export function VideoOverlay({ video, onView, onTime, place = 'bottom' }: VideoOverlayProps) {
  const view = () => {
    onView()
    // Saved as an ad: tracking can end.
    if (video.adId !== null) void dropVideo(video.job.generationId)
  }
  return (
    <>
      {place === 'bottom' && <VideoPreview video={video} onTime={onTime} />}
      <Box
        data-video-overlay
        sx={{
          p: 2,
          ...(place === 'below'
            ? { borderBottom: `1px solid ${surface.line}` }
            : {
                position: 'absolute',
                left: 16,
                right: 16,
                bottom: 16,
                borderRadius: `${String(radius.control)}px`,
                boxShadow: shadow.raised,
              }),
          bgcolor: 'background.paper',
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        }}
      >
        <VideoProgressCard video={video} onView={view} />
      </Box>
    </>
  )
}
