import { type CSSProperties, type ReactElement, type ReactEventHandler } from 'react'

/** Sizes and positions in pixels, from the frame's top left corner. */
export interface ImagePlacement {
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

/** Share of the image at an edge that is continued beyond it. Narrow, so that the product is never part of it. */
const EDGE = 0.08
/** The same for an image without a background: the built-in engine leaves 7 % free around the product. */
const CLEAR_EDGE = 0.06
/**
 * Pixels by which the continued edge reaches under the image: scaled to a fifth, one pixel of the screen. Without it the ground shows as a pale line
 * where both end within one pixel. None under a transparent image, through which it would be visible.
 */
const OVERLAP = 6

interface FramedImageProps {
  readonly src: string
  /** Width of the image divided by its height. */
  readonly ratio: number
  /** Whether it may be transparent around the product. */
  readonly isClear: boolean
  readonly place: ImagePlacement
  readonly fit: ImageFit
  readonly radius?: number
  readonly alt?: string
  readonly onLoad?: ReactEventHandler<HTMLImageElement>
  readonly onError?: ReactEventHandler<HTMLImageElement>
}

/**
 * An image in a frame of any aspect ratio: the product stays whole. Where the image ends, its edge is mirrored and stretched, so that surface and
 * backdrop continue.
 */
export function FramedImage({ src, ratio, isClear, place, fit, radius = 0, alt = '', onLoad, onError }: FramedImageProps): ReactElement {
  const image = placeImage(ratio, place, fit, isClear)
  const edge = isClear ? CLEAR_EDGE : EDGE
  const overlap = isClear ? 0 : OVERLAP
  const right = image.left + image.width - overlap
  const bottom = image.top + image.height - overlap
  const clip: CSSProperties = { position: 'absolute', display: 'flex', overflow: 'hidden' }
  return (
    <div style={{ ...clip, ...place, borderRadius: radius }}>
      {image.top > 0 && (
        <Continued
          src={src}
          image={image}
          edge={edge}
          gap={{ left: 0, top: 0, width: place.width, height: image.top + overlap }}
          from="top"
        />
      )}
      {image.top + image.height < place.height && (
        <Continued
          src={src}
          image={image}
          edge={edge}
          gap={{ left: 0, top: bottom, width: place.width, height: place.height - bottom }}
          from="bottom"
        />
      )}
      {image.left > 0 && (
        <Continued
          src={src}
          image={image}
          edge={edge}
          gap={{ left: 0, top: 0, width: image.left + overlap, height: place.height }}
          from="left"
        />
      )}
      {image.left + image.width < place.width && (
        <Continued
          src={src}
          image={image}
          edge={edge}
          gap={{ left: right, top: 0, width: place.width - right, height: place.height }}
          from="right"
        />
      )}
      <img src={src} alt={alt} onLoad={onLoad} onError={onError} style={{ position: 'absolute', ...image, maxWidth: 'none' }} />
    </div>
  )
}

interface ContinuedProps {
  readonly src: string
  readonly image: ImagePlacement
  /** Share of the image that is stretched. */
  readonly edge: number
  readonly gap: ImagePlacement
  readonly from: 'top' | 'bottom' | 'left' | 'right'
}

function Continued({ src, image, edge, gap, from }: ContinuedProps): ReactElement {
  const isUpright = from === 'top' || from === 'bottom'
  const length = isUpright ? image.height : image.width
  // A gap smaller than the edge gets its plain mirror image, a larger one the edge stretched.
  const stretched = Math.round(length * Math.max(1, (isUpright ? gap.height : gap.width) / (length * edge)))
  const mirrored: ImagePlacement = {
    left: from === 'left' ? gap.width - stretched : from === 'right' ? 0 : image.left - gap.left,
    top: from === 'top' ? gap.height - stretched : from === 'bottom' ? 0 : image.top - gap.top,
    width: isUpright ? image.width : stretched,
    height: isUpright ? stretched : image.height,
  }
  return (
    <div style={{ position: 'absolute', display: 'flex', overflow: 'hidden', ...gap }}>
      <img
        src={src}
        alt=""
        style={{ position: 'absolute', maxWidth: 'none', ...mirrored, transform: isUpright ? 'scaleY(-1)' : 'scaleX(-1)' }}
      />
    </div>
  )
}
