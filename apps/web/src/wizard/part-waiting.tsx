import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** Stands where a part of the wizard is about to appear. */
export const PartWaiting = () => (
  <Stack sx={{ gap: 1.5, minHeight: 160 }} aria-hidden>
    <Skeleton variant="rounded" height={48} />
    <Skeleton width="70%" />
    <Skeleton width="45%" />
  </Stack>
)
