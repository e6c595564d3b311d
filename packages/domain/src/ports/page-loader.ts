/** A fetched page: the address after redirects, and its text decoded. */
export interface LoadedPage {
  readonly finalUrl: string
  readonly html: string
}

/** A fetched picture, still encoded, at most 25 MB. */
export interface LoadedPicture {
  readonly finalUrl: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * Fetches from the public web, and never from a private network unless a host is allowed by name: checked on the address connected to,
 * at every redirect (4 at most). Limits: 15 s, page 10 MB, picture 25 MB, counted after decompression.
 */
export interface PageLoader {
  /** Fails with `url.invalid`, `url.private` or a `page.*` code. */
  readonly loadPage: (url: string, signal: AbortSignal) => Promise<LoadedPage>
  /** Fails with `url.private`, `picture.unreachable` or `picture.too-large`. */
  readonly loadPicture: (url: string, signal: AbortSignal) => Promise<LoadedPicture>
}
