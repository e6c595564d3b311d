import * as z from 'zod'
import { hexColorSchema } from '../hex-color.ts'
import { costSchema } from '../cost.ts'
import { cutOutStrokesSchema } from '../cut-out-strokes.ts'
import { cutoutPlaceSchema } from '../design/cutout.ts'
import { type Endpoint, imageUrlSchema, KB, MB, perMinute, promptSchema, readingImages, seedSchema } from '../endpoint.ts'
import {
  categorisationSchema,
  displayQualities,
  displaySizes,
  fastSizeSchema,
  IMAGES_DEFAULT,
  IMAGES_MAX,
  IMAGES_MIN,
  proAspectRatios,
} from '../image.ts'
import { pageProductSchema } from '../page-product.ts'
import { understoodSchema, untouchedSchema } from '../ports/image-model.ts'
import { engineNameSchema } from '../provenance.ts'

const images = z.object({
  images: z.array(z.object({ url: z.string(), width: z.int(), height: z.int(), content_type: z.string(), seed: z.int().optional() })),
  image_urls: z.array(z.string()),
  imageUrls: z.array(z.string()),
  prompt: z.string(),
  seed: z.int().optional(),
  engine: engineNameSchema,
  cost: costSchema.optional(),
  understood: understoodSchema.optional(),
  note: z.string().optional(),
  usage: z.object({ pictures: z.int() }).optional(),
})
/**
 * Longer than a provider's model may take (240 s), so that the built-in engine can still stand in for it, and so that images can wait for their turn.
 */
const IMAGES_TIMEOUT_MS = 300_000
const numImagesSchema = z.int().min(IMAGES_MIN).max(IMAGES_MAX).default(IMAGES_DEFAULT)

