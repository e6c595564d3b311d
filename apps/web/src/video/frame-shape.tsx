import { videoPlacements, videoSizes } from '@adloom/domain/video.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { videoText } from '../text/library-en.ts'
import { ink, radius, surface } from '../ui/tokens.ts'
import { draftPlacementOf, type VideoDraft } from './video-draft.ts'

/** Longest side of the small frame, in pixels. */
const LONGEST = 132

const percent = (fraction: number): string => `${String(100 * fraction)}%`

/** The video's frame as a miniature: its aspect ratio, the image in it, and the safe area of its texts. */
export function FrameShape({ draft, imageUrl }: { draft: VideoDraft; imageUrl: string }) {
  const { width, height } = videoSizes[draft.aspectRatio][draft.resolution]
  const { safe } = videoPlacements[draftPlacementOf(draft)]
  return (
    <Box sx={{ width: LONGEST, flex: 'none', display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 0.75 }}>
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          width: (LONGEST * width) / Math.max(width, height),
          aspectRatio: `${String(width)} / ${String(height)}`,
          borderRadius: `${String(radius.inner)}px`,
          bgcolor: ink[900],
          // A white image gets an edge too.
          boxShadow: `0 0 0 1px ${surface.line}`,
        }}
      >
        {imageUrl !== '' &&
          (isVideo(imageUrl) ? (
            <Box component="video" src={imageUrl} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} sx={filling} />
          ) : (
            <Box component="img" src={imageUrl} alt="" sx={filling} />
          ))}
        <Box
          sx={{
            position: 'absolute',
            top: percent(safe.top),
            right: percent(safe.right),
            bottom: percent(safe.bottom),
            left: percent(safe.left),
            border: '1px dashed rgb(255 255 255 / .9)',
            outline: '1px dashed rgb(11 18 32 / .35)',
            borderRadius: '4px',
          }}
        />
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {videoText.frame(width, height)}
      </Typography>
    </Box>
  )
}

const filling = { position: 'absolute', inset: 0, width: 1, height: 1, display: 'block', objectFit: 'cover' } as const
