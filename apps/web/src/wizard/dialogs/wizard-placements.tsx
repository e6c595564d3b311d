import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { creativesOfParts } from '@adloom/domain/placements/pack.ts'
import { type PlacedAd } from '../../placements/placed-ad.ts'
import { PlacementsDialog } from '../../placements/placements-dialog.tsx'
import { finishedFormatOf, previewFormatOf } from '../../preview/preview-formats.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import {
  accentOfWizard,
  adImages,
  businessNameOf,
  chosenIds,
  copyRequestOf,
  optionsOf,
  previewedOption,
  productNameOf,
} from '../../state/wizard/wizard-answers.ts'
import { optionChanged } from '../../state/wizard/wizard-copy.ts'
import { designOfWizard } from '../../state/wizard/wizard-design.ts'
import { logoOf } from '../../state/wizard/wizard-logo.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { placementsText } from '../../text/placements-en.ts'

/** The ad that the wizard is making, in every placement. */
export function WizardPlacements({ onClose }: { readonly onClose: () => void }) {
  const placed = placedWizardAd(useWizard())
  return placed === null ? null : <PlacementsDialog ad={placed} onEdit={null} onClose={onClose} />
}

/** The images so far with the chosen texts, or the one in the preview; null without either. */
function placedWizardAd(wizard: Wizard): PlacedAd | null {
  const shown = previewedOption(wizard)
  const ids = [...new Set([...chosenIds(wizard), ...(shown === null ? [] : [shown.id])])]
  const options = optionsOf(wizard).filter(({ id }) => ids.includes(id))
  const images = adImages(wizard)
  const design = designOfWizard(wizard)
  if (options.length === 0 || images.length === 0) return null
  const format = wizard.selectedTool === null ? null : previewFormatOf(wizard.selectedTool, wizard.previewFormat)
  return {
    title: productNameOf(wizard) ?? placementsText.untitled,
    creatives: creativesOfParts({
      images,
      options,
      brandLogo: logoOf(wizard),
      brandName: businessNameOf(wizard).trim() || DEFAULT_BUSINESS_NAME,
      accent: accentOfWizard(wizard),
      layout: design.layouts[0],
      design,
    }),
    from: copyRequestOf(wizard),
    first: {
      image: (wizard.previewImageIndex % images.length) + 1,
      text: options.findIndex(({ id }) => id === shown?.id) + 1,
      format: format === 'story' ? 'story' : ((format && finishedFormatOf(format)) ?? 'social'),
    },
    changeOption: (text, change) => {
      changeWizard((before) => optionChanged(before, options[text - 1].id, change))
      return Promise.resolve()
    },
    reorder: null,
  }
}
