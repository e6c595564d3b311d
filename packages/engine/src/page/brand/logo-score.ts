import { attribute, closest, type PageElement } from '../document/page-document.ts'
import { isHomePath } from '../document/page-address.ts'
import { region } from '../document/page-region.ts'
import { foldedText } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'

/** Logos of other companies: payments, networks, carriers, awards. */
export const OTHER_LOGOS =
  /(payment|visa|mastercard|paypal|klarna|amex|maestro|sofort|trust|award|badge|seal|partner|certif|tuv|t[uü]v|bbb|norton|mcafee|app-?store|google-?play|facebook|instagram|twitter|youtube|pinterest|tiktok|whatsapp|dhl|hermes|ups|dpd|gls|fedex|flag|country|sponsor|press|footer|bank|apple-?pay|brand-?logo|product-?brand|manufacturer|marke-?logo|blik|przelewy|safe|secure|ssl|iso\d|gift|cookie|onetrust|afterpay|affirm)/i

/** An anniversary logo: a variant next to the permanent one. */
const ANNIVERSARY =
  /anniversar|jubil|aniversari|(?<![\da-z])\d{1,3}(?:th|st|nd|rd)?[\s_-]?(?:years?|jahre|ans|anni|años|anos|jaar|år|lat|let|vuotta|лет)(?![a-z])/i
/** A variant for dark backgrounds: an ad on light paper needs the other one. */
const FOR_DARK = /(?<![a-z])(?:white|inverse|inverted|invert|negative?|light|reversed?|weiss|blanco|blanc|bianco)(?![a-z])/i
/** Shorter names occur in other words. */
const CONTAINED_NAME_MIN = 4

/** Whether a text says the shop's name. */
export function containsShopName(reading: PageReading, text: string): boolean {
  const folded = foldedText(text)
  if (folded === '') return false
  return reading.foldedShopNames.some((name) => folded === name || (name.length >= CONTAINED_NAME_MIN && folded.includes(name)))
}

/** Whether a link leads to the shop's home page. */
export function isHomeLink(element: PageElement | null, reading: PageReading): boolean {
  if (element === null) return false
  const href = attribute(element, 'href')
  if (href === '' || href.startsWith('#') || href.startsWith('javascript:')) return false
  const target = URL.parse(href, reading.finalUrl)
  const page = reading.url
  if (target === null || page === null) return false
  const bare = (host: string): string => host.replace(/^(www|m|shop|store)\./, '')
  const isSameSite =
    bare(target.hostname) === bare(page.hostname) ||
    target.hostname.endsWith(`.${bare(page.hostname)}`) ||
    page.hostname.endsWith(`.${bare(target.hostname)}`)
  return isSameSite && isHomePath(target.pathname)
}

/** Some attributes of an element as one text. */
export const attributesOf = (element: PageElement, names: readonly string[]): string =>
  names.map((name) => attribute(element, name)).join(' ')

/** What an image says of itself: its names in the markup, its address, its text. */
interface ImageWords {
  readonly own: string
  readonly src: string
  readonly alt: string
}

/** How much an image looks like the shop's logo by its names, its place and its link; from 2.5 on it may be one. */
export function logoScore(reading: PageReading, element: PageElement, { own, src, alt }: ImageWords): number {
  const link = closest(element, ({ tag }) => tag === 'a', 6)
  const around = `${attributesOf(element.parent ?? element, ['class', 'id'])} ${link === null ? '' : attributesOf(link, ['class', 'id', 'aria-label', 'title'])}`
  const file = src.split('?')[0].split('/').slice(-2).join('/')
  const { region: bits } = element
  let points = 0
  if (/logo/i.test(own)) points += 2
  else if (/logo/i.test(around)) points += 1.6
  if (/logo/i.test(file)) points += 1.8
  else if (/\/logos?\//i.test(src)) points += 1
  if (containsShopName(reading, file)) points += 0.7
  if (/\blogo\b/i.test(alt)) points += 0.8
  if (containsShopName(reading, alt)) points += 1.4
  if (isHomeLink(link, reading)) points += 2.6
  if ((bits & region.header) !== 0) points += 1.6
  if ((bits & region.footer) !== 0) points -= 2
  if ((bits & (region.related | region.reviews | region.gallery | region.dialog)) !== 0) points -= 1.8
  if ((bits & region.product) !== 0 && (bits & region.header) === 0) points -= 1.2
  if ((bits & region.hidden) !== 0) points -= 0.5
  if (OTHER_LOGOS.test(`${own} ${file} ${alt}`)) points -= 3.5
  if (ANNIVERSARY.test(`${file} ${alt}`)) points -= 1.6
  if (FOR_DARK.test(`${own} ${file}`)) points -= 0.4
  // Logos are at the top.
  points += 0.8 * Math.max(0, 1 - element.index / 2500)
  return points
}
