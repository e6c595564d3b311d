import { importsOf } from './css-imports.ts'

/** Characters of a page searched for style sheets. */
const HEAD_MAX = 400_000
const LINKS_MAX = 200

/** Sheets of libraries, and of things unrelated to the shop's style. */
const VENDOR =
  /fonts\.(googleapis|gstatic)|typekit|font-?awesome|fontello|icomoon|icons?[.-]|bootstrap|swiper|slick|owl[.-]|fancybox|photoswipe|lightbox|jquery|select2|cookie|consent|onetrust|print|review|yotpo|trustpilot|chat|klarna|paypal|payment|captcha|noscript|rtl|admin|block-library|woocommerce-(layout|smallscreen)|polyfill|tooltip|animate|flickity|plyr|video/i
const THEME = /theme|main|styles?([.-]|$)|app[.-]|base|global|core|screen|site|master|layout|shop|common|bundle|index/i
const PRODUCT = /product|pdp|detail|buy|button/i

const attributeIn = (tag: string, name: string): string => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\\s>"']{1,2000}))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

/** Host without its first label when it has three: "cdn.shop.example" and "www.shop.example" are one site. */
const siteLabel = (url: URL): string => url.hostname.split('.').slice(-2).join('.')

const fileOf = (url: URL): string => url.pathname.split('/').slice(-2).join('/')

/** Whether a sheet belongs to a library, or is unrelated to the shop's style. */
export const isLibrarySheet = (url: URL): boolean => VENDOR.test(`${url.hostname}/${fileOf(url)}`)

/**
 * Addresses of the most informative style sheets of a page, at most `most`, in the page's order: the shop's own before libraries', themes
 * before the rest. Parses only the page's `<link>` tags and the start of its `<style>`s, which may import. Does not check whether an
 * address may be fetched; the loader does.
 */
export function styleSheetsOf(html: string, finalUrl: string, limit: number): string[] {
  const page = URL.parse(finalUrl)
  const base = URL.parse(/<base\b[^<>]{0,500}?\shref\s*=\s*["']([^"']{1,500})["']/i.exec(html.slice(0, 50_000))?.[1] ?? '', finalUrl)
  const found: { href: string; score: number; place: number }[] = []
  let place = 0
  const propose = (url: URL | null): void => {
    if (url === null || !/^https?:$/.test(url.protocol) || found.some(({ href }) => href === url.href)) return
    const file = fileOf(url)
    const score =
      (page !== null && siteLabel(page) === siteLabel(url) ? 1 : 0) +
      (THEME.test(file) ? 2 : 0) +
      (PRODUCT.test(file) ? 1 : 0) -
      (isLibrarySheet(url) ? 4 : 0)
    found.push({ href: url.href, score, place })
  }
  for (const [tag, head] of html.slice(0, HEAD_MAX).matchAll(/<link\b[^<>]{5,3000}>|<style\b[^<>]{0,500}>([^{<]{8,4000})/gi)) {
    if (++place > LINKS_MAX) break
    if (head !== undefined) {
      for (const imported of importsOf(head, base?.href ?? finalUrl)) propose(URL.parse(imported))
      continue
    }
    const rel = attributeIn(tag, 'rel').toLowerCase()
    const isSheet = /(^|\s)stylesheet(\s|$)/.test(rel) || (rel === 'preload' && attributeIn(tag, 'as').toLowerCase() === 'style')
    if (!isSheet || /alternate/.test(rel) || /^\s*(print|speech)\s*$/i.test(attributeIn(tag, 'media'))) continue
    propose(URL.parse(attributeIn(tag, 'href').trim().replaceAll('&amp;', '&'), base ?? finalUrl))
  }
  return found
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .filter(({ score }) => score > -2)
    .slice(0, limit)
    .toSorted((one, other) => one.place - other.place)
    .map(({ href }) => href)
}
