import * as z from 'zod'
import { type Ad, type Banners } from '../ad.ts'
import { type CopyOption, copyOptionSchema, type CopyRequest } from '../copy.ts'
import { creativeFor, layoutOf } from '../design/ad-design.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import { engineNameSchema } from '../provenance.ts'
import { type AdLayout, type Creative } from '../template.ts'
import { textLimits } from '../text-limits.ts'
import { placementCheckSchema, measuredCreativeSchema } from './check-placement.ts'
import { measuredBannerSchema } from './check-banner.ts'
import { DEFAULT_PATTERN, unknownPartOf } from './pack-name.ts'
import { placementIdSchema, placements } from './placement.ts'
import { scoreSchema } from './score.ts'

/** Ads of a pack, and pictures drawn for it. */
export const packLimits = { ads: 1000, files: 20_000, pattern: 300 } as const

/** What is packed and how: chosen placements, which image with which text, how files are named, and whether banners move. */
export const packChoicesSchema = z.object({
  placements: z
    .array(placementIdSchema)
    .min(1)
    .max(placements.length)
    .default(placements.map(({ id }) => id)),
  /** Every image with every text, or of each ad the first of both. */
  combinations: z.enum(['all', 'first']).default('all'),
  pattern: z
    .string()
    .min(1)
    .max(packLimits.pattern)
    .refine((pattern) => unknownPartOf(pattern) === null, { error: 'has a part in braces that there is not' })
    .default(DEFAULT_PATTERN),
  /** Whether each placement of display banners also gets an animated one in HTML5, as a zip beside its picture. */
  html5: z.boolean().default(false),
})
export type PackChoices = z.output<typeof packChoicesSchema>

/** One image of an ad with one of its texts, as it is drawn in any placement. Numbers from 1. */
export interface PackedCreative {
  readonly image: number
  readonly text: number
  readonly creative: Creative
  readonly layout: AdLayout
  readonly option: CopyOption
}

/** The creatives of an ad; none for an ad that is only a file, and for banners of before 2026-11-23, whose texts are not known. */
export function creativesOf(ad: Ad, combinations: PackChoices['combinations']): readonly PackedCreative[] {
  const parts = partsOf(ad)
  if (parts === null) return []
  const some = <Item>(items: readonly Item[]): readonly Item[] => (combinations === 'first' ? items.slice(0, 1) : items)
  return creativesOfParts({ ...parts, images: some(parts.images), options: some(parts.options) })
}

/** What creatives are made of: every image goes with every text. */
interface CreativeParts extends Pick<Banners, 'brandLogo' | 'brandName' | 'accent' | 'layout' | 'design'> {
  readonly images: readonly string[]
  readonly options: readonly CopyOption[]
}

/** The creatives of an ad that is not saved yet. */
export const creativesOfParts = ({ images, options, ...look }: CreativeParts): readonly PackedCreative[] =>
  images.flatMap((image, place) =>
    options.map((option, index) => ({
      image: place + 1,
      text: index + 1,
      creative: creativeFor(option, image, look),
      layout: layoutOf(look, place),
      option,
    })),
  )

/** The brand of an ad with its logo; null for one that is only a file. */
export function advertisedBrand(ad: Ad): { readonly name: string; readonly logo: string | null; readonly accent: string } | null {
  const from = ad.type === 'social' ? ad : ad.type === 'display' ? ad.banners : undefined
  return from === undefined ? null : { name: from.brandName, logo: from.brandLogo, accent: from.accent }
}

/** The name of an ad's product. */
export function productOfAd(ad: Ad): string {
  if (ad.type === 'display') return ad.banners?.productName ?? ad.title
  return ad.productName ?? ad.title
}

/** What `{campaign}` stands for in the names of an ad's files, unless the pack has a title. */
export const campaignOfAd = (ad: Ad): string => (ad.type === 'social' ? ad.campaign?.name : undefined) ?? ad.title

/** All texts of an ad; none for one that is only a file. */
export const optionsOfAd = (ad: Ad): readonly CopyOption[] => partsOf(ad)?.options ?? []

