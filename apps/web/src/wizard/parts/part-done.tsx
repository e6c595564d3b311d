import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { brandColors, ink, surface } from '../../ui/tokens.ts'

/** Progress of one image, in the middle of its future place; nothing at 0 percent. Visual only: the bar above is announced. */
export function PartDone({ percent }: { readonly percent: number }) {
  if (percent === 0) return null
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          bgcolor: surface.paper,
          color: brandColors[500],
        }}
      >
        <CircularProgress
          variant="determinate"
          enableTrackSlot
          value={percent}
          size={52}
          thickness={3.5}
          sx={{ '& .MuiCircularProgress-track': { color: brandColors[100], opacity: 1 } }}
        />
        <Typography
          component="span"
          variant="caption"
          sx={{ position: 'absolute', color: ink[900], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {percent}%
        </Typography>
      </Box>
    </Box>
  )
}
