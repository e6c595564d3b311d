import { type PictureShape, pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { type ReactElement, type ReactEventHandler } from 'react'

/** Sizes and positions in pixels, from the frame's top left corner. */
interface ImagePlacement {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How an image sits in its frame. */
export interface ImageFit {
  /** Share of the image's width or height that may be cropped so that it fills more of the frame, 0 to 1. */
  readonly crop: { readonly x: number; readonly y: number }
  /** Position of the remaining room beside the image, or of the cropped part: 0 (left, top) to 1 (right, bottom). */
  readonly alignX: number
  readonly alignY: number
}

/** Products leave at least a tenth of their image free on every side, and more above and below: cropping this much in total never touches them. */
export const GENTLE_CROP = { x: 0.1, y: 0.16 } as const
export const NO_CROP = { x: 0, y: 0 } as const
/** In a story, in the preview as in the file: the whole product, high enough to stay clear of the text. */
export const STORY_FIT: ImageFit = { crop: NO_CROP, alignX: 0.5, alignY: 0.11 }

/** An image fills its frame where that takes at most this share off it. */
const COVER_MOST = 0.3

/**
 * Whether the URL is that of an image that may be transparent: a PNG in our storage, the type the built-in engine uses for images without a
 * background.
 */
export const isClearFile = (src: string): boolean => /\/files\/\w+\.png(?:$|[?#])/.test(src)

interface FrameSize {
  readonly width: number
  readonly height: number
}

/**
 * Position of an image of the given `ratio` (width divided by height) in a frame: it fills it where that takes little off it, and else is as large as
 * the allowed crop permits. An image that is `clear` (transparent around the product) stays whole, with the product close to the frame's edges.
 */
export function placeImage(ratio: number, frame: FrameSize, fit: ImageFit, isClear = false): ImagePlacement {
  const contained = Math.min(frame.width, frame.height * ratio)
  const needed = 1 - contained / Math.max(frame.width, frame.height * ratio)
  const own = ratio * frame.height > frame.width ? fit.crop.x : fit.crop.y
  const crop = isClear ? 0 : needed <= COVER_MOST ? needed : Math.min(own, needed)
  const width = Math.round(contained / (1 - crop))
  const height = Math.round(width / ratio)
  return { left: Math.round((frame.width - width) * fit.alignX), top: Math.round((frame.height - height) * fit.alignY), width, height }
}

/**
 * Position of an image in a shape in a frame that it covers: one with room below the product as a whole, one with room beside it with the product
 * in the middle of `focus`, as large there as the crop of a square permits.
 */
export function placeInShape(shape: PictureShape, frame: FrameSize, focus: ImagePlacement): ImagePlacement {
  const { width, height, side, top } = pictureShapes[shape]
  const covering = Math.max(frame.width / width, frame.height / height)
  const closest = Math.min(focus.width / (side * (1 - GENTLE_CROP.x)), focus.height / (side * (1 - GENTLE_CROP.y)))
  const scale = shape === 'wide' || shape === 'strip' ? Math.max(covering, closest) : covering
  const drawn = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = Math.round(focus.left + focus.width / 2 - drawn.width / 2)
  const above = Math.round(focus.top + focus.height / 2 - (top + side / 2) * scale)
  return {
    left: Math.min(0, Math.max(frame.width - drawn.width, left)),
    top: Math.min(0, Math.max(frame.height - drawn.height, above)),
    ...drawn,
  }
}

interface ImageInFrame {
  /** Width of the image divided by its height. */
  readonly ratio: number
  /** The shape it was made in; null for its own. */
  readonly shape?: PictureShape | null
  /** Whether it may be transparent around the product. */
  readonly isClear: boolean
  readonly place: ImagePlacement
  /** The part of the frame in which the product must lie; all of it by default. From the frame's top left corner. */
  readonly focus?: ImagePlacement | undefined
  readonly fit: ImageFit
}

/** The box of an image in its frame, from the frame's top left corner; it may reach beyond it. */
export function imageInFrame({ ratio, shape = null, isClear, place, focus, fit }: ImageInFrame): ImagePlacement {
  const within = focus ?? { left: 0, top: 0, width: place.width, height: place.height }
  if (shape !== null) return placeInShape(shape, place, within)
  const inFocus = placeImage(ratio, within, fit, isClear)
  return { ...inFocus, left: within.left + inFocus.left, top: within.top + inFocus.top }
}

interface FramedImageProps extends ImageInFrame {
  readonly src: string
  readonly radius?: number | string
  /** The colour beside the image; without it what the frame lies on. */
  readonly ground?: string | undefined
  readonly alt?: string
  readonly onLoad?: ReactEventHandler<HTMLImageElement>
  readonly onError?: ReactEventHandler<HTMLImageElement>
}

/** An image in a frame of any aspect ratio, which it fills where that takes little off it. */
export function FramedImage({ src, place, radius = 0, ground, alt = '', onLoad, onError, ...image }: FramedImageProps): ReactElement {
  const { left, top, width, height } = imageInFrame({ ...image, place })
  const isFilled = left <= 0 && top <= 0 && left + width >= place.width && top + height >= place.height
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        overflow: 'hidden',
        ...place,
        borderRadius: radius,
        // Where the image ends at a round corner a ground would show through.
        ...(isFilled || ground === undefined ? {} : { background: ground }),
      }}
    >
      <img
        src={src}
        alt={alt}
        onLoad={onLoad}
        onError={onError}
        style={{ position: 'absolute', left, top, width, height, maxWidth: 'none' }}
      />
    </div>
  )
}
