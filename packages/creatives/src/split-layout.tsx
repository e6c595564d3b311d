import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type ReactElement } from 'react'
import { accentSurface, mix, softened, WHITE } from './accent.ts'
import { Brand } from './ad-brand.tsx'
import {
  bodyType,
  Button,
  cover,
  fitButton,
  fitColumn,
  headlineType,
  fromStart,
  heightOf,
  isMirrored,
  type LayoutProps,
  type PartSizes,
  sizes,
  TextLines,
} from './ad-parts.tsx'
import { FramedImage, GENTLE_CROP } from './image-frame.tsx'
import { fitText } from './text-fit.ts'

/** Split: the image beside a panel in the brand's colour. */

/** Lengths of one format in pixels. */
interface SplitSizes extends PartSizes {
  readonly padding: number
}

const splitSizes: Readonly<Record<AdFormat, SplitSizes>> = {
  social: { padding: 64, brand: 76, button: 92, headline: sizes(80, 50), body: sizes(34, 28) },
  square: { padding: 64, brand: 60, button: 84, headline: sizes(64, 32), body: sizes(30, 22) },
  story: { padding: 72, brand: 80, button: 104, headline: sizes(88, 54), body: sizes(40, 32) },
  landscape: { padding: 52, brand: 56, button: 76, headline: sizes(60, 34), body: sizes(28, 20) },
}

/** The panel's colours: deeper towards the bottom, with everything on it readable at both ends. */
function panelOf(accent: string): {
  readonly background: string
  readonly text: string
  readonly soft: string
  readonly button: { surface: string; text: string }
} {
  const pair = accentSurface(accent)
  const deep = mix(pair.surface, pair.text === WHITE ? '#000000' : WHITE, 0.16)
  return {
    background: `linear-gradient(160deg, ${pair.surface} 0%, ${deep} 100%)`,
    text: pair.text,
    soft: softened(pair),
    button: { surface: pair.text, text: pair.surface },
  }
}

/** Panel above or below the image, across the whole width. */
function StackedSplit({ creative, measured, format }: LayoutProps & { readonly format: 'social' | 'story' }): ReactElement {
  const { width, height, safe } = adFormats[format]
  const { padding, brand, button: buttonHeight, headline: headlineSizes, body } = splitSizes[format]
  const panel = panelOf(creative.accent)
  const inner = width - 2 * padding
  const isStory = format === 'story'
  const button = fitButton(creative.callToAction, buttonHeight, inner * 0.5)
  const { headline, description } = fitColumn(creative, inner, { headline: headlineSizes, body })
  const between = Math.round(body[0] * 0.55)
  const words = heightOf(headline) + (heightOf(headline) > 0 && heightOf(description) > 0 ? between : 0) + heightOf(description)
  const foot = Math.max(brand, button?.height ?? 0)
  const gap = 40
  // In a story the panel is at the top: its text stays clear of the app's own, and the image fills the hidden area below.
  const clear = isStory ? Math.ceil(height * safe.top) + 8 : padding
  const panelHeight = clear + words + gap + foot + padding
  const panelTop = isStory ? 0 : height - panelHeight
  return (
    <div style={{ ...cover, background: panel.button.text }}>
      <FramedImage
        src={creative.image}
        ratio={measured.imageRatio}
        isClear={measured.isClear}
        place={{ left: 0, top: isStory ? panelHeight : 0, width, height: height - panelHeight }}
        fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: isStory ? 0.2 : 0.5 }}
      />
      <div
        style={{ position: 'absolute', display: 'flex', left: 0, top: panelTop, width, height: panelHeight, background: panel.background }}
      >
        <div
          style={{ position: 'absolute', display: 'flex', flexDirection: 'column', left: padding, top: clear, width: inner, gap: between }}
        >
          <TextLines text={headline} color={panel.text} />
          <TextLines text={description} color={panel.soft} />
        </div>
        <div
          style={{
            position: 'absolute',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            left: padding,
            top: clear + words + gap,
            width: inner,
            height: foot,
          }}
        >
          <Brand
            creative={creative}
            measured={measured}
            size={brand}
            width={inner - (button?.width ?? 0) - gap}
            color={panel.text}
            on="panel"
          />
          <Button button={button} colors={panel.button} />
        </div>
      </div>
    </div>
  )
}

/** Panel where its lines begin, as high as the ad. */
function SideSplit({ creative, measured, format }: LayoutProps & { readonly format: 'square' | 'landscape' }): ReactElement {
  const { width, height } = adFormats[format]
  const { padding, brand, button: buttonHeight, headline: headlineSizes, body } = splitSizes[format]
  const panel = panelOf(creative.accent)
  const panelWidth = format === 'square' ? 520 : 560
  const inner = panelWidth - 2 * padding
  const room = height - 2 * padding
  const button = fitButton(creative.callToAction, buttonHeight, inner)
  const gap = 32
  const between = 20
  const wordRoom = room - brand - gap - gap - (button?.height ?? 0)
  const description = fitText(creative.description, bodyType, {
    width: inner,
    height: wordRoom * 0.5,
    sizes: body,
    maxLines: format === 'square' ? 8 : 4,
  })
  const headline = fitText(creative.headline, headlineType, {
    width: inner,
    height: wordRoom - heightOf(description) - between,
    sizes: headlineSizes,
    maxLines: format === 'square' ? 6 : 3,
  })
  return (
    <div style={{ ...cover, background: panel.button.text }}>
      <FramedImage
        src={creative.image}
        ratio={measured.imageRatio}
        isClear={measured.isClear}
        place={{ left: isMirrored(creative) ? 0 : panelWidth, top: 0, width: width - panelWidth, height }}
        fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: 0.5 }}
      />
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          ...fromStart(creative, 0),
          top: 0,
          width: panelWidth,
          height,
          background: panel.background,
        }}
      >
        <div
          style={{
            position: 'absolute',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            left: padding,
            top: padding,
            width: inner,
            height: room,
          }}
        >
          <Brand creative={creative} measured={measured} size={brand} width={inner} color={panel.text} on="panel" />
          <div style={{ display: 'flex', flexDirection: 'column', gap: between }}>
            <TextLines text={headline} color={panel.text} />
            <TextLines text={description} color={panel.soft} />
          </div>
          <Button button={button} colors={panel.button} />
        </div>
      </div>
    </div>
  )
}

export function SplitLayout({ format, ...parts }: LayoutProps & { readonly format: AdFormat }): ReactElement {
  return format === 'social' || format === 'story' ? <StackedSplit {...parts} format={format} /> : <SideSplit {...parts} format={format} />
}
