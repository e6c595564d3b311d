import { isVideo } from '@adloom/domain/upload.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type TrackedVideo } from '../state/tracked-video.ts'
import { videoJobText } from '../text/video-en.ts'
import { useElementWidth } from '../ui/element-width.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import { brandColors } from '../ui/tokens.ts'
import { VideoProgressCard } from '../video/video-progress.tsx'
import { columnsFor } from './filters.ts'
import { CardImage } from './cards/card-image.tsx'

/** The videos that are being made, or have failed, each where its card will be. */
export function VideosInMaking({ videos }: { videos: readonly TrackedVideo[] }) {
  const [ref, width] = useElementWidth()
  const columns = columnsFor(width ?? 0, 'video')
  return (
    <div ref={ref}>
      {width !== null && (
        <Box
          component="ul"
          aria-label={videoJobText.making}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
            gap: 3,
            p: 0,
            m: 0,
            mb: 3,
            listStyle: 'none',
          }}
        >
          {videos.map((video) => (
            <Card key={video.job.generationId} component="li" aria-label={nameOf(video)} tabIndex={-1}>
              {isVideo(video.job.request.imageUrl) ? (
                <Box sx={{ position: 'relative', aspectRatio: '16 / 9', bgcolor: brandColors[100] }}>
                  <FirstFrame src={video.job.request.imageUrl} opacity={0.7} />
                </Box>
              ) : (
                <Box sx={{ '& img': { filter: 'saturate(.6)', opacity: 0.7 } }}>
                  <CardImage src={video.job.request.imageUrl} alt="" aspectRatio="16 / 9" />
                </Box>
              )}
              <Box sx={{ p: 2 }}>
                <Typography component="h2" variant="subtitle2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                  {nameOf(video)}
                </Typography>
                <VideoProgressCard video={video} onView={null} />
              </Box>
            </Card>
          ))}
        </Box>
      )}
    </div>
  )
}

/** The title of the video. */
const nameOf = ({ title }: TrackedVideo): string => videoJobText.nameOf(title.trim())
