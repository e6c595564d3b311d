import * as z from 'zod'
import { type AdDesign, adDesignSchema } from './design/ad-design.ts'
import { hexColorSchema } from './hex-color.ts'
import { adFormatSchema } from './ad-format.ts'
import { copyOptionSchema, type CopyOption, factsSchema } from './copy.ts'
import { extensionOf } from './ports/file-store.ts'
import { engineNameSchema } from './provenance.ts'
import { targetingSchema } from './targeting.ts'
import { isKeepable, listLimits, textLimits } from './text-limits.ts'
import { adLayoutSchema, creativeSchema, DEFAULT_ACCENT } from './template.ts'

const createdAtSchema = z.iso.datetime().max(textLimits.id)

/** An ad for Facebook and Instagram: every image of `productImageVariants` goes with every text of `contentVariations`. */
export const socialAdSchema = z.object({
  id: z.string().regex(/^ad_/).max(textLimits.id),
  type: z.literal('social'),
  title: z.string().max(textLimits.line),
  brandName: z.string().max(textLimits.line),
  description: z.string().max(textLimits.text),
  headline: z.string().max(textLimits.line),
  subheadline: z.string().max(textLimits.text),
  callToAction: z.string().max(textLimits.line),
  productUrl: z.string().max(textLimits.address).nullable(),
  imageUrl: z.string().max(textLimits.logo),
  brandLogo: z.string().max(textLimits.logo).nullable(),
  createdAt: createdAtSchema,
  productName: z.string().max(textLimits.line),
  productDescription: z.string().max(textLimits.text),
  productImageVariants: z.array(z.string().max(textLimits.logo)).max(listLimits.variants).min(1),
  contentVariations: z.array(copyOptionSchema).max(listLimits.variants).min(1),
  layout: adLayoutSchema.default('card'),
  accent: hexColorSchema.default(DEFAULT_ACCENT),
  design: adDesignSchema.optional(),
  targeting: targetingSchema.optional(),
  /** The facts its texts were written from; edits of the texts need them. */
  facts: factsSchema.optional(),
  /** The campaign it was made for. */
  campaign: z.object({ id: z.string().max(textLimits.id), name: z.string().max(textLimits.line) }).optional(),
  engine: engineNameSchema.optional(),
})
export type SocialAd = z.output<typeof socialAdSchema>

/** What the banners of a display ad show: every image goes with every text. From this an edited text is drawn again. */
const bannersSchema = z.object({
  ...creativeSchema.pick({ brandName: true, brandLogo: true, accent: true }).shape,
  layout: adLayoutSchema,
  design: adDesignSchema.optional(),
  format: adFormatSchema,
  contentVariations: z.array(copyOptionSchema).max(listLimits.variants).min(1),
  /** The image of each of `imageVariants`, and the id of its text, in their order. */
  sources: z.array(z.object({ image: z.string().max(textLimits.logo), content: z.string().max(textLimits.id) })).max(listLimits.banners),
  productName: z.string().max(textLimits.line),
  productDescription: z.string().max(textLimits.text),
  targeting: targetingSchema.optional(),
  facts: factsSchema.optional(),
})
export type Banners = z.output<typeof bannersSchema>

export const displayAdSchema = z.object({
  id: z.string().regex(/^ad_/).max(textLimits.id),
  type: z.literal('display'),
  title: z.string().max(textLimits.line),
  imageUrl: z.string().max(textLimits.logo),
  createdAt: createdAtSchema,
  headline: z.string().max(textLimits.line).optional(),
  description: z.string().max(textLimits.text).optional(),
  callToAction: z.string().max(textLimits.line).optional(),
  productUrl: z.string().max(textLimits.address).nullable().optional(),
  imageVariants: z.array(z.string().max(textLimits.logo)).max(listLimits.banners).optional(),
  /** Missing in ads stored before 2026-11-23, which have one text and can't be edited. */
  banners: bannersSchema.optional(),
  engine: engineNameSchema.optional(),
})
export type DisplayAd = z.output<typeof displayAdSchema>

