import Box from '@mui/material/Box'
import { surface } from '../../ui/tokens.ts'

/** Placeholder while a part of the wizard loads. */
export const PartWaiting = () => (
  <Box
    aria-hidden
    sx={{ display: 'grid', gap: 1.5, minHeight: 160, alignContent: 'start', '& > div': { bgcolor: surface.canvas, borderRadius: 1 } }}
  >
    <Box sx={{ height: 48 }} />
    <Box sx={{ height: 16, width: '70%' }} />
    <Box sx={{ height: 16, width: '45%' }} />
  </Box>
)
