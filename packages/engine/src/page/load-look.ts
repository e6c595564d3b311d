import { type LoadedPicture } from '@adloom/domain/ports/page-loader.ts'
import { type LookLoader, SHEETS_MAX } from '@adloom/domain/ports/look-loader.ts'
import { type Reach } from './connect.ts'
import { createFetcher, type Ask, inTime, readWhole } from './guarded-fetch.ts'

/** Milliseconds a look may cost, all of it together. */
export const LOOK_DEADLINE_MS = 1500
export const LOOK_MAX_BYTES = 512 * 1024

const askForSheet: Ask = { accept: 'text/css,*/*;q=0.1', maxBytes: LOOK_MAX_BYTES }
const askForLogo: Ask = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml;q=0.9,image/*;q=0.8,*/*;q=0.5',
  maxBytes: LOOK_MAX_BYTES,
}

export interface LookLoaderOptions extends Reach {
  readonly deadlineMs?: number
}

/** A loader of what pages look like, under the same guard as the pages themselves. */
export function guardedLookLoader({ deadlineMs = LOOK_DEADLINE_MS, ...reach }: LookLoaderOptions): LookLoader {
  const fetcher = createFetcher(reach)

  /** The body of a plain success, or null: a refusal, another status, and one whose connection broke are no look. */
  async function bytesOf(address: string, ask: Ask, signal: AbortSignal): Promise<LoadedPicture | null> {
    try {
      return await inTime(deadlineMs, signal, async (both) => {
        const opened = await fetcher.open(address, ask, both)
        if (opened.status !== 200) {
          opened.body.destroy()
          return null
        }
        const { bytes, isTorn } = await readWhole(opened, ask, both)
        const contentType = (opened.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()
        return isTorn ? null : { finalUrl: opened.finalUrl, contentType, bytes }
      })
    } catch (cause) {
      // Only the caller's leaving is a failure; a page is read without the look it does not give.
      if (signal.aborted) throw cause
      return null
    }
  }

  return {
    loadLook: async ({ sheets, logo }, signal) => {
      const [picture, ...found] = await Promise.all([
        logo === null ? null : bytesOf(logo, askForLogo, signal),
        ...sheets.slice(0, SHEETS_MAX).map((sheet) => bytesOf(sheet, askForSheet, signal)),
      ])
      const texts = found.flatMap((sheet) =>
        // Some servers send their page for every address they do not know.
        sheet === null || /html|json|image|javascript/.test(sheet.contentType) ? [] : [new TextDecoder().decode(sheet.bytes)],
      )
      return { sheets: texts, logo: picture }
    },
  }
}
