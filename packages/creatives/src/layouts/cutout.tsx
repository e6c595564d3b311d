import { type Creative } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'

/** Size of the shadow under a product, as shares of the product's width, and how much of it lies above the product's lower end. */
const SHADOW = { width: 0.96, height: 0.1, above: 0.62 } as const
/** A product that reaches so near to the lower edge of its picture is cut off there: it stands on nothing. */
const CUT_OFF = 0.995

interface CutoutProps {
  readonly cutout: NonNullable<Creative['cutout']>
  readonly width: number
  readonly height: number
  /** Where it lies in height that is left: 0 (top) to 1 (bottom). */
  readonly y: number
}

/** A product without its background, as large as its box allows, on a soft shadow. */
export function Cutout({ cutout: { src, ratio, box }, width, height, y }: CutoutProps): ReactElement {
  const isCutOff = box.top + box.height > CUT_OFF
  const imageHeight = Math.min(
    width / (box.width * ratio),
    height / (box.height + (isCutOff ? 0 : (1 - SHADOW.above) * SHADOW.height * box.width * ratio)),
  )
  const imageWidth = imageHeight * ratio
  const product = { width: box.width * imageWidth, height: box.height * imageHeight }
  const left = (width - product.width) / 2
  const below = (1 - SHADOW.above) * SHADOW.height * product.width
  const top = isCutOff ? height - product.height : (height - product.height - below) * y
  const shadow = { width: Math.round(product.width * SHADOW.width), height: Math.round(product.width * SHADOW.height) }
  return (
    <>
      {!isCutOff && (
        <div
          style={{
            position: 'absolute',
            display: 'flex',
            left: Math.round(left + (product.width - shadow.width) / 2),
            top: Math.round(top + product.height - shadow.height * SHADOW.above),
            ...shadow,
            background: SHADE,
          }}
        />
      )}
      <img
        src={src}
        alt=""
        style={{
          position: 'absolute',
          maxWidth: 'none',
          left: Math.round(left - box.left * imageWidth),
          top: Math.round(top - box.top * imageHeight),
          width: Math.round(imageWidth),
          height: Math.round(imageHeight),
        }}
      />
    </>
  )
}

const SHADE = 'radial-gradient(50% 50% at 50% 50%, #00000073 0%, #00000047 40%, #00000014 75%, #00000000 100%)'
