import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isVideo } from '@adloom/domain/upload.ts'
import { Link } from '../../browser/router.tsx'
import { CostCaption } from '../../costs/cost-caption.tsx'
import { percentOfAll, readyImages } from '../../state/image-progress.ts'
import { commonText } from '../../text/en.ts'
import { generatedText, streamlinedText, variantText } from '../../text/generated-en.ts'
import { runText } from '../../text/library-en.ts'
import { wordImagesText } from '../../text/text-to-image-en.ts'
import { FirstFrame } from '../../ui/first-frame.tsx'
import { RatioImage } from '../../ui/framed-image.tsx'
import { motion, radius, surface } from '../../ui/tokens.ts'
import { PartDone } from '../parts/part-done.tsx'
import { ordersOfTransfer } from '../../runs/run-orders.ts'
import { type PageTransfer, type Progress } from '../../runs/make-ad.ts'

/** What is made, and of what. */
function aboutRun(kind: 'image' | 'video', { drawn, isVideo: isFootage }: PageTransfer): string {
  if (kind === 'video') return isFootage === true ? streamlinedText.about.footage : streamlinedText.about.video
  return drawn === null ? streamlinedText.about.image : wordImagesText.about(drawn.isBare)
}

interface StreamlinedProgressProps {
  readonly kind: 'image' | 'video'
  readonly from: PageTransfer
  readonly progress: Progress
  readonly onRetry: () => void
}

/** Progress after the wizard, image by image; on failure the reason, and ways to continue. */
export function StreamlinedProgress({ kind, from, progress, onRetry }: StreamlinedProgressProps) {
  const images = progress.status === 'running' || progress.status === 'failed' ? progress.images : []
  const ready = readyImages(images).length
  const isDrawn = from.drawn !== null
  const running = progress.status === 'running'
  const percentOf = (place: number): number => (running ? (progress.percents[place] ?? 0) : 0)
  const percent = percentOfAll(images, percentOf)
  // A failed run without images needs no empty places.
  const shown = running || ready > 0 ? images : []
  const label =
    running && images.length > 1 && ready < images.length
      ? isDrawn
        ? wordImagesText.drawing(ready + 1, images.length)
        : variantText.restaging(ready + 1, images.length)
      : running
        ? progress.label
        : ''
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: kind === 'video' ? 560 : 'none' }} aria-busy={running}>
      <Box>
        <Typography component="h1" variant="h4">
          {progress.status === 'failed' ? runText.failed(kind, ready > 0) : streamlinedText[kind]}
        </Typography>
        {progress.status !== 'failed' && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {aboutRun(kind, from)}
            {running && ` ${streamlinedText.leave}`}
          </Typography>
        )}
        <Typography role="status" variant="body2" sx={{ mt: 2, mb: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </Typography>
        {running && (
          <LinearProgress
            aria-label={streamlinedText[kind]}
            {...(images.length > 1 || percent > 0 ? { variant: 'determinate', value: percent } : {})}
          />
        )}
      </Box>
      {progress.status === 'failed' && <Failed kind={kind} from={from} progress={progress} onRetry={onRetry} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: kind === 'video' ? '1fr' : { xs: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
          gap: 2,
        }}
      >
        {shown.map((url, place) => (
          <Box
            // The index is the scene: it never changes.
            key={`scene ${String(place)}`}
            sx={{ overflow: 'hidden', borderRadius: `${radius.card}px`, border: `1px solid ${surface.line}`, bgcolor: 'background.paper' }}
          >
            {url === null ? (
              <ImageToCome original={from.mediaUrl} place={place + 1} percent={running ? percentOf(place) : null} />
            ) : (
              <Box
                sx={{
                  '@keyframes arrive': { from: { opacity: 0, transform: 'scale(.98)' } },
                  animation: `arrive ${motion.layout}ms ${motion.easing}`,
                }}
              >
                <RatioImage src={url} alt={variantText.one(place + 1)} aspectRatio="1" failedText={commonText.imageFailed} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

interface FailedProps extends Pick<StreamlinedProgressProps, 'kind' | 'from' | 'onRetry'> {
  readonly progress: Extract<Progress, { status: 'failed' }>
}

/** Why it failed, and the ways to continue. */
function Failed({ kind, from, progress: { refusal, images }, onRetry }: FailedProps) {
  const hasImages = readyImages(images).length > 0
  return (
    <Alert severity={hasImages ? 'warning' : 'error'}>
      {refusal.sentence}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" sx={{ bgcolor: 'background.paper' }} onClick={onRetry}>
          {streamlinedText.again}
        </Button>
        {hasImages ? (
          <Button size="small" variant="outlined" sx={{ bgcolor: 'background.paper' }} component={Link} to="/tool?filter=image">
            {generatedText.showCreations}
          </Button>
        ) : (
          <Button size="small" variant="outlined" sx={{ bgcolor: 'background.paper' }} component={Link} to="/wizard">
            {streamlinedText.back}
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 0.5 }}>
        <CostCaption orders={ordersOfTransfer(kind, from)} linked />
      </Box>
    </Alert>
  )
}

/** Placeholder of an image: the original, pale, so that the user sees what is in progress. `percent` is null when nothing is. */
const ImageToCome = ({ original, place, percent }: { original: string; place: number; percent: number | null }) => (
  <Box
    role="img"
    aria-label={percent !== null ? variantText.running(place) : variantText.notMade(place)}
    sx={{ position: 'relative', aspectRatio: '1', bgcolor: surface.line }}
  >
    {isVideo(original) ? (
      <FirstFrame src={original} opacity={0.6} />
    ) : (
      <Box
        component="img"
        src={original}
        alt=""
        sx={{
          position: 'absolute',
          inset: 0,
          width: 1,
          height: 1,
          display: 'block',
          objectFit: 'cover',
          opacity: 0.35,
          filter: 'saturate(.4)',
        }}
      />
    )}
    {percent !== null && percent > 0 && <PartDone percent={percent} />}
    {percent === 0 && (
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <CircularProgress size={32} thickness={4.5} aria-hidden />
      </Box>
    )}
  </Box>
)
