import Box from '@mui/material/Box'
import { surface } from '../../ui/tokens.ts'

/** A square of a colour, `#RRGGBB`; hidden from screen readers, which read the text beside it. */
export const BrandSwatch = ({ color, size }: { color: string; size: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      flex: 'none',
      width: size,
      height: size,
      borderRadius: 1,
      bgcolor: color,
      border: `1px solid ${surface.line}`,
      forcedColorAdjust: 'none',
    }}
  />
)
