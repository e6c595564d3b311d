import { type Creative } from '@adloom/domain/template.ts'
import { type CSSProperties, type ReactElement } from 'react'
import { Brand } from '../ad-brand.tsx'
import { cornerRadius } from '../corners.ts'
import { type Align, Button, fitButton, flexOf, isMirrored, type MeasuredImages, TextLines } from '../ad-parts.tsx'
import { shapeOfRatio, widePhotograph } from '@adloom/domain/design/picture-shape.ts'
import { FramedImage, GENTLE_CROP, type ImageFit, NO_CROP } from '../image-frame.tsx'
import { type Pairing } from '../pairings.ts'
import { mix, WHITE } from '../accent.ts'
import { contrast } from '../oklch.ts'
import { textWidth } from '../letter-widths.ts'
import { type FittedText } from '../text-fit.ts'
import { Cutout } from './cutout.tsx'
import { boxOfShape, DrawnShape, isEdge, radiusOfShape } from './drawn-shape.tsx'
import { FactMark, Leader, Stars, Sticker } from './fact-parts.tsx'
import { type AdPalette, shapeOn } from './ad-palette.ts'
import { type AdBox, type Placed } from './arrange.ts'
import { sideOf } from './measured-regions.ts'
import { type AdPart, type AdGround, type PicturePart, type TextPart } from './layout.ts'
import { type TextShade } from './behind-text.ts'
import { shadeBehind } from './shade.ts'

/** What parts are drawn with. Lengths in pixels of the ad. */
export interface AdDrawing {
  readonly creative: Creative
  readonly measured: MeasuredImages
  readonly palette: AdPalette
  readonly pairing: Pairing
  readonly unit: number
  readonly smallestType: number
  readonly frame: AdBox
  readonly shade: TextShade
}

interface PlacedPartProps {
  readonly placed: Placed
  readonly drawing: AdDrawing
}

/** A part of an ad in its place. */
export function PlacedPart({ placed, drawing }: PlacedPartProps): ReactElement | null {
  const { creative, palette } = drawing
  const { box, ground } = placed
  const colors = palette[ground]
  if (placed.kind === 'ground' || placed.kind === 'shade') {
    const field = fieldOf(placed, drawing)
    return field === null ? null : <div style={{ ...at(field.box), background: field.background, borderRadius: field.radius }} />
  }
  return (
    <div style={at(box)}>
      {placed.kind === 'text' ? (
        <>
          <TextLines text={placed.text} color={colors[placed.tone]} align={placed.align} width={box.width} />
          {placed.name === 'before' && (
            <Strike
              text={placed.text}
              color={colors[placed.tone]}
              width={box.width}
              align={isMirrored(creative) ? opposite[placed.align] : placed.align}
            />
          )}
        </>
      ) : placed.kind === 'picture' ? (
        <Picture part={placed.part} box={box} focus={placed.focus} drawing={drawing} />
      ) : (
        <DrawnPart part={placed.part} box={box} ground={ground} drawing={drawing} />
      )}
    </div>
  )
}

/** A ground or a shade as a box that is filled; null for a shade that is not needed. `background` is CSS. */
export function fieldOf(
  placed: Extract<Placed, { readonly kind: 'ground' | 'shade' }>,
  { creative, palette, frame, shade, unit }: AdDrawing,
) {
  const { box, ground } = placed
  const color = palette[ground].ground
  // What has no corners of its own, such as a band from edge to edge, gets none.
  if (placed.kind === 'ground')
    return { box, background: color, radius: placed.radius === 0 ? 0 : cornerRadius(placed.radius, creative.style.corners, unit) }
  return shade.opacity === 0 ? null : { box: frame, background: shadeBehind(box, frame, color, shade.opacity), radius: 0 }
}

const at = (box: AdBox): CSSProperties => ({ position: 'absolute', display: 'flex', ...box })

interface DrawnPartProps {
  readonly part: Exclude<AdPart, TextPart | PicturePart>
  readonly box: AdBox
  readonly ground: AdGround
  readonly drawing: AdDrawing
}

