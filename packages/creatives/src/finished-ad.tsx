import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'
import { FONT_FAMILY, type MeasuredImages, squareImages } from './ad-parts.tsx'
import { layouts } from './layouts.ts'

export interface FinishedAdProps {
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
  /** What is known of the pictures; square ones until then. */
  readonly measured?: MeasuredImages
}

/**
 * A finished ad in the exact pixels of its format, the same in a browser and in the renderer of the downloaded file: inline styles only,
 * no text that wraps by itself, no hooks. What it says is for the eye; whoever embeds it names it.
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
        fontFamily: FONT_FAMILY,
        // Without it Chromium rounds the widths of letters to whole pixels on some screens.
        textRendering: 'geometricPrecision',
      }}
    >
      <Layout creative={creative} measured={measured} format={format} />
    </div>
  )
}
