import { type LoadedImage } from '@adloom/domain/ports/page-loader.ts'
import { type StyleLoader, SHEETS_MAX } from '@adloom/domain/ports/style-loader.ts'
import { type Reach } from './connect.ts'
import { importsOf } from '../css/css-imports.ts'
import { createFetcher, type FetchOptions, inTime, readWhole } from './guarded-fetch.ts'
import { isLibrarySheet } from '../css/style-sheets.ts'

/** Milliseconds a look may cost, all of it together. */
export const LOOK_DEADLINE_MS = 1500
export const LOOK_MAX_BYTES = 512 * 1024
/** Sheets of sheets of sheets are one theme's parts; deeper ones are somebody's mistake. */
const IMPORT_DEPTH = 3

const askForSheet: FetchOptions = { accept: 'text/css,*/*;q=0.1', maxBytes: LOOK_MAX_BYTES }
const askForLogo: FetchOptions = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml;q=0.9,image/*;q=0.8,*/*;q=0.5',
  maxBytes: LOOK_MAX_BYTES,
}

export interface StyleLoaderOptions extends Reach {
  readonly deadlineMs?: number
}

/** One look being fetched: `end` comes with its deadline or its caller's leaving; `claim` says whether an imported sheet is still to be fetched. */
interface Errand {
  readonly caller: AbortSignal
  readonly end: AbortSignal
  readonly claim: (address: string) => boolean
}

/** A loader of what pages look like, under the same guard as the pages themselves. */
export function guardedStyleLoader({ deadlineMs = LOOK_DEADLINE_MS, ...reach }: StyleLoaderOptions): StyleLoader {
  const fetcher = createFetcher(reach)

  /** The body of a plain success, or null: a refusal, another status, and one whose connection broke are no look. */
  async function bytesOf(address: string, ask: FetchOptions, { caller, end }: Errand): Promise<LoadedImage | null> {
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
      // Only the caller's leaving is a failure; a page is read without the look it does not give.
      if (caller.aborted) throw cause
      return null
    }
  }

  /** The text of a sheet behind those of the sheets it imports, as the cascade has them; none where it is not to be had. */
  async function textsOf(address: string, errand: Errand, depth = 0): Promise<readonly string[]> {
    const sheet = await bytesOf(address, askForSheet, errand)
    // Some servers send their page for every address they do not know.
    if (sheet === null || /html|json|image|javascript/.test(sheet.contentType)) return []
    const text = new TextDecoder().decode(sheet.bytes)
    const imported = depth === IMPORT_DEPTH ? [] : importsOf(text, sheet.finalUrl).filter((found) => errand.claim(found))
    return [...(await Promise.all(imported.map((found) => textsOf(found, errand, depth + 1)))).flat(), text]
  }

  return {
    loadStyle: async ({ sheets, logo }, signal) => {
      const wanted = sheets.slice(0, SHEETS_MAX)
      const seen = new Set(wanted)
      const errand: Errand = {
        caller: signal,
        end: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
        claim: (address) => {
          const url = URL.parse(address)
          if (url === null || isLibrarySheet(url) || seen.has(address) || seen.size >= wanted.length + SHEETS_MAX) return false
          seen.add(address)
          return true
        },
      }
      const [image, ...texts] = await Promise.all([
        logo === null ? null : bytesOf(logo, askForLogo, errand),
        ...wanted.map((sheet) => textsOf(sheet, errand)),
      ])
      return { sheets: texts.flat(), logo: image }
    },
  }
}
