import { type Usage } from '../cost.ts'
import { type AdStyle } from '../design/ad-style.ts'
import { type AdLayout } from '../template.ts'
import {
  type VideoPlacement,
  type VideoResolution,
  type VideoScript,
  type VideoSound,
  type VideoStoryboard,
  type VideoAspectRatio,
} from '../video.ts'
import { type EngineName } from '../provenance.ts'

/**
 * How one of our own images was made, so that it can be staged anew with true depth: a photographed product in a scene (`photographs`: the product's
 * first, then those beside it), or a product drawn from text.
 */
export type Staging =
  | {
      readonly kind: 'photograph'
      readonly photographs: readonly Uint8Array[]
      readonly prompt: string
      readonly colors: readonly string[]
      readonly seed: number
    }
  | { readonly kind: 'words'; readonly prompt: string; readonly seed: number }

/** What the video shows. `staging` is null where it is not known how the image was made; `bytes` is the encoded image or video. */
export type VideoSource =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly staging: Staging | null }
  | { readonly kind: 'video'; readonly bytes: Uint8Array }

/** A video to be made; everything except its design is decided. `address` is a public address of the image, null where there is none. */
export interface VideoOrder {
  readonly source: VideoSource
  readonly address: string | null
  readonly prompt: string
  /** Its `logo` is ignored: the order's own `logo` holds the bytes. */
  readonly script: VideoScript
  readonly logo: Uint8Array | null
  /** The logo for dark grounds, instead of the address in `style`; where it is missing, `logo` stands on them. */
  readonly logoOnDark?: Uint8Array | null
  /** `#RRGGBB`, the brand's first; may be empty. */
  readonly colors: readonly string[]
  readonly seconds: number
  readonly aspectRatio: VideoAspectRatio
  readonly resolution: VideoResolution
  readonly placement: VideoPlacement
  /** Null: chosen from the prompt. */
  readonly sound: VideoSound | null
  readonly storyboard: VideoStoryboard | null
  /** The layout and the style of the ad it is a video of; the video's own when missing. */
  readonly layout?: AdLayout
  readonly style?: AdStyle
  readonly seed: number
  /** The engine to use, where there are several; the first of them when missing. */
  readonly engine?: EngineName
}

/** A finished video: an MP4 that browsers play, and its poster, a JPEG of the same size. `note` says how it differs from the request. */
export interface GeneratedVideo {
  readonly bytes: Uint8Array
  readonly poster: Uint8Array
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly seed: number
  readonly note: string | null
}

/** Progress of a video. `msLeft` is an estimate in milliseconds, null while there is none. */
export interface VideoProgress {
  /** 0 to 100; 100 only with the result. */
  readonly percent: number
  readonly msLeft: number | null
}

/** What a model may use while it makes one video. */
export interface VideoWork {
  /** Stored by an earlier attempt at the same video, so that nothing is ordered twice; null at first. */
  readonly handle: string | null
  /**
   * Stores what a later attempt needs to go on; call it before waiting for anything that costs money. Fails with `request.cancelled` when the video
   * was cancelled: cancel the new order then.
   */
  readonly saveHandle: (handle: string) => Promise<void>
  /**
   * Runs a paid order and meters it in the provider's units; without units where they are not known. Fails with a `budget.…` code, and then nothing
   * was ordered; otherwise with what `order` fails with.
   */
  readonly pay: <Ordered>(use: Usage, order: () => Promise<Ordered>) => Promise<Ordered>
  readonly report: (progress: VideoProgress) => void
  /**
   * Receives the video as it is made, in parts of a fragmented MP4 without sound. Nothing comes from a model that has only whole videos; missing where
   * nobody watches.
   */
  readonly preview?: (part: Uint8Array) => void
}

/** For orders that cost nothing. */
export const unpaid: VideoWork['pay'] = (_use, order) => order()

/** Makes videos. */
export interface VideoModel {
  readonly engine: EngineName
  /** Milliseconds that a second of video usually takes; null where not known. Used until there is a better estimate. */
  readonly msPerSecond: number | null
  /** Whether the same order gives the same bytes. */
  readonly isDeterministic: boolean
  /**
   * Makes one video. Fails with `picture.undecodable`, `video.undecodable`, `video.failed`, a `provider.…` code, or `request.cancelled` once the
   * signal aborts: local work is then dropped, an order elsewhere goes on for the attempt that resumes its handle.
   */
  readonly make: (order: VideoOrder, work: VideoWork, signal: AbortSignal) => Promise<GeneratedVideo>
  /** Cancels the order of a handle, as far as that is possible, because the video was cancelled. Never fails. */
  readonly abandon: (handle: string) => Promise<void>
  /** Prepares for a video that is probably ordered soon, with that engine. */
  readonly warmUp: (engine?: EngineName) => void
  /** Releases what is held ready. */
  readonly close: () => void
}
