import { type ModelAccess } from '../model-access.ts'

/** Pixels. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A received video with its metadata: pixels, seconds, and its poster, a JPEG in full size. */
export interface InspectedVideo extends FrameSize {
  readonly seconds: number
  readonly poster: Uint8Array
}

/** What a video provider needs from outside: providers decode nothing, and reach no address but the configured one by themselves. */
export interface VideoTools {
  /** The image as a JPEG of exactly that size, cropped or extended; `note` says so where it was extended. Fails with a `picture.…` code. */
  readonly fitToFrame: (
    image: Uint8Array,
    size: FrameSize,
    signal: AbortSignal,
  ) => Promise<{ readonly bytes: Uint8Array; readonly note: string | null }>
  /** Fails with `video.undecodable` for what no browser could play. */
  readonly inspect: (video: Uint8Array, signal: AbortSignal) => Promise<InspectedVideo>
  /** The bytes at a public address from a provider's reply. Fails with a `page.…` code or `url.private`. */
  readonly download: (address: string, maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>
  /** Waits that many milliseconds, less when the provider's webhook for this order arrives, and no longer than the signal. */
  readonly wait: (ms: number, order: string, signal: AbortSignal) => Promise<void>
}

/** Server, key and id of a video model, and its tools. */
export interface VideoAccess extends ModelAccess {
  readonly tools: VideoTools
  /** Address of the webhook for finished videos; null where this installation is not reachable from outside. */
  readonly webhook: string | null
}

/** Highest number of bytes of a video: 15 seconds of 1080p take a tenth. */
export const MAX_VIDEO_BYTES = 200_000_000
