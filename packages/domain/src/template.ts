import * as z from 'zod'
import { textLimits } from './text-limits.ts'
import { copyFormSchema } from './design/copy-form.ts'
import { hexColorSchema } from './hex-color.ts'
import { adFactsSchema, noAdFacts } from './design/ad-facts.ts'
import { adFormatSchema } from './ad-format.ts'
import { cutoutPlaceSchema } from './design/cutout.ts'
import { languageSchema } from './language.ts'
import { adStyleSchema, plainStyle } from './design/ad-style.ts'

/** What a layout is made for, so that variants of an ad differ in it. */
export type LayoutFamily = 'photo' | 'panel' | 'type' | 'quiet' | 'bold' | 'cutout' | 'offer' | 'proof' | 'features' | 'collage'

interface LayoutEntry {
  readonly name: string
  readonly description: string
  readonly family: LayoutFamily
  /** What it is not offered without. */
  readonly needs?: 'price' | 'reduction' | 'rating' | 'features' | 'cutout' | 'pictures'
  /** Pictures it shows besides the ad's own: the product without background, which replaces it, or others of the page. */
  readonly shows?: 'cutout' | 'pictures'
}

/** The layouts of finished ads. Every layout works in every format. Add yours here; `creatives/src/layouts.ts` must then implement it. */
export const adLayouts = {
  card: { name: 'Card', description: 'A tile of a shop: picture, price and button', family: 'panel' },
  poster: { name: 'Poster', description: 'Picture edge to edge, text on a shade', family: 'photo' },
  split: { name: 'Split', description: 'Picture beside fields in both brand colours', family: 'panel' },
  headline: { name: 'Headline', description: 'The headline as large as it gets', family: 'type' },
  editorial: { name: 'Editorial', description: 'A page of a magazine', family: 'quiet' },
  arch: { name: 'Arch', description: 'Picture in an arch on a soft tint', family: 'quiet' },
  spotlight: { name: 'Spotlight', description: 'Picture in a disc on a deep ground', family: 'bold' },
  plate: { name: 'Plate', description: 'Centred words on a white plate on the picture', family: 'photo' },
  band: { name: 'Band', description: 'Loud capitals on a slanted band of colour', family: 'bold' },
  gallery: { name: 'Gallery', description: 'A quiet picture with much room around it', family: 'quiet' },
  frame: { name: 'Frame', description: 'A broad frame in the brand colour', family: 'panel' },
  noir: { name: 'Noir', description: 'Dark and quiet, the words in a fine line', family: 'quiet' },
  corner: { name: 'Corner', description: 'Text on a block of colour in a corner of the picture', family: 'photo' },
  statement: { name: 'Statement', description: 'Almost only words, the product small beside them', family: 'type' },
  note: { name: 'Note', description: 'An instant photograph with a headline by hand', family: 'type' },
  cover: { name: 'Cover', description: 'The brand as the masthead of a magazine', family: 'photo' },
  column: { name: 'Column', description: 'Words on a pennant over the picture', family: 'panel' },
  pill: { name: 'Pill', description: 'Friendly and round, the picture in a capsule', family: 'bold' },
  offer: { name: 'Offer', description: 'The price large, with what it was before', family: 'offer', needs: 'price' },
  sale: { name: 'Sale', description: 'The reduction as large as it gets', family: 'offer', needs: 'reduction', shows: 'cutout' },
  sticker: { name: 'Sticker', description: 'A price sticker on the picture', family: 'offer', needs: 'price' },
  stars: { name: 'Stars', description: 'What buyers say, in stars', family: 'proof', needs: 'rating' },
  review: { name: 'Review', description: 'The rating in a speech bubble over the product', family: 'proof', needs: 'rating' },
  checklist: { name: 'Checklist', description: 'Features with icons beside the picture', family: 'features', needs: 'features' },
  callouts: {
    name: 'Call-outs',
    description: 'Lines from the product to what it has',
    family: 'features',
    needs: 'features',
    shows: 'cutout',
  },
  pop: { name: 'Pop', description: 'The product cut out on the brand colour', family: 'cutout', needs: 'cutout', shows: 'cutout' },
  halo: { name: 'Halo', description: 'The product cut out before a disc', family: 'cutout', needs: 'cutout', shows: 'cutout' },
  luxe: { name: 'Luxe', description: 'The product cut out on a dark ground', family: 'cutout', needs: 'cutout', shows: 'cutout' },
  collage: {
    name: 'Collage',
    description: 'A mosaic of three pictures and words',
    family: 'collage',
    needs: 'pictures',
    shows: 'pictures',
  },
  duo: { name: 'Duo', description: 'Two pictures, one in a disc over the other', family: 'collage', needs: 'pictures', shows: 'pictures' },
} as const satisfies Record<string, LayoutEntry>

export type AdLayout = keyof typeof adLayouts
// Safe: these are its keys.
export const adLayoutSchema = z.enum(Object.keys(adLayouts) as AdLayout[])

export const layoutsOfFamily = (family: LayoutFamily): readonly AdLayout[] =>
  adLayoutSchema.options.filter((layout) => adLayouts[layout].family === family)

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
  /** Headline and description for banners that are too small for the others; null: none. */
  compact: copyFormSchema.nullable().default(null),
  accent: hexColorSchema,
  /** Of its texts; null when it is not known. */
  language: languageSchema.nullable().default(null),
  facts: adFactsSchema.default(noAdFacts),
  /** The product without its background. */
  cutout: cutoutPlaceSchema
    .extend({ src: z.string().max(INLINE_MAX) })
    .nullable()
    .default(null),
  /** Other pictures of the page. */
  pictures: z.array(z.string().max(INLINE_MAX)).max(PICTURES_SHOWN).default([]),
  style: adStyleSchema.default(plainStyle),
  /** Whether the image's address has further shapes of it (`shapedAddress`). */
  hasShapes: z.boolean().default(false),
})
export type Creative = z.output<typeof creativeSchema>

/** What an ad has none of when only its texts and one picture are known. */
export const plainCreative = {
  compact: null,
  language: null,
  facts: noAdFacts,
  cutout: null,
  pictures: [],
  style: plainStyle,
  hasShapes: false,
} satisfies Partial<Creative>

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

/** Whether an ad has what a layout is made for. */
export function suitsLayout(layout: AdLayout, { facts, cutout, pictures }: Pick<Creative, 'facts' | 'cutout' | 'pictures'>): boolean {
  const { needs }: LayoutEntry = adLayouts[layout]
  switch (needs) {
    case undefined:
      return true
    case 'cutout':
      return cutout !== null
    case 'pictures':
      return pictures.length > 0
    case 'features':
      return facts.features.length >= FEATURES_LEAST
    default:
      return facts[needs] !== null
  }
}

/** One feature alone is no list. */
const FEATURES_LEAST = 2

/** The ad without pictures that its layout does not show: they need not be fetched. */
export function withPicturesOf(layout: AdLayout, creative: Creative): Creative {
  const { shows }: LayoutEntry = adLayouts[layout]
  return { ...creative, cutout: shows === 'cutout' ? creative.cutout : null, pictures: shows === 'pictures' ? creative.pictures : [] }
}
