import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { drawnSvg, SVG_MAX } from './inline-svg.ts'
import { logoBackgroundsOf } from './logo-backgrounds.ts'
import { isHomePath } from '../document/page-address.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOf } from '../document/page-text.ts'
import { srcsetOf } from '../document/image-url.ts'

const OTHER_LOGOS =
  /(payment|visa|mastercard|paypal|klarna|amex|maestro|sofort|trust|award|badge|seal|partner|certif|tuv|t[uü]v|bbb|norton|mcafee|app-?store|google-?play|facebook|instagram|twitter|youtube|pinterest|tiktok|whatsapp|dhl|hermes|ups|dpd|gls|fedex|flag|country|sponsor|press|footer|bank|apple-?pay|brand-?logo|product-?brand|manufacturer|marke-?logo|blik|przelewy|safe|secure|ssl|iso\d|gift|cookie|onetrust|afterpay|affirm)/i

/** An anniversary logo: a variant next to the permanent one. */
const ANNIVERSARY =
  /anniversar|jubil|aniversari|(?<![\da-z])\d{1,3}(?:th|st|nd|rd)?[\s_-]?(?:years?|jahre|ans|anni|años|anos|jaar|år|lat|let|vuotta|лет)(?![a-z])/i
/** A variant for dark backgrounds: an ad on light paper needs the other one. */
const FOR_DARK = /(?<![a-z])(?:white|inverse|inverted|invert|negative?|light|reversed?|weiss|blanco|blanc|bianco)(?![a-z])/i
/** Placeholders shown until an image is loaded. */
const STAND_IN = /(?:^|\/)(?:blank|spacer|placeholder|loading|loader|lazy|pixel|transparent|empty|1x1|gr[ea]y\.gif)[^/]*(?:[?#]|$)/i
/** A sprite sheet: fetched alone it shows none of its drawings, or all. */
const SPRITE = /sprite|icons?\b|symbols?\b/i

const LOGOS_MAX = 8

interface Found {
  readonly address: string
  readonly score: number
}

/** Whether a link leads to the shop's home page. */
function isHomeLink(element: PageElement | null, reading: PageReading): boolean {
  if (element === null) return false
  const href = attribute(element, 'href')
  if (href === '' || href.startsWith('#') || href.startsWith('javascript:')) return false
  const target = URL.parse(href, reading.url)
  const page = URL.parse(reading.url)
  if (target === null || page === null) return false
  const bare = (host: string): string => host.replace(/^(www|m|shop|store)\./, '')
  const isSameSite =
    bare(target.hostname) === bare(page.hostname) ||
    target.hostname.endsWith(`.${bare(page.hostname)}`) ||
    page.hostname.endsWith(`.${bare(target.hostname)}`)
  return isSameSite && isHomePath(target.pathname)
}

/** Whether an address is short enough for a home page: a cheap check for hundreds of links before one is parsed. */
const maybeHome = (href: string): boolean => href.replace(/^(?:https?:)?\/\/[^/]{1,200}/, '').length <= 16

/** Whether an address is a complete image in itself, and small enough for a logo. */
const isKeptData = (src: string): boolean =>
  /^data:image\/(svg\+xml|png|webp|jpeg)[;,]/i.test(src) && src.length > 300 && src.length < SVG_MAX

/** The shop's logos, best first: addresses, or an inline SVG as data URI when it is in a logo's place. At most 8. */
export function logosOf(reading: PageReading): string[] {
  const found: Found[] = []
  const names = [reading.siteLabel, ...reading.siteNames].map(foldedText).filter((name) => name.length >= 2)
  const propose = (written: string, score: number): void => {
    const address = reading.imageAt(written)
    if (address === null) return
    // "example.com" is left over from a theme's template.
    if (/(^|\.)example\.(com|org|net)$/.test(new URL(address.href).hostname)) return
    found.push({ address: address.href, score })
  }
  const { page } = reading
  const spoken = (text: string): boolean => {
    const folded = foldedText(text)
    return folded !== '' && names.some((name) => folded === name || (name.length >= 4 && folded.includes(name)))
  }
  const score = (element: PageElement, own: string, src: string, alt: string): number => {
    const link = closest(element, ({ tag }) => tag === 'a', 6)
    const around = `${own} ${attribute(element.parent ?? element, 'class')} ${attribute(element.parent ?? element, 'id')} ${link === null ? '' : `${attribute(link, 'class')} ${attribute(link, 'id')} ${attribute(link, 'aria-label')} ${attribute(link, 'title')}`}`
    const file = src.split('?')[0].split('/').slice(-2).join('/')
    let points = 0
    if (/logo/i.test(own)) points += 2
    else if (/logo/i.test(around)) points += 1.6
    if (/logo/i.test(file)) points += 1.8
    else if (/\/logos?\//i.test(src)) points += 1
    if (spoken(file)) points += 0.7
    if (/\blogo\b/i.test(alt)) points += 0.8
    if (spoken(alt)) points += 1.4
    if (isHomeLink(link, reading)) points += 2.6
    const { region: bits } = element
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
  for (const image of elementsOf(page, 'img').slice(0, 800)) {
    const src = [
      attribute(image, 'src'),
      attribute(image, 'data-src'),
      attribute(image, 'data-lazy-src'),
      attribute(image, 'data-lazy'),
      attribute(image, 'data-original'),
      srcsetOf(attribute(image, 'srcset') || attribute(image, 'data-srcset'))[0]?.src ?? '',
    ].find((one) => one !== '' && !one.startsWith('data:') && !STAND_IN.test(one))
    const inline = attribute(image, 'src')
    const own = `${attribute(image, 'class')} ${attribute(image, 'id')} ${attribute(image, 'itemprop')} ${attribute(image, 'data-testid')}`
    const points = score(image, own, src ?? '', `${attribute(image, 'alt')} ${attribute(image, 'title')}`)
    if (points < 2.5) continue
    if (src !== undefined) propose(src, points)
    else if (isKeptData(inline)) found.push({ address: inline, score: points - 1 })
  }
  for (const tag of ['object', 'source', 'input', 'image', 'use'])
    for (const element of elementsOf(page, tag).slice(0, 200)) {
      const src =
        attribute(element, 'data') ||
        attribute(element, 'srcset').split(/\s/)[0] ||
        attribute(element, 'src') ||
        attribute(element, 'xlink:href') ||
        attribute(element, 'href')
      if (!/\.(svg|png|jpe?g|webp|gif)([?#]|$)/i.test(src) || src.startsWith('#')) continue
      if (src.includes('#') && SPRITE.test(src)) continue
      const points = score(element, `${attribute(element, 'class')} ${attribute(element, 'id')}`, src, attribute(element, 'alt'))
      if (points >= 2.5) propose(src.replace(/#.*$/, ''), points - 0.4)
    }
  const namesLogo = (element: PageElement): boolean =>
    /logo|(?:^|[\s_-])brand(?:$|[\s_-])/i.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`) ||
    (element.tag === 'a' && maybeHome(attribute(element, 'href')) && isHomeLink(element, reading))
  for (const { element, src } of logoBackgroundsOf(reading, namesLogo)) {
    const words = `${attribute(element, 'aria-label')} ${attribute(element, 'title')} ${textOf(page, element, { limit: 60 })}`
    const points = score(element, `${attribute(element, 'class')} ${attribute(element, 'id')}`, src.startsWith('data:') ? '' : src, words)
    if (points < 2.5 || SPRITE.test(src.slice(-200))) continue
    if (isKeptData(src)) found.push({ address: src, score: points - 1 })
    else propose(src, points - 0.4)
  }
  for (const { logo, type, name } of [...reading.jsonLd.organisations, ...reading.microdata.organisations].slice(0, 20))
    if (logo !== '') propose(logo, /organization|store|corporation|website/.test(type) ? 4.2 + (spoken(name) ? 0.6 : 0) : 0.5)
  for (const content of reading.metas.get('og:logo') ?? []) propose(content, 4)
  for (const image of [...(reading.metas.get('og:image') ?? []), ...(reading.metas.get('twitter:image') ?? [])].slice(0, 3))
    if (/logo/i.test(image.split('/').slice(-1)[0])) propose(image, 2.4)
  for (const svg of elementsOf(page, 'svg').slice(0, 120)) {
    const link = closest(svg, ({ tag }) => tag === 'a', 5)
    const words = `${attribute(svg, 'class')} ${attribute(svg, 'id')} ${attribute(svg, 'aria-label')} ${attribute(svg, 'data-testid')} ${attribute(link ?? svg, 'class')} ${attribute(link ?? svg, 'aria-label')} ${attribute(link ?? svg, 'title')} ${attribute(svg.parent ?? svg, 'class')}`
    let points = 0
    if (/logo/i.test(words)) points += 2.2
    if (isHomeLink(link, reading)) points += 2.2
    if (spoken(words)) points += 0.6
    if ((svg.region & region.header) !== 0) points += 0.8
    if ((svg.region & (region.footer | region.dialog)) !== 0) points -= 2
    if (/icon|cart|search|menu|arrow|chevron|close|home-?icon/i.test(words) && !/logo/i.test(words)) points -= 2.5
    if (OTHER_LOGOS.test(words)) points -= 3
    if (points < 2.2) continue
    const markup = drawnSvg(page, svg)
    // A drawing with an address is better than one extracted from the page, which loses its style sheet.
    if (markup !== null) found.push({ address: markup, score: Math.min(3.2, points - 0.6) })
  }
  for (const link of elementsOf(page, 'link').slice(0, 300)) {
    const rel = attribute(link, 'rel').toLowerCase()
    if (rel === 'mask-icon') propose(attribute(link, 'href'), 1)
    else if (rel.startsWith('apple-touch-icon'))
      propose(attribute(link, 'href'), 0.9 + Math.min(0.3, Number.parseInt(attribute(link, 'sizes'), 10) / 1000 || 0))
    else if (/(^|\s)icon(\s|$)/.test(rel) && /(\.svg|\.png)([?#]|$)/i.test(attribute(link, 'href')))
      propose(attribute(link, 'href'), 0.4 + Math.min(0.3, Number.parseInt(attribute(link, 'sizes'), 10) / 1000 || 0))
  }
  const best = new Map<string, number>()
  for (const { address, score: points } of found) best.set(address, Math.max(points, best.get(address) ?? -9))
  return [...best]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LOGOS_MAX)
    .map(([address]) => address)
}
