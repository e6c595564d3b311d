import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { libraryText } from '../text/library-en.ts'

/** The title of the screen, and the number of creations in view; null while it is unknown. */
export const LibraryHeading = ({ count }: { readonly count: number | null }) => (
  <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2 }}>
    <Typography component="h1" variant="h4">
      {libraryText.title}
    </Typography>
    <Typography color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {count === null ? '' : libraryText.items(count)}
    </Typography>
  </Stack>
)
