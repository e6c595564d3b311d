import { ownValue } from '@adloom/domain/own-value.ts'

/** Country domains whose shops use one language with a different code. Add yours here. */
const languageOfDomain: Readonly<Record<string, string>> = {
  at: 'de',
  br: 'pt',
  cl: 'es',
  co: 'es',
  cz: 'cs',
  dk: 'da',
  ee: 'et',
  gr: 'el',
  jp: 'ja',
  kr: 'ko',
  mx: 'es',
  ar: 'es',
  se: 'sv',
  si: 'sl',
  ua: 'uk',
  cn: 'zh',
  tw: 'zh',
}
/** Domains whose two letters are also the language code. */
const SAME = new Set('de fr es it nl pt pl fi hu ro hr sk bg lt lv tr ru no is id'.split(' '))
/** A country folder ('/at/…'): only these imply a language, because '/it/' may mean anything. */
const FOLDER = /^\/(?:[a-z]{2}[-_/])?(de|fr|es|it|nl|pt|pl|sv|da|fi|no|cs|sk|hu|ro|ja|ko|tr|en)(?:[-_][a-z]{2})?\//i

/** The language of shops on a country's domain, as a two-letter code; null when there are several or the domain is no country's. */
export const languageOfHost = (hostname: string): string | null => {
  const domain = hostname.split('.').at(-1) ?? ''
  return SAME.has(domain) ? domain : ownValue(languageOfDomain, domain)
}

/**
 * The `Accept-Language` of a page: first the language of its address, so that a shop that reads this header returns the page the link
 * means.
 */
export function acceptLanguageOf(url: URL): string {
  const language = FOLDER.exec(url.pathname)?.[1].toLowerCase() ?? languageOfHost(url.hostname) ?? 'en'
  return language === 'en' ? 'en;q=0.9,*;q=0.5' : `${language},en;q=0.7,*;q=0.5`
}
