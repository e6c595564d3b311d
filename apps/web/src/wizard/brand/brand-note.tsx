import PaletteIcon from 'material-icon:outline-palette'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { notify } from '../../state/notices.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { accentOfWizard } from '../../state/wizard/wizard-answers.ts'
import { brandReset, brandTitleOf } from '../../state/wizard/wizard-brand.ts'
import { brandText } from '../../text/brand-en.ts'
import { brandColors, ink } from '../../ui/tokens.ts'
import { BrandSwatch } from './brand-swatch.tsx'

const BrandDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/brand-dialog.tsx'))).BrandDialog }))

/** Height of the sentence's first line with the room above and below it, in pixels. */
const LINE = 31

/** States that name, logo or colour come from the last ad of this site, with buttons to change or remove them. Nothing when they do not. */
export function BrandNote() {
  const wizard = useWizard()
  const [isOpen, setOpen] = useState(false)
  const site = wizard.brandFrom
  if (site === null) return null
  const name = brandTitleOf(wizard)
  const forget = async () => {
    const { removeBrand: forgetBrand } = await loadPart(() => import('../../state/brands/saved-brands.ts'))
    await forgetBrand(site)
    changeWizard(brandReset)
    notify(brandText.forgotten(site))
  }
  return (
    <Box
      component="section"
      aria-label={brandText.title}
      sx={{
        display: 'flex',
        columnGap: 1.25,
        px: 1.5,
        py: 1,
        borderRadius: 1.5,
        bgcolor: brandColors[50],
        border: `1px solid ${brandColors[200]}`,
      }}
    >
      <Box sx={{ flex: 'none', display: 'grid', placeItems: 'center', height: LINE }}>
        {wizard.brandColor === null ? (
          <PaletteIcon sx={{ color: brandColors[700], fontSize: 20 }} />
        ) : (
          <BrandSwatch color={accentOfWizard(wizard)} size={20} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
        <Typography variant="body2" sx={{ flex: '1 1 180px', minWidth: 0, py: 0.625, color: ink[900], overflowWrap: 'anywhere' }}>
          {brandText.note(name)}
        </Typography>
        {/* The buttons are below the sentence's first line where there is no room beside it. */}
        <Box sx={{ display: 'flex', gap: 0.5, ml: '-14px' }}>
          <Button size="small" aria-label={brandText.changeLabel(name)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {brandText.change}
          </Button>
          <Button size="small" color="inherit" aria-label={brandText.forgetLabel(name)} onClick={() => void forget()}>
            {brandText.forget}
          </Button>
        </Box>
      </Box>
      <Suspense fallback={null}>{isOpen && <BrandDialog onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  )
}
