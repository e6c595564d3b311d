import * as z from 'zod'
import { adSchema, newAdSchema } from './ad.ts'
import { adFormatSchema } from './ad-format.ts'
import { copyReplySchema, copyRequestSchema } from './copy.ts'
import { checkRequestSchema, concernSchema, editRequestSchema } from './copy-edit.ts'
import { languageSchema } from './language.ts'
import { errors, type ErrorCode } from './error.ts'
import {
  categorisationSchema,
  displayQualities,
  displaySizes,
  fastSizeSchema,
  IMAGES_DEFAULT,
  IMAGES_MAX,
  IMAGES_MIN,
  proAspectRatios,
} from './image.ts'
import { leadRequestSchema, leadSchema } from './lead.ts'
import { understoodSchema, untouchedSchema } from './ports/image-model.ts'
import { LONGEST_URL, productSchema } from './product.ts'
import { engineNameSchema } from './provenance.ts'
import { adLayoutSchema, creativeSchema, templateSchema } from './template.ts'
import { uploadedFileSchema, uploadRequestSchema } from './upload.ts'
import { videoJobSchema, videoRequestSchema } from './video-job.ts'

/**
 * THE table of calls: the server's checks, the browser's client and the API document are derived from it.
 * Paths and field names are the specification's; names of calls are ours. Add yours here: `handlers.ts` does not compile until it answers.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api`. `{name}` is filled from the request's field of that name. */
  readonly path: `/${string}`
  readonly summary: string
  readonly request: z.ZodType
  readonly response: z.ZodType
  readonly status: 200 | 201 | 202 | 204
  /** What is answered with 202 when the caller prefers not to wait for the end (RFC 7240: `Prefer: respond-async`, `Prefer: wait=10`). */
  readonly accepted?: z.ZodType
  /** Failures a caller should expect besides those every call can have. */
  readonly failures: readonly ErrorCode[]
  readonly timeoutMs: number
  /** Largest request body, in bytes. */
  readonly maxBodyBytes: number
  /** The lower limit of a request that leaves its one large field out. */
  readonly smallBody?: { readonly without: string; readonly maxBytes: number }
  /** Requests one address may make in so many seconds where the work costs money; ten times as many with the embedded engine. */
  readonly rate: { readonly requests: number; readonly perSeconds: number }
  /** Whether it makes something: takes an `Idempotency-Key`, which holds for 24 hours. */
  readonly generates: boolean
  /** Whether requests it refuses (4xx) are not counted against the rate. */
  readonly countsOnlyAccepted?: true
  /** Whether it also takes the fields as multipart/form-data with one `file`. */
  readonly multipart?: true
}

const KB = 1024
const MB = 1024 * KB
const perMinute = (requests: number) => ({ requests, perSeconds: 60 }) as const
const nothing = z.object({})
const noContent = z.null()

/** What can go wrong when a picture is read from the address in a request. */
const readingPictures = [
  'picture.invalid-url',
  'url.private',
  'file.not-found',
  'picture.unreachable',
  'picture.undecodable',
  'picture.svg',
  'picture.too-large',
] as const satisfies readonly ErrorCode[]

