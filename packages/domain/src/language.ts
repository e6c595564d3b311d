import * as z from 'zod'

/** The languages copy is written in (§9.5). Add yours here; `copy/languages/` must then have it too. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'nl', name: 'Dutch' },
  { code: 'it', name: 'Italian' },
  { code: 'pt', name: 'Portuguese' },
] as const

export type Language = (typeof languages)[number]['code']
export const languageSchema = z.enum(languages.map((language) => language.code))
export const DEFAULT_LANGUAGE: Language = 'en'

/** The supported language that a page's tag names ("de", "de-AT", "pt_BR"); null for any other, and for none. */
export function languageOfTag(tag: string | null): Language | null {
  const [code] = (tag ?? '').trim().toLowerCase().split(/[-_]/)
  return languageSchema.safeParse(code).data ?? null
}
