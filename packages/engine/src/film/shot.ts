import { type CaptionLook } from './caption-looks.ts'
import { type Cut, type CutName } from './cut.ts'
import { type FilmLight, type Region } from './frame.ts'
import { type ListTime } from './list.ts'
import { type Reveal } from './reveal-type.ts'
import { type CameraMoveName, type ProductMoveName } from './shot-moves.ts'
import { type TextSpot } from './text-spot.ts'
import { type TypeBlock } from './timeline.ts'
import { type View, type ViewName } from './views.ts'

/**
 * One shot of a storyboard. `views`: where the product may stand, the best first; with a text the first that leaves it room is taken. `over`: what the text is set on.
 * `rank`: the higher, the earlier the shot is left out of a film that is too short. `enters`: the product comes in.
 */
export interface ShotPlan {
  readonly views: readonly ViewName[]
  readonly block?: TypeBlock | null
  readonly over?: 'picture' | CaptionLook | 'badge' | 'page' | 'list' | 'poster'
  readonly reveal?: Reveal
  readonly weight?: number
  readonly rank?: number
  readonly enters?: ProductMoveName
  /** The share of a beat after which it does; the scene is empty until then. */
  readonly entersAfter?: number
  /** Camera moves that suit it, the best first; without them what its view suggests. */
  readonly moves?: readonly CameraMoveName[]
  /** How the film comes to it; by turns where nothing is said. */
  readonly cut?: CutName
  /** A beat long, however long the film is. */
  readonly isQuick?: boolean
  /** `seen`: where the product is in the frame, pixels. */
  readonly light?: (progress: number, seen: Region) => FilmLight
  readonly sheen?: boolean
}

/** A shot with its time, its view and the place of its text. `mirrored`: from the other side. */
export interface Shot extends ShotPlan {
  readonly start: number
  readonly end: number
  readonly view: View
  readonly spot: TextSpot | null
  readonly mirrored: boolean
  /** How the camera moves through it; null where it goes the view's own way. */
  readonly move: CameraMoveName | null
  /** Of a shot that tells a list: what of it. */
  readonly list?: ListTime | null
  /** The cuts at its beginning and its end; null where there is none. */
  readonly comes: Cut | null
  readonly goes: Cut | null
}
