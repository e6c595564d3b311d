import { AdloomError } from '@adloom/domain/error.ts'
import { type PictureShape } from '@adloom/domain/design/picture-shape.ts'
import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type TextToImageRequest } from '@adloom/domain/ports/image-model.ts'
import { type Staging } from '@adloom/domain/ports/video-model.ts'
import { markAsForeign } from '@adloom/engine/image/upload-metadata.ts'
import { eq, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { imageRecipesTable, storedFiles } from '../database/schema.ts'

/**
 * How an image was made, with keys of stored files for photographs: the product's first, then those beside it. `given`: it was not made here, and
 * only its shapes are known.
 */
export type ImageRecipe = {
  /** Keys of the same image in other shapes, as far as they were made. */
  readonly shapes?: Readonly<Partial<Record<PictureShape, string>>>
} & (
  | {
      readonly kind: 'photograph'
      readonly photographs: readonly string[]
      readonly prompt: string
      readonly colors: readonly string[]
      readonly seed: number
    }
  | { readonly kind: 'given' }
  | { readonly kind: 'words'; readonly prompt: string; readonly seed: number; readonly quality: TextToImageRequest['quality'] }
)

/** How the images made here were made. */
export interface ImageRecipes {
  /** Stores the bytes of photographs so that they can be read again without their shop; returns their keys, in order. */
  readonly savePhotographs: (photographs: readonly Uint8Array[]) => Promise<readonly string[]>
  /** Stores a recipe under the key of the image's file. A key is made from its content, so an existing recipe stays. */
  readonly remember: (key: string, recipe: ImageRecipe) => Promise<void>
  /** Records the key of an image in a shape; one without a recipe is `given`. */
  readonly rememberShape: (key: string, shape: PictureShape, shaped: StoredFile) => Promise<void>
  /** The recipe of an image, or null where there is none. */
  readonly recipeOf: (key: string) => Promise<ImageRecipe | null>
  /** The staging of a recipe; null when a photograph it needs is gone, and for a given image. */
  readonly stagingOf: (recipe: ImageRecipe) => Promise<Staging | null>
}

/** Magic bytes of image files; `offset` bytes in. */
const beginnings: readonly { readonly contentType: string; readonly offset: number; readonly text: string }[] = [
  { contentType: 'image/jpeg', offset: 0, text: '\xff\xd8\xff' },
  { contentType: 'image/png', offset: 0, text: '\x89PNG' },
  { contentType: 'image/gif', offset: 0, text: 'GIF8' },
  { contentType: 'image/webp', offset: 8, text: 'WEBP' },
  { contentType: 'image/avif', offset: 4, text: 'ftypavi' },
]

/** By the first bytes: the image made from it has been proven readable. Any other type is stored as plain bytes that only we read again. */
function typeOf(photograph: Uint8Array): string {
  const head = Buffer.from(photograph.subarray(0, 16)).toString('latin1')
  return beginnings.find(({ offset, text }) => head.startsWith(text, offset))?.contentType ?? 'application/octet-stream'
}

/** Recipes in the database, photographs in the store; `now` gives milliseconds. */
export function createImageRecipes(rows: Rows, store: FileStore, now: () => number): ImageRecipes {
  return {
    savePhotographs: (photographs) =>
      Promise.all(
        photographs.map(async (photograph) => (await store.write(markAsForeign(Uint8Array.from(photograph)), typeOf(photograph))).key),
      ),

    remember: async (key, recipe) => {
      await rows
        .insert(imageRecipesTable)
        .values({ key, recipe, createdAt: new Date(now()) })
        .onConflictDoNothing()
    },

    rememberShape: async (key, shape, { key: shaped, size }) => {
      const at = new Date(now())
      // Nobody's: it is removed when nothing needs the image itself any more.
      await rows.insert(storedFiles).values({ key: shaped, size, createdAt: at, usedAt: at }).onConflictDoNothing()
      await rows
        .insert(imageRecipesTable)
        .values({ key, recipe: { kind: 'given' }, createdAt: at })
        .onConflictDoNothing()
      const { recipe } = imageRecipesTable
      const shapes = sql`coalesce(${recipe} -> 'shapes', '{}'::jsonb) || jsonb_build_object(${shape}::text, ${shaped}::text)`
      await rows
        .update(imageRecipesTable)
        .set({ recipe: sql`jsonb_set(${recipe}, '{shapes}', ${shapes})` })
        .where(eq(imageRecipesTable.key, key))
    },

    recipeOf: async (key) => {
      const found = await rows.select({ recipe: imageRecipesTable.recipe }).from(imageRecipesTable).where(eq(imageRecipesTable.key, key))
      // `remember` wrote it.
      return found.length === 0 ? null : (found[0].recipe as ImageRecipe)
    },

    stagingOf: async (recipe) => {
      if (recipe.kind === 'given') return null
      if (recipe.kind === 'words') return { kind: 'words', prompt: recipe.prompt, seed: recipe.seed }
      try {
        const photographs = await Promise.all(recipe.photographs.map((key) => store.read(key)))
        return { kind: 'photograph', photographs, prompt: recipe.prompt, colors: recipe.colors, seed: recipe.seed }
      } catch (cause) {
        if (cause instanceof AdloomError && cause.code === 'file.not-found') return null
        throw cause
      }
    },
  }
}
