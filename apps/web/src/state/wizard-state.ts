import { copyOptionSchema, copyRequestSchema } from '@adloom/domain/copy.ts'
import { emptyGuidedPrompt, guidedPromptSchema } from '@adloom/domain/guided-prompt.ts'
import { IMAGES_DEFAULT, IMAGES_MAX, IMAGES_MIN } from '@adloom/domain/image.ts'
import { understoodSchema } from '@adloom/domain/ports/image-model.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { engineNameSchema } from '@adloom/domain/provenance.ts'
import { defaultTargeting, targetingSchema } from '@adloom/domain/targeting.ts'
import { adLayoutSchema } from '@adloom/domain/template.ts'
import * as z from 'zod'

/** The numbers of the steps. A hidden step keeps its number (decisions, Wizard). */
export const stepNumber = { adType: 0, method: 1, content: 2, targeting: 3, generated: 4 } as const

export const wizardTools = ['social', 'display', 'image', 'video'] as const
export const inputMethods = ['url', 'upload', 'prompt'] as const
export type WizardTool = (typeof wizardTools)[number]
export type InputMethod = (typeof inputMethods)[number]

/** Something that did not work: the sentence a person reads, and the code when the failure was ours. */
const refusalSchema = z.object({ code: z.string().nullable(), sentence: z.string() })
export type Refusal = z.infer<typeof refusalSchema>

/** Work that runs until an answer with its `key` comes. After a reload it starts again with the same key, so nothing is made twice. */
const running = { status: z.literal('running'), key: z.string() }

const readingSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('idle') }),
  z.object({ ...running, url: z.string() }),
  z.object({ status: z.literal('failed'), refusal: refusalSchema }),
])

/** A picture's category: what the server said (`guessed`), what the user wrote (`edited`), or nothing because nobody could tell (`unknown`). */
const imageCategorySchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('guessed'),
    category: z.string(),
    confidence: z.number(),
    /** What the server told of it: that another stood in, and why. */
    note: z.string().optional(),
  }),
  z.object({ status: z.literal('edited'), category: z.string() }),
  z.object({ status: z.literal('unknown') }),
])
export type ImageCategory = z.infer<typeof imageCategorySchema>

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

/** What it cost in USD; missing where nothing was paid, or nobody knows. */
const costUsd = z.number().optional()

/**
 * How far the copy is. `of` tells what it was written for: when that changes, it is out of date. `refined` is true once it was asked
 * for after Targeting. `request` is kept as it was first sent: a key holds for one request only. `fallback` names what had to be
 * given up, `reason` why.
 */
const copyRunSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({
    ...running,
    of: z.string(),
    refined: z.boolean(),
    request: copyRequestSchema,
    withTargeting: z.boolean(),
    reason: z.string().nullable(),
  }),
  z.object({
    status: z.literal('done'),
    of: z.string(),
    refined: z.boolean(),
    /** How the options came about: what a model wrote wrong, who stood in. */
    notes: z.array(z.string()).default([]),
    engine: engineNameSchema.nullable(),
    fallback: z.enum(['none', 'without-targeting', 'saved', 'page']),
    reason: z.string().nullable(),
    costUsd,
  }),
])
export type CopyRun = z.infer<typeof copyRunSchema>

/** One of the ad's pictures. A failed one shows the original picture, and says why. */
const variantSchema = z.discriminatedUnion('status', [
  z.object({ ...running, prompt: z.string() }),
  z.object({
    status: z.literal('done'),
    prompt: z.string(),
    url: z.string(),
    engine: engineNameSchema,
    /** False when the photograph could not be cut out cleanly and was framed whole; null when the server did not say. */
    cutOut: z.boolean().nullable(),
    /** What the server told of it: that the studio stood in for a model, or that a model drew the product anew. */
    note: z.string().nullable().default(null),
    costUsd,
  }),
  z.object({ status: z.literal('failed'), prompt: z.string(), refusal: refusalSchema }),
])
export type Variant = z.infer<typeof variantSchema>

/** The key of one of several calls under one: the first has the key itself. */
export const keyOfPart = (key: string, place: number): string => (place === 0 ? key : `${key}-${String(place)}`)

/** Free words, or the guided form (specification §2, prompt method). */
export const promptForms = ['single', 'guided'] as const
/** How pictures are made from words; `display` is for display ads only (specification §7). */
export const promptModes = ['fast', 'pro', 'display'] as const

