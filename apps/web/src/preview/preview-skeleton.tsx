import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { previewText } from '../text/wizard-en.ts'
import { radius } from '../ui/tokens.ts'

/** The shape of the ad while it is being made. */
export function PreviewSkeleton({ box }: { box: { readonly width: number; readonly height: number } }) {
  const isTall = box.height > box.width
  return (
    <Box
      role="status"
      aria-label={previewText.loading}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: 1,
        height: box.height,
        overflow: 'hidden',
        borderRadius: `${radius.inner}px`,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(11 18 32 / .12)',
      }}
    >
      {isTall && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 64, px: 1.75 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="50%" />
            <Skeleton width="30%" height={14} />
          </Box>
        </Box>
      )}
      <Skeleton variant="rectangular" sx={{ flex: 1 }} />
      <Box sx={{ px: 1.75, py: 1.5 }}>
        <Skeleton width="70%" height={24} />
        <Skeleton width="90%" />
      </Box>
    </Box>
  )
}