const imageAdSchema = z.object({
  id: z.string().regex(/^img_/).max(textLimits.id),
  type: z.literal('image'),
  title: z.string().max(textLimits.line),
  imageUrl: z.string().max(textLimits.logo),
  productName: z.string().max(textLimits.line),
  category: z.string().max(textLimits.line).nullable(),
  style: z.string().max(textLimits.line).nullable(),
  resolution: z.string().max(textLimits.id).nullable(),
  originalPrompt: z.string().max(textLimits.text).nullable(),
  productDescription: z.string().max(textLimits.text).nullable(),
  createdAt: createdAtSchema,
  imageVariants: z.array(z.string().max(textLimits.logo)).max(listLimits.banners),
  engine: engineNameSchema.optional(),
})
export type ImageAd = z.output<typeof imageAdSchema>

const videoAdSchema = z.object({
  id: z
    .string()
    .regex(/^video_/)
    .max(textLimits.id),
  type: z.literal('video'),
  title: z.string().max(textLimits.line),
  videoUrl: z.string().max(textLimits.address),
  thumbnailUrl: z.string().max(textLimits.logo).nullable(),
  duration: z.string().max(textLimits.id),
  format: z.string().max(textLimits.id),
  resolution: z.string().max(textLimits.id),
  category: z.string().max(textLimits.line),
  createdAt: createdAtSchema,
  productName: z.string().max(textLimits.line).optional(),
  /** The ad whose image it was made from, and the job that made it. */
  sourceImageId: z.string().max(textLimits.id).nullable().optional(),
  generationId: z.string().max(textLimits.id).optional(),
  /** The request, so that it can be repeated; read it as a `VideoRequest`. Loose: a request of another version must not make the ad invalid. */
  request: z.record(z.string().max(textLimits.id), z.unknown()).refine(isKeepable).optional(),
  engine: engineNameSchema.optional(),
})
export type VideoAd = z.output<typeof videoAdSchema>

/** A finished ad of any kind. */
export const adSchema = z.discriminatedUnion('type', [socialAdSchema, displayAdSchema, imageAdSchema, videoAdSchema])
export type Ad = z.output<typeof adSchema>
type AdType = Ad['type']

/** What a client sends to save an ad: the server may choose id, title and date. */
const optionalWhenNew = { id: true, title: true, createdAt: true } as const
export const newAdSchema = z.discriminatedUnion('type', [
  socialAdSchema.partial(optionalWhenNew),
  displayAdSchema.partial(optionalWhenNew),
  imageAdSchema.partial(optionalWhenNew),
  videoAdSchema.partial(optionalWhenNew),
])
export type NewAd = z.output<typeof newAdSchema>

/** Prefix of an ad's id (§3.6). */
export const adIdPrefix = { social: 'ad_', display: 'ad_', image: 'img_', video: 'video_' } as const satisfies Record<AdType, string>

/**
 * The subheadline of a social ad: the first sentence of its description. A full stop inside a number or after a single letter does not end a
 * sentence.
 */
export function firstSentence(text: string): string {
  const trimmed = text.trim()
  const end = /[^\s.\d]{2}[.!?…](?=\s|$)/u.exec(trimmed)
  return end === null ? trimmed : trimmed.slice(0, end.index + end[0].length)
}

/** The parts the wizard makes a social ad from. */
export interface SocialAdParts {
  readonly id: string
  readonly number: number
  readonly brandName: string
  readonly brandLogo: string | null
  readonly productUrl: string | null
  readonly productName: string
  readonly productDescription: string
  readonly images: readonly string[]
  readonly options: readonly CopyOption[]
  readonly layout?: SocialAd['layout']
  readonly accent?: string
  readonly design?: AdDesign
  readonly targeting?: SocialAd['targeting']
  readonly facts?: SocialAd['facts']
  readonly engine?: string
}

