import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { srcsetOf } from '../document/image-url.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { drawnSvg, SVG_MAX } from './inline-svg.ts'
import { logoBackgroundsOf } from './logo-backgrounds.ts'
import { attributesOf, isHomeLink, logoScore, OTHER_LOGOS, containsShopName } from './logo-score.ts'

/** Placeholders shown until an image is loaded. */
const STAND_IN = /(?:^|\/)(?:blank|spacer|placeholder|loading|loader|lazy|pixel|transparent|empty|1x1|gr[ea]y\.gif)[^/]*(?:[?#]|$)/i
/** A sprite sheet: fetched alone it shows none of its drawings, or all. */
const SPRITE = /sprite|icons?\b|symbols?\b/i

const LOGOS_MAX = 8
/** Scores from which an image, and a drawing in the page, may be the logo. */
const IMAGE_SCORE_MIN = 2.5
const DRAWING_SCORE_MIN = 2.2
/** A drawing with an address is better than one extracted from the page, which loses its style sheet. */
const DRAWING_SCORE_MAX = 3.2

interface Found {
  readonly address: string
  readonly score: number
}

/** Whether an address is short enough for a home page: a cheap check for hundreds of links before one is parsed. */
const maybeHome = (href: string): boolean => href.replace(/^(?:https?:)?\/\/[^/]{1,200}/, '').length <= 16

/** Whether an address is a complete image in itself, and small enough for a logo. */
const isLogoData = (src: string): boolean =>
  /^data:image\/(svg\+xml|png|webp|jpeg)[;,]/i.test(src) && src.length > 300 && src.length < SVG_MAX

/** The image at an address of the page, if it may be a logo. */
function at(reading: PageReading, written: string, score: number): Found[] {
  const address = reading.imageAt(written)
  // "example.com" is left over from a theme's template.
  return address === null || /(^|\.)example\.(com|org|net)$/.test(new URL(address.href).hostname) ? [] : [{ address: address.href, score }]
}

const classAndId = (element: PageElement): string => attributesOf(element, ['class', 'id'])

function imageLogos(reading: PageReading): Found[] {
  return elementsOf(reading.page, 'img')
    .slice(0, 800)
    .flatMap((image) => {
      const src = [
        attribute(image, 'src'),
        attribute(image, 'data-src'),
        attribute(image, 'data-lazy-src'),
        attribute(image, 'data-lazy'),
        attribute(image, 'data-original'),
        srcsetOf(attribute(image, 'srcset') || attribute(image, 'data-srcset'))[0]?.src ?? '',
      ].find((one) => one !== '' && !one.startsWith('data:') && !STAND_IN.test(one))
      const inline = attribute(image, 'src')
      const score = logoScore(reading, image, {
        own: attributesOf(image, ['class', 'id', 'itemprop', 'data-testid']),
        src: src ?? '',
        alt: attributesOf(image, ['alt', 'title']),
      })
      if (score < IMAGE_SCORE_MIN) return []
      if (src !== undefined) return at(reading, src, score)
      return isLogoData(inline) ? [{ address: inline, score: score - 1 }] : []
    })
}

/** Images that are the content of other elements. */
function embeddedLogos(reading: PageReading): Found[] {
  return ['object', 'source', 'input', 'image', 'use']
    .flatMap((tag) => elementsOf(reading.page, tag).slice(0, 200))
    .flatMap((element) => {
      const src =
        attribute(element, 'data') ||
        attribute(element, 'srcset').split(/\s/)[0] ||
        attribute(element, 'src') ||
        attribute(element, 'xlink:href') ||
        attribute(element, 'href')
      if (!/\.(svg|png|jpe?g|webp|gif)([?#]|$)/i.test(src) || src.startsWith('#')) return []
      if (src.includes('#') && SPRITE.test(src)) return []
      const score = logoScore(reading, element, { own: classAndId(element), src, alt: attribute(element, 'alt') })
      return score < IMAGE_SCORE_MIN ? [] : at(reading, src.split('#', 1)[0], score - 0.4)
    })
}

function backgroundLogos(reading: PageReading): Found[] {
  const isPlace = (element: PageElement): boolean =>
    /logo|(?:^|[\s_-])brand(?:$|[\s_-])/i.test(classAndId(element)) ||
    (element.tag === 'a' && maybeHome(attribute(element, 'href')) && isHomeLink(element, reading))
  return logoBackgroundsOf(reading, isPlace).flatMap(({ element, src }) => {
    const alt = `${attributesOf(element, ['aria-label', 'title'])} ${textOf(reading.page, element, { limit: 60 })}`
    const score = logoScore(reading, element, { own: classAndId(element), src: src.startsWith('data:') ? '' : src, alt })
    if (score < IMAGE_SCORE_MIN || SPRITE.test(src.slice(-200))) return []
    return isLogoData(src) ? [{ address: src, score: score - 1 }] : at(reading, src, score - 0.4)
  })
}

/** Logos in data for machines. */
function statedLogos(reading: PageReading): Found[] {
  const { jsonLd, microdata, metas } = reading
  const organisations = [...jsonLd.organisations, ...microdata.organisations].slice(0, 20).filter(({ logo }) => logo !== '')
  const shared = [...(metas.get('og:image') ?? []), ...(metas.get('twitter:image') ?? [])].slice(0, 3)
  return [
    ...organisations.flatMap(({ logo, type, name }) => {
      const isShop = /organization|store|corporation|website/.test(type)
      return at(reading, logo, isShop ? 4.2 + (containsShopName(reading, name) ? 0.6 : 0) : 0.5)
    }),
    ...(metas.get('og:logo') ?? []).flatMap((logo) => at(reading, logo, 4)),
    ...shared.filter((image) => /logo/i.test(image.split('/').slice(-1)[0])).flatMap((image) => at(reading, image, 2.4)),
  ]
}

function drawnLogos(reading: PageReading): Found[] {
  return elementsOf(reading.page, 'svg')
    .slice(0, 120)
    .flatMap((svg) => {
      const link = closest(svg, ({ tag }) => tag === 'a', 5)
      const own = attributesOf(svg, ['class', 'id', 'aria-label', 'data-testid'])
      const words = `${own} ${attributesOf(link ?? svg, ['class', 'aria-label', 'title'])} ${attribute(svg.parent ?? svg, 'class')}`
      let score = 0
      if (/logo/i.test(words)) score += 2.2
      if (isHomeLink(link, reading)) score += 2.2
      if (containsShopName(reading, words)) score += 0.6
      if ((svg.region & region.header) !== 0) score += 0.8
      if ((svg.region & (region.footer | region.dialog)) !== 0) score -= 2
      if (/icon|cart|search|menu|arrow|chevron|close|home-?icon/i.test(words) && !/logo/i.test(words)) score -= 2.5
      if (OTHER_LOGOS.test(words)) score -= 3
      const address = score < DRAWING_SCORE_MIN ? null : drawnSvg(reading.page, svg)
      return address === null ? [] : [{ address, score: Math.min(DRAWING_SCORE_MAX, score - 0.6) }]
    })
}

/** Icons of the site: only where there is no logo. */
function iconLogos(reading: PageReading): Found[] {
  return elementsOf(reading.page, 'link')
    .slice(0, 300)
    .flatMap((link) => {
      const rel = attribute(link, 'rel').toLowerCase()
      const href = attribute(link, 'href')
      const bySize = Math.min(0.3, Number.parseInt(attribute(link, 'sizes'), 10) / 1000 || 0)
      if (rel === 'mask-icon') return at(reading, href, 1)
      if (rel.startsWith('apple-touch-icon')) return at(reading, href, 0.9 + bySize)
      return /(^|\s)icon(\s|$)/.test(rel) && /(\.svg|\.png)([?#]|$)/i.test(href) ? at(reading, href, 0.4 + bySize) : []
    })
}

/** The shop's logos, best first: addresses, or an inline SVG as data URI when it is in a logo's place. At most 8. */
export function logosOf(reading: PageReading): string[] {
  const sources = [imageLogos, embeddedLogos, backgroundLogos, statedLogos, drawnLogos, iconLogos]
  const best = new Map<string, number>()
  for (const { address, score } of sources.flatMap((logos) => logos(reading)))
    best.set(address, Math.max(score, best.get(address) ?? score))
  return [...best]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LOGOS_MAX)
    .map(([address]) => address)
}
