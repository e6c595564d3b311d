import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { brandColors, ink } from '../../ui/tokens.ts'

/** One detail of a side panel. `half`: short enough to share its line in a grid of two columns. */
export const Entry = ({ name, half = false, children }: { name: string; half?: boolean; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, gridColumn: half ? 'auto' : '1 / -1' }}>
    <Typography component="dt" variant="caption" color="textSecondary" sx={{ display: 'block', fontWeight: 600 }}>
      {name}
    </Typography>
    <Typography component="dd" dir="auto" variant="body2" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere', textAlign: 'left' }}>
      {children}
    </Typography>
  </Box>
)

/** Names in a row, under a heading. */
export const Names = ({ heading, names }: { heading: string; names: readonly string[] }) => (
  <Box>
    <Typography component="h3" variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
      {heading}
    </Typography>
    <Stack component="ul" direction="row" sx={{ gap: 1, flexWrap: 'wrap', p: 0, m: 0, mt: 0.75, listStyle: 'none' }}>
      {names.map((name) => (
        <Chip key={name} component="li" size="small" label={name} sx={{ bgcolor: brandColors[50], color: ink[700] }} />
      ))}
    </Stack>
  </Box>
)
