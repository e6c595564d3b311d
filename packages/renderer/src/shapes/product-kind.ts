import { type SceneId } from '@adloom/domain/scene-words.ts'
import { type Shape, type ShapeChoice } from './shape.ts'

/** A kind of product that can be drawn. */
export interface ProductKind {
  readonly make: (choice: ShapeChoice) => Shape
  /** Nouns that mean it, comma-separated, lower case; a plural "s" is implied, and the longest wins. */
  readonly words: string
  /** Words for its content: they count only when no noun is found ("lavender shampoo"). */
  readonly contents?: string
  /** Default colours: main, second, accent. The seed chooses. */
  readonly palettes: readonly (readonly [main: string, second: string, accent: string])[]
  /** Width divided by height of its label's area; null without a label. */
  readonly label: number | null
  /** Suitable scenes for words that name none: a sofa does not stand on a kitchen top. */
  readonly scenes?: readonly SceneId[]
  /** Other products stand on it: after "on" it is a place, when the words name something else too. */
  readonly isPlace?: boolean
}
