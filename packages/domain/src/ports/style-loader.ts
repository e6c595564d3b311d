import { type LoadedImage } from './page-loader.ts'

/** How many style sheets of a page are fetched, and how many more that they import. */
export const SHEETS_MAX = 3

/** What to fetch for the style of a page: addresses of its style sheets, and of its logo or null. */
interface StyleRequest {
  /** The first `SHEETS_MAX` are fetched. */
  readonly sheets: readonly string[]
  readonly logo: string | null
}

/** The part that arrived in time; a missing sheet is left out, the others keep their order. An imported sheet goes before the one that imports it. */
interface LoadedStyle {
  readonly sheets: readonly string[]
  readonly logo: LoadedImage | null
}

/**
 * Fetches the style of a page under the rules of `PageLoader`, all at once: at most 1.5 s for everything, 512 KB for each. Fails with
 * `request.cancelled` only: what cannot be fetched in time is left out, and the page is read without it.
 */
export interface StyleLoader {
  readonly loadStyle: (order: StyleRequest, signal: AbortSignal) => Promise<LoadedStyle>
}