const pictures = z.object({
  images: z.array(z.object({ url: z.string(), width: z.int(), height: z.int(), content_type: z.string() })),
  image_urls: z.array(z.string()),
  imageUrls: z.array(z.string()),
  prompt: z.string(),
  seed: z.int().optional(),
  engine: engineNameSchema,
  understood: understoodSchema.optional(),
  note: z.string().optional(),
  /** What the call took; the studio costs nothing. */
  usage: z.object({ pictures: z.int(), costUsd: z.number() }).optional(),
})
const promptSchema = z.string({ error: 'Invalid prompt' }).trim().min(1, { error: 'Invalid prompt' }).max(4000)
const invalidUrl = { error: errors['url.invalid'].message }
const numImagesSchema = z.int().min(IMAGES_MIN).max(IMAGES_MAX).default(IMAGES_DEFAULT)
const seedSchema = z.int().min(0).max(0xffff_ffff).optional()
/** What a call may be repeated under: 8 to 128 characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/, { error: 'Idempotency-Key must have 8 to 128 characters' })
const imageUrlSchema = z.string({ error: 'Invalid imageUrl' }).regex(/^http/, { error: 'Invalid imageUrl' }).max(4096)

export const endpoints = {
  parseProduct: {
    method: 'POST',
    path: '/parser/parse',
    summary: 'Read a product page',
    request: z.object({
      url: z.string(invalidUrl).trim().min(4, invalidUrl).max(LONGEST_URL, invalidUrl),
      html: z
        .string()
        .max(10 * MB, { error: errors['page.too-large'].message })
        .optional(),
    }),
    response: productSchema,
    status: 200,
    failures: [
      'url.invalid',
      'url.private',
      'page.unreachable',
      'page.certificate',
      'page.not-found',
      'page.forbidden',
      'page.timeout',
      'page.failed',
      'page.not-html',
      'page.too-large',
      'page.category',
      'page.article',
      'page.error',
      'page.challenge',
      'page.consent',
      'page.shell',
      'page.other',
      'page.pasted',
      'server.busy',
    ],
    timeoutMs: 20_000,
    maxBodyBytes: 24 * MB,
    smallBody: { without: 'html', maxBytes: 16 * KB },
    rate: perMinute(20),
    generates: false,
  },
  uploadFile: {
    method: 'POST',
    path: '/storage/upload',
    summary: 'Keep a picture or a short video',
    request: uploadRequestSchema,
    response: uploadedFileSchema,
    status: 200,
    failures: [
      'picture.missing',
      'picture.undecodable',
      'picture.svg',
      'picture.too-large',
      'video.undecodable',
      'video.too-long',
      'video.too-large',
      'storage.full',
    ],
    timeoutMs: 60_000,
    maxBodyBytes: 51 * MB,
    rate: perMinute(60),
    generates: false,
    multipart: true,
  },
  keepPicture: {
    method: 'POST',
    path: '/storage/keep',
    summary: 'Keep a copy of the picture at an address',
    request: z.object({
      /** `http(s)` or `data:image/…`; an SVG is drawn as a PNG, a picture kept here already is given back as it is. */
      url: z
        .string({ error: errors['picture.invalid-url'].message })
        .regex(/^(https?:\/\/|data:image\/)/i, { error: errors['picture.invalid-url'].message })
        .max(34 * MB),
    }),
    response: uploadedFileSchema,
    status: 200,
    failures: [
      'picture.invalid-url',
      'picture.missing',
      'url.private',
      'file.not-found',
      'picture.unreachable',
      'picture.undecodable',
      'picture.too-large',
      'server.busy',
      'storage.full',
    ],
    timeoutMs: 60_000,
    // 25 MB in base64, and what stands around it.
    maxBodyBytes: 35 * MB,
    rate: perMinute(60),
    generates: false,
  },
  generateCopy: {
    method: 'POST',
    path: '/generate-copy/generate',
    summary: 'Write headlines, descriptions and calls to action, and prompts for pictures',
    request: copyRequestSchema,
    response: z.object({
      copy: z.array(copyReplySchema),
      imagePrompts: z.array(z.string()),
      engine: engineNameSchema,
      notes: z.array(z.string()).optional(),
      seed: z.int().optional(),
    }),
    status: 200,
    failures: [],
    timeoutMs: 60_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(20),
    generates: true,
  },
  editCopy: {
    method: 'POST',
    path: '/copy/edit',
    summary: 'Change one written option: shorter, another manner, another button, another language',
    request: editRequestSchema,
    response: z.object({
      headline: z.string(),
      subline: z.string(),
      button: z.string(),
      language: languageSchema,
      engine: engineNameSchema,
      seed: z.int(),
      /** Why the text is as it was, or who stood in. */
      notes: z.array(z.string()),
    }),
    status: 200,
    failures: [],
    timeoutMs: 60_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(60),
    generates: true,
  },
  checkCopy: {
    method: 'POST',
    path: '/copy/check',
    summary: 'What in an ad text the facts do not bear out, the platforms refuse, or does not fit: advice',
    request: checkRequestSchema,
    response: z.object({ concerns: z.array(concernSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(120),
    generates: false,
  },
  preprocessImages: {
    method: 'POST',
    path: '/preprocess-image/process',
    summary: 'Cut products out of their backgrounds',
    request: z.object({ urls: z.array(imageUrlSchema).min(1).max(10) }),
    response: z.object({
      processedUrls: z.array(z.string()),
      results: z.array(z.object({ cutOut: z.boolean(), confidence: z.number().min(0).max(1) })),
      engine: engineNameSchema,
    }),
    status: 200,
    failures: [...readingPictures, 'server.busy', 'storage.full'],
    timeoutMs: 120_000,
    maxBodyBytes: 64 * KB,
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
      colors: z
        .array(z.string().regex(/^#[0-9A-Fa-f]{6}$/))
        .max(12)
        .optional(),
    }),
    response: z.object({
      url: z.string(),
      prompt: z.string(),
      engine: engineNameSchema,
      metadata: z.object({
        provider: z.string(),
        model: z.string(),
        width: z.int(),
        height: z.int(),
        contentType: z.string(),
        seed: z.int().optional(),
        costUsd: z.number().optional(),
        scene: z.string().optional(),
        /** False when the photograph could not be cut out cleanly and was framed whole. */
        cutOut: z.boolean().optional(),
        confidence: z.number().min(0).max(1).optional(),
        untouched: untouchedSchema.optional(),
        note: z.string().optional(),
      }),
    }),
    status: 200,
    failures: ['prompt.invalid', ...readingPictures, 'server.busy', 'storage.full'],
    timeoutMs: 120_000,
    maxBodyBytes: 64 * KB,
    rate: perMinute(12),
    generates: true,
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
      /** What the page or the file name says: helps where the picture alone does not. */
      hint: z.string().max(2000).optional(),
    }),
    response: categorisationSchema.extend({ engine: engineNameSchema }),
    status: 200,
    failures: ['picture.missing', ...readingPictures, 'server.busy'],
    timeoutMs: 30_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(60),
    generates: false,
  },
  finishCreative: {
    method: 'POST',
    path: '/creatives/finish',
    summary: 'Draw a finished ad as a picture file, exactly as previewed',
    request: z.object({ creative: creativeSchema, layout: adLayoutSchema.default('card'), format: adFormatSchema.default('social') }),
    response: z.object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      contentType: z.string(),
      engine: engineNameSchema,
      /** What differs from the preview, in a sentence; missing when nothing does. */
      note: z.string().optional(),
    }),
    status: 200,
    failures: [...readingPictures, 'server.busy', 'storage.full'],
    timeoutMs: 30_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(60),
    generates: true,
  },
  generateVideo: {
    method: 'POST',
    path: '/generate-video/generate',
    summary: 'Make a short video and wait for it',
    request: videoRequestSchema,
    response: z.object({
      video: z.object({ url: z.string() }),
      videoUrl: z.string(),
      url: z.string(),
      thumbnailUrl: z.string().optional(),
      generationId: z.string(),
      engine: engineNameSchema,
    }),
    status: 200,
    accepted: videoJobSchema,
    failures: [...readingPictures, 'video.undecodable', 'video.failed', 'video.cancelled', 'server.busy', 'storage.full'],
    timeoutMs: 390_000,
    maxBodyBytes: 64 * KB,
    rate: { requests: 4, perSeconds: 600 },
    generates: true,
  },
  startVideoJob: {
    method: 'POST',
    path: '/generate-video/jobs',
    summary: 'Start a video job',
    request: videoRequestSchema.extend({ imageId: z.string().optional() }),
    response: videoJobSchema,
    status: 202,
    failures: [...readingPictures, 'server.busy', 'storage.full'],
    timeoutMs: 30_000,
    maxBodyBytes: 64 * KB,
    rate: { requests: 4, perSeconds: 600 },
    generates: true,
  },
  listVideoJobs: {
    method: 'GET',
    path: '/generate-video/jobs',
    summary: 'List video jobs',
    /** `ids` separated by commas, fifty at most; without them those this browser asked for. */
    request: z.object({ ids: z.string().optional(), status: videoJobSchema.shape.status.optional() }),
    response: z.object({ jobs: z.array(videoJobSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  videoJob: {
    method: 'GET',
    path: '/generate-video/jobs/{id}',
    summary: 'One video job',
    request: z.object({ id: z.string() }),
    response: videoJobSchema,
    status: 200,
    failures: ['video.not-found', 'video.expired'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  deleteVideoJob: {
    method: 'DELETE',
    path: '/generate-video/jobs/{id}',
    summary: 'Cancel or forget a video job',
    request: z.object({ id: z.string() }),
    response: noContent,
    status: 204,
    failures: ['video.not-found'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(60),
    generates: false,
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
    response: pictures,
    status: 200,
    failures: ['prompt.invalid', 'server.busy'],
    timeoutMs: 60_000,
    maxBodyBytes: 64 * KB,
    rate: perMinute(20),
    generates: true,
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
    response: pictures,
    status: 200,
    failures: ['prompt.invalid', 'server.busy'],
    timeoutMs: 120_000,
    maxBodyBytes: 64 * KB,
    rate: perMinute(6),
    generates: true,
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
    response: pictures,
    status: 200,
    failures: ['prompt.invalid', ...readingPictures, 'server.busy'],
    timeoutMs: 240_000,
    maxBodyBytes: 64 * KB,
    rate: perMinute(6),
    generates: true,
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
      note: z.string().optional(),
    }),
    status: 200,
    failures: ['prompt.invalid', ...readingPictures, 'server.busy'],
    timeoutMs: 120_000,
    maxBodyBytes: 64 * KB,
    rate: perMinute(12),
    generates: true,
  },
  createLead: {
    method: 'POST',
    path: '/user/create',
    summary: 'Keep an early-access lead',
    request: leadRequestSchema,
    response: leadSchema,
    status: 201,
    failures: ['lead.name-required', 'lead.email-required', 'lead.email-invalid'],
    timeoutMs: 10_000,
    maxBodyBytes: 16 * KB,
    rate: { requests: 5, perSeconds: 3600 },
    generates: false,
    countsOnlyAccepted: true,
  },
  sendEmail: {
    method: 'POST',
    path: '/sendgrid-email/send',
    summary: 'Tell the owner of this installation about a lead',
    request: z.object({ subject: z.string().max(998), text: z.string(), html: z.string() }),
    response: z.object({ success: z.literal(true), id: z.string() }),
    status: 202,
    failures: ['lead.none-submitted', 'mail.refused', 'mail.unavailable', 'storage.full'],
    timeoutMs: 20_000,
    maxBodyBytes: 128 * KB,
    rate: { requests: 3, perSeconds: 600 },
    generates: false,
  },
  listTemplates: {
    method: 'GET',
    path: '/templates',
    summary: 'Layouts of finished ads',
    request: nothing,
    response: z.object({ templates: z.array(templateSchema), version: z.string() }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  createAd: {
    method: 'POST',
    path: '/ads',
    summary: 'Keep an ad',
    request: newAdSchema,
    response: adSchema,
    status: 201,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 512 * KB,
    rate: perMinute(30),
    generates: true,
  },
  deleteAd: {
    method: 'DELETE',
    path: '/ads/{id}',
    summary: 'Delete an ad and the files no other ad uses',
    request: z.object({ id: z.string() }),
    response: noContent,
    status: 204,
    failures: ['ad.not-found'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(60),
    generates: false,
  },
  progress: {
    method: 'GET',
    path: '/progress',
    summary: 'How much of a running call is done',
    request: z.object({
      /** The `Idempotency-Key` the running call was sent with. */
      key: idempotencyKeySchema,
    }),
    response: z.object({
      /** Null while nothing runs under the key here: it has not begun, it is over, or another process is at it. */
      percent: z.number().min(0).max(100).nullable(),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    // Twice a second for each of four pictures, and as much to spare.
    rate: perMinute(960),
    generates: false,
  },
  capabilities: {
    method: 'GET',
    path: '/capabilities',
    summary: 'What this installation can make, and with what',
    request: nothing,
    response: z.object({
      features: z.record(
        z.string(),
        z.object({
          provider: z.string(),
          model: z.string(),
          available: z.boolean(),
          needsNetwork: z.boolean(),
          typicalMs: z.number().nullable(),
          estimate: z.object({ usd: z.number(), per: z.string(), asOf: z.string() }),
        }),
      ),
      limits: z.record(z.string(), z.number()),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the server is up',
    request: nothing,
    response: z.object({ status: z.literal('ok'), version: z.string(), engines: z.record(z.string(), engineNameSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(600),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
/** What a caller sends: fields with a default may be missing. */
export type RequestOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['request']>
/** What a handler gets: checked, defaults filled in. */
export type CheckedRequestOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['request']>
export type ResponseOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['response']>
/** What a caller who does not wait is answered with; never where every caller does. */
export type AcceptedOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { readonly accepted: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never

export const endpointNames = Object.keys(endpoints) as EndpointName[] // keys of a literal are its names
