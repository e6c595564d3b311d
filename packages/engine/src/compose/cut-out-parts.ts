import { type CutOut } from '../cutout/cut-out.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { elevationOfFoot, lowestPoints } from '@adloom/renderer/product-feet.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'
import { measureLook, type ProductLook } from './product-look.ts'

/** What images need of a cutout, each made when it is first asked for. */
export interface CutOutParts {
  readonly cutOut: CutOut
  readonly look: () => ProductLook
  /** Degrees above the horizon from which it was photographed, by its foot. */
  readonly elevation: () => number
  /** What is in its box, in that size. */
  readonly resized: (width: number, height: number) => Pixels
}

/** Sizes of a cutout in the cache: most scenes show it in the same one, and each shape of an image has its own. */
const SIZES = 3

export function partsOfCutOut(cutOut: CutOut): CutOutParts {
  const { product, box } = cutOut
  let look: ProductLook | null = null
  let elevation: number | null = null
  const sizes = new Map<string, Pixels>()
  return {
    cutOut,
    look: () => (look ??= measureLook(product, box)),
    elevation: () => (elevation ??= elevationOfFoot(lowestPoints(product, box))),
    resized: (width, height) => latest(sizes, `${width} ${height}`, SIZES, () => resizeRegion(product, box, width, height)),
  }
}

/** Cutouts in the cache of a thread: those of the ads that are made at the same time. */
const CUT_OUTS = 2
const lately = new Map<string, CutOutParts>()

/** The parts of a cutout for all images that this thread makes of it. `key`: of this cutout alone. */
export const sharedParts = (key: string, cutOut: CutOut): CutOutParts => latest(lately, key, CUT_OUTS, () => partsOfCutOut(cutOut))

/** The value of a key, made where it is not known; the longest unused one is dropped. */
function latest<Value>(known: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.delete(key)
  known.set(key, value)
  for (const oldest of known.keys()) {
    if (known.size <= most) break
    known.delete(oldest)
  }
  return value
}
