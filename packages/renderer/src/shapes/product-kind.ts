import { type SceneId } from '@adloom/domain/scene-words.ts'
import { type Shape, type ShapeChoice } from './shape.ts'

/** A kind of product that can be drawn. */
export interface ProductKind {
  readonly make: (choice: ShapeChoice) => Shape
  /** Nouns that mean it, comma-separated, lower case; a plural "s" is understood, and the longest wins. */
  readonly words: string
  /** Words for what it may hold: they mean it only where no noun is found ("lavender shampoo"). */
  readonly contents?: string
  /** Colours it comes in when nobody says: main, second, accent. The seed chooses. */
  readonly palettes: readonly (readonly [main: string, second: string, accent: string])[]
  /** Width divided by height of the place for its label; null where nothing is printed. */
  readonly label: number | null
  /** Scenes it is at home in, for words that name none: a sofa stands on no kitchen top. */
  readonly scenes?: readonly SceneId[]
  /** Other products are set on it: after "on" it is a place, where the words name something else too. */
  readonly isPlace?: boolean
}
