import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { compatibleImages } from '@adloom/providers/images/compatible-images.ts'
import { falModelOf } from '@adloom/providers/images/fal-models.ts'
import { falImages } from '@adloom/providers/images/fal-images.ts'
import { googleImages, isGoogleImageModel } from '@adloom/providers/images/google-images.ts'
import { openaiImages } from '@adloom/providers/images/openai-images.ts'
import { type ImageAccess } from '@adloom/providers/images/image-access.ts'
import { changesImages, replicateImages, REPLICATE_URL } from '@adloom/providers/images/replicate-images.ts'
import { type Chosen, type Environment, falAccess, type ProviderAccess, readRole, type ReadRole, textProviders } from './text-registry.ts'

/** An image provider, and what is known of its models before the first call. */
interface ImageProvider extends ProviderAccess {
  readonly images: (access: ImageAccess) => ImageGenerator
  /** Why a model is unfit for a role: from a prompt (`fromWords`) or with an input image; null when no reason is known. */
  readonly problemWith: (model: string, fromWords: boolean) => string | null
}

const none = (): null => null
const NEEDS_IMAGE = 'only changes pictures it is given: choose a model that draws from words'

/** The image providers, by the name a role gives them: `FAST_IMAGE_MODEL=fal:…`. Loading this loads no vendor's library. Add yours here. */
export const imageProviders = {
  openai: { ...textProviders.openai, images: openaiImages, problemWith: none },
  'openai-compatible': {
    ...textProviders['openai-compatible'],
    title: 'The picture server',
    example: 'http://localhost:1234/v1 (sd-server)',
    images: compatibleImages,
    problemWith: none,
  },
  google: {
    ...textProviders.google,
    images: googleImages,
    problemWith: (model) =>
      isGoogleImageModel(model) ? null : 'is no image model of Google’s that is left: their names begin with gemini-',
  },
  fal: {
    ...falAccess,
    images: falImages,
    problemWith: (model, fromWords) => {
      if (!/^[\w.-]+(\/[\w.-]+)+$/.test(model) || model.split('/').some((part) => /^\.+$/.test(part)))
        return 'must be an id of fal, such as fal-ai/flux/schnell'
      return fromWords && falModelOf(model).images !== null ? NEEDS_IMAGE : null
    },
  },
  replicate: {
    title: 'Replicate',
    keyVariable: 'REPLICATE_API_TOKEN',
    needsKey: true,
    baseUrlVariable: null,
    baseUrl: REPLICATE_URL,
    images: replicateImages,
    problemWith: (model, fromWords) => {
      if (!/^\w[\w.-]*\/\w[\w.-]*$/.test(model)) return 'must be owner/name, such as black-forest-labs/flux-schnell'
      return fromWords && changesImages(model) ? NEEDS_IMAGE : null
    },
  },
} satisfies Readonly<Record<string, ImageProvider>>
type ImageProviderName = keyof typeof imageProviders

/** An image model chosen for a role, with everything needed to reach it. */
export type ChosenImageModel = Chosen<ImageProviderName>

export const imageGeneratorFor = (
  { provider, ...access }: ChosenImageModel,
  download: ImageAccess['download'],
  fetch?: Fetch,
): ImageGenerator => imageProviders[provider].images({ ...access, download, ...(fetch === undefined ? {} : { fetch }) })

/** Variables of the image roles, and whether they use a prompt alone. */
const imageRoles = { FAST_IMAGE_MODEL: true, PRO_IMAGE_MODEL: true, DISPLAY_IMAGE_MODEL: true, BACKGROUND_MODEL: false } as const

/** The models for an image role, from its variable. */
export const readImageRole = (env: Environment, role: keyof typeof imageRoles): ReadRole<ChosenImageModel> =>
  readRole(env, role, imageProviders, 'makes pictures', ({ provider, model }) => {
    const { problemWith }: ImageProvider = imageProviders[provider]
    return problemWith(model, imageRoles[role])
  })
