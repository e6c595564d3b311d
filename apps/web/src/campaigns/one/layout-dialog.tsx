import { type SocialAd } from '@adloom/domain/ad.ts'
import { type AdEdit } from '@adloom/domain/campaign/ad-edit.ts'
import { creativeFor, layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type AdLayout, suitsLayout } from '@adloom/domain/template.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { LayoutOptions } from '../../preview/layout-options.tsx'
import { useLayouts } from '../../state/layouts.ts'
import { bulkText } from '../../text/campaigns-en.ts'
import { EditDialogFrame } from './edit-dialog-frame.tsx'

interface LayoutDialogProps {
  /** One of the campaign: the thumbnails show it. */
  readonly ad: SocialAd
  readonly isFinal: boolean
  /** Ads made so far. */
  readonly made: number
  readonly onApply: (edit: AdEdit) => void
  readonly onClose: () => void
}

const FORMAT = 'square'

/** One design for all ads of a campaign. */
export function LayoutDialog({ ad, isFinal, made, onApply, onClose }: LayoutDialogProps) {
  const [layout, setLayout] = useState<AdLayout>(layoutOf(ad, 0))
  const creative = creativeFor(ad.contentVariations[0], ad.productImageVariants[0], ad)
  const options = useLayouts(FORMAT).filter((option) => option === layout || suitsLayout(option, creative))
  return (
    <EditDialogFrame
      title={bulkText.layout}
      about={bulkText.layoutAbout(made)}
      finalNote={isFinal ? bulkText.finalDesigns : null}
      isReady
      isWide
      onApply={() => onApply({ change: 'layout', layout })}
      onClose={onClose}
    >
      <Box sx={{ mx: '-5px' }}>
        <LayoutOptions
          label={bulkText.layoutLabel}
          type="radio"
          wraps
          creative={creative}
          format={FORMAT}
          options={options}
          chosen={[layout]}
          onChoose={setLayout}
        />
      </Box>
    </EditDialogFrame>
  )
}
