import Typography from '@mui/material/Typography'
import { useCreations } from '../state/library.ts'

export function LibraryPage() {
  const { creations } = useCreations()
  return (
    <>
      <Typography component="h1" variant="h4">
        Creations
      </Typography>
      <Typography role="status">{creations.length}</Typography>
    </>
  )
}