/** The social ad of the chosen images and texts, titled 'Creation N'. Needs at least one image and one option. */
export function socialAd(parts: SocialAdParts, now: Date): SocialAd {
  const [first] = parts.options
  return {
    id: parts.id,
    type: 'social',
    title: `Creation ${parts.number}`,
    brandName: parts.brandName,
    description: first.description,
    headline: first.headline,
    subheadline: firstSentence(first.description),
    callToAction: first.callToAction,
    productUrl: parts.productUrl,
    imageUrl: parts.images[0],
    brandLogo: parts.brandLogo,
    createdAt: now.toISOString(),
    productName: parts.productName,
    productDescription: parts.productDescription,
    productImageVariants: [...parts.images],
    contentVariations: [...parts.options],
    layout: parts.layout ?? 'card',
    accent: parts.accent ?? DEFAULT_ACCENT,
    design: parts.design,
    targeting: parts.targeting,
    facts: parts.facts,
    engine: parts.engine,
  }
}

const textsOf = (options: readonly CopyOption[]) =>
  options.map(({ headline, description, callToAction }) => [headline, description, callToAction])

/** The copy and product data of an ad; null where it has none, and only its file tells it from others. */
function copyAndProduct(ad: Ad): readonly unknown[] | null {
  if (ad.type === 'social') return [ad.productName, ad.productUrl, ad.productDescription, textsOf(ad.contentVariations)]
  if (ad.type !== 'display' || ad.banners === undefined) return null
  const { productName, productDescription, contentVariations, format } = ad.banners
  // A banner of another size is another ad.
  return [productName, ad.productUrl ?? null, productDescription, textsOf(contentVariations), format]
}

const imagesOf = (ad: Ad): readonly string[] => {
  if (ad.type === 'video') return [ad.videoUrl]
  return ad.type === 'social' ? ad.productImageVariants : [ad.imageUrl, ...(ad.imageVariants ?? [])]
}

/** A key that two ads share exactly when they are duplicates (§5.5); for finding one among thousands. */
export function duplicateKey(ad: Ad): string {
  const content = copyAndProduct(ad)
  if (content !== null) return `${ad.type} ${JSON.stringify(content)}`
  return `${ad.type} ${ad.type === 'video' ? ad.videoUrl : ad.imageUrl}`
}

/** A key that two ads share only when their images are the same too. For imports: a library may hold ads that could not be made twice today. */
export const contentKey = (ad: Ad): string => `${duplicateKey(ad)} ${JSON.stringify(imagesOf(ad))}`

/** Whether two ads are duplicates: same copy and product; for image and video ads the same file. */
export const isDuplicate = (one: Ad, other: Ad): boolean => duplicateKey(one) === duplicateKey(other)

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** 'N images × M content variations = K total combinations' (§2.13). */
export const combinationsCaption = (images: number, variations: number): string =>
  `${count(images, 'image')} × ${count(variations, 'content variation')} = ${count(images * variations, 'total combination')}`

/** The next index in a ring of `length` entries, wrapping in both directions. `step` may be negative. */
export const cycle = (index: number, step: number, length: number): number => (((index + step) % length) + length) % length

/**
 * File names of downloads (§9.8): the title lowercased, spaces to hyphens; social ads add the index of the image and of the text, both
 * from 1. Characters that file systems reject are left out. An image or video that is no JPEG or MP4, such as a transparent PNG, gets the ending of its
 * `contentType`: its name says what its bytes are.
 */
export function downloadName(
  title: string,
  part: { readonly kind: 'image' | 'video' } | { readonly kind: 'social'; readonly image: number; readonly content: number },
  contentType = '',
): string {
  const stem = title
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '')
  if (part.kind === 'social') return `${stem}-img${part.image}-content${part.content}.jpg`
  const known = contentType.startsWith(`${part.kind}/`) ? extensionOf(contentType) : null
  return `${stem}.${known ?? (part.kind === 'video' ? 'mp4' : 'jpg')}`
}
