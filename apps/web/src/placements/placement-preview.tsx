import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { textsFor } from '@adloom/domain/placements/fitting-texts.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { type AdPlacement } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { placementsText } from '../text/placements-en.ts'
import { useElementWidth } from '../ui/element-width.ts'
import { useWindowHeight } from '../ui/window-height.ts'
import { PillToggle } from '../ui/pill-toggle.tsx'
import { PlacementFrame } from './frames/placement-frame.tsx'

/** Pixels of the window above and below a preview, and those that it takes at least: then it is scrolled. */
const AROUND = 390
const LEAST_HEIGHT = 540

/** An ad as it is seen in a placement. */
export function PlacementPreview({ variant, placement }: { readonly variant: PackedCreative; readonly placement: AdPlacement }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [ref, width] = useElementWidth()
  const windowHeight = useWindowHeight()
  const { creative, layout, option } = variant
  const { brandName, brandLogo } = creative
  return (
    <Box component="section" aria-label={placementsText.preview} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
        <PillToggle
          floating
          label={placementsText.theme}
          value={theme}
          options={['light', 'dark']}
          names={placementsText.themes}
          onChange={setTheme}
        />
      </Box>
      <Box ref={ref} sx={{ display: 'grid', placeItems: 'center' }}>
        {width !== null && (
          <PlacementFrame
            placement={placement}
            texts={textsFor(placement, { option, brandName })}
            brandName={brandName}
            logo={brandLogo === null ? null : <Logo src={brandLogo} />}
            call={option.callToAction}
            theme={theme}
            width={width}
            height={Math.max(LEAST_HEIGHT, windowHeight - AROUND)}
          >
            {(adWidth) => <ScaledAd creative={creative} layout={layout} format={placement.format} width={adWidth} />}
          </PlacementFrame>
        )}
      </Box>
    </Box>
  )
}

const Logo = ({ src }: { readonly src: string }) => (
  <Box component="img" src={src} alt="" sx={{ display: 'block', width: 1, height: 1, objectFit: 'contain' }} />
)
