import { type Use } from '@adloom/domain/cost.ts'
import { type LineLimits } from '../http.ts'
import { type ModelAccess } from '../model-access.ts'

/** Which server, which key, which model of pictures. */
export interface ImageAccess extends ModelAccess {
  /**
   * The bytes at an address a vendor's reply names: the guarded way out, which sends no key and reaches no private address. Asked at once, for
   * such addresses do not live long. Fails with `picture.…` and `url.…` codes.
   */
  readonly download: (url: string, signal: AbortSignal) => Promise<Uint8Array>
  /** Milliseconds between two questions whether a picture is done; a test's are fewer. */
  readonly pollMs?: number
}

/** What every line to a model of pictures keeps to: a picture of 1536 × 1024 as PNG in base64 is 4 MB and seldom 8. */
export const imageLimits: Pick<LineLimits, 'patienceMs' | 'mostBytes' | 'mostAtOnce'> = {
  patienceMs: 240_000,
  mostBytes: 32_000_000,
  mostAtOnce: 8,
}

/** What a picture uses up where each is paid alike. */
export const oneImage = (): Use => ({ pictures: 1 })

/** Of several shapes, `width:height` or `width×height`, the one nearest to a size; the first wins where two are as near. */
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
