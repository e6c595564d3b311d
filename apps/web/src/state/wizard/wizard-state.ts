import { adDesignSchema } from '@adloom/domain/design/ad-design.ts'
import { adFactKindSchema } from '@adloom/domain/design/ad-facts.ts'
import { brandKitSchema, plainKit } from '@adloom/domain/design/brand-kit.ts'
import { cutoutPlaceSchema } from '@adloom/domain/design/cutout.ts'
import { copyOptionSchema, copyRequestSchema } from '@adloom/domain/copy.ts'
import { cutOutStrokesSchema } from '@adloom/domain/cut-out-strokes.ts'
import { emptyGuidedPrompt, guidedPromptSchema } from '@adloom/domain/guided-prompt.ts'
import { IMAGES_MAX, IMAGES_MIN } from '@adloom/domain/image.ts'
import { understoodSchema } from '@adloom/domain/ports/image-model.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { engineNameSchema } from '@adloom/domain/provenance.ts'
import { targetingSchema } from '@adloom/domain/targeting.ts'
import { adLayoutSchema } from '@adloom/domain/template.ts'
import * as z from 'zod'

/** The numbers of the steps. A hidden step keeps its number (§2.5). */
export const stepNumber = { adType: 0, method: 1, content: 2, targeting: 3, generated: 4 } as const

/** Longest wait for the category of the chosen image, in milliseconds: then the ad is made without it. */
export const CATEGORY_WAIT_MS = 1500

export const wizardTools = ['social', 'display', 'image', 'video'] as const
export const inputMethods = ['url', 'upload', 'prompt'] as const
export type WizardTool = (typeof wizardTools)[number]
export type InputMethod = (typeof inputMethods)[number]

/** An error: the sentence to show, and its code when it is one of ours. */
export const refusalSchema = z.object({ code: z.string().nullable(), sentence: z.string() })
export type Refusal = z.infer<typeof refusalSchema>

/** Work that runs until an answer with its `key` arrives. After a reload it starts again with the same key, so nothing is made twice. */
const running = { status: z.literal('running'), key: z.string() }

const readingSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('idle') }),
  z.object({ ...running, url: z.string() }),
  z.object({ status: z.literal('failed'), refusal: refusalSchema }),
])

/** An image's category: from the server (`guessed`), from the user (`edited`), or none because the server could not tell (`unknown`). */
const imageCategorySchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('guessed'),
    category: z.string(),
    confidence: z.number(),
    /** The server's note: that another engine stood in, and why. */
    note: z.string().optional(),
  }),
  z.object({ status: z.literal('edited'), category: z.string() }),
  z.object({ status: z.literal('unknown') }),
])

/** A chosen file. The file itself stays in memory until the server has it; `serverUrl` is its address there. */
export const savedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  lastModified: z.number(),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('uploading') }),
    z.object({ status: z.literal('uploaded'), serverUrl: z.string() }),
    z.object({ status: z.literal('failed'), refusal: refusalSchema }),
  ]),
})
export type SavedFile = z.infer<typeof savedFileSchema>

/** Its cost in USD; missing where it was free or is unknown. */
const costUsd = z.number().optional()

/**
 * State of the copy. `of` is the input it was written for: when that changes, it is outdated. `refined` is true once it was requested after
 * Targeting. `request` is stored as first sent, because a key is valid for one request only. `fallback` names what had to be dropped, `reason` why.
 */
const copyRunSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({
    ...running,
    of: z.string(),
    refined: z.boolean(),
    request: copyRequestSchema,
    /** Not sent yet: the chosen image's category is awaited, and becomes part of the request. */
    awaitsCategory: z.boolean().default(false),
    withTargeting: z.boolean(),
    reason: z.string().nullable(),
  }),
  z.object({
    status: z.literal('done'),
    of: z.string(),
    refined: z.boolean(),
    /** Notes on the options: errors of the model, an engine that stood in. */
    notes: z.array(z.string()).default([]),
    engine: engineNameSchema.nullable(),
    fallback: z.enum(['none', 'without-targeting', 'saved', 'page']),
    reason: z.string().nullable(),
    costUsd,
  }),
])

/** One of the ad's images. A failed one shows the original image and the reason. */
const variantSchema = z.discriminatedUnion('status', [
  z.object({ ...running, prompt: z.string() }),
  z.object({
    status: z.literal('done'),
    prompt: z.string(),
    url: z.string(),
    engine: engineNameSchema,
    /** False when the product could not be cut out cleanly and its photograph fills the image; null when the server did not report it. */
    cutOut: z.boolean().nullable(),
    /** The server's note: that the built-in engine stood in for a model, or that a model generated the product anew. */
    note: z.string().nullable().default(null),
    costUsd,
  }),
  z.object({ status: z.literal('failed'), prompt: z.string(), refusal: refusalSchema }),
])
export type Variant = z.infer<typeof variantSchema>

/** A free prompt, or the guided form (§2.7). */
export const promptForms = ['single', 'guided'] as const
/** Modes of generating images from a prompt; `display` is for display ads only (§7.2). */
export const promptModes = ['fast', 'pro', 'display'] as const

/**
 * Content of the prompt form (§3.5), and the state of its generation. `of` is the request: when the form differs from it,
 * the images no longer match. A wizard stored by an older version has no guided form yet.
 */
