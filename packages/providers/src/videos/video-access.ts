import { type ModelAccess } from '../model-access.ts'

/** Pixels. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A video as it came, looked into: pixels, seconds, and a JPEG of its first picture in its own size. */
export interface SeenVideo extends FrameSize {
  readonly seconds: number
  readonly poster: Uint8Array
}

/** What a provider of videos needs done here: providers decode nothing, and reach no address but the configured one by themselves. */
export interface VideoTools {
  /** The picture as a JPEG of exactly that size, cut or widened; `note` says so where it was widened. Fails with a `picture.…` code. */
  readonly framed: (
    image: Uint8Array,
    size: FrameSize,
    signal: AbortSignal,
  ) => Promise<{ readonly bytes: Uint8Array; readonly note: string | null }>
  /** Fails with `video.undecodable` for what no browser could play. */
  readonly look: (video: Uint8Array, signal: AbortSignal) => Promise<SeenVideo>
  /** The bytes behind an address a provider named, which is of the public web. Fails with a `page.…` code or `url.private`. */
  readonly download: (address: string, mostBytes: number, signal: AbortSignal) => Promise<Uint8Array>
  /** Waits so many milliseconds, less when the provider calls because of this order, and no longer than the signal. */
  readonly wait: (ms: number, order: string, signal: AbortSignal) => Promise<void>
}

/** Which server, which key, which model, and what is done here for it. */
export interface VideoAccess extends ModelAccess {
  readonly tools: VideoTools
  /** Where the provider is to call when a video is done; null where nobody out there reaches us. */
  readonly webhook: string | null
}

/** Most bytes of a video: 15 seconds of 1080p take a tenth. */
export const MOST_VIDEO_BYTES = 200_000_000
