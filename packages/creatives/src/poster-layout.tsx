import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type CSSProperties, type ReactElement } from 'react'
import { accentSurface, buttonOn, INK, mix, WHITE } from './accent.ts'
import { BrandPill, hasBrand } from './ad-brand.tsx'
import {
  TwoColumns,
  bodyType,
  Button,
  cover,
  fitTwoColumns,
  fitButton,
  fromStart,
  headlineType,
  heightOf,
  isMirrored,
  type LayoutProps,
  type PartSizes,
  sizes,
  TextLines,
} from './ad-parts.tsx'
import { FramedImage, NO_CROP, STORY_FIT, type ImageFit, type ImagePlacement } from './image-frame.tsx'
import { fitText } from './text-fit.ts'

/** Poster: the image from edge to edge, the text on a shade that leaves the product clear. */

/** Lengths of one format in pixels. */
interface PosterSizes extends PartSizes {
  readonly margin: number
  readonly top: number
  readonly bottom: number
  /** `isButtonBeside` places the button at the right of the description instead of below it. */
  readonly text: { readonly width: number; readonly headlineLines: number; readonly bodyLines: number; readonly isButtonBeside?: boolean }
  /** Places the brand beside the button: at the top it would cover a product as wide as the image. */
  readonly brandAtFoot?: boolean
  readonly image: { readonly place: ImagePlacement; readonly fit: ImageFit }
}

const posterSizes: Readonly<Record<AdFormat, PosterSizes>> = {
  social: {
    margin: 68,
    top: 64,
    bottom: 68,
    brand: 76,
    button: 92,
    headline: sizes(88, 54),
    body: sizes(34, 28),
    text: { width: 944, headlineLines: 2, bodyLines: 2 },
    brandAtFoot: true,
    // The product stands high; the continued surface below carries the text.
    image: { place: { left: 0, top: -64, width: 1080, height: 1414 }, fit: { crop: NO_CROP, alignX: 0.5, alignY: 0 } },
  },
  square: {
    margin: 64,
    top: 64,
    bottom: 64,
    brand: 68,
    button: 84,
    headline: sizes(72, 46),
    body: sizes(28, 24),
    text: { width: 952, headlineLines: 2, bodyLines: 3, isButtonBeside: true },
    // Part of the image is cropped at the top, so that the text hides less of the product.
    image: { place: { left: 0, top: -80, width: 1080, height: 1160 }, fit: { crop: NO_CROP, alignX: 0.5, alignY: 0 } },
  },
  story: {
    margin: 72,
    top: 284,
    bottom: 392,
    brand: 80,
    button: 104,
    headline: sizes(96, 58),
    body: sizes(40, 32),
    text: { width: 936, headlineLines: 2, bodyLines: 3 },
    brandAtFoot: true,
    image: { place: { left: 0, top: 0, width: 1080, height: 1920 }, fit: STORY_FIT },
  },
  landscape: {
    margin: 56,
    top: 52,
    bottom: 52,
    brand: 60,
    button: 76,
    headline: sizes(64, 38),
    body: sizes(28, 22),
    text: { width: 500, headlineLines: 3, bodyLines: 4 },
    image: { place: { left: 0, top: 0, width: 1200, height: 628 }, fit: { crop: NO_CROP, alignX: 1, alignY: 0.5 } },
  },
}

/** A shade that comes in gradually: evenly spaced stops of an S curve, so that no edge shows. `color` is `#RRGGBB`, `most` its greatest opacity. */
function shade(direction: string, color: string, most: number, from: number, to: number): string {
  const steps = 8
  const alpha = (share: number): string =>
    Math.round(255 * most * share * share * (3 - 2 * share))
      .toString(16)
      .padStart(2, '0')
  const stops = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return `${color}${alpha(share)} ${Math.round(from + (to - from) * share)}px`
  })
  return `linear-gradient(${direction}, ${stops.join(', ')})`
}

/** Distance between the start of the shade and the text below it. */
const LEAD = 240
/** Minimum gap between brand and headline. */
const CLEAR = 40
/** Minimum gap between the button and the brand beside it. */
const FOOT_GAP = 40