/** Product images: cut out, composited into scenes, generated from text. Rows of the table of calls (`endpoints.ts`). */
export const imageCalls = {
  preprocessImages: {
    method: 'POST',
    path: '/preprocess-image/process',
    summary: 'Cut products out of their backgrounds',
    request: z.object({
      urls: z.array(imageUrlSchema).min(1).max(10),
      /** Strokes by hand, in the order of `urls`; null for a picture without. With a list, even an empty one, a cut-out is never given up. */
      strokes: z
        .array(cutOutStrokesSchema.nullable())
        .max(10)
        // All pictures of a call together have no more strokes than one.
        .refine((all) => cutOutStrokesSchema.safeParse(all.flatMap((strokes) => strokes ?? [])).success, 'Too many strokes in one call')
        .optional(),
      /** The product in the pictures: other things in one are left out where the product's further pictures clearly show it without them. */
      product: pageProductSchema.optional(),
    }),
    response: z.object({
      processedUrls: z.array(z.string()),
      /** `note`: that a small photograph was enlarged, or other things in it were left out. `place`: where the product lies in its picture. */
      results: z.array(
        z.object({
          cutOut: z.boolean(),
          confidence: z.number().min(0).max(1),
          note: z.string().optional(),
          place: cutoutPlaceSchema.optional(),
        }),
      ),
      engine: engineNameSchema,
      cost: costSchema.optional(),
    }),
    status: 200,
    failures: [...readingImages, 'server.busy', 'storage.full', 'storage.quota'],
    timeoutMs: 120_000,
    maxBodyBytes: 96 * KB,
    rate: perMinute(30),
    generates: true,
  },
  changeBackground: {
    method: 'POST',
    path: '/change-background-flux-kontext/generate',
    summary: 'Set a product picture into a new scene',
    request: z.object({
      imageUrl: imageUrlSchema,
      prompt: promptSchema,
      output_format: z.enum(['jpeg', 'png']).default('jpeg'),
      seed: seedSchema,
      /** `#RRGGBB` colours of the brand, most important first. */
      colors: z.array(hexColorSchema).max(12).optional(),
    }),
    response: z.object({
      url: z.string(),
      prompt: z.string(),
      engine: engineNameSchema,
      cost: costSchema.optional(),
      metadata: z.object({
        provider: z.string(),
        model: z.string(),
        width: z.int(),
        height: z.int(),
        contentType: z.string(),
        seed: z.int().optional(),
        costUsd: z.number().optional(),
        scene: z.string().optional(),
        /** False when the product could not be cut out cleanly and its photograph fills the image. */
        cutOut: z.boolean().optional(),
        confidence: z.number().min(0).max(1).optional(),
        untouched: untouchedSchema.optional(),
        note: z.string().optional(),
      }),
    }),
    status: 200,
    failures: ['prompt.invalid', ...readingImages, 'server.busy', 'storage.full', 'storage.quota'],
    timeoutMs: IMAGES_TIMEOUT_MS,
    maxBodyBytes: 64 * KB,
    rate: perMinute(12),
    generates: true,
    engines: ['background'],
  },
  categorizeImage: {
    method: 'POST',
    path: '/image-categorize/categorize',
    summary: 'Say what kind of product a picture shows',
    request: z.object({
      imageBase64: z
        .string()
        .max(7 * MB)
        .optional(),
      imageUrl: z.string().max(4096).optional(),
      /** Text of the page or the file name; helps where the image alone does not. */
      hint: z.string().max(2000).optional(),
    }),
    response: categorisationSchema.extend({
      engine: engineNameSchema,
      cost: costSchema.optional(),
      /** Which engine stood in for which, and why; missing when none did. */
      note: z.string().optional(),
    }),
    status: 200,
    failures: ['picture.missing', 'picture.not-base64', ...readingImages, 'server.busy'],
    timeoutMs: 30_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(60),
    generates: false,
    engines: ['category'],
  },
  textToImage: {
    method: 'POST',
    path: '/text2image/generate',
    summary: 'Pictures from words, fast',
    request: z.object({
      prompt: promptSchema,
      image_size: fastSizeSchema.default('landscape_4_3'),
      num_inference_steps: z.int().min(1).max(50).default(4),
      num_images: numImagesSchema,
      seed: seedSchema,
    }),
    response: images,
    status: 200,
    failures: ['prompt.invalid', 'server.busy'],
    timeoutMs: IMAGES_TIMEOUT_MS,
    maxBodyBytes: 64 * KB,
    rate: perMinute(20),
    generates: true,
    engines: ['fastImages'],
  },
  textToImagePro: {
    method: 'POST',
    path: '/text2imagepro/generate',
    summary: 'Pictures from words, better',
    request: z.object({
      prompt: promptSchema,
      num_images: numImagesSchema,
      aspect_ratio: z.enum(proAspectRatios).default('16:9'),
      seed: seedSchema,
    }),
    response: images,
    status: 200,
    failures: ['prompt.invalid', 'server.busy'],
    timeoutMs: IMAGES_TIMEOUT_MS,
    maxBodyBytes: 64 * KB,
    rate: perMinute(6),
    generates: true,
    engines: ['proImages'],
  },
  displayImages: {
    method: 'POST',
    path: '/gpt-1-image/generate',
    summary: 'Pictures for display ads, from words and pictures',
    request: z.object({
      prompt: promptSchema,
      imageUrls: z.array(imageUrlSchema).max(16).default([]),
      imageSize: z.enum(displaySizes).default('auto'),
      numImages: z.int().min(IMAGES_MIN).max(IMAGES_MAX).default(1),
      quality: z.enum(displayQualities).default('auto'),
      seed: seedSchema,
    }),
    response: images,
    status: 200,
    failures: ['prompt.invalid', ...readingImages, 'server.busy'],
    timeoutMs: IMAGES_TIMEOUT_MS,
    maxBodyBytes: 64 * KB,
    rate: perMinute(6),
    generates: true,
    engines: ['displayImages'],
  },
  createImages: {
    method: 'POST',
    path: '/create-images/generate',
    summary: 'New pictures of a product',
    request: z.object({
      url: imageUrlSchema,
      prompt: promptSchema,
      imageIndex: z.int().min(0).optional(),
      numImages: z.int().min(IMAGES_MIN).max(IMAGES_MAX).optional(),
      seed: seedSchema,
    }),
    response: z.object({
      image_urls: z.array(z.string()),
      prompt: z.string(),
      imageIndex: z.int().optional(),
      seed: z.int().optional(),
      engine: engineNameSchema,
      cost: costSchema.optional(),
      note: z.string().optional(),
    }),
    status: 200,
    failures: ['prompt.invalid', ...readingImages, 'server.busy'],
    timeoutMs: IMAGES_TIMEOUT_MS,
    maxBodyBytes: 64 * KB,
    rate: perMinute(12),
    generates: true,
    engines: ['background'],
  },
} as const satisfies Record<string, Endpoint>
