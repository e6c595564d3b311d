import { isVideo } from '@adloom/domain/upload.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { nameOfRun } from '../runs/make-ad.ts'
import { type KnownRun } from '../runs/run-list.ts'
import { readyImages } from '../state/image-progress.ts'
import { type TrackedVideo } from '../state/videos/tracked-video.ts'
import { libraryText } from '../text/library-en.ts'
import { videoJobText } from '../text/video-en.ts'
import { useElementWidth } from '../ui/element-width.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import { brandColors } from '../ui/tokens.ts'
import { VideoPreview } from '../video/video-preview.tsx'
import { VideoProgressCard } from '../video/video-progress.tsx'
import { CardImage } from './cards/card-image.tsx'
import { columnsFor } from './filters.ts'
import { RunProgress } from './run-progress.tsx'

/** The ads and videos that are being made, or have failed, each where its card will be. */
export function AdsInMaking({ runs, videos }: { runs: readonly KnownRun[]; videos: readonly TrackedVideo[] }) {
  const [ref, width] = useElementWidth()
  const columns = columnsFor(width ?? 0, 'video')
  return (
    <div ref={ref}>
      {width !== null && (
        <Box
          component="ul"
          aria-label={libraryText.making}
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
          {runs.map((run) => (
            <MakingCard key={run.order.id} name={nameOfRun(run.order.from)} src={imageOfRun(run)}>
              <RunProgress run={run} />
            </MakingCard>
          ))}
          {videos.map((video) => (
            <MakingCard
              key={video.job.generationId}
              name={videoJobText.nameOf(video.title.trim())}
              src={video.job.request.imageUrl}
              preview={<VideoPreview video={video} />}
            >
              <VideoProgressCard video={video} onView={null} />
            </MakingCard>
          ))}
        </Box>
      )}
    </div>
  )
}

/** The first finished picture, until then what it is made from. */
const imageOfRun = ({ order, progress }: KnownRun): string => {
  const images = progress.status === 'running' || progress.status === 'failed' ? progress.images : []
  return readyImages(images).at(0) ?? order.from.mediaUrl
}

interface MakingCardProps {
  readonly name: string
  readonly src: string
  /** What there is of it already. */
  readonly preview?: ReactNode
  readonly children: ReactNode
}

/** What is being made: the pale picture or video it is made from with its preview over it, its name and its progress. */
const MakingCard = ({ name, src, preview, children }: MakingCardProps) => (
  <Card component="li" aria-label={name} tabIndex={-1}>
    <Box sx={{ position: 'relative', bgcolor: brandColors[100], '& img': { filter: 'saturate(.6)', opacity: 0.7 } }}>
      {isVideo(src) ? (
        <Box sx={{ aspectRatio: '16 / 9' }}>
          <FirstFrame src={src} opacity={0.7} />
        </Box>
      ) : (
        <CardImage src={src} alt="" aspectRatio="16 / 9" />
      )}
      {preview}
    </Box>
    <Box sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {children}
    </Box>
  </Card>
)
