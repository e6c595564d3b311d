import { type Creative } from '@adloom/domain/template.ts'
import { type CSSProperties, type ReactElement } from 'react'
import { Brand } from '../ad-brand.tsx'
import { Button, fitButton, flexOf, isMirrored, type MeasuredImages, TextLines } from '../ad-parts.tsx'
import { FramedImage, GENTLE_CROP, type ImageFit, NO_CROP } from '../image-frame.tsx'
import { type Pairing } from '../pairings.ts'
import { type AdPalette } from './ad-palette.ts'
import { type AdBox, type Placed } from './arrange.ts'
import { type AdPart, type AdGround, type PicturePart, type ShapePart, type TextPart } from './layout.ts'
import { shadeBehind } from './shade.ts'

/** What parts are drawn with. Lengths in pixels of the ad. */
interface AdDrawing {
  readonly creative: Creative
  readonly measured: MeasuredImages
  readonly palette: AdPalette
  readonly pairing: Pairing
  readonly unit: number
  readonly frame: AdBox
}

interface PlacedPartProps {
  readonly placed: Placed
  readonly drawing: AdDrawing
}

/** A part of an ad in its place. */
export function PlacedPart({ placed, drawing }: PlacedPartProps): ReactElement {
  const { palette, frame } = drawing
  const { box, ground } = placed
  const colors = palette[ground]
  if (placed.kind === 'ground') return <div style={{ ...at(box), background: colors.ground, borderRadius: placed.radius }} />
  if (placed.kind === 'shade') return <div style={{ ...at(frame), background: shadeBehind(box, frame, colors.ground) }} />
  return (
    <div style={at(box)}>
      {placed.kind === 'text' ? (
        <TextLines text={placed.text} color={colors[placed.tone]} align={placed.align} width={box.width} />
      ) : placed.kind === 'picture' ? (
        <Picture part={placed.part} box={box} focus={placed.focus} drawing={drawing} />
      ) : (
        <DrawnPart part={placed.part} box={box} ground={ground} drawing={drawing} />
      )}
    </div>
  )
}

const at = (box: AdBox): CSSProperties => ({ position: 'absolute', display: 'flex', ...box })

interface DrawnPartProps {
  readonly part: Exclude<AdPart, TextPart | PicturePart>
  readonly box: AdBox
  readonly ground: AdGround
  readonly drawing: AdDrawing
}

/** Grounds on which a dark logo needs no chip. */
const LIGHT: ReadonlySet<AdGround> = new Set(['paper', 'white', 'tint'])

function DrawnPart({ part, box, ground, drawing: { creative, measured, palette, pairing, unit } }: DrawnPartProps): ReactElement | null {
  switch (part.part) {
    case 'button': {
      const button = fitButton(creative.callToAction, pairing.label, box.height, box.width)
      return <Button button={button} colors={palette[ground].button} width={part.isWide === true ? box.width : undefined} />
    }
    case 'brand': {
      const on = LIGHT.has(ground) ? 'paper' : ground === 'picture' ? 'picture' : 'panel'
      const size = Math.round(part.size * unit)
      return (
        <div style={{ display: 'flex', width: box.width, justifyContent: flexOf[part.align ?? 'start'] }}>
          <Brand
            creative={creative}
            measured={measured}
            label={pairing.label}
            size={size}
            width={box.width}
            color={palette[ground].text}
            on={on}
          />
        </div>
      )
    }
    case 'shape':
      return <Shape part={part} box={box} color={palette[part.color].ground} />
    default:
      return null
  }
}

interface PictureProps {
  readonly part: PicturePart
  readonly box: AdBox
  readonly focus: AdBox
  readonly drawing: AdDrawing
}

function Picture({ part, box, focus, drawing: { creative, measured, unit } }: PictureProps): ReactElement {
  const place = pictureBox(part, box)
  const from = part.isBehind === true ? focus : place
  const alignX = isMirrored(creative) ? 1 - (part.x ?? 0.5) : (part.x ?? 0.5)
  return (
    <FramedImage
      src={creative.image}
      ratio={measured.imageRatio}
      isClear={measured.isClear}
      place={{ ...place, left: place.left - box.left, top: place.top - box.top }}
      focus={{ ...from, left: from.left - place.left, top: from.top - place.top }}
      fit={{ crop: crops[part.fit], alignX, alignY: part.y ?? 0.5 }}
      radius={radiusOf(part.shape, place, (part.radius ?? 0) * unit)}
    />
  )
}

const crops: Readonly<Record<PicturePart['fit'], ImageFit['crop']>> = { product: GENTLE_CROP, whole: NO_CROP }

/** A disc is as wide as high, in the middle of its box. */
function pictureBox({ shape }: PicturePart, box: AdBox): AdBox {
  if (shape !== 'disc') return box
  const side = Math.min(box.width, box.height)
  return {
    left: box.left + Math.round((box.width - side) / 2),
    top: box.top + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  }
}

function radiusOf(shape: 'arch' | 'disc' | 'block' | undefined, { width, height }: AdBox, radius: number): number | string {
  if (shape === 'disc') return Math.min(width, height) / 2
  const round = Math.min(width / 2, height)
  return shape === 'arch' ? `${round}px ${round}px 0 0` : radius
}

function Shape({ part, box, color }: { readonly part: ShapePart; readonly box: AdBox; readonly color: string }): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        width: box.width,
        height: Math.max(1, box.height),
        background: color,
        borderRadius: radiusOf(part.shape, box, 0),
      }}
    />
  )
}
