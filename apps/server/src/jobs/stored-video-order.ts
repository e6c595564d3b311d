import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type ImageRecipe } from './image-recipes.ts'

/**
 * A video order as it waits for its turn: everything is decided, and where the order holds bytes this holds the keys of our own files, so that
 * a later attempt needs nobody else and makes the same video. `note` says what was done otherwise than asked.
 */
export interface StoredVideoOrder extends Omit<VideoOrder, 'source' | 'logo'> {
  readonly source: { readonly kind: 'picture' | 'video'; readonly key: string }
  readonly recipe: ImageRecipe | null
  readonly logo: string | null
  readonly note: string | null
}

/** Keys of all files an order needs, each once. */
export const filesOfOrder = ({ source, recipe, logo }: StoredVideoOrder): readonly string[] => [
  ...new Set([source.key, ...(recipe?.kind === 'photograph' ? recipe.photographs : []), ...(logo === null ? [] : [logo])]),
]