/** What the texts of an ad were written from, as far as it is kept. */
export const writtenFrom = ({
  productName: title,
  productDescription: description,
  targeting,
  facts,
}: Pick<Banners, 'productName' | 'productDescription' | 'targeting' | 'facts'>): CopyRequest => ({
  title,
  description,
  targeting,
  facts,
  languages: [DEFAULT_LANGUAGE],
})

function partsOf(ad: Ad): CreativeParts | null {
  if (ad.type === 'social') {
    const { productImageVariants: images, contentVariations: options, brandLogo, brandName, accent, design, layout } = ad
    return { images, options, brandLogo, brandName, accent, design, layout }
  }
  if (ad.type !== 'display' || ad.banners === undefined) return null
  const { banners } = ad
  const { sources, contentVariations: options, brandLogo, brandName, accent, design, layout } = banners
  const images = [...new Set(sources.map(({ image }) => image))]
  // Its layouts are those of its banners.
  const layouts = images.map((image) => {
    const place = sources.findIndex((source) => source.image === image)
    return layoutOf(banners, place)
  })
  return { images, options, brandLogo, brandName, accent, design: design && { ...design, layouts }, layout }
}

/** Lower-case hexadecimal. */
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

/** A file of an ad, and where it is for. */
const placedFileSchema = z.object({
  name: z.string(),
  ad: z.string(),
  placement: z.string(),
  platform: z.string(),
  image: z.int(),
  text: z.int(),
  sha256: sha256Schema,
})

const packedFileSchema = z.object({
  ...placedFileSchema.shape,
  ...measuredCreativeSchema.shape,
  layout: z.string(),
  /** What is sent beside the picture, in the forms that fit; null where the placement takes none. */
  texts: z.object({
    headline: z.string().nullable(),
    longHeadline: z.string().nullable(),
    body: z.string().nullable(),
    businessName: z.string().nullable(),
    callToAction: z.string().nullable(),
  }),
  /** In the terms of IPTC's Digital Source Type, as in the file's own metadata. */
  sourceType: z.string(),
  checks: z.array(placementCheckSchema),
  score: scoreSchema,
})
export type PackedFile = z.output<typeof packedFileSchema>

const packedLogoSchema = z.object({
  name: z.string(),
  /** Id of what it is drawn for. */
  logo: z.string(),
  brand: z.string(),
  sha256: sha256Schema,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sourceType: z.string(),
  checks: z.array(placementCheckSchema),
})

/** A zip, named as the picture of the same placement. */
const packedBannerSchema = z.object({
  ...placedFileSchema.shape,
  ...measuredBannerSchema.shape,
  checks: z.array(placementCheckSchema),
})
export type PackedBanner = z.output<typeof packedBannerSchema>

const packedVideoSchema = z.object({
  name: z.string(),
  ad: z.string(),
  sha256: sha256Schema,
  bytes: z.int(),
  placements: z.array(z.object({ placement: z.string(), checks: z.array(placementCheckSchema) })),
})

/** What stands in `manifest.json` of a pack. */
export const packManifestSchema = z.object({
  format: z.literal('adloom-pack'),
  version: z.literal(1),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  ...packChoicesSchema.shape,
  ads: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      productName: z.string(),
      productUrl: z.string().max(textLimits.address).nullable(),
      engine: engineNameSchema.nullable(),
      /** With the facts that each states and where they were found. */
      texts: z.array(copyOptionSchema),
      /** Its creatives by their mean score, best first. */
      order: z.array(z.object({ image: z.int(), text: z.int(), score: z.number() })),
    }),
  ),
  files: z.array(packedFileSchema),
  /** Of the brands, for the platforms that ask for them. */
  logos: z.array(packedLogoSchema),
  videos: z.array(packedVideoSchema),
  /** Banners in HTML5; packs of before 2026-11-28 may have none. */
  banners: z.array(packedBannerSchema).default([]),
  uploadFiles: z.array(z.object({ name: z.string(), missing: z.array(z.string()) })),
  /** What is not in the pack, and why. */
  leftOut: z.array(z.object({ ad: z.string(), reason: z.string() })),
})
export type PackManifest = z.output<typeof packManifestSchema>