/**
 * What the prompt form holds (specification §3, prompt request), and how its generation goes. `of` tells what was asked for: when the
 * form says something else, the pictures are no longer its answer. A wizard kept by an older version has no guided form yet.
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
    /** `pictures`: those that are there already, in their places; null where one is still being made. */
    z.object({ ...running, of: z.string().default(''), pictures: z.array(z.string().nullable()).default([]) }),
    z.object({
      status: z.literal('done'),
      pictures: z.array(z.string()),
      engine: engineNameSchema,
      of: z.string().default(''),
      /** What the engine says about its pictures, in a sentence; null when nothing. */
      note: z.string().nullable().default(null),
      /** What the words were taken for; null where the engine does not tell. */
      understood: understoodSchema.nullable().default(null),
      /** The first picture's; the others count on from it. Null where the engine has none. */
      seed: z.int().nullable().default(null),
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
 * Everything the wizard knows, as it is kept under `adloom.wizard` (specification §3, wizard session state; names are its).
 * The chosen picture, what the preview shows and what is still missing are derived: see the functions that take a `Wizard`.
 */
export const wizardSchema = z.object({
  activeStep: z.int().min(0).max(4),
  selectedTool: z.enum(wizardTools).nullable(),
  selectedMethod: z.enum(inputMethods).nullable(),

  productUrl: z.string(),
  /** The page's source as pasted by the user, or ''. One too large to be kept is '' again after a reload. */
  pageHtml: z.string(),
  reading: readingSchema,
  scrapedData: productSchema.nullable(),
  selectedScrapedImage: z.string().nullable(),

  serializedFiles: z.array(savedFileSchema),
  /** The highlighted file; -1 for none. */
  selectedFileIndex: z.int().min(-1),

  promptData: promptDataSchema,

  /** One of the page's logos, or null for none. An uploaded one goes before it. */
  selectedLogo: z.string().nullable(),
  uploadedLogo: z.string().nullable(),
  /** Our copy of the logo at `of`; no `url` when none could be made. Null until the first answer. */
  keptLogo: z.object({ of: z.string(), url: z.string().nullable() }).nullable().default(null),
  /** By address of the picture. */
  imageCategories: z.record(z.string(), imageCategorySchema),

  targetingData: targetingSchema,

  copy: copyRunSchema,
  generatedOptions: z.array(copyOptionSchema),
  /** Ids of the chosen options, in the order of the options. */
  selectedGeneratedOption: z.array(z.string()),
  imagePrompts: z.array(z.string()),
  /** The picture the variants were made of; null while there are none. */
  variantsOf: z.string().nullable(),
  generatedImages: z.array(variantSchema),

  /** One of `previewFormats`. Another version's is kept: the preview says that it does not know it, and the rest is not lost for it. */
  previewFormat: z.string(),
  previewImageIndex: z.int().min(0),
  /** The option shown in the preview; null shows the first chosen one. */
  previewOption: z.string().nullable(),
  layout: adLayoutSchema,
  /** The brand's colour where no page tells it: that of the finished ad these answers come from. Null: none is known. */
  accent: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable()
    .default(null),
  /** The colour the user gave the brand, before all others; null where the page's stands. */
  brandColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable()
    .default(null),
  /** The site whose remembered brand is in use; null when none is. */
  brandFrom: z.string().nullable().default(null),
  /**
   * What the id of the ad and the keys of its calls begin with: 96 bits in hexadecimal digits, drawn when the wizard begins. A second try, also one
   * after the page died, makes the same ad.
   */
  adKey: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .nullable(),
})
export type Wizard = z.infer<typeof wizardSchema>

/** The defaults of targeting; the language is the page's until the user chooses one. */
const { language: _pageLanguage, ...unchosenTargeting } = defaultTargeting

export const emptyWizard: Wizard = {
  activeStep: stepNumber.adType,
  selectedTool: null,
  selectedMethod: null,
  productUrl: '',
  pageHtml: '',
  reading: { status: 'idle' },
  scrapedData: null,
  selectedScrapedImage: null,
  serializedFiles: [],
  selectedFileIndex: -1,
  promptData: {
    form: 'single',
    prompt: '',
    guided: emptyGuidedPrompt,
    mode: 'fast',
    numImages: IMAGES_DEFAULT,
    image_size: 'landscape_4_3',
    aspect_ratio: '16:9',
    displaySize: 'auto',
    quality: 'auto',
    run: { status: 'idle' },
  },
  selectedLogo: null,
  uploadedLogo: null,
  keptLogo: null,
  imageCategories: {},
  targetingData: { ...unchosenTargeting },
  copy: { status: 'none' },
  generatedOptions: [],
  selectedGeneratedOption: [],
  imagePrompts: [],
  variantsOf: null,
  generatedImages: [],
  previewFormat: 'feed',
  previewImageIndex: 0,
  previewOption: null,
  layout: 'card',
  accent: null,
  brandColor: null,
  brandFrom: null,
  adKey: null,
}

/** A change of the wizard: what it was → what it is. */
export type Change = (wizard: Wizard) => Wizard

/** Keys for idempotent calls are drawn by the caller: what decides here stays pure. */
export type NewKey = () => string
