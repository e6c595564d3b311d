import BrushIcon from 'material-icon:outline-brush'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { drawnFrom } from '../../state/wizard/wizard-answers.ts'
import { cutOutText } from '../../text/cut-out-en.ts'

const CutOutDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/cut-out-dialog.tsx'))).CutOutDialog }))

/** Opens the editor of the cutout that the ad's pictures are made from; nothing where there is none, as for a product that was drawn. */
export function CutOutButton() {
  const [isOpen, setOpen] = useState(false)
  const src = useWizard((wizard) => (wizard.generatedImages.length === 0 || drawnFrom(wizard) !== null ? null : wizard.variantsOf))
  const isEdited = useWizard(
    ({ processedImage, variantsOf }) => processedImage !== null && processedImage.of === variantsOf && processedImage.strokes !== null,
  )
  if (src === null) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 0.5,
        mr: -1.75,
        '@media (forced-colors: active)': { mr: 0 },
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {isEdited ? cutOutText.edited : ''}
      </Typography>
      <Button size="small" startIcon={<BrushIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {cutOutText.edit}
      </Button>
      <Suspense fallback={null}>{isOpen && <CutOutDialog src={src} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  )
}
