import { type Understood } from '@adloom/domain/ports/image-model.ts'
import { lightWords } from '@adloom/domain/scene-words.ts'
import { describeCamera } from './camera-words.ts'
import { type ProductPrompt } from './read-product-prompt.ts'
import { type SceneChoice } from './read-prompt.ts'

/** How the prompt was understood, to be shown to the user. `scene`: the rendered scene. */
export function understoodOf(reading: ProductPrompt, choice: SceneChoice, scene: string): Understood {
  return {
    kind: reading.kind,
    scene,
    colors: [...reading.namedColors],
    material: reading.material,
    // Without a background there is no scene light to report.
    light: choice.light === null || reading.isBare ? null : lightWords[choice.light].phrase,
    camera: reading.isBare ? null : describeCamera(choice.camera),
    ignored: [...reading.ignored],
  }
}

type MissingParts = Pick<ProductPrompt, 'found' | 'kind' | 'missing' | 'leftOut'>

const nameOf = (kind: string): string => (kind === 'box' ? 'a plain product box' : `a ${kind === 'blocks' ? 'pile of blocks' : kind}`)

/** What the prompt asked for and did not get, in whole sentences; null when it got everything. */
export function noteOf(
  { found, kind, missing, leftOut }: MissingParts,
  choice: Pick<SceneChoice, 'camera' | 'pose'> | null = null,
): string | null {
  const isStandIn = found !== 'named' && found !== 'contents'
  const what = missing === null ? 'The words name no product the studio can draw' : `The studio cannot draw “${missing.toLowerCase()}” yet`
  const thing = isStandIn ? 'product' : kind
  const notes = [
    isStandIn ? `${what}, so ${nameOf(kind)} stands in for it.` : null,
    leftOut.products.length === 0
      ? null
      : `A picture shows one product: left out ${leftOut.products.map((name) => `“${name}”`).join(' and ')}.`,
    leftOut.count === null ? null : `One ${thing} is drawn, not ${leftOut.count}.`,
    choice !== null && choice.camera.angle === 'top' && choice.pose !== 'lying'
      ? `The ${thing} is not laid down: it is seen from a steep angle instead of from right above.`
      : null,
  ].filter((note) => note !== null)
  return notes.length === 0 ? null : notes.join(' ')
}
