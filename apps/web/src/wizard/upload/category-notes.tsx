import Typography from '@mui/material/Typography'
import { useWizard } from '../../state/wizard/wizard.ts'

/** Notes on the categories of these images, each sentence once; none for a category the user wrote. */
export function CategoryNotes({ sources }: { readonly sources: readonly string[] }) {
  const categories = useWizard(({ imageCategories }) => imageCategories)
  const notes = new Set(
    sources.flatMap((src) => {
      const known = categories[src]
      return known?.status === 'guessed' && known.note !== undefined ? [known.note] : []
    }),
  )
  return Array.from(notes, (note) => (
    <Typography key={note} variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
      {note}
    </Typography>
  ))
}
