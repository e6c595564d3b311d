import { type Usage } from '@adloom/domain/cost.ts'
import { type FetchLimits } from '../http.ts'
import { type ModelAccess } from '../model-access.ts'

/** Server, key and id of an image model. */
export interface ImageAccess extends ModelAccess {
  /**
   * The bytes at an address in a vendor's reply, through the guarded loader, which sends no key and reaches no private address. Called at once,
   * because such addresses expire soon. Fails with `picture.…` and `url.…` codes.
   */
  readonly download: (url: string, signal: AbortSignal) => Promise<Uint8Array>
  /** Milliseconds between two polls of an order; tests use fewer. */
  readonly pollMs?: number
}

/** Limits of every connection to an image model: an image of 1536 × 1024 as PNG in base64 is 4 MB and seldom 8. */
export const imageLimits: Pick<FetchLimits, 'timeoutMs' | 'maxBytes' | 'maxConcurrent'> = {
  timeoutMs: 240_000,
  maxBytes: 32_000_000,
  maxConcurrent: 8,
}

/** Usage of an image where all cost the same. */
export const oneImage = (): Usage => ({ pictures: 1 })

/** Of several ratios, `width:height` or `width×height`, the one nearest to a size; the first wins a tie. */
export function nearestShape<Shape extends `${number}:${number}` | `${number}x${number}`>(
  shapes: readonly [Shape, ...Shape[]],
  { width, height }: { readonly width: number; readonly height: number },
): Shape {
  const apart = (shape: Shape): number => {
    const [across, down] = shape.split(/[x:]/).map(Number)
    return Math.abs(Math.log(across / down / (width / height)))
  }
  return shapes.reduce((nearest, shape) => (apart(shape) < apart(nearest) ? shape : nearest))
}
