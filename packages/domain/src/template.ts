import * as z from 'zod'
import { textLimits } from './text-limits.ts'
import { hexColorSchema } from './hex-color.ts'
import { adFactsSchema, noAdFacts } from './design/ad-facts.ts'
import { adFormatSchema } from './ad-format.ts'
import { adStyleSchema, plainStyle } from './design/ad-style.ts'

/** The layouts of finished ads. Every layout works in every format. Add yours here; `creatives/src/layouts.ts` must then implement it. */
export const adLayouts = {
  card: { name: 'Card', description: 'Brand and text around the whole picture' },
  poster: { name: 'Poster', description: 'Picture edge to edge, text on a shade' },
  split: { name: 'Split', description: 'Picture beside a panel in the brand colour' },
  headline: { name: 'Headline', description: 'The headline as large as it gets' },
  editorial: { name: 'Editorial', description: 'A page of a magazine' },
  arch: { name: 'Arch', description: 'Picture in an arch on a soft tint' },
  spotlight: { name: 'Spotlight', description: 'Picture in a disc on a deep ground' },
  plate: { name: 'Plate', description: 'Text on a white plate on the picture' },
  band: { name: 'Band', description: 'Loud capitals on a band of colour' },
  gallery: { name: 'Gallery', description: 'A quiet picture with much room around it' },
  frame: { name: 'Frame', description: 'A broad frame in the brand colour' },
  noir: { name: 'Noir', description: 'Dark and quiet, with a fine line' },
  corner: { name: 'Corner', description: 'Text on a block of colour in a corner of the picture' },
  statement: { name: 'Statement', description: 'Almost only words, the product small beside them' },
  note: { name: 'Note', description: 'A headline as if written by hand' },
  cover: { name: 'Cover', description: 'The brand as the masthead of a magazine' },
  column: { name: 'Column', description: 'A column of text beside the picture' },
  pill: { name: 'Pill', description: 'Friendly and round, on the brand colour' },
} as const satisfies Record<string, { name: string; description: string }>

export type AdLayout = keyof typeof adLayouts
// Safe: these are its keys.
export const adLayoutSchema = z.enum(Object.keys(adLayouts) as AdLayout[])

/** Characters of an image or logo that is given as data URI. */
const INLINE_MAX = 10_000_000

/** Other pictures of the page that an ad shows at most. */
export const PICTURES_SHOWN = 2

/** The content of a finished ad. Pictures are addresses or data URIs; `accent` is `#RRGGBB`. Null leaves the part out. */
export const creativeSchema = z.object({
  image: z.string().max(INLINE_MAX),
  brandLogo: z.string().max(INLINE_MAX).nullable(),
  brandName: z.string().max(textLimits.line),
  headline: z.string().max(textLimits.line),
  description: z.string().max(textLimits.text),
  callToAction: z.string().max(textLimits.line),
  accent: hexColorSchema,
  facts: adFactsSchema.default(noAdFacts),
  /** The product without its background. */
  cutout: z.string().max(INLINE_MAX).nullable().default(null),
  /** Other pictures of the page. */
  pictures: z.array(z.string().max(INLINE_MAX)).max(PICTURES_SHOWN).default([]),
  style: adStyleSchema.default(plainStyle),
})
export type Creative = z.output<typeof creativeSchema>

/** What an ad has none of when only its texts and one picture are known. */
export const plainCreative = { facts: noAdFacts, cutout: null, pictures: [], style: plainStyle } satisfies Partial<Creative>

/** A template is a layout in a format, e.g. `card-social`. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: adFormatSchema,
  layout: adLayoutSchema,
  aspectRatio: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnailUrl: z.string(),
  defaults: z.object({ callToAction: z.string(), accent: z.string() }),
  slots: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'image', 'color']), maxLength: z.int().optional() })),
})
export type Template = z.infer<typeof templateSchema>

export const DEFAULT_ACCENT = '#1767E4'
