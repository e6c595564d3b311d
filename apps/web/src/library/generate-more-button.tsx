import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { libraryText } from '../text/library-en.ts'
import { surface } from '../ui/tokens.ts'

/** Pixels. */
export const GENERATE_MORE_HEIGHT = 68

/**
 * Stays at the bottom of the screen while the list is scrolled, in a bar of its own: the list ends at the bar as at the edge of the window, and
 * nothing is half covered. Notices of a wide window are in it too.
 */
export const GenerateMoreButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Box
    data-bottom-bar
    sx={{
      position: 'sticky',
      zIndex: 'mobileStepper',
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: GENERATE_MORE_HEIGHT,
      mx: -3,
      mt: 'auto',
      bgcolor: surface.canvas,
      borderTop: `1px solid ${surface.line}`,
    }}
  >
    <Button variant="contained" startIcon={<AutoAwesomeIcon />} onClick={onClick} sx={{ borderRadius: 999, px: 3 }}>
      {libraryText.generateMore}
    </Button>
  </Box>
)
