import { type SceneId } from '@adloom/domain/scene-words.ts'
import { renderVariant, stageProduct } from './render-variant.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { sampleProduct } from '../image/sample-product.test-data.ts'

/** Pixels a side of the rendered image, and of the stored one. */
const PAINTED = 96
export const KEPT = 16

const { cutOut, photo } = sampleProduct(240)

/** A scene with the sample product, reduced to 16 × 16 means: red, green, blue, row by row, two hexadecimal digits each. */
export function goldenOf(scene: SceneId): string {
  const choice = { ...readPrompt('', ['#2f6f62', '#c9772b'], 5), scene }
  const { image } = renderVariant(stageProduct({ cutOut, photo }, choice, { width: PAINTED, height: PAINTED }, 5))
  const side = PAINTED / KEPT
  let text = ''
  for (let cell = 0; cell < KEPT * KEPT; cell++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let pixel = 0; pixel < side * side; pixel++) {
        const x = (cell % KEPT) * side + (pixel % side)
        const y = Math.floor(cell / KEPT) * side + Math.floor(pixel / side)
        sum += image.data[(y * PAINTED + x) * 4 + channel]
      }
      text += Math.round(sum / (side * side))
        .toString(16)
        .padStart(2, '0')
    }
  }
  return text
}

/** The numbers of a golden image. */
export const valuesOf = (golden: string): readonly number[] => (golden.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