const promptDataSchema = z.object({
  form: z.enum(promptForms).default('single'),
  prompt: z.string(),
  guided: guidedPromptSchema.default(emptyGuidedPrompt),
  mode: z.enum(promptModes),
  numImages: z.int().min(IMAGES_MIN).max(IMAGES_MAX),
  image_size: z.string(),
  aspect_ratio: z.string(),
  displaySize: z.string().default('auto'),
  quality: z.string().default('auto'),
  run: z.discriminatedUnion('status', [
    z.object({ status: z.literal('idle') }),
    /** `pictures`: those finished so far, by index; null where one is still being generated. */
    z.object({ ...running, of: z.string().default(''), pictures: z.array(z.string().nullable()).default([]) }),
    z.object({
      status: z.literal('done'),
      pictures: z.array(z.string()),
      engine: engineNameSchema,
      of: z.string().default(''),
      /** The engine's note about its images, a sentence; null for none. */
      note: z.string().nullable().default(null),
      /** How the engine understood the prompt; null where it does not report it. */
      understood: understoodSchema.nullable().default(null),
      /** The seed of the first image; the others count up from it. Null where the engine has none. */
      seed: z.int().nullable().default(null),
      /** The seed of each image, because images may be missing between them; empty where the reply names none. */
      seeds: z.array(z.int()).default([]),
      costUsd,
    }),
    z.object({ status: z.literal('failed'), refusal: refusalSchema }),
  ]),
})
export type PromptData = z.infer<typeof promptDataSchema>

/** Feed and story as the platform shows them; the others are finished files. */
export const previewFormats = ['feed', 'story', 'finished', 'landscape', 'square'] as const
export type PreviewFormat = (typeof previewFormats)[number]

/**
 * All state of the wizard, as stored under `adloom.wizard` (§3.8, which also gives the names). The chosen image,
 * the content of the preview and missing input are derived: see the functions that take a `Wizard`.
 */
export const wizardSchema = z.object({
  activeStep: z.int().min(0).max(4),
  selectedTool: z.enum(wizardTools).nullable(),
  selectedMethod: z.enum(inputMethods).nullable(),

  productUrl: z.string(),
  /** The page's source as pasted by the user, or ''. One too large to store is '' again after a reload. */
  pageHtml: z.string(),
  reading: readingSchema,
  scrapedData: productSchema.nullable(),
  selectedScrapedImage: z.string().nullable(),

  serializedFiles: z.array(savedFileSchema),
  /** Index of the highlighted file; -1 for none. */
  selectedFileIndex: z.int().min(-1),

  promptData: promptDataSchema,

  /** One of the page's logos, or null for none. An uploaded one overrides it. */
  selectedLogo: z.string().nullable(),
  uploadedLogo: z.string().nullable(),
  /** Our copy of the logo at `of`; no `url` when it could not be copied. Null until the first answer. */
  keptLogo: z.object({ of: z.string(), url: z.string().nullable() }).nullable().default(null),
  /** By URL of the image. */
  imageCategories: z.record(z.string(), imageCategorySchema),

  targetingData: targetingSchema,

  copy: copyRunSchema,
  generatedOptions: z.array(copyOptionSchema),
  /** Ids of the chosen options, in the order of the options. */
  selectedGeneratedOption: z.array(z.string()),
  imagePrompts: z.array(z.string()),
  /** The image the variants were made from; null while there are none. */
  variantsOf: z.string().nullable(),
  generatedImages: z.array(variantSchema),
  /** The product of the image at `of`, cut out once for all variants; `note` says why it could not be. Null until the first answer. */
  processedImage: z
    .object({
      of: z.string(),
      url: z.string(),
      note: z.string().nullable(),
      /** Where the product lies in it; null where it could not be cut out. */
      place: cutoutPlaceSchema.nullable().default(null),
      /** What the user drew over it; null where nothing was edited by hand. */
      strokes: cutOutStrokesSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Strokes over the image at `of` that are not applied yet; null while none are. */
  cutOutDraft: z.object({ of: z.string(), strokes: cutOutStrokesSchema }).nullable().default(null),

  /** One of `previewFormats`. A format of another version is stored too: the preview reports it as unknown, and the rest of the state survives. */
  previewFormat: z.string(),
  previewImageIndex: z.int().min(0),
  /** The option shown in the preview; null shows the first chosen one. */
  previewOption: z.string().nullable(),
  /** The layout chosen for each image, by its position; null or none where the best is taken. */
  layouts: z.array(adLayoutSchema.nullable()).default([]),
  hiddenFacts: z.array(adFactKindSchema).default([]),
  /** Our copies of further pictures of the product, by their addresses; null for one that could not be copied. */
  keptPictures: z.record(z.string(), z.string().nullable()).default({}),
  /** What the finished ad that the answers come from shows besides its images; null without one. */
  shownByAd: adDesignSchema.pick({ cutout: true, pictures: true, style: true, hasShapes: true }).nullable().default(null),
  /** The brand's colour where no page gives it: that of the finished ad these answers come from. Null when unknown. */
  accent: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable()
    .default(null),
  /** The colour the user gave the brand, which overrides all others; null where the page's applies. */
  brandColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable()
    .default(null),
  /** What the user set for the brand besides name, logo and colour. */
  kit: brandKitSchema.default(plainKit),
  /** The site whose stored brand is in use; null for none. */
  brandFrom: z.string().nullable().default(null),
  /**
   * Prefix of the ad's id and of the keys of its calls: 96 random bits in hexadecimal digits, created when the wizard starts. A retry, also after the
   * page closed, makes the same ad.
   */
  adKey: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .nullable(),
})
export type Wizard = z.infer<typeof wizardSchema>

/** A change of the wizard: old state → new state. */
export type Change = (wizard: Wizard) => Wizard

/** The caller creates the keys for idempotent calls, so that the state changes stay pure. */
export type NewKey = () => string
