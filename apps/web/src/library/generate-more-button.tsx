import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { libraryText } from '../text/library-en.ts'
import { NOTICES_HEIGHT, surface } from '../ui/tokens.ts'

/** Pixels, while there is no notice; `base.css` keeps the focus clear of it. */
const HEIGHT = 68

/**
 * Stays at the bottom of the screen while the list is scrolled, in a bar of its own: the list ends at the bar as at the edge of the window, and
 * nothing is half covered. The bar grows with the notices, which are beside the button, or below it in a narrow window.
 */
export const GenerateMoreButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Box
    data-bottom-bar
    sx={{
      position: 'sticky',
      zIndex: 'mobileStepper',
      bottom: 0,
      minHeight: { xs: `calc(${HEIGHT}px + var(${NOTICES_HEIGHT}, 0px))`, lg: `calc(8px + var(${NOTICES_HEIGHT}, 0px))` },
      mx: -3,
      mt: 'auto',
      bgcolor: surface.canvas,
      borderTop: `1px solid ${surface.line}`,
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', height: HEIGHT }}>
      <Button variant="contained" startIcon={<AutoAwesomeIcon />} onClick={onClick} sx={{ borderRadius: 999, px: 3 }}>
        {libraryText.generateMore}
      </Button>
    </Box>
  </Box>
)
