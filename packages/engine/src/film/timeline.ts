import { type Frame, type Region } from './frame.ts'

/**
 * A word or a picture of the film's type: its sprite's name and where its left top corner is in the block it belongs to, pixels; `width` and `height` are what it
 * covers to the eye (sprites have room around them for shadows).
 */
export interface TypePiece {
  readonly sprite: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The line it stands in, from 0. */
  readonly line: number
}

/** A text set in type: pieces in reading order, the whole's size in pixels, and how high a line is. `baseline` of the first line, from the top. */
export interface TypeBlock {
  readonly pieces: readonly TypePiece[]
  readonly width: number
  readonly height: number
  readonly lineHeight: number
  readonly lines: number
}

/**
 * What a film has to show in type. Every block is set for its own place: `hook` large, `captions` middle, `offer` the price with the old one crossed out (pieces: now,
 * before), `end` for the end card. Null and empty: there is nothing to say.
 */
export interface FilmType {
  readonly hook: TypeBlock | null
  readonly captions: readonly TypeBlock[]
  readonly offer: TypeBlock | null
  readonly logo: TypeBlock | null
  readonly name: TypeBlock | null
  readonly endLine: TypeBlock | null
  readonly button: TypeBlock | null
  readonly site: TypeBlock | null
}

/** Colours of a film: the brand's, text that can be read on it, and what the end card is made of. `#RRGGBB`. */
export interface FilmColors {
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

/** The film's cast: a product in a scene, a whole photograph, or footage. */
export type FilmSubject = 'staged' | 'photograph' | 'footage'

/** What a storyboard knows. Pure data: every thread that draws makes the same timeline of it. */
export interface TimelineParts {
  readonly subject: FilmSubject
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
  readonly type: FilmType
  readonly colors: FilmColors
  /** Frames from one beat of the music to the next; whole bars begin at frame 0. */
  readonly beat: number
  readonly seed: number
}

/** The film as a function of time: the frame number `at`, 0 to `frames - 1`. */
export type Timeline = (at: number) => Frame

/**
 * How a film tells its story. Everything is decided from `parts`; what there is nothing to say for is left out and its time given to the rest.
 * Films of 1 second to 15 work; the last part, at least 0.8 s and at most 3 s where the film is long enough, is the end card. Nothing stands still for half a second.
 */
export interface Storyboard {
  /** Shortest film it is chosen for, in seconds, unless somebody asks for it. */
  readonly leastSeconds: number
  readonly timeline: (parts: TimelineParts) => Timeline
}
