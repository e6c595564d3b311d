import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'
import { isMirrored, type MeasuredImages, squareImages, textsOf } from './ad-parts.tsx'
import { fontStyleOf } from './fallback-fonts.ts'
import { layouts } from './layouts.ts'

export interface FinishedAdProps {
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
  /** What is known of the images; they count as square until then. */
  readonly measured?: MeasuredImages
}

/**
 * A finished ad in the exact pixels of its format, identical in a browser and in the renderer of the downloaded file: inline styles only, no text
 * that wraps by itself, no hooks. It has no accessible name; the embedding component sets one.
 */
export function FinishedAd({ creative, layout, format, measured = squareImages }: FinishedAdProps): ReactElement {
  const { width, height } = adFormats[format]
  const Layout = layouts[layout]
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        overflow: 'hidden',
        width,
        height,
        background: '#FFFFFF',
        ...fontStyleOf(textsOf(creative).join(' ')),
        // Rows run the other way in an ad that is written from right to left.
        direction: isMirrored(creative) ? 'rtl' : 'ltr',
        // Without it Chromium rounds letter widths to whole pixels on some screens.
        textRendering: 'geometricPrecision',
      }}
    >
      <Layout creative={creative} measured={measured} format={format} />
    </div>
  )
}
