import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type ReactElement } from 'react'
import { accentSurface, buttonOn, INK, mix, WHITE } from './accent.ts'
import { Brand, hasBrand } from './ad-brand.tsx'
import {
  TwoColumns,
  bodyType,
  Button,
  cover,
  fitTwoColumns,
  fitButton,
  fitColumn,
  fromStart,
  headlineType,
  heightOf,
  isMirrored,
  type LayoutProps,
  type PartSizes,
  sizes,
  TextLines,
} from './ad-parts.tsx'
import { FramedImage, GENTLE_CROP } from './image-frame.tsx'
import { fitText } from './text-fit.ts'

/** Card: everything on light paper, the whole image in a rounded frame. */

const SOFT_INK = '#475066'

/** Lengths of one format in pixels. */
interface CardSizes extends PartSizes {
  readonly padding: number
  readonly gap: number
  readonly radius: number
}

const cardSizes: Readonly<Record<AdFormat, CardSizes>> = {
  social: { padding: 64, gap: 32, brand: 72, button: 88, headline: sizes(72, 46), body: sizes(32, 26), radius: 36 },
  square: { padding: 64, gap: 26, brand: 60, button: 80, headline: sizes(60, 40), body: sizes(28, 24), radius: 32 },
  story: { padding: 44, gap: 32, brand: 76, button: 100, headline: sizes(76, 48), body: sizes(36, 30), radius: 32 },
  landscape: { padding: 40, gap: 28, brand: 56, button: 72, headline: sizes(56, 34), body: sizes(26, 20), radius: 28 },
}

/** Paper tinted slightly with the brand's colour. */
const paperOf = (accent: string): string => mix(WHITE, accent, 0.045)

/** Image above, text below, the button beside the description. */
function UprightCard({ creative, measured, format }: LayoutProps & { readonly format: 'social' | 'square' }): ReactElement {
  const { width, height } = adFormats[format]
  const { padding, gap, brand, button: buttonHeight, headline: headlineSizes, body, radius } = cardSizes[format]
  const paper = paperOf(creative.accent)
  const inner = width - 2 * padding
  const button = fitButton(creative.callToAction, buttonHeight, inner * 0.4)
  const text = fitTwoColumns(creative, button, inner, { headline: headlineSizes, body, bodyLines: 3 })
  const top = padding + (hasBrand(creative) ? brand + gap : 0)
  const imageHeight = height - top - gap - text.height - padding
  return (
    <div style={{ ...cover, flexDirection: 'column', background: paper }}>
      <div style={{ position: 'absolute', display: 'flex', left: padding, top: padding, width: inner, height: brand }}>
        <Brand creative={creative} measured={measured} size={brand} width={inner} color={INK} on="paper" />
      </div>
      <FramedImage
        src={creative.image}
        ratio={measured.imageRatio}
        isClear={measured.isClear}
        place={{ left: padding, top, width: inner, height: imageHeight }}
        fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: 0.5 }}
        radius={radius}
      />
      <TwoColumns
        creative={creative}
        text={text}
        left={padding}
        top={top + imageHeight + gap}
        colors={{ headline: INK, description: SOFT_INK, button: buttonOn(paper, creative.accent) }}
      />
    </div>
  )
}

