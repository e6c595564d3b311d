import CloseIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { commonText } from '../text/en.ts'
import { placementsText } from '../text/placements-en.ts'

interface PlacementsHeadProps {
  /** Of the heading. */
  readonly id: string
  /** Of the ad. */
  readonly title: string
  readonly onClose: () => void
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The head of a dialog with the placements of an ad. */
export const PlacementsHead = ({ id, title, onClose, children }: PlacementsHeadProps) => (
  <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, pl: 3, pr: 1.5, pt: 2, pb: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        {placementsText.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {placementsText.about(title)}
      </Typography>
    </Box>
    {children}
    <IconButton aria-label={commonText.close} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  </Stack>
)
