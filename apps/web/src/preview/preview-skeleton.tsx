import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type PreviewFormat } from '../state/wizard/wizard-state.ts'
import { previewText } from '../text/wizard-en.ts'
import { radius, shadow, surface } from '../ui/tokens.ts'
import { boxes } from './preview-formats.ts'

/** Bars take the space of their text, in the current text colours. */
const bars = { '& .MuiSkeleton-root': { bgcolor: surface.line, transform: 'none', forcedColorAdjust: 'none' } }

/** The shape of the ad while it is being generated. */
export function PreviewSkeleton({ format }: { format: PreviewFormat }) {
  return (
    <Box
      role="status"
      aria-label={previewText.loading}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...boxes[format],
        overflow: 'hidden',
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.paper',
        boxShadow: `0 0 0 1px rgb(11 18 32 / .08), ${shadow.hover}`,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        ...bars,
      }}
    >
      {(format === 'feed' || format === 'story') && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flex: 'none', height: 64, px: 1.5 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1, display: 'grid', gap: 0.75 }}>
            <Skeleton variant="rounded" width="46%" height={12} />
            <Skeleton variant="rounded" width="28%" height={10} />
          </Box>
        </Box>
      )}
      <Skeleton variant="rectangular" sx={{ flex: 1 }} />
      <Box sx={{ flex: 'none', display: 'grid', alignContent: 'center', gap: 1, height: 96, px: 1.5 }}>
        <Skeleton variant="rounded" width="64%" height={14} />
        <Skeleton variant="rounded" width="88%" height={10} />
        <Skeleton variant="rounded" width="52%" height={10} />
      </Box>
      {format === 'feed' && (
        <Box
          sx={{
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-around',
            height: 44,
            borderTop: `1px solid ${surface.line}`,
          }}
        >
          <Skeleton variant="rounded" width={64} height={12} />
          <Skeleton variant="rounded" width={64} height={12} />
          <Skeleton variant="rounded" width={64} height={12} />
        </Box>
      )}
    </Box>
  )
}
