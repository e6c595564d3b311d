import * as z from 'zod'
import { adFormatSchema } from '../ad-format.ts'
import table from './placements.json' with { type: 'json' }
import { type RuleSource, ruleSourceSchema } from './rule-source.ts'

/** Companies whose ads a placement shows. */
export const platforms = {
  meta: 'Facebook and Instagram',
  google: 'Google Ads',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
  iab: 'Display banners',
} as const
export type Platform = keyof typeof platforms
// Safe: these are its keys.
const platformSchema = z.enum(Object.keys(platforms) as Platform[])

/** Every source of `placements.json`. */
const ruleSources: Readonly<Record<string, RuleSource>> = z.record(z.string(), ruleSourceSchema).parse(table.sources)
/** In the table the id of a source. */
export const sourceSchema = z
  .string()
  .refine((id) => Object.hasOwn(ruleSources, id), { error: 'must be the id of a source' })
  .transform((id) => ruleSources[id])

/** The sources of rules that are the same everywhere. */
export const CONTRAST_SOURCE = sourceSchema.parse('contrast')
export const SMALLEST_TEXT_SOURCE = sourceSchema.parse('smallest-text')

/**
 * Characters of a text: what is shown before it is cut, and what is accepted; null where no number is known. `wide`: as how many a Chinese, Japanese or
 * Korean character counts.
 */
const textRuleSchema = z.object({
  shown: z.int().positive().nullable(),
  most: z.int().positive().nullable(),
  wide: z.int().positive().default(1),
  source: sourceSchema,
})
export type TextRule = z.output<typeof textRuleSchema>

const idSchema = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/)

/** A place where a platform shows ads, and what it demands. Sizes in pixels, weights in bytes, margins as shares of the frame. */
const placementSchema = z.object({
  id: idSchema,
  platform: platformSchema,
  name: z.string(),
  /** What is drawn for it. */
  format: adFormatSchema,
  size: z.object({
    least: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable(),
    /** Whether only the format's own size is accepted. */
    isExact: z.boolean(),
    /** Width divided by height, and how far a picture may be from it. */
    ratio: z.number().positive(),
    tolerance: z.number().min(0).max(0.05),
    source: sourceSchema,
  }),
  weight: z.object({ most: z.int().positive(), source: sourceSchema }).nullable(),
  fileTypes: z.object({ accepted: z.array(z.enum(['jpeg', 'png', 'gif'])).min(1), source: sourceSchema }),
  safe: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number(), source: sourceSchema }).nullable(),
  /** The share of the picture that text should cover at most. */
  textShare: z.object({ most: z.number(), source: sourceSchema }).nullable(),
  texts: z.object({
    headline: textRuleSchema.nullable(),
    longHeadline: textRuleSchema.nullable(),
    /** The primary text, caption or description beside the picture. */
    body: textRuleSchema.nullable(),
    businessName: textRuleSchema.nullable(),
  }),
  /** Calls to action by the platform's own names; null where none is chosen from a list. */
  callsToAction: z.enum(['meta', 'google', 'tiktok', 'linkedin']).nullable(),
})
export type AdPlacement = z.output<typeof placementSchema>
export type PlacementText = keyof AdPlacement['texts']

/** Every placement of pictures, in the order in which they are offered. */
export const placements: readonly AdPlacement[] = z.array(placementSchema).parse(table.placements)

// Safe: the table has placements.
export const placementIdSchema = z.enum(placements.map(({ id }) => id) as [string, ...string[]], {
  error: 'must be the id of a placement, such as meta-stories or iab-leaderboard',
})

/** The placements of these ids, in the order of the table. */
export const placementsOf = (ids: readonly string[]): readonly AdPlacement[] => placements.filter(({ id }) => ids.includes(id))

/** What a platform demands of videos in a placement. Ratios are width divided by height; codecs by the first letters of RFC 6381's names. */
const videoRulesSchema = z.object({
  id: idSchema,
  platform: platformSchema,
  name: z.string(),
  ratios: z.array(z.object({ from: z.number(), to: z.number() })).min(1),
  /** Pixels of the shorter side. */
  least: z.int().positive().nullable(),
  seconds: z.object({ least: z.number().nullable(), most: z.number().nullable() }),
  weight: z.int().positive().nullable(),
  types: z.array(z.enum(['video/mp4', 'video/quicktime', 'video/webm'])).min(1),
  /** Null: any. */
  codecs: z.array(z.enum(['avc', 'hevc'])).nullable(),
  source: sourceSchema,
})
export type VideoRules = z.output<typeof videoRulesSchema>

/** Every placement of videos. */
export const videoRules: readonly VideoRules[] = z.array(videoRulesSchema).parse(table.videos)

/** What is demanded of banners in HTML5. Weights in bytes: of the zip, `ofSmall` that in the formats of phones, and of the picture inside. */
const html5RulesSchema = z.object({
  weight: z.object({ most: z.int().positive(), ofSmall: z.int().positive(), small: z.array(adFormatSchema), source: sourceSchema }),
  seconds: z.object({ most: z.number().positive(), source: sourceSchema }),
  loops: z.object({ most: z.int().positive(), source: sourceSchema }),
  files: z.object({ most: z.int().positive(), source: sourceSchema }),
  clickTag: z.object({ source: sourceSchema }),
  fallback: z.object({ most: z.int().positive(), source: sourceSchema }),
})

export const html5Rules = html5RulesSchema.parse(table.html5)

/** Whether a placement also takes banners in HTML5. */
export const takesHtml5 = ({ platform }: AdPlacement): boolean => platform === 'iab'
