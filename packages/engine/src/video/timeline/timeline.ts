import { type Frame, type Region } from './frame.ts'

/**
 * A word or a picture of the video's type: its sprite's name and where the sprite's left top corner goes in the block it belongs to, pixels. Sprites have `room` around
 * what is seen, for shadows: to the eye the piece covers `width` × `height` from (x + room, y + room).
 */
export interface TypePiece {
  readonly sprite: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly room: number
  /** The line it stands in, from 0. */
  readonly line: number
}

/**
 * A text set in type, flush left (`alignBlock` moves the lines): pieces in reading order, the whole's size to the eye in pixels, and how far it is from one
 * line to the next.
 */
export interface TypeBlock {
  readonly pieces: readonly TypePiece[]
  readonly width: number
  readonly height: number
  readonly lineHeight: number
  readonly lines: number
}

/** What a video says while it runs. The offer's pieces: the price now; then the one before and the stroke through it, if there was one. */
export interface SpokenType {
  readonly hook: TypeBlock | null
  readonly captions: readonly TypeBlock[]
  readonly offer: TypeBlock | null
}

/**
 * What a video has to show in type, each set for its own place: `hook` large, `captions` middle, `offer` very large, over pictures in `text` with a soft
 * shadow; `panel` the same in `onBrand` for a panel beside or under the product (16:9: 44 % of the frame wide); `poster` for a whole frame of the brand's colour,
 * as large as it goes. What is for the end card stands on `brand`: `logo`, `name` (without a logo that says it), `endLine`,
 * `endOffer`, `button`, `site`. Null and empty: there is nothing to say.
 */
export interface VideoText extends SpokenType {
  readonly panel: SpokenType
  readonly poster: SpokenType
  readonly logo: TypeBlock | null
  readonly name: TypeBlock | null
  readonly endLine: TypeBlock | null
  readonly endOffer: TypeBlock | null
  readonly button: TypeBlock | null
  readonly site: TypeBlock | null
}

/** Colours of a video: the brand's, text that can be read on it, and what the end card is made of. `#RRGGBB`. */
export interface VideoColors {
  readonly brand: string
  /** Text on `brand`: 4.5:1 at least. */
  readonly onBrand: string
  /** A deeper and a lighter neighbour of `brand` for glows and panels. */
  readonly deep: string
  readonly light: string
  /** Text over pictures, and the shade behind it. */
  readonly text: string
  readonly shade: string
}

/** The video's cast: a product in a scene, a whole photograph, or footage. */
export type VideoSubject = 'staged' | 'photograph' | 'footage'

/** What a storyboard knows. Pure data: every thread that draws makes the same timeline of it. */
export interface TimelineParts {
  readonly subject: VideoSubject
  readonly frames: number
  readonly fps: number
  readonly width: number
  readonly height: number
  /** What text must stay in. */
  readonly safe: Region
  /** The product where it was staged, pixels of the frame (the subject's place in a photograph: the whole). */
  readonly product: Region
  /** Whether the cut-out product is there to be laid over panels. */
  readonly hasCutOut: boolean
  readonly type: VideoText
  readonly colors: VideoColors
  /** Frames from one beat of the music to the next; whole bars begin at frame 0. */
  readonly beat: number
  readonly seed: number
}

/** The video as a function of time: the frame number `at`, 0 to `frames - 1`. */
export type Timeline = (at: number) => Frame

/**
 * How a video tells its story. Everything is decided from `parts`; what there is nothing to say for is left out and its time given to the rest.
 * Videos of 1 second to 15 work; the last part, at least 0.8 s and at most 3 s where the video is long enough, is the end card. Nothing stands still for half a second.
 */
export interface Storyboard {
  /** Shortest video it is chosen for, in seconds, unless somebody asks for it. */
  readonly leastSeconds: number
  readonly timeline: (parts: TimelineParts) => Timeline
}
