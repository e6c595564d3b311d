/** Countries' domains whose shops speak one language, where the two letters differ. Add yours here. */
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
/** Where the domain's two letters are the language's. */
const SAME = new Set('de fr es it nl pt pl fi hu ro hr sk bg lt lv tr ru no is id'.split(' '))
/** A country sold to in its own folder ('/at/…'): only these are taken for a language, because '/it/' may as well be anything. */
const FOLDER = /^\/(?:[a-z]{2}[-_/])?(de|fr|es|it|nl|pt|pl|sv|da|fi|no|cs|sk|hu|ro|ja|ko|tr|en)(?:[-_][a-z]{2})?\//i

/** The language that shops of a country's domain speak, as a two-letter code; null where they speak several or the domain is no country's. */
export const languageOfHost = (hostname: string): string | null => {
  const domain = hostname.split('.').at(-1) ?? ''
  return SAME.has(domain) ? domain : Object.hasOwn(languageOfDomain, domain) ? languageOfDomain[domain] : null
}

/** The languages a page is asked for in: the one its address speaks first, so that a shop that looks at this header shows the page the link means. */
export function acceptLanguageOf(url: URL): string {
  const spoken = FOLDER.exec(url.pathname)?.[1].toLowerCase() ?? languageOfHost(url.hostname) ?? 'en'
  return spoken === 'en' ? 'en;q=0.9,*;q=0.5' : `${spoken},en;q=0.7,*;q=0.5`
}
