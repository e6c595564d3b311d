import { type LoadedImage } from '@adloom/domain/ports/page-loader.ts'
import { type StyleLoader, SHEETS_MAX } from '@adloom/domain/ports/style-loader.ts'
import { type Reach } from './connect.ts'
import { createFetcher, type FetchOptions, inTime, readWhole } from './guarded-fetch.ts'

/** Milliseconds for loading a style, in total. */
const STYLE_DEADLINE_MS = 1500
export const STYLE_MAX_BYTES = 512 * 1024
/** A theme's parts are up to three imports deep; deeper ones are mistakes. */
const IMPORT_DEPTH = 3

const askForSheet: FetchOptions = { accept: 'text/css,*/*;q=0.1', maxBytes: STYLE_MAX_BYTES }
const askForLogo: FetchOptions = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml;q=0.9,image/*;q=0.8,*/*;q=0.5',
  maxBytes: STYLE_MAX_BYTES,
}

interface StyleLoaderOptions extends Reach {
  readonly deadlineMs?: number
}

/**
 * One style being fetched: `end` aborts at its deadline or with its caller; `importsOf` gives the sheets that one imports, of those still to
 * be fetched.
 */
interface StyleFetch {
  readonly caller: AbortSignal
  readonly end: AbortSignal
  readonly importsOf: (text: string, address: string) => readonly string[]
}

/** A loader of styles, under the same guard as the pages themselves. */
export function guardedStyleLoader({ deadlineMs = STYLE_DEADLINE_MS, ...reach }: StyleLoaderOptions): StyleLoader {
  const fetcher = createFetcher(reach)

  /** The body of a response with status 200; null for an error, another status, and a broken connection. */
  async function bytesOf(address: string, ask: FetchOptions, { caller, end }: StyleFetch): Promise<LoadedImage | null> {
    try {
      return await inTime(deadlineMs, end, async (both) => {
        const opened = await fetcher.open(address, ask, both)
        if (opened.status !== 200) {
          opened.body.destroy()
          return null
        }
        const { bytes, isTruncated: isTorn } = await readWhole(opened, ask, both)
        const contentType = (opened.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()
        return isTorn ? null : { finalUrl: opened.finalUrl, contentType, bytes }
      })
    } catch (cause) {
      // Only the caller's abort is a failure; without a style the page is still read.
      if (caller.aborted) throw cause
      return null
    }
  }

  /** The text of a sheet after those of the sheets it imports, in cascade order; empty when it cannot be fetched. */
  async function textsOf(address: string, fetching: StyleFetch, depth = 0): Promise<readonly string[]> {
    const sheet = await bytesOf(address, askForSheet, fetching)
    // Some servers return their page for every unknown address.
    if (sheet === null || /html|json|image|javascript/.test(sheet.contentType)) return []
    const text = new TextDecoder().decode(sheet.bytes)
    const imported = depth === IMPORT_DEPTH ? [] : fetching.importsOf(text, sheet.finalUrl)
    return [...(await Promise.all(imported.map((found) => textsOf(found, fetching, depth + 1)))).flat(), text]
  }

  return {
    loadStyle: async ({ sheets, logo }, signal) => {
      // The parser of style sheets is loaded with the first of them.
      const [{ importsOf }, { isLibrarySheet }] = await Promise.all([import('../css/css-imports.ts'), import('../css/style-sheets.ts')])
      const wanted = sheets.slice(0, SHEETS_MAX)
      const seen = new Set(wanted)
      const claim = (address: string): boolean => {
        const url = URL.parse(address)
        if (url === null || isLibrarySheet(url) || seen.has(address) || seen.size >= wanted.length + SHEETS_MAX) return false
        seen.add(address)
        return true
      }
      const fetching: StyleFetch = {
        caller: signal,
        end: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
        importsOf: (text, address) => importsOf(text, address).filter(claim),
      }
      const [image, ...texts] = await Promise.all([
        logo === null ? null : bytesOf(logo, askForLogo, fetching),
        ...wanted.map((sheet) => textsOf(sheet, fetching)),
      ])
      return { sheets: texts.flat(), logo: image }
    },
  }
}
