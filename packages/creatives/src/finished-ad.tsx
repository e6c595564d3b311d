import { adFormats } from '@adloom/domain/ad-format.ts'
import { type ReactElement } from 'react'
import { isMirrored, type MeasuredImages, squareImages, textsOf } from './ad-parts.tsx'
import { fontStyleOf } from './fallback-fonts.ts'
import { arrangedAd, isBehindText, ownPictureIn, type ShownAd, withFittingTexts } from './arranged-ad.ts'
import { layouts, pairingOf } from './layouts.ts'
import { imageInFrame } from './image-frame.tsx'
import { adPaletteOf } from './layouts/ad-palette.ts'
import { type Placed, unitOf } from './layouts/arrange.ts'
import { coveredBy, FULL_SHADE, type MeasuredPicture, type ShadeColors, shadeOn, type TextShade } from './layouts/behind-text.ts'
import { type AdDrawing, pictureInFrame, PlacedPart } from './layouts/placed-part.tsx'
import { typographicCreative } from './type/typographic.ts'

export interface FinishedAdProps extends ShownAd {
  /** What is known of the images; they count as square until then. */
  readonly measured?: MeasuredImages
}

/**
 * A finished ad in the exact pixels of its format, identical in a browser and in the renderer of the downloaded file: inline styles only, no text
 * that wraps by itself, no hooks. It has no accessible name; the embedding component sets one.
 */
export function FinishedAd(props: FinishedAdProps): ReactElement {
  const { style, parts, drawing } = partsOfAd(props)
  return (
    <div style={style}>
      {parts.map((placed, index) => (
        <PlacedPart key={index} placed={placed} drawing={drawing} />
      ))}
    </div>
  )
}

/** What a finished ad consists of, the lowest part first, and what each is drawn with. `style` is that of the frame around them. */
export function partsOfAd({ creative: written, layout, format, measured = squareImages }: FinishedAdProps) {
  const creative = typographicCreative(withFittingTexts({ creative: written, layout, format }))
  const { width, height, smallestType } = adFormats[format]
  const size = { width, height }
  const { palette: rule } = layouts[layout]
  const pairing = pairingOf(layout, creative.style.pairing)
  const parts = partsIn({ creative, layout, format }, measured)
  const usual = adPaletteOf(creative.accent, rule, creative.style.secondary)
  const { white: light } = adPaletteOf(creative.accent, { harmony: 'mono', ...rule, isDark: false })
  const shade = shadeOf(parts, pictureBehind(parts, { creative, layout, format }, measured), { dark: usual.picture, light })
  const palette = shade.isLight ? { ...usual, picture: light } : usual
  const frame = { left: 0, top: 0, ...size }
  const drawing: AdDrawing = { creative, measured, palette, pairing, unit: unitOf(size), smallestType, frame, shade }
  const style = {
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
  } as const
  return { style, parts, drawing }
}

/** How much less of what draws the eye text must cover at the other edge to be there. */
const CALMER = 0.5

/** The parts of an ad, with the text at that edge of a picture behind it where it is calm. */
function partsIn(ad: ShownAd, measured: MeasuredImages): readonly Placed[] {
  const parts = arrangedAd(ad)
  const picture = pictureBehind(parts, ad, measured)
  if (picture === null) return parts
  const others = arrangedAd(ad, true)
  return coveredBy(others, picture) < coveredBy(parts, picture) * CALMER ? others : parts
}

/** The picture that fills the frame, behind text; null when there is none or nothing is known of it. */
function pictureBehind(parts: readonly Placed[], { creative, format }: ShownAd, measured: MeasuredImages): MeasuredPicture | null {
  const picture = ownPictureIn(parts, creative)
  if (picture === undefined || measured.ground === null || !isBehindText(picture, adFormats[format])) return null
  const { box } = picture
  const inBox = imageInFrame(pictureInFrame(picture, creative, measured))
  return { ground: measured.ground, box: { ...inBox, left: box.left + inBox.left, top: box.top + inBox.top } }
}

function shadeOf(parts: readonly Placed[], picture: MeasuredPicture | null, colors: ShadeColors): TextShade {
  const shade = parts.find(({ kind }) => kind === 'shade')
  return picture === null || shade === undefined ? FULL_SHADE : shadeOn(picture, shade.box, colors)
}
