import { type Size } from '@adloom/renderer/pixels.ts'

/** The proportions of a frame, as compositions tell them apart: 16:9, 1:1, 4:5 and 9:16. */
type Aspect = 'wide' | 'square' | 'tall' | 'upright'

/** The least width of each, as a multiple of the height: halfway between the formats of videos. */
const WIDE_FROM = 1.2
const SQUARE_FROM = 0.9
const TALL_FROM = 0.7

export function aspectOf({ width, height }: Size): Aspect {
  const ratio = width / height
  return ratio > WIDE_FROM ? 'wide' : ratio > SQUARE_FROM ? 'square' : ratio > TALL_FROM ? 'tall' : 'upright'
}
