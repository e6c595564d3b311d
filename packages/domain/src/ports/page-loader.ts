/** A fetched page: the address after redirects, and its text decoded. */
export interface LoadedPage {
  readonly finalUrl: string
  readonly html: string
}

/** A fetched image, still encoded, at most 25 MB. */
export interface LoadedImage {
  readonly finalUrl: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** What the first bytes of an image show. Sizes in pixels, with the orientation applied. */
export type ImageProbe =
  /** `whole`: the image itself when it was small enough to arrive completely. */
  | { readonly state: 'measured'; readonly width: number; readonly height: number; readonly whole: LoadedImage | null }
  /** There is no image: nothing at the address, a page instead, a file above the limit, or an address that is never fetched. */
  | { readonly state: 'missing' }
  /** A refusal, possibly of automated requests only, or a shop's way of saying that there is nothing. */
  | { readonly state: 'refused' }
  /** No answer in time, or an image whose start does not contain its size. */
  | { readonly state: 'unknown' }

/**
 * Fetches from the public web, and never from a private network unless a host is allowed by name: checked on the address connected to, at every
 * redirect (4 at most). Limits: 15 s, page 10 MB, image 25 MB, counted after decompression.
 */
export interface PageLoader {
  /** Fails with `url.invalid`, `url.private` or a `page.*` code. */
  readonly loadPage: (url: string, signal: AbortSignal) => Promise<LoadedPage>
  /** Drops a cached page, so that the next request fetches it anew. */
  readonly forgetPage: (page: LoadedPage) => void
  /** Fails with `url.private`, `picture.unreachable` or `picture.too-large`. */
  readonly loadImage: (url: string, signal: AbortSignal) => Promise<LoadedImage>
  /** Reads the start of an image, at most 64 KB, for its size. Fails with `request.cancelled` only. */
  readonly probeImage: (url: string, signal: AbortSignal) => Promise<ImageProbe>
}