/** The texts in the sizes that fit, and where they stand, in pixels. */
function fitPoster(creative: LayoutProps['creative'], format: AdFormat) {
  const { height } = adFormats[format]
  const { top, bottom, brand, button: buttonHeight, headline: headlineSizes, body, text, brandAtFoot } = posterSizes[format]
  const button = fitButton(creative.callToAction, buttonHeight, text.width)
  const columns = fitTwoColumns(creative, button, text.width, { headline: headlineSizes, body, bodyLines: text.bodyLines })
  const description = fitText(creative.description, bodyType, {
    width: text.width,
    height: body[0] * text.bodyLines * bodyType.leading,
    sizes: body,
    maxLines: text.bodyLines,
  })
  const between = Math.round(body[0] * 0.6)
  const isBrandAtFoot = brandAtFoot === true && hasBrand(creative)
  const foot = Math.max(button?.height ?? 0, isBrandAtFoot ? brand : 0)
  const below = (heightOf(description) > 0 ? heightOf(description) + between : 0) + (foot === 0 ? 0 : foot + 2 * between)
  const headline = fitText(creative.headline, headlineType, {
    width: text.width,
    height: Math.min(headlineSizes[0] * text.headlineLines * 0.95, height - top - brand - CLEAR - below - bottom),
    sizes: headlineSizes,
    maxLines: text.headlineLines,
  })
  const textHeight = text.isButtonBeside === true ? columns.height : heightOf(headline) + below
  const textTop = height - bottom - textHeight
  return { button, columns, headline, description, between, isBrandAtFoot, foot, textTop, textHeight }
}

type FittedPoster = ReturnType<typeof fitPoster>

export function PosterLayout({ creative, measured, format }: LayoutProps & { readonly format: AdFormat }): ReactElement {
  const { height } = adFormats[format]
  const { margin, top, bottom, brand, text, image } = posterSizes[format]
  const night = mix(INK, accentSurface(creative.accent).surface, 0.1)
  const colors = { headline: WHITE, description: '#E4E9F1', button: buttonOn(night, creative.accent) }
  // Only a landscape has room beside the image, on the side where lines end.
  const alignX = isMirrored(creative) ? 1 - image.fit.alignX : image.fit.alignX
  const fitted = fitPoster(creative, format)
  const { button, columns, isBrandAtFoot, foot, textTop } = fitted
  return (
    <div style={{ ...cover, background: measured.isClear ? mix(WHITE, creative.accent, 0.2) : night }}>
      <FramedImage
        src={creative.image}
        ratio={measured.imageRatio}
        isClear={measured.isClear}
        place={image.place}
        fit={{ ...image.fit, alignX }}
      />
      <Shade creative={creative} format={format} color={night} fitted={fitted} />
      {!isBrandAtFoot && (
        <div style={{ position: 'absolute', display: 'flex', ...fromStart(creative, margin), top, width: text.width, height: brand }}>
          <BrandPill creative={creative} measured={measured} size={brand} width={text.width} />
        </div>
      )}
      {text.isButtonBeside === true ? (
        <TwoColumns creative={creative} text={columns} left={margin} top={textTop} colors={colors} />
      ) : (
        <TextColumn fitted={fitted} place={{ ...fromStart(creative, margin), width: text.width }} colors={colors} />
      )}
      {text.isButtonBeside !== true && foot > 0 && (
        <div
          style={{
            position: 'absolute',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            ...fromStart(creative, margin),
            top: height - bottom - foot,
            width: text.width,
            height: foot,
          }}
        >
          <Button button={button} colors={colors.button} />
          {isBrandAtFoot && (
            <BrandPill
              creative={creative}
              measured={measured}
              size={brand}
              width={text.width - (button === null ? 0 : button.width + FOOT_GAP)}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface ShadeProps {
  readonly creative: LayoutProps['creative']
  readonly format: AdFormat
  readonly color: string
  readonly fitted: FittedPoster
}

/** Darkens the image behind the texts. */
function Shade({ creative, format, color, fitted: { textTop, textHeight } }: ShadeProps): ReactElement {
  const { width, height } = adFormats[format]
  const layer: CSSProperties = { position: 'absolute', left: 0, width, display: 'flex' }
  return format === 'landscape' ? (
    <div
      style={{
        ...layer,
        top: 0,
        height,
        background: shade(isMirrored(creative) ? '90deg' : '270deg', color, 0.9, width * 0.28, width * 0.72),
      }}
    />
  ) : (
    <div
      style={{
        ...layer,
        top: textTop - LEAD,
        height: height - textTop + LEAD,
        background: shade('180deg', color, 0.86, 0, LEAD + textHeight * 0.4),
      }}
    />
  )
}

interface TextColumnProps {
  readonly fitted: FittedPoster
  readonly place: CSSProperties
  readonly colors: { readonly headline: string; readonly description: string }
}

const TextColumn = ({ fitted: { headline, description, between, textTop, textHeight }, place, colors }: TextColumnProps): ReactElement => (
  <div
    style={{
      position: 'absolute',
      display: 'flex',
      flexDirection: 'column',
      ...place,
      top: textTop,
      height: textHeight,
      gap: between,
    }}
  >
    <TextLines text={headline} color={colors.headline} />
    <TextLines text={description} color={colors.description} />
  </div>
)
