import { type Use } from '../cost.ts'
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
 * How one of our own pictures came about, so that it can be staged anew with true depth: a photographed product in a scene (`photographs`: the
 * product's first, then those beside it), or a product drawn from words.
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

/** What the video shows. `staging` is null where nobody knows how a picture came about; `bytes` is the encoded picture or video. */
export type VideoSource =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly staging: Staging | null }
  | { readonly kind: 'video'; readonly bytes: Uint8Array }

/** A video to be made; everything is decided but how it looks. `address` is where the picture can be fetched by others, null where it cannot. */
export interface VideoOrder {
  readonly source: VideoSource
  readonly address: string | null
  readonly prompt: string
  /** Its `logo` is not looked at: `logo` beside it holds the bytes. */
  readonly script: VideoScript
  readonly logo: Uint8Array | null
  /** `#RRGGBB`, the brand's first; may be empty. */
  readonly colors: readonly string[]
  readonly seconds: number
  readonly aspectRatio: VideoAspectRatio
  readonly resolution: VideoResolution
  readonly placement: VideoPlacement
  /** Null: chosen by the prompt's words. */
  readonly sound: VideoSound | null
  readonly storyboard: VideoStoryboard | null
  readonly seed: number
  /** Who is to make it, where several may; the first of them when missing. */
  readonly engine?: EngineName
}

/** A finished video: an MP4 that browsers play, and its poster, a JPEG of the same size. `note` says what was done otherwise than asked. */
export interface GeneratedVideo {
  readonly bytes: Uint8Array
  readonly poster: Uint8Array
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly seed: number
  readonly note: string | null
}

/** How far a video is. `msLeft` is an honest guess in milliseconds, null while nobody can tell. */
export interface VideoProgress {
  /** 0 to 100; 100 only with the result. */
  readonly percent: number
  readonly msLeft: number | null
}

/** What a model works with while it makes one video. */
export interface VideoWork {
  /** What an earlier attempt at the same video kept, so that nothing is ordered twice; null at first. */
  readonly handle: string | null
  /**
   * Keeps what a later attempt needs to go on; call it before waiting for anything that costs money. Fails with `request.cancelled` when nobody
   * wants the video any more: what was ordered just now is then to be called off.
   */
  readonly keepHandle: (handle: string) => Promise<void>
  /**
   * Runs an order that is paid for, counted as its maker counts it; without counts where nobody knows them. Fails with a `budget.…` code, and then
   * nothing was ordered; otherwise with what `order` fails with.
   */
  readonly pay: <Ordered>(use: Use, order: () => Promise<Ordered>) => Promise<Ordered>
  readonly report: (progress: VideoProgress) => void
}

/** Where orders cost nothing. */
export const unpaid: VideoWork['pay'] = (_use, order) => order()

/** Makes videos. */
export interface VideoModel {
  readonly engine: EngineName
  /** Milliseconds that a second of video usually takes; null where nobody knows. Told until there is something better to go by. */
  readonly msPerSecond: number | null
  /** Whether the same order gives the same bytes. */
  readonly isDeterministic: boolean
  /**
   * Makes one video. Fails with `picture.undecodable`, `video.undecodable`, `video.failed`, a `provider.…` code, or `request.cancelled` once the signal
   * aborts: what was begun here is then given up, what was ordered elsewhere goes on, for the attempt that takes up its handle.
   */
  readonly make: (order: VideoOrder, work: VideoWork, signal: AbortSignal) => Promise<GeneratedVideo>
  /** Calls off what a handle stands for, as far as that is possible, because nobody wants it any more. Never fails. */
  readonly abandon: (handle: string) => Promise<void>
  /** Has ready what the first video needs; and lets go of what is kept ready. */
  readonly warmUp: () => void
  readonly close: () => void
}
