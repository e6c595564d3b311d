import { type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { nearestShape } from './image-access.ts'

/** How a fal model takes sizes and images. */
interface FalModel {
  /** The end of its id. */
  readonly id: RegExp
  /** Its aspect ratios; null where it takes width and height. */
  readonly shapes: readonly [`${number}:${number}`, ...`${number}:${number}`[]] | null
  /** Its field for images, which it then requires; null where it takes a prompt alone. */
  readonly images: 'image_url' | 'image_urls' | null
}

const fluxShapes = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const
const bananaShapes = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '5:4', '4:5'] as const

/** Image models at fal, after the official types of 2026-11-20. A model not listed is called like the last one. Add yours here. */
const falModels: readonly FalModel[] = [
  { id: /flux-pro\/kontext(\/max)?$/, shapes: fluxShapes, images: 'image_url' },
  { id: /nano-banana[\w.-]*\/edit$/, shapes: bananaShapes, images: 'image_urls' },
  { id: /flux-pro\/v1\.1-ultra$/, shapes: fluxShapes, images: null },
  { id: /nano-banana[\w.-]*$/, shapes: bananaShapes, images: null },
]
const byWords: FalModel = { id: /flux\/schnell$/, shapes: null, images: null }

export const falModelOf = (model: string): FalModel => falModels.find(({ id }) => id.test(model)) ?? byWords

/** Sides that latent models take, in pixels. */
const roundedUp = (side: number): number => Math.ceil(side / 16) * 16

/** The input of a fal model. Images travel inside, so that this installation need not be reachable from outside. */
export function falInput(model: string, order: ImageGenerationRequest): Readonly<Record<string, unknown>> {
  const { shapes, images } = falModelOf(model)
  const dataUris = order.images.map(({ bytes, contentType }) => `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`)
  return {
    prompt: order.prompt,
    num_images: 1,
    seed: order.seed,
    output_format: 'png',
    ...(shapes === null
      ? { image_size: { width: roundedUp(order.width), height: roundedUp(order.height) } }
      : { aspect_ratio: nearestShape(shapes, order) }),
    ...(images === 'image_url' ? { image_url: dataUris[0] } : {}),
    ...(images === 'image_urls' ? { image_urls: dataUris } : {}),
  }
}
