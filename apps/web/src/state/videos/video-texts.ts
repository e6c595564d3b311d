import { siteOf } from '@adloom/domain/brand.ts'

/** Maximum length in characters of an inline logo in a request. */
const INLINE_LOGO_MAX = 30_000

/** Most characters of a video's texts (`videoScriptSchema`). */
const videoTextMax = { brandName: 60, productName: 120, hook: 90, caption: 140, callToAction: 30, site: 60 } as const

/** A text that fits its field in a video, else undefined: the server then writes it instead of cutting it off. */
export function fitting(text: string | null | undefined, place: keyof typeof videoTextMax): string | undefined {
  const words = text?.trim() ?? ''
  return words === '' || words.length > videoTextMax[place] ? undefined : words
}

/** The host of a page as displayed at the end of a video; undefined when the URL is invalid, or the host too long. */
export const videoSite = (address: string | null | undefined): string | undefined => fitting(siteOf(address ?? ''), 'site')

/** The logo for a video; undefined for none, or one too large to send. */
export const videoLogo = (logo: string | null): string | undefined =>
  logo === null || logo === '' || (logo.startsWith('data:') && logo.length > INLINE_LOGO_MAX) ? undefined : logo

/** The fields that have a value. */
export const definedFields = <Texts extends object>(texts: Texts): Partial<Texts> =>
  // The same type with fewer fields.
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as Partial<Texts>
