import { adFormats } from '@adloom/domain/ad-format.ts'
import { type ReactElement } from 'react'
import { isMirrored, type MeasuredImages, squareImages, textsOf } from './ad-parts.tsx'
import { fontStyleOf } from './fallback-fonts.ts'
import { arrangedAd, type ShownAd } from './arranged-ad.ts'
import { layouts, pairingOf } from './layouts.ts'
import { adPaletteOf } from './layouts/ad-palette.ts'
import { unitOf } from './layouts/arrange.ts'
import { PlacedPart } from './layouts/placed-part.tsx'
import { typographicCreative } from './type/typographic.ts'

export interface FinishedAdProps extends ShownAd {
  /** What is known of the images; they count as square until then. */
  readonly measured?: MeasuredImages
}

/**
 * A finished ad in the exact pixels of its format, identical in a browser and in the renderer of the downloaded file: inline styles only, no text
 * that wraps by itself, no hooks. It has no accessible name; the embedding component sets one.
 */
export function FinishedAd({ creative: written, layout, format, measured = squareImages }: FinishedAdProps): ReactElement {
  const creative = typographicCreative(written)
  const { width, height } = adFormats[format]
  const size = { width, height }
  const { palette: rule } = layouts[layout]
  const pairing = pairingOf(layout, creative.style.pairing)
  const parts = arrangedAd({ creative, layout, format })
  const palette = adPaletteOf(creative.accent, rule)
  const drawing = { creative, measured, palette, pairing, unit: unitOf(size), frame: { left: 0, top: 0, ...size } }
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        overflow: 'hidden',
        width,
        height,
        background: palette.paper.ground,
        ...fontStyleOf(textsOf(creative).join(' ')),
        // Rows run the other way in an ad that is written from right to left.
        direction: isMirrored(creative) ? 'rtl' : 'ltr',
        // Without it Chromium rounds letter widths to whole pixels on some screens.
        textRendering: 'geometricPrecision',
      }}
    >
      {parts.map((placed, index) => (
        <PlacedPart key={index} placed={placed} drawing={drawing} />
      ))}
    </div>
  )
}
