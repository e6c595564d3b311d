import { aspectOf } from '../timeline/aspect.ts'

/** Type sizes of a video, in parts of the frame's shorter side, by the ratio of the frame. */
interface TypeSizes {
  readonly hook: number
  readonly caption: number
  readonly offer: number
  readonly panelHook: number
  readonly posterHook: number
  readonly posterOffer: number
  readonly endLine: number
  readonly endOffer: number
  readonly name: number
  readonly button: number
}

const wide: TypeSizes = {
  hook: 0.108,
  caption: 0.082,
  offer: 0.19,
  panelHook: 0.098,
  posterHook: 0.19,
  posterOffer: 0.34,
  endLine: 0.078,
  endOffer: 0.1,
  name: 0.062,
  button: 0.042,
}
const square: TypeSizes = { ...wide, hook: 0.104, caption: 0.072, posterHook: 0.155, posterOffer: 0.29, endLine: 0.062, endOffer: 0.08 }
const tall: TypeSizes = { ...square, hook: 0.11, caption: 0.074, posterHook: 0.165, endLine: 0.068, endOffer: 0.088 }
const upright: TypeSizes = {
  hook: 0.128,
  caption: 0.082,
  offer: 0.22,
  panelHook: 0.112,
  posterHook: 0.18,
  posterOffer: 0.31,
  endLine: 0.078,
  endOffer: 0.1,
  name: 0.084,
  button: 0.05,
}

const sizesOfAspect = { wide, square, tall, upright }

/** On an end card without a product the words are all there is: they may be so much larger. */
const ALONE = 1.22
const BUTTON_ALONE = 1.1

/** Sizes for a frame `width` by `height`; `isAlone`: its end card has no product. */
export function typeSizes(width: number, height: number, isAlone: boolean): TypeSizes {
  const sizes = sizesOfAspect[aspectOf({ width, height })]
  const { endLine, endOffer, name, button } = sizes
  return isAlone
    ? { ...sizes, endLine: endLine * ALONE, endOffer: endOffer * ALONE, name: name * ALONE, button: button * BUTTON_ALONE }
    : sizes
}

/** Smallest type, in parts of the shorter side: on a phone about as small as a caption of the app around it. */
export const LEAST_SIZE = 0.032
/** Small print begins here: text that does not fit may still shrink by a fifth (`fitText`). */
export const SMALL = 0.04
