import { type LoadedImage } from './page-loader.ts'

/** Style sheets of a page that are fetched, and how many more of those that they import. */
export const SHEETS_MAX = 3

/** What a page looks like beside its markup: addresses of its style sheets, and of its logo or null. */
export interface StyleRequest {
  /** The first `SHEETS_MAX` are fetched. */
  readonly sheets: readonly string[]
  readonly logo: string | null
}

/** What of it came in time; a sheet that did not is missing, the others keep their order. An imported one goes before the one that imports it. */
export interface LoadedStyle {
  readonly sheets: readonly string[]
  readonly logo: LoadedImage | null
}

/**
 * Fetches what a page looks like under the rules of `PageLoader`, all at once: at most 1.5 s for everything, 512 KB for each. Fails with
 * `request.cancelled` only: what can't be had, or not in time, is left out, and the page is read without it.
 */
export interface StyleLoader {
  readonly loadStyle: (order: StyleRequest, signal: AbortSignal) => Promise<LoadedStyle>
}
