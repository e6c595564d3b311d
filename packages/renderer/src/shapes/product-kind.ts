import { type SceneId } from '@adloom/domain/scene-words.ts'
import { type Shape, type ShapeChoice } from './shape.ts'

/** A kind of product that can be drawn. The nouns that mean it are in the engine's lexicon. */
export interface ProductKind {
  readonly make: (choice: ShapeChoice) => Shape
  /** Default colours: main, second, accent. The seed chooses. */
  readonly palettes: readonly (readonly [main: string, second: string, accent: string])[]
  /** Width divided by height of its label's area; null without a label. */
  readonly label: number | null
  /** Suitable scenes for words that name none: a sofa does not stand on a kitchen top. */
  readonly scenes?: readonly SceneId[]
  /** Other products stand on it: after "on" it is a place, when the words name something else too. */
  readonly isPlace?: boolean
}
