import { renderPrompt } from './render-prompt.ts'
import { type ProductKindId } from '@adloom/renderer/shapes.ts'

/** Pixels a side of the rendered image, and of the stored one. */
const PAINTED = 96
export const KIND_GOLDEN_SIDE = 16
/** Background around the product: a scene of its own would change with the scenes. */
const BACKGROUND = 128

/** What the golden images call a kind whose id is no noun, or not the plainest. */
const goldenNouns: Readonly<Partial<Record<ProductKindId, string>>> = {
  tumbler: 'water bottle',
  blocks: 'toy',
  glass: 'drinking glass',
  wine: 'wine bottle',
  phone: 'smartphone',
  picture: 'picture frame',
}

/** A product kind by itself, reduced to 16 × 16 means: red, green, blue, row by row, two hexadecimal digits each. */
export function goldenOfKind(kind: ProductKindId): string {
  const noun = goldenNouns[kind] ?? kind
  const { image } = renderPrompt(
    { prompt: `A ${noun}, transparent background`, label: null, seed: 5, quality: 'low' },
    { width: PAINTED, height: PAINTED },
  )
  const side = PAINTED / KIND_GOLDEN_SIDE
  let text = ''
  for (let cell = 0; cell < KIND_GOLDEN_SIDE * KIND_GOLDEN_SIDE; cell++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let pixel = 0; pixel < side * side; pixel++) {
        const x = (cell % KIND_GOLDEN_SIDE) * side + (pixel % side)
        const y = Math.floor(cell / KIND_GOLDEN_SIDE) * side + Math.floor(pixel / side)
        const at = (y * PAINTED + x) * 4
        const alpha = image.data[at + 3] / 255
        sum += image.data[at + channel] * alpha + BACKGROUND * (1 - alpha)
      }
      text += Math.round(sum / (side * side))
        .toString(16)
        .padStart(2, '0')
    }
  }
  return text
}

/** The numbers of a golden image. */
export const valuesOfGolden = (golden: string): readonly number[] => (golden.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
