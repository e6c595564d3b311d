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
export const captionLooks = ['plain', 'strips', 'underlined', 'label'] as const
export type CaptionLook = (typeof captionLooks)[number]

/**
 * A place for a text: its left top corner, the edge the gradient comes from, the view that leaves it free, and how much of the product it covers (0
 * to 1).
 */
export interface TextSpot {
  readonly x: number
  readonly y: number
  readonly align: 'left' | 'center'
  readonly from: 'top' | 'bottom' | 'left' | 'right'
  readonly name: ViewName
  readonly view: ShotView
  readonly covers: number
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

/**
 * One shot of a storyboard. `views`: places of the product, the best first; with a text the first that leaves it room is taken. `over`: what the text
 * stands on. `rank`: shots with a higher rank are dropped first from a video that is too short. `enters`: the product enters.
 */
export interface ShotPlan {
  readonly views: readonly ViewName[]
  readonly block?: TypeBlock | null
  readonly over?: 'picture' | CaptionLook | 'badge' | 'page' | 'list' | 'poster'
  readonly reveal?: Reveal
  readonly weight?: number
  readonly rank?: number
  readonly enters?: ProductMoveName
  /** The share of a beat after which it enters; the scene is empty until then. */
  readonly entersAfter?: number
  /** Camera moves that suit it, the best first; without them those its view suggests. */
  readonly moves?: readonly CameraMoveName[]
  /** The transition to it; in rotation if missing. */
  readonly cut?: TransitionName
  /** One beat long, however long the video is. */
  readonly isQuick?: boolean
  /** `seen`: where the product is in the frame, pixels. */
  readonly light?: (progress: number, seen: FrameRegion) => FrameLight
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
  readonly comes: Transition | null
  readonly goes: Transition | null
}
