import { type SceneId } from '@adloom/domain/scene-words.ts'
import { renderVariant, stageProduct } from './render-variant.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { sampleProduct } from '../image/sample-product.test-data.ts'

/** Pixels a side of the rendered image, and of the stored one. */
const PAINTED = 96
const SCENE_GOLDEN_SIDE = 16

const { cutOut } = sampleProduct(240)

/** A scene with the sample product, reduced to 16 × 16 means: red, green, blue, row by row, two hexadecimal digits each. */
export function goldenOfScene(scene: SceneId): string {
  const choice = { ...readPrompt('', ['#2f6f62', '#c9772b'], 5), scene }
  const { image } = renderVariant(stageProduct({ cutOut }, choice, { width: PAINTED, height: PAINTED }, 5))
  const side = PAINTED / SCENE_GOLDEN_SIDE
  let text = ''
  for (let cell = 0; cell < SCENE_GOLDEN_SIDE * SCENE_GOLDEN_SIDE; cell++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let pixel = 0; pixel < side * side; pixel++) {
        const x = (cell % SCENE_GOLDEN_SIDE) * side + (pixel % side)
        const y = Math.floor(cell / SCENE_GOLDEN_SIDE) * side + Math.floor(pixel / side)
        sum += image.data[(y * PAINTED + x) * 4 + channel]
      }
      text += Math.round(sum / (side * side))
        .toString(16)
        .padStart(2, '0')
    }
  }
  return text
}
