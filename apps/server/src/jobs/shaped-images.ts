import { type PictureShape } from '@adloom/domain/design/picture-shape.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type GeneratedImage, type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type ShapedImages } from '../storage/stored-files.ts'
import { type ImageRecipe, type ImageRecipes } from './image-recipes.ts'

interface ShapedImagesParts {
  readonly recipes: Pick<ImageRecipes, 'recipeOf' | 'stagingOf' | 'rememberShape'>
  /** The engine on this machine. */
  readonly images: Pick<ImageModel, 'changeBackground' | 'textToImage'>
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
    if (recipe === null) return null
    const known = recipe.shapes?.[shape]
    const made = known === undefined ? null : await store.find(known)
    if (made !== null) return made
    const image = await anew(recipe, shape)
    // A product without a background fits every frame.
    if (image?.contentType !== 'image/jpeg') return null
    const file = await store.write(image.bytes, image.contentType)
    await recipes.rememberShape(key, shape, file)
    return file
  }

  /** The image of a recipe in a shape; null when a photograph it needs is gone, and for traced images. */
  async function anew(recipe: ImageRecipe, shape: PictureShape): Promise<GeneratedImage | null> {
    const { prompt, seed } = recipe
    const request = { prompt, seed, shape, width: VARIANT_SIZE, height: VARIANT_SIZE }
    if (recipe.kind === 'words') {
      // Tracing takes minutes, which no ad waits for.
      return recipe.quality === 'high' ? null : images.textToImage({ ...request, quality: recipe.quality }, signal)
    }
    const staging = await recipes.stagingOf(recipe)
    if (staging?.kind !== 'photograph') return null
    const [image, ...companions] = staging.photographs
    const { colors } = recipe
    return images.changeBackground(
      { ...request, image, companions, product: null, colors, outputFormat: 'jpeg', quality: 'medium' },
      signal,
    )
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