function DrawnPart({ part, box, ground, drawing }: DrawnPartProps): ReactElement | null {
  const { creative, measured, palette, pairing, unit, smallestType } = drawing
  const { facts } = creative
  switch (part.part) {
    case 'button': {
      const button = fitButton(creative.callToAction, pairing.label, box.height, box.width, smallestType)
      const width = part.isWide === true ? box.width : undefined
      return <Button button={button} colors={palette[ground].button} width={width} corners={creative.style.corners} />
    }
    case 'brand': {
      const { text, button, isPaper } = palette[ground]
      const size = Math.round(sideOf(part, drawing))
      return (
        <div style={{ display: 'flex', width: box.width, justifyContent: flexOf[part.align ?? 'start'] }}>
          <Brand
            creative={creative}
            measured={measured}
            label={pairing.label}
            size={size}
            smallest={smallestType}
            width={box.width}
            color={text}
            initial={button}
            isPaper={isPaper}
            isDark={isDarkGround(palette[ground])}
          />
        </div>
      )
    }
    case 'shape': {
      const isLine = Math.min(box.width, box.height) < unit
      // An edge has the colour of its field as it is.
      const color = palette[part.color].ground
      const shown = isEdge(part.shape) ? color : shapeOn(palette[ground].ground, color, isLine)
      return <DrawnShape part={part} box={box} color={shown} isMirrored={isMirrored(creative)} />
    }
    case 'stars':
      return facts.rating === null ? null : (
        <div style={{ display: 'flex', width: box.width, justifyContent: flexOf[part.align ?? 'start'] }}>
          <Stars
            stars={facts.rating.stars}
            size={sideOf(part, drawing)}
            color={starColorOn(palette[ground])}
            empty={mix(palette[ground].ground, palette[ground].text, EMPTY_STAR)}
            isMirrored={isMirrored(creative)}
          />
        </div>
      )
    case 'sticker': {
      const colors = { surface: palette[part.color].ground, text: palette[part.color].text }
      const side = Math.min(box.width, box.height)
      return <Sticker text={facts.price ?? ''} type={pairing.headline} side={side} smallest={smallestType} colors={colors} />
    }
    case 'icon': {
      const feature = facts.features.at(part.index)
      return feature === undefined ? null : (
        <div style={{ display: 'flex', width: box.width, justifyContent: flexOf[part.align ?? 'start'] }}>
          <FactMark icon={feature.icon} side={Math.round(sideOf(part, drawing))} color={palette[ground].accent} />
        </div>
      )
    }
    case 'leader':
      return (
        <Leader width={box.width} height={box.height} dot={Math.max(LEAST_DOT, Math.round(DOT * unit))} color={palette[ground].accent} />
      )
    default:
      return null
  }
}

/** Whether a light logo is seen on it, as its light text is. */
const isDarkGround = ({ text, ground }: AdPalette[AdGround]): boolean => contrast(text, WHITE) < contrast(ground, WHITE)

/** Stars are yellow where that shows. */
const STAR_YELLOW = '#F5A100'
const STAR_CONTRAST = 1.4
const EMPTY_STAR = 0.2
const starColorOn = ({ ground, text }: AdPalette[AdGround]): string => (contrast(STAR_YELLOW, ground) >= STAR_CONTRAST ? STAR_YELLOW : text)

/** The dot of a leader, in the lengths of layouts. */
const DOT = 1.4
/** Least size of the dot of a leader, pixels. */
const LEAST_DOT = 6

interface StrikeProps {
  readonly text: FittedText
  readonly color: string
  readonly width: number
  /** Where its text lies, from the left. */
  readonly align: Align
}

const opposite = { start: 'end', center: 'center', end: 'start' } as const

/** The line through a price that is no longer asked. Drawn, since browser and file do not put that of a style sheet on the same pixel. */
function Strike({ text, color, width, align }: StrikeProps): ReactElement {
  const across = Math.round(Math.max(0, ...text.lines.map((line) => textWidth(line, text.size, text.style))))
  const height = Math.max(2, Math.round(text.size * 0.07))
  const top = Math.round(text.lineHeight / 2 - height / 2)
  return (
    <div
      style={{
        position: 'absolute',
        left: align === 'start' ? 0 : align === 'end' ? width - across : Math.round((width - across) / 2),
        top,
        display: 'flex',
        width: across,
        height,
        background: color,
      }}
    />
  )
}

