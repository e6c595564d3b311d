import { type Transition, type TransitionName } from '../camera/transition.ts'
import { type FrameLight, type FrameRegion } from '../timeline/frame.ts'
import { type Reveal } from './reveal-type.ts'
import { type CameraMoveName, type ProductMoveName } from '../camera/shot-moves.ts'
import { type TypeBlock } from '../timeline/timeline.ts'
import { type ShotView, type ViewName } from '../camera/view.ts'

/**
 * What a text over an image stands on: only a soft gradient; the same, underlined by a stroke that grows; a plate in the brand's colour; a strip for
 * each of its lines.
 */
export const captionStyles = ['plain', 'strips', 'underlined', 'label'] as const
export type CaptionStyle = (typeof captionStyles)[number]

/** A place for a text in a shot. */
export interface TextSpot {
  /** Its left top corner, pixels of the frame. */
  readonly x: number
  readonly y: number
  readonly align: 'left' | 'center'
  /** The edge the gradient or panel behind the text comes from. */
  readonly from: 'top' | 'bottom' | 'left' | 'right'
  /** The view that leaves the place free. */
  readonly name: ViewName
  readonly view: ShotView
  /** The share of the product that the text covers, 0 to 1. */
  readonly covered: number
}

/** A fact of a list, and the frame at which it enters: before the start of its shot it is there already. */
export interface ListRow {
  readonly block: TypeBlock
  readonly start: number
}

/** Contents of a list's shot: the facts so far, and the frames between which the list is visible without a break. */
export interface ListTime {
  readonly rows: readonly ListRow[]
  readonly start: number
  readonly end: number
}

/** One shot of a storyboard. */
export interface ShotPlan {
  /** Where the product is, the best first; with a text the first that leaves it room is taken. */
  readonly views: readonly ViewName[]
  readonly block?: TypeBlock | null
  /** What the text stands on: a soft gradient over the image (`picture`), a style of captions, or a panel of its own. */
  readonly over?: 'picture' | CaptionStyle | 'badge' | 'page' | 'list' | 'poster'
  readonly reveal?: Reveal
  /** Its time relative to what its text needs; 1 if missing. */
  readonly weight?: number
  /** Shots with a higher rank are dropped first from a video that is too short; 1 if missing. */
  readonly rank?: number
  /** How the product enters; it stands in its place from the first frame if missing. */
  readonly enters?: ProductMoveName
  /** The share of a beat after which it enters; the scene is empty until then. */
  readonly entersAfter?: number
  /** Camera moves that suit it, the best first; without them those its view suggests. */
  readonly moves?: readonly CameraMoveName[]
  /** The transition to it; in rotation if missing. */
  readonly transition?: TransitionName
  /** One beat long, however long the video is. */
  readonly isQuick?: boolean
  /** The light at a share of the shot, 0 to 1; `seen`: where the product is in the frame, pixels. */
  readonly light?: (progress: number, seen: FrameRegion) => FrameLight
  /** Whether a band of light crosses the product. */
  readonly sheen?: boolean
}

/** A shot with its time, its view and the place of its text. `mirrored`: from the other side. */
export interface Shot extends ShotPlan {
  readonly start: number
  readonly end: number
  readonly view: ShotView
  readonly spot: TextSpot | null
  readonly mirrored: boolean
  /** Its camera move; null for the view's own. */
  readonly move: CameraMoveName | null
  /** The part of the list that a list's shot shows. */
  readonly list?: ListTime | null
  /** The transitions at its beginning and its end; null without one. */
  readonly arrival: Transition | null
  readonly departure: Transition | null
}
