import { type AdStyle } from '@adloom/domain/design/ad-style.ts'
import { type Frame, type FrameHole, type FrameRegion } from './frame.ts'

/**
 * A word or an image of the video's type: its sprite's name and the place of the sprite's left top corner in its block, pixels. Sprites have a `margin`
 * around their visible part, for shadows: visibly the piece covers `width` × `height` from (x + margin, y + margin).
 */
export interface TypePiece {
  readonly sprite: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Its line, from 0. */
  readonly line: number
}

/** A typeset text, flush left (`alignBlock` moves the lines): pieces in reading order, the whole's visible size in pixels, and its line height. */
export interface TypeBlock {
  readonly pieces: readonly TypePiece[]
  readonly width: number
  readonly height: number
  readonly lineHeight: number
  readonly lines: number
}

/** Texts of a running video. The offer's pieces: the new price; then the old one and the stroke through it, if there was one. */
export interface ShotTexts {
  readonly hook: TypeBlock | null
  readonly captions: readonly TypeBlock[]
  readonly offer: TypeBlock | null
}

/**
 * All texts of a video, each set for its own place: `hook` large, `captions` middle, `offer` very large, over images in `text` with a soft shadow;
 * `panel` the same in `onBrand` for a panel beside or under the product (16:9: 44 % of the frame wide); `poster` for a whole frame of the brand's
 * colour, as large as it goes. The rest stands on `brand` on the end card: `logo`, `name` (unless the logo says it), `endLine`, `endOffer`, `button`,
 * `site`. Null and empty: no such text.
 */
export interface VideoText extends ShotTexts {
  /** Written from right to left: the whole video is mirrored (`mirror-timeline.ts`). */
  readonly isMirrored: boolean
  readonly panel: ShotTexts
  readonly poster: ShotTexts
  readonly logo: TypeBlock | null
  readonly name: TypeBlock | null
  readonly endLine: TypeBlock | null
  readonly endOffer: TypeBlock | null
  readonly button: TypeBlock | null
  readonly site: TypeBlock | null
  /** The end card in the layout of an ad, which then has all texts of the end. */
  readonly card: DesignCard | null
}

/** A part of an end card at rest. A panel is `isOver` where it lies over the window; a product stands as large as its region allows. */
export type CardItem =
  | { readonly kind: 'panel'; readonly region: FrameRegion; readonly color: string; readonly radius: number; readonly isOver: boolean }
  | {
      readonly kind: 'shade'
      readonly region: FrameRegion
      readonly color: string
      readonly alpha: number
      readonly from: 'top' | 'bottom' | 'left' | 'right'
    }
  | { readonly kind: 'product'; readonly region: FrameRegion }
  | {
      readonly kind: 'block'
      readonly enters: 'words' | 'button' | 'field'
      readonly block: TypeBlock
      readonly x: number
      readonly y: number
    }

/** `focus`: the region of the window in which the product lies; `ground`: what it stands on when it is too wide for its scene to be shown there. */
export interface CardWindow extends FrameHole {
  readonly focus: FrameRegion
  readonly ground: string
}

/**
 * The end card in the layout of an ad, in pixels of the frame, the lowest part first. `window`: where the scene stays in view; null where the layout shows no picture.
 */
export interface DesignCard {
  readonly items: readonly CardItem[]
  readonly window: CardWindow | null
}

/** Colours of a video: the brand's, readable text on it, and those of the end card. `#RRGGBB`. */
export interface VideoColors {
  readonly brand: string
  /** Text on `brand`: 4.5:1 at least. */
  readonly onBrand: string
  /** A deeper and a lighter neighbour of `brand` for glows and panels. */
  readonly deep: string
  readonly light: string
  /** Text over images, and the gradient behind it. */
  readonly text: string
  readonly shade: string
}

/** The subject of a video: a product in a scene, a whole photograph, or footage. */
export type VideoSubject = 'staged' | 'photograph' | 'footage'

/** The input of a storyboard. Pure data: every drawing thread makes the same timeline of it. */
export interface TimelineParts {
  readonly subject: VideoSubject
  readonly frames: number
  readonly fps: number
  readonly width: number
  readonly height: number
  /** The area text must stay in. */
  readonly safe: FrameRegion
  /** The product where it was staged, pixels of the frame (the subject's place in a photograph: the whole). */
  readonly product: FrameRegion
  /** The part of a photograph that shows something, fractions of it: shots look there. The whole without a photograph. */
  readonly focus: FrameRegion
  /** Whether there is a cutout of the product to be drawn over panels. */
  readonly hasCutOut: boolean
  readonly type: VideoText
  readonly colors: VideoColors
  /** The corners of plates, as the brand's style has them; null: a little round. */
  readonly corners?: AdStyle['corners']
  /** Frames from one beat of the music to the next; whole bars begin at frame 0. */
  readonly beat: number
  readonly seed: number
}

/** Frames of a video, the first and the last of them. */
export interface FrameSpan {
  readonly first: number
  readonly last: number
}

/** The video as a function of time. */
export interface Timeline {
  /** The frame number `at`, 0 to `frames - 1`. */
  readonly frameAt: (at: number) => Frame
  /** Frames in which the product and its words stand complete: the poster is one of them. */
  readonly complete: FrameSpan
}

/**
 * How a video tells its story. Everything is decided from `parts`; a part without content is left out and its time given to the rest. Videos of 1
 * second to 15 work; the last part, at least 0.8 s and at most 3 s when the video is long enough, is the end card. The image never stays still for
 * half a second.
 */
export interface Storyboard {
  /** Shortest video it is chosen for, in seconds, unless the user asks for it. */
  readonly leastSeconds: number
  readonly timeline: (parts: TimelineParts) => Timeline
}
