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
/** In a story, in the preview as in the file: the whole product, high enough to stay clear of the text, with little to continue above it. */
export const STORY_FIT: ImageFit = { crop: NO_CROP, alignX: 0.5, alignY: 0.11 }

/**
 * Images that are not square like the built-in engine's come from other sources. Those leave less room around the product, and the edge of a busy
 * photograph continues badly, so more of them may be cropped.
 */
const FOREIGN_CROP = 0.24
const isSquare = (ratio: number): boolean => Math.abs(ratio - 1) < 0.03

/**
 * Whether the URL is that of an image that may be transparent: a PNG in our storage, the type the built-in engine uses for images without a
 * background.
 */
export const isClearFile = (src: string): boolean => /\/files\/\w+\.png(?:$|[?#])/.test(src)

/**
 * Position of an image of the given `ratio` (width divided by height) in a frame: as large as the allowed crop permits, at most filling the frame. An
 * image that is `clear` (transparent around the product) stays whole, with the product close to the frame's edges.
 */
export function placeImage(
  ratio: number,
  frame: { readonly width: number; readonly height: number },
  fit: ImageFit,
  isClear = false,
): ImagePlacement {
  const contained = Math.min(frame.width, frame.height * ratio)
  const covering = Math.max(frame.width, frame.height * ratio)
  const own = ratio * frame.height > frame.width ? fit.crop.x : fit.crop.y
  const crop = isClear ? 0 : isSquare(ratio) ? own : Math.max(own, FOREIGN_CROP)
  const width = Math.round(Math.min(covering, contained / (1 - crop)))
  const height = Math.round(width / ratio)
  return { left: Math.round((frame.width - width) * fit.alignX), top: Math.round((frame.height - height) * fit.alignY), width, height }
}

/**
 * Position of an image in a shape in a frame that it covers: one with room below the product as a whole, a wide one with the product in the middle of
 * `focus`, as large there as the crop of a square permits.
 */
export function placeInShape(
  shape: PictureShape,
  frame: { readonly width: number; readonly height: number },
  focus: ImagePlacement,
): ImagePlacement {
  const { width, height, side, top } = pictureShapes[shape]
  const covering = Math.max(frame.width / width, frame.height / height)
  const closest = Math.min(focus.width / (side * (1 - GENTLE_CROP.x)), focus.height / (side * (1 - GENTLE_CROP.y)))
  const scale = shape === 'wide' ? Math.max(covering, closest) : covering
  const drawn = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = Math.round(focus.left + focus.width / 2 - drawn.width / 2)
  const above = Math.round(focus.top + focus.height / 2 - (top + side / 2) * scale)
  return {
    left: Math.min(0, Math.max(frame.width - drawn.width, left)),
    top: Math.min(0, Math.max(frame.height - drawn.height, above)),
    ...drawn,
  }
}

/** Share of the image at an edge that is continued beyond it. Narrow, so that the product is never part of it. */
const EDGE = 0.08
/** The same for an image without a background: the built-in engine leaves 7 % free around the product. */
const CLEAR_EDGE = 0.06
/**
 * Pixels by which the continued edge reaches under the image: scaled to a fifth, one pixel of the screen. Without it the ground shows as a pale line
 * where both end within one pixel. None under a transparent image, through which it would be visible.
 */
const OVERLAP = 6

interface ImageInFrame {
  /** Width of the image divided by its height. */
  readonly ratio: number
  /** The shape it was made in; null for its own. */
  readonly shape?: PictureShape | null
  /** Whether it may be transparent around the product. */
  readonly isClear: boolean
  readonly place: ImagePlacement
  /** The part of the frame in which the product must lie; all of it by default. From the frame's top left corner. */
  readonly focus?: ImagePlacement
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
  readonly alt?: string
  readonly onLoad?: ReactEventHandler<HTMLImageElement>
  readonly onError?: ReactEventHandler<HTMLImageElement>
}

/**
 * An image in a frame of any aspect ratio: the product stays whole. Where the image ends, its edge is mirrored and stretched, so that surface and
 * backdrop continue.
 */
export function FramedImage({
  src,
  ratio,
  shape = null,
  isClear,
  place,
  focus,
  fit,
  radius = 0,
  alt = '',
  onLoad,
  onError,
}: FramedImageProps): ReactElement {
  const image = imageInFrame({ ratio, shape, isClear, place, focus, fit })
  const edge = isClear ? CLEAR_EDGE : EDGE
  const overlap = isClear ? 0 : OVERLAP
  const across = spansOf(image.left, image.width, place.width, edge, overlap)
  const along = spansOf(image.top, image.height, place.height, edge, overlap)
  return (
    <div style={{ position: 'absolute', display: 'flex', overflow: 'hidden', ...place, borderRadius: radius }}>
      {along.flatMap((down) =>
        across
          .filter((beside) => down.isMirrored || beside.isMirrored)
          .map((beside) => <Continued key={`${beside.start} ${down.start}`} src={src} across={beside} along={down} />),
      )}
      <img src={src} alt={alt} onLoad={onLoad} onError={onError} style={{ position: 'absolute', ...image, maxWidth: 'none' }} />
    </div>
  )
}

/** A stretch of the frame in one direction, and where the image that shows in it begins there and how long it is. */
interface Span {
  readonly start: number
  readonly length: number
  readonly imageStart: number
  readonly imageLength: number
  readonly isMirrored: boolean
}

/** The stretches before, within and after the image. A gap smaller than the edge gets its plain mirror image, a larger one the edge stretched. */
function spansOf(start: number, length: number, frame: number, edge: number, overlap: number): readonly Span[] {
  const stretched = (gap: number): number => Math.round(length * Math.max(1, gap / (length * edge)))
  const [before, after] = [Math.max(0, start), Math.min(frame, start + length)]
  const within: Span = { start: before, length: after - before, imageStart: start - before, imageLength: length, isMirrored: false }
  const first = start + overlap
  const last = start + length - overlap
  const rest = frame - last
  return [
    ...(start > 0
      ? [{ start: 0, length: first, imageStart: first - stretched(first), imageLength: stretched(first), isMirrored: true }]
      : []),
    within,
    ...(start + length < frame ? [{ start: last, length: rest, imageStart: 0, imageLength: stretched(rest), isMirrored: true }] : []),
  ]
}

interface ContinuedProps {
  readonly src: string
  readonly across: Span
  readonly along: Span
}

function Continued({ src, across, along }: ContinuedProps): ReactElement {
  const flips = [...(across.isMirrored ? ['scaleX(-1)'] : []), ...(along.isMirrored ? ['scaleY(-1)'] : [])]
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        overflow: 'hidden',
        left: across.start,
        top: along.start,
        width: across.length,
        height: along.length,
      }}
    >
      <img
        src={src}
        alt=""
        style={{
          position: 'absolute',
          maxWidth: 'none',
          left: across.imageStart,
          top: along.imageStart,
          width: across.imageLength,
          height: along.imageLength,
          transform: flips.join(' '),
        }}
      />
    </div>
  )
}