interface PictureProps {
  readonly part: PicturePart
  readonly box: AdBox
  readonly focus: AdBox
  readonly drawing: AdDrawing
}

function Picture({ part, box, focus, drawing }: PictureProps): ReactElement {
  const { creative, measured, palette, unit, frame } = drawing
  const place = boxOfShape(part.shape, box)
  if (part.source === 'cutout' && creative.cutout !== null)
    return (
      <div style={{ position: 'absolute', display: 'flex', ...place, left: place.left - box.left, top: place.top - box.top }}>
        <Cutout cutout={creative.cutout} width={place.width} height={place.height} y={part.y ?? 0.5} />
      </div>
    )
  const { src } = pictureOf(part.source, creative, measured)
  const inFrame = pictureInFrame({ part, box, focus }, creative, measured)
  const own = (part.radius ?? 0) * unit
  const radius = own > 0 || isClearOf(frame, place) ? cornerRadius(own, creative.style.corners, unit) : 0
  // What a picture behind text does not fill is as the shade on it.
  const isBehindText = part.isBehind === true || (box.width === frame.width && box.height === frame.height)
  const ground = isBehindText && !inFrame.isClear ? palette.picture.ground : undefined
  return <FramedImage src={src} {...inFrame} radius={radiusOfShape(part.shape, place, radius)} ground={ground} />
}

const WIDE = widePhotograph.width / widePhotograph.height

/** How a picture sits in its box. */
export function pictureInFrame(
  { part, box, focus }: Pick<PictureProps, 'part' | 'box' | 'focus'>,
  creative: Creative,
  measured: MeasuredImages,
) {
  const place = boxOfShape(part.shape, box)
  const { src, ratio, isClear } = pictureOf(part.source, creative, measured)
  const isOwn = creative.hasShapes && src === creative.image
  const shape = isOwn ? shapeOfRatio(ratio) : null
  const within = { left: place.left - box.left, top: place.top - box.top, width: place.width, height: place.height }
  // A photograph that was asked for in a shape fills it as well as it can.
  if (isOwn && shape === null && ratio !== 1) {
    const isWide = Math.abs(ratio - WIDE) < 0.01 && place.width > place.height
    return { ratio, shape, isClear, place: within, fit: { crop: crops.cover, alignX: isWide ? 1 : 0.5, alignY: 0.5 } }
  }
  return {
    ratio,
    shape,
    isClear,
    place: within,
    focus: part.isBehind === true ? { ...focus, left: focus.left - place.left, top: focus.top - place.top } : undefined,
    fit: { crop: crops[part.fit], alignX: 0.5, alignY: part.y ?? 0.5 },
  }
}

/** Whether a picture ends at no edge of the ad, where corners would show what is behind it. */
const isClearOf = (frame: AdBox, { left, top, width, height }: AdBox): boolean =>
  left > 0 && top > 0 && left + width < frame.width && top + height < frame.height

interface ShownPicture {
  readonly src: string
  readonly ratio: number
  readonly isClear: boolean
}

/** The picture of a source; the ad's own where it has no such. */
function pictureOf(source: PicturePart['source'], { image, pictures }: Creative, measured: MeasuredImages): ShownPicture {
  const other = source === 'second' ? pictures.at(0) : source === 'third' ? pictures.at(1) : undefined
  if (other !== undefined) return { src: other, ratio: measured.pictureRatios.at(source === 'second' ? 0 : 1) ?? 1, isClear: false }
  return { src: image, ratio: measured.imageRatio, isClear: measured.isClear }
}

const crops: Readonly<Record<PicturePart['fit'], ImageFit['crop']>> = {
  product: GENTLE_CROP,
  whole: NO_CROP,
  cover: { x: 1, y: 1 },
}
