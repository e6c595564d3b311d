import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type ImageRecipe } from './image-recipes.ts'

/**
 * A video order as stored in the queue: everything is decided, and bytes of the order are replaced by keys of stored files, so that a later attempt
 * depends on no other server and makes the same video. `note` says how the video differs from the request.
 */
export interface StoredVideoOrder extends Omit<VideoOrder, 'source' | 'logo' | 'logoOnDark'> {
  readonly source: { readonly kind: 'picture' | 'video'; readonly key: string }
  readonly recipe: ImageRecipe | null
  readonly logo: string | null
  /** Missing in orders of older versions. */
  readonly logoOnDark?: string | null
  readonly note: string | null
}

/** Keys of all files an order needs, each once. */
export const filesOfOrder = ({ source, recipe, logo, logoOnDark = null }: StoredVideoOrder): readonly string[] => [
  ...new Set([
    source.key,
    ...(recipe?.kind === 'photograph' ? recipe.photographs : []),
    ...[logo, logoOnDark].filter((key) => key !== null),
  ]),
]
