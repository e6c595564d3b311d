import { siteOf } from '@adloom/domain/brand.ts'

/** Most characters of an inline logo that go along with a request. */
const INLINE_LOGO_MAX = 30_000

/** Most characters of a video's texts (`filmScriptSchema`). */
export const videoTextMax = { brandName: 60, productName: 120, hook: 90, caption: 140, callToAction: 30, site: 60 } as const

/** A text that fits its place in a video, else undefined: it is then written anew and not cut off. */
export function fitting(text: string | null | undefined, place: keyof typeof videoTextMax): string | undefined {
  const words = text?.trim() ?? ''
  return words === '' || words.length > videoTextMax[place] ? undefined : words
}

/** The host of a page as it is read, for the end of a video; undefined when it is none, or too long. */
export const videoSite = (address: string | null | undefined): string | undefined => fitting(siteOf(address ?? ''), 'site')

/** The logo for a video; undefined for none, or one too large to send. */
export const videoLogo = (logo: string | null): string | undefined =>
  logo === null || logo === '' || (logo.startsWith('data:') && logo.length > INLINE_LOGO_MAX) ? undefined : logo

/** What is given of some texts: those that are there. */
export const given = <Texts extends object>(texts: Texts): Partial<Texts> =>
  // Fewer fields of the same.
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as Partial<Texts>
