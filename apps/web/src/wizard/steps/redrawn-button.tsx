import CompareIcon from 'material-icon:baseline-compare'
import Button from '@mui/material/Button'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { drawnFrom, previewImages } from '../../state/wizard/wizard-answers.ts'
import { type Variant } from '../../state/wizard/wizard-state.ts'
import { redrawnText } from '../../text/generated-en.ts'

const RedrawnDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/redrawn-dialog.tsx'))).RedrawnDialog }))

type MadeVariant = Extract<Variant, { readonly status: 'done' }>

/** Whether a model drew the product anew: it answers nothing about a cutout, which the built-in engine always makes. */
const isRedrawn = ({ engine, cutOut }: MadeVariant): boolean => engine !== BUILT_IN_ENGINE && cutOut === null

/** Opens the photograph beside the picture that the preview shows, or beside the first, where a model drew the product anew; else nothing. */
export function RedrawnButton() {
  const [isOpen, setOpen] = useState(false)
  const original = useWizard(({ variantsOf }) => variantsOf)
  const redrawn = useWizard((wizard) => {
    const urls =
      drawnFrom(wizard) !== null
        ? []
        : wizard.generatedImages.flatMap((variant) => (variant.status === 'done' && isRedrawn(variant) ? variant.url : []))
    const images = previewImages(wizard)
    const shown = images[wizard.previewImageIndex % Math.max(1, images.length)]
    return urls.find((url) => url === shown) ?? urls[0] ?? null
  })
  if (original === null || redrawn === null) return null
  return (
    <>
      <Button size="small" startIcon={<CompareIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {redrawnText.compare}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RedrawnDialog original={original} redrawn={redrawn} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
