import { type Align } from '../ad-parts.tsx'

/**
 * What a layout is made of: for each shape of frame a tree of stacks and layers, whose leaves are the parts of an ad. Lengths are hundredths of the
 * frame's shorter side, so that one tree serves every frame of its shape.
 */
export interface Layout {
  readonly tall: AdRegion
  readonly square: AdRegion
  readonly wide: AdRegion
  readonly strip: AdRegion
}

/** A ground, and the colours that can be read on it. `secondary` is the brand's second colour, for badges and prices; `picture` is the shaded part of a photograph. */
export type AdGround = 'paper' | 'white' | 'tint' | 'accent' | 'secondary' | 'deep' | 'night' | 'picture'

/** What every region may say of its place in the stack around it. */
interface InStack {
  /** Its share of the room that is left over. */
  readonly grow?: number
  /** Its width in a row, as a share of the row's. */
  readonly share?: number
  /** It is left out when not everything fits, those with the highest number first; from 5 on also rather than that the headline gets small. */
  readonly drop?: number
}

interface Group extends InStack {
  /** As wide as what is in it. */
  readonly isSnug?: boolean
  readonly ground?: AdGround
  readonly radius?: number
  /** All sides; above and below, then both others; or above, end, below, start. Below 0 it reaches over what is beside it. */
  readonly pad?: number | readonly [number, number] | readonly [number, number, number, number]
  /** Keeps clear of the margins in which the app that shows the ad draws its own controls, on these sides of the frame. */
  readonly safe?: 'all' | 'above' | 'below'
}

interface Stack extends Group {
  readonly gap?: number
  /** Where parts lie across the stack's direction; without it they fill it. */
  readonly align?: Align | 'baseline'
  /** Where they lie along it when nothing grows. */
  readonly justify?: Align | 'between'
}

/** Regions one below the other. */
export interface Down extends Stack {
  readonly down: readonly AdRegion[]
}
/** Regions one after the other, from where lines begin. */
export interface Along extends Stack {
  readonly along: readonly AdRegion[]
}
/** Regions one above the other in the same place. */
interface Over extends Group {
  readonly over: readonly AdRegion[]
}

export type AdRegion = AdPart | Down | Along | Over

/** The texts of an ad: its words, and what the page states. `rating` is the `score` and the number of `reviews`. */
export type AdTextName =
  | 'headline'
  | 'description'
  | 'brandName'
  | 'price'
  | 'before'
  | 'reduction'
  | 'rating'
  | 'score'
  | 'reviews'
  | 'badge'
  | 'promise'
  | 'feature'

export interface TextPart extends InStack {
  readonly part: AdTextName
  /** Which of the features, from 0. */
  readonly index?: number
  /** Largest and smallest type size. */
  readonly size: readonly [number, number]
  readonly lines: number
  readonly tone?: TextTone
  readonly weight?: number
  readonly isUpperCase?: boolean
  readonly align?: Align
  /** It is set in the type of headlines, as headlines and prices are. */
  readonly isLoud?: boolean
  /** Its leading, as a share of its type's own: large type needs less. */
  readonly leading?: number
}
/** Plain text, softer text, or text in the accent colour. */
export type TextTone = 'text' | 'soft' | 'accent'

interface ButtonPart extends InStack {
  readonly part: 'button'
  readonly height: number
  /** As wide as its stack instead of its label. */
  readonly isWide?: boolean
}
interface BrandPart extends InStack {
  readonly part: 'brand'
  readonly size: number
  readonly align?: Align
}
export interface PicturePart extends InStack {
  readonly part: 'picture'
  /** The product without its background, where there is one; the second or third picture of the page. Without it the ad's own. */
  readonly source?: 'cutout' | 'second' | 'third'
  /** What its box may take off it: `product`: as much as products leave free around them; `whole`: nothing; `cover`: what does not fit. */
  readonly fit: 'product' | 'whole' | 'cover'
  /** Least height; of a picture behind its stack in hundredths of the frame's: that is how far down its product reaches. */
  readonly least?: number
  /** It is drawn behind all of its stack, and the product lies in its own place, clear of the text. */
  readonly isBehind?: boolean
  /** How far down it lies in its box, 0 (top) to 1: what is beside it is the ground. Without it it is in the middle. */
  readonly y?: number
  readonly shape?: 'arch' | 'disc'
  readonly radius?: number
}
/**
 * A plain shape in a colour, e.g. a line or a disc behind a product. A `slope` is the upper edge of a field, which rises, a `lean` the edge at which lines end, a `tail` points down
 * from a field, a `tip` up.
 */
export interface ShapePart extends InStack {
  readonly part: 'shape'
  readonly shape: 'block' | 'disc' | 'arch' | 'slope' | 'lean' | 'tail' | 'tip'
  readonly color: AdGround
  readonly size?: number
  /** What of its box it leaves free: above, end, below and start, as shares of the box. Below 0 it reaches out of it. */
  readonly inset?: readonly [number, number, number, number]
}
/** The rating in stars. `size`: height of one. */
interface StarsPart extends InStack {
  readonly part: 'stars'
  readonly size: number
  readonly align?: Align
}
/** The price on a jagged ground. */
export interface StickerPart extends InStack {
  readonly part: 'sticker'
  readonly color: AdGround
  readonly size: number
}
/** The icon of a feature. */
interface IconPart extends InStack {
  readonly part: 'icon'
  readonly index: number
  readonly size: number
  readonly align?: Align
}
/** A line from a feature up to the product, with a dot where it ends. `size`: its length. */
interface LeaderPart extends InStack {
  readonly part: 'leader'
  readonly size: number
}
interface SpacePart extends InStack {
  readonly part: 'space'
  readonly size?: number
}
export type AdPart =
  | TextPart
  | ButtonPart
  | BrandPart
  | PicturePart
  | ShapePart
  | StarsPart
  | StickerPart
  | IconPart
  | LeaderPart
  | SpacePart

/** Stories and skyscrapers, feed posts, landscapes, leaderboards: by width divided by height. */
export function frameShapeOf({ width, height }: { readonly width: number; readonly height: number }): keyof Layout {
  const ratio = width / height
  return ratio < 0.72 ? 'tall' : ratio < 1.35 ? 'square' : ratio < 2.9 ? 'wide' : 'strip'
}
