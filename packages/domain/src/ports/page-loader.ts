/** A fetched page: the address after redirects, and its text decoded. */
export interface LoadedPage {
  readonly finalUrl: string
  readonly html: string
}

/** A fetched picture, still encoded, at most 25 MB. */
export interface LoadedImage {
  readonly finalUrl: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** What the first bytes behind a picture's address tell. Sizes in pixels, as the picture is shown. */
export type ImageProbe =
  /** `whole`: the picture itself when it was so small that all of it came. */
  | { readonly state: 'measured'; readonly width: number; readonly height: number; readonly whole: LoadedImage | null }
  /** There is no picture: nothing at the address, a page instead, more than is ever fetched, or a place that is never fetched from. */
  | { readonly state: 'missing' }
  /** A refusal: meant for programs only, or a store's way of saying that there is nothing. */
  | { readonly state: 'refused' }
  /** No answer in time, or a picture whose start does not say its size. */
  | { readonly state: 'unknown' }

/**
 * Fetches from the public web, and never from a private network unless a host is allowed by name: checked on the address connected to,
 * at every redirect (4 at most). Limits: 15 s, page 10 MB, picture 25 MB, counted after decompression.
 */
export interface PageLoader {
  /** Fails with `url.invalid`, `url.private` or a `page.*` code. */
  readonly loadPage: (url: string, signal: AbortSignal) => Promise<LoadedPage>
  /** Lets go of a page that is kept at hand, so that it is fetched anew for whoever asks again. */
  readonly forgetPage: (page: LoadedPage) => void
  /** Fails with `url.private`, `picture.unreachable` or `picture.too-large`. */
  readonly loadImage: (url: string, signal: AbortSignal) => Promise<LoadedImage>
  /** Reads the start of a picture, at most 64 KB, for its size. Fails with `request.cancelled` only. */
  readonly probeImage: (url: string, signal: AbortSignal) => Promise<ImageProbe>
}