/** The card lies on the brand's colour, clear of the controls that the app draws over a story. */
function StoryCard({ creative, measured }: LayoutProps): ReactElement {
  const { width, height, safe } = adFormats.story
  const { padding, gap, brand, button: buttonHeight, headline: headlineSizes, body, radius } = cardSizes.story
  const { surface } = accentSurface(creative.accent)
  const left = 56
  const cardWidth = width - 2 * left
  const inner = cardWidth - 2 * padding
  const top = Math.ceil(height * safe.top) - padding + 4
  const cardHeight = height - Math.ceil(height * safe.bottom) + padding - 4 - top
  const button = fitButton(creative.callToAction, buttonHeight, inner)
  const { headline, description } = fitColumn(creative, inner, { headline: headlineSizes, body })
  const blocks = [heightOf(headline), heightOf(description), button?.height ?? 0].filter((block) => block > 0)
  const between = 22
  const text = blocks.reduce((sum, block) => sum + block, 0) + (blocks.length > 1 ? between : 0) + (blocks.length > 2 ? gap : 0)
  const imageTop = padding + (hasBrand(creative) ? brand + gap : 0)
  const imageHeight = cardHeight - imageTop - gap - text - padding
  return (
    <div
      style={{ ...cover, background: `linear-gradient(180deg, ${mix(surface, WHITE, 0.12)} 0%, ${mix(surface, '#000000', 0.22)} 100%)` }}
    >
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          left,
          top,
          width: cardWidth,
          height: cardHeight,
          borderRadius: 56,
          background: WHITE,
          boxShadow: '0 32px 80px rgba(11, 18, 32, 0.28)',
        }}
      >
        <div style={{ position: 'absolute', display: 'flex', left: padding, top: padding, width: inner, height: brand }}>
          <Brand creative={creative} measured={measured} size={brand} width={inner} color={INK} on="paper" />
        </div>
        <FramedImage
          src={creative.image}
          ratio={measured.imageRatio}
          isClear={measured.isClear}
          place={{ left: padding, top: imageTop, width: inner, height: imageHeight }}
          fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: 0.5 }}
          radius={radius}
        />
        <div
          style={{
            position: 'absolute',
            display: 'flex',
            flexDirection: 'column',
            left: padding,
            top: imageTop + imageHeight + gap,
            width: inner,
            height: text,
            justifyContent: 'space-between',
          }}
        >
          <div style={{ display: 'flex', flexDirection: 'column', gap: between }}>
            <TextLines text={headline} color={INK} />
            <TextLines text={description} color={SOFT_INK} />
          </div>
          <Button button={button} colors={buttonOn(WHITE, creative.accent)} width={inner} />
        </div>
      </div>
    </div>
  )
}

/** Text where its lines begin, a nearly square image beside it. */
function LandscapeCard({ creative, measured }: LayoutProps): ReactElement {
  const { width, height } = adFormats.landscape
  const { padding, gap, brand, button: buttonHeight, headline: headlineSizes, body, radius } = cardSizes.landscape
  const paper = paperOf(creative.accent)
  const side = height - 2 * padding
  const textLeft = padding + 16
  const inner = width - padding - side - 48 - textLeft
  const button = fitButton(creative.callToAction, buttonHeight, inner)
  const room = side - brand - 2 * gap - (button?.height ?? 0)
  const description = fitText(creative.description, bodyType, { width: inner, height: body[0] * 5.7, sizes: body, maxLines: 4 })
  const headline = fitText(creative.headline, headlineType, {
    width: inner,
    height: room - heightOf(description) - 16,
    sizes: headlineSizes,
    maxLines: 4,
  })
  return (
    <div style={{ ...cover, background: paper }}>
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          ...fromStart(creative, textLeft),
          top: padding,
          width: inner,
          height: side,
        }}
      >
        <Brand creative={creative} measured={measured} size={brand} width={inner} color={INK} on="paper" />
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          <TextLines text={headline} color={INK} />
          <TextLines text={description} color={SOFT_INK} />
        </div>
        <Button button={button} colors={buttonOn(paper, creative.accent)} />
      </div>
      <FramedImage
        src={creative.image}
        ratio={measured.imageRatio}
        isClear={measured.isClear}
        place={{ left: isMirrored(creative) ? padding : width - padding - side, top: padding, width: side, height: side }}
        fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: 0.5 }}
        radius={radius}
      />
    </div>
  )
}

export function CardLayout({ format, ...parts }: LayoutProps & { readonly format: AdFormat }): ReactElement {
  if (format === 'story') return <StoryCard {...parts} />
  if (format === 'landscape') return <LandscapeCard {...parts} />
  return <UprightCard {...parts} format={format} />
}
