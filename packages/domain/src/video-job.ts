import * as z from 'zod'
import { hexColorSchema } from './hex-color.ts'
import { factsSchema } from './copy.ts'
import { adStyleSchema } from './design/ad-style.ts'
import { adLayoutSchema } from './template.ts'
import {
  videoPlacementSchema,
  videoResolutions,
  videoSoundSchema,
  videoStoryboardSchema,
  scriptInputSchema,
  videoAspectRatios,
} from './video.ts'
import { languageSchema } from './language.ts'
import { promptSchema } from './endpoint.ts'
import { engineNameSchema } from './provenance.ts'
import { textLimits } from './text-limits.ts'

export const DURATION_MIN_SECONDS = 1
export const DURATION_MAX_SECONDS = 15
export const DURATION_DEFAULT_SECONDS = 5

export const videoRequestSchema = z.object({
  prompt: promptSchema,
  imageUrl: z
    .string({ error: 'Image URL is required for video generation' })
    .min(1, { error: 'Image URL is required for video generation' })
    .regex(/^http/, { error: 'Invalid imageUrl' })
    .max(textLimits.address),
  duration: z.coerce
    .number({ error: 'Duration must be a valid number' })
    .min(DURATION_MIN_SECONDS)
    .max(DURATION_MAX_SECONDS)
    .default(DURATION_DEFAULT_SECONDS),
  aspect_ratio: z.enum(videoAspectRatios).default('1:1'),
  resolution: z.enum(videoResolutions).optional(),
  /** Where it will be shown: text stays inside the safe area of that place. */
  placement: videoPlacementSchema.optional(),
  sound: videoSoundSchema.optional(),
  storyboard: videoStoryboardSchema.optional(),
  /** The layout and the style of the ad it is a video of: its type and its end card look like that ad. */
  layout: adLayoutSchema.optional(),
  style: adStyleSchema.optional(),
  /** Texts to show verbatim. Missing ones are written from `about`; without that the video shows only the product's name. */
  script: scriptInputSchema.optional(),
  /** Facts about the product: the same that copy is written from. */
  about: z
    .object({
      url: z.string().max(textLimits.address).nullable().optional(),
      title: z.string().max(textLimits.line).nullable().optional(),
      description: z.string().max(textLimits.text).nullable().optional(),
      language: languageSchema.optional(),
      facts: factsSchema.optional(),
    })
    .optional(),
  /** `#RRGGBB`, the brand's first. */
  colors: z.array(hexColorSchema).max(8).optional(),
  seed: z.int().min(0).max(0xffff_ffff).optional(),
})
export type VideoRequest = z.output<typeof videoRequestSchema>

/** A video being made. `progress` in percent; times in milliseconds; `resultUrl` is set exactly when the status is completed. */
export const videoJobSchema = z.object({
  id: z.string(),
  generationId: z.string(),
  imageId: z.string().nullable(),
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  progress: z.number().min(0).max(100),
  startTime: z.number(),
  estimatedTimeRemaining: z.number().nullable(),
  queuePosition: z.int().nullable(),
  resultUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  error: z.string().nullable(),
  request: videoRequestSchema,
  /** The engine that makes it. */
  engine: engineNameSchema,
  /** Pixels and seconds of the finished video; null before. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  /** How the result differs from the request, in a sentence; null when it does not. */
  note: z.string().nullable(),
  expiresAt: z.number().nullable(),
})
export type VideoJob = z.infer<typeof videoJobSchema>

/** The default prompt of a video of an image (§5.7). */
export function defaultVideoPrompt(image: {
  readonly originalPrompt: string | null
  readonly productDescription: string | null
  readonly title: string
  readonly category: string | null
}): string {
  const named = [image.title, image.category ?? ''].map((part) => part.trim()).filter((part) => part !== '')
  const known = [image.originalPrompt, image.productDescription, named.join(' ')].find((text) => text !== null && text.trim() !== '')
  return known?.trim() ?? 'Dynamic video from this image'
}
