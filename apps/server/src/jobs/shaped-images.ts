import { type PictureShape } from '@adloom/domain/design/picture-shape.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type ShapedImages } from '../storage/stored-files.ts'
import { type ImageRecipes } from './image-recipes.ts'

interface ShapedImagesParts {
  readonly recipes: Pick<ImageRecipes, 'recipeOf' | 'stagingOf' | 'rememberShape'>
  /** The engine on this machine. */
  readonly images: Pick<ImageModel, 'changeBackground'>
  /** Files of nobody: a shape belongs to its image. */
  readonly store: FileStore
}

/** Shapes made at a time; more would delay ads in the pool. */
const AT_A_TIME = 6

/** Images in other shapes, from their recipes. Concurrent requests for the same share one. */
export function createShapedImages({ recipes, images, store }: ShapedImagesParts): ShapedImages {
  const making = new Map<string, Promise<StoredFile | null>>()
  // Not a caller's: another one may wait for the same shape.
  const { signal } = new AbortController()

  async function make(key: string, shape: PictureShape): Promise<StoredFile | null> {
    const recipe = await recipes.recipeOf(key)
    if (recipe === null || recipe.kind !== 'photograph') return null
    const known = recipe.shapes?.[shape]
    const made = known === undefined ? null : await store.find(known)
    if (made !== null) return made
    const staging = await recipes.stagingOf(recipe)
    if (staging === null || staging.kind !== 'photograph') return null
    const [image, ...companions] = staging.photographs
    const { prompt, colors, seed } = recipe
    const { bytes, contentType } = await images.changeBackground(
      {
        image,
        companions,
        product: null,
        prompt,
        colors,
        seed,
        width: VARIANT_SIZE,
        height: VARIANT_SIZE,
        shape,
        outputFormat: 'jpeg',
        quality: 'medium',
      },
      signal,
    )
    // A product without a background fits every frame.
    if (contentType !== 'image/jpeg') return null
    const file = await store.write(bytes, contentType)
    await recipes.rememberShape(key, shape, file)
    return file
  }

  return async (key, shape) => {
    const name = `${key} ${shape}`
    const known = making.get(name)
    if (known !== undefined) return known
    if (making.size >= AT_A_TIME) throw new AdloomError('server.busy')
    const made = make(key, shape)
    making.set(name, made)
    try {
      return await made
    } finally {
      making.delete(name)
    }
  }
}
