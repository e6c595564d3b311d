import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { libraryText } from '../text/library-en.ts'
import { shadow, surface } from '../ui/tokens.ts'

/** Stays at the bottom of the screen while the list is scrolled. */
export const GenerateMoreButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      display: 'flex',
      justifyContent: 'center',
      pt: 5,
      pb: 2.5,
      pointerEvents: 'none',
      // Cards fade out behind it: none of their buttons appears half covered.
      background: `linear-gradient(transparent, ${surface.canvas} 60%)`,
    }}
  >
    <Button
      variant="contained"
      startIcon={<AutoAwesomeIcon />}
      onClick={onClick}
      sx={{ pointerEvents: 'auto', borderRadius: 999, px: 3, boxShadow: shadow.raised }}
    >
      {libraryText.generateMore}
    </Button>
  </Box>
)
