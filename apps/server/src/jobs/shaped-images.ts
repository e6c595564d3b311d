import { type PictureShape } from '@adloom/domain/design/picture-shape.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type ShapedImages } from '../storage/stored-files.ts'
import { type ImageRecipe, type ImageRecipes } from './image-recipes.ts'

interface ShapedImagesParts {
  readonly recipes: Pick<ImageRecipes, 'recipeOf' | 'stagingOf' | 'rememberShape'>
  /** The engine on this machine. */
  readonly images: Pick<ImageModel, 'changeBackground' | 'textToImage'>
  /** Files of nobody: a shape belongs to its image. */
  readonly store: FileStore
  /** A picture that was not made here, in a shape, as a JPEG. */
  readonly inShape: (image: Uint8Array, shape: PictureShape, signal: AbortSignal) => Promise<Uint8Array>
}

/** Shapes made at a time; more would delay ads in the pool. */
const AT_A_TIME = 6

/** Images in other shapes, from their recipes or of themselves. Concurrent requests for the same share one. */
export function createShapedImages({ recipes, images, store, inShape }: ShapedImagesParts): ShapedImages {
  const making = new Map<string, Promise<StoredFile | null>>()
  // Not a caller's: another one may wait for the same shape.
  const { signal } = new AbortController()

  async function make(key: string, shape: PictureShape): Promise<StoredFile | null> {
    const [recipe, own] = await Promise.all([recipes.recipeOf(key), store.find(key)])
    const known = recipe?.shapes?.[shape]
    const made = known === undefined ? null : await store.find(known)
    if (made !== null) return made
    // A product without a background fits every frame.
    if (own === null || !/^image\/(?:jpeg|webp|avif)$/.test(own.contentType)) return null
    const bytes = (recipe === null ? null : await anew(recipe, shape)) ?? (await inShape(await store.read(key), shape, signal))
    const file = await store.write(bytes, 'image/jpeg')
    await recipes.rememberShape(key, shape, file)
    return file
  }

  /** The image of a recipe in a shape; null where it has to be made of the image itself. */
  async function anew(recipe: ImageRecipe, shape: PictureShape): Promise<Uint8Array | null> {
    // Tracing takes minutes, which no ad waits for.
    if (recipe.kind === 'given' || (recipe.kind === 'words' && recipe.quality === 'high')) return null
    const { prompt, seed } = recipe
    const request = { prompt, seed, shape, width: VARIANT_SIZE, height: VARIANT_SIZE }
    if (recipe.kind === 'words') return (await images.textToImage({ ...request, quality: recipe.quality }, signal)).bytes
    const staging = await recipes.stagingOf(recipe)
    if (staging?.kind !== 'photograph') return null
    const [image, ...companions] = staging.photographs
    const photographs = { image, companions, product: null, colors: recipe.colors }
    return (await images.changeBackground({ ...request, ...photographs, outputFormat: 'jpeg', quality: 'medium' }, signal)).bytes
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
