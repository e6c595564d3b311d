import { ownValue } from '@adloom/domain/own-value.ts'

/** Regions of a page, as bits; a child has the bits of its ancestors. */
export const region = {
  header: 1,
  nav: 2,
  footer: 4,
  /** Other products: recommendations, recently viewed, bundles, advertisements. */
  related: 8,
  /** Dialogs, cookie notices, carts, newsletters. */
  dialog: 16,
  hidden: 32,
  gallery: 64,
  description: 128,
  reviews: 256,
  /** A former price. */
  oldPrice: 512,
  /** A rate, a unit price, a saving: not the price to pay. */
  sidePrice: 1024,
  /** A carousel's copy of its own slide. */
  clone: 2048,
  noscript: 4096,
  template: 8192,
  svg: 16_384,
  main: 32_768,
  /** The part about the product itself. */
  product: 65_536,
  breadcrumb: 131_072,
  thumbnails: 262_144,
} as const

const tagRegions: ReadonlyMap<string, number> = new Map([
  ['header', region.header],
  ['nav', region.nav],
  ['footer', region.footer],
  ['dialog', region.dialog],
  ['del', region.oldPrice],
  ['s', region.oldPrice],
  ['strike', region.oldPrice],
  ['noscript', region.noscript],
  ['template', region.template],
  ['svg', region.svg],
  ['main', region.main],
])

/** Words of class names and ids, per region. Add yours here when several shops use it. */
const wordRegions: readonly (readonly [number, RegExp])[] = [
  [
    region.header,
    /(^|[\s_-])(site-?header|page-?header|global-?header|main-?header|top-?bar|masthead|navbar)|^(header|head)$|(^|\s)header(\s|$)|shopify-section-(group-)?header/,
  ],
  [region.nav, /(^|[\s_-])(mega-?menu|main-?menu|site-?nav|navigation|nav-?bar|off-?canvas|sidebar-?menu|mobile-?menu)/],
  [region.footer, /(^|[\s_-])(site-?footer|page-?footer|global-?footer|main-?footer)|^footer$|(^|\s)footer(\s|$)/],
  [
    region.related,
    /related|recommend|recomend|recently|upsell|up-sell|cross-?sell|similar|also-?(bought|like|viewed)|you-?may|youmay|suggest|sponsored|frequently|bought-?together|alternativ|complement|accessor(y|ies)-?(list|product|slider|carousel)|best-?seller|empfehl|zubehoer|aehnlich|ahnlich|producten?-slider|products-?(slider|carousel|grid|list)|product-?(list|grid)(-|_|\s|$)|product-?(card|tile)s?(-|_|\s|$)|productcard|producttile|product-?miniature|recs?-|adsbygoogle|advert|cards-?slider|(^|[\s_-])(compare|comparison)[\s_-]?(table|widget|products?|items?|similar|models?|section|chart|cards?)([\s_-]|$)|product-?comparison|newer-?(version|model)|(^|[\s_-])bundles?[\s_-]?(builder|products?|items?|section|widget|offer)|(^|[\s_-])fbt([\s_-]|$)/,
  ],
  [
    region.dialog,
    /(^|[\s_-])(modal|dialog|popup|pop-up|lightbox|cookie|consent|gdpr|mini-?cart|cart-?drawer|drawer|minibag|newsletter|overlay|onetrust|toast|flyout|tooltip)/,
  ],
  [
    region.gallery,
    /gallery|product[-_]{0,2}(image|photo|media|picture|zoom|view|slider|carousel|visual|thumb)|image-?(block|zoom|viewer|slider|container)|(^|[\s_-])(pdp|main)-?(image|media|gallery|photo|pic)|fotorama|swiper|slick|flexslider|carousel|cloud-?zoom|magic-?zoom|jqzoom|elevatezoom|photoswipe|pswp|mediagallery|imgtagwrapper|landingimage|picturepanel|ux-image|hero-?image/,
  ],
  [
    region.description,
    /descri(ption|ptif|zione|pcion)|product-?(detail|info|text|about|story)|beschreibung|opis|omschrijving|popis|feature-?bullets|specif|accordion|long-?text/,
  ],
  [region.reviews, /review|rating|testimonial|bewertung|recensi|opinion|avis-|bazaarvoice|yotpo|trustpilot|comment|question|qanda/],
  [
    region.oldPrice,
    /(^|[\s_-])(old|was|rrp|msrp|uvp|strike|striked|crossed|strikethrough|discarded|before-discount|previous|compare-?at|line-?through)([\s_-]|$)|(^|[\s_-])(old|was|list|compare|original|previous|before|crossed|strike|retail|special-?old|base-?old|full|standard|regular-?old|high)[\s_-]?(price|preis|prix)([\s_-]|$)|price[\s_-]*(was|old|compare|before|original|strike|crossed|rrp|list|previous|retail)([\s_-]|$)|line-?through|compare-?at|(prc|price)[\s_-]?(org|orig)([\s_-]|$)|strike-?(through|out)|a-text-price|a-text-strike|regular-price-on-sale/,
  ],
  [
    region.sidePrice,
    /instal+ment|finance|financing|monthly|per-?month|klarna|afterpay|affirm|paypal|clearpay|zip-?pay|sezzle|shop-?pay|unit-?price|price-?per|per-?unit|base-?unit|grundpreis|saving|you-?save|discount-?(amount|value)|shipping|delivery|versand|coupon|deposit|loyalty|points|cashback|trade-?in|tax-?amount|free-?ship|raten|kredit/,
  ],
  [region.clone, /slick-cloned|swiper-slide-duplicate|bx-clone|owl-item cloned|(^|\s)cloned?(\s|$)/],
  [
    region.product,
    /product[-_]{0,2}(main|detail|page|essential|single|summary|info|view|content|hero|wrapper|template|form)|(^|[\s_-])pdp([\s_-]|$)|single-product|main-product|productdetail|dp-container|centercol|item-?detail|buy-?box|purchase/,
  ],
  [region.breadcrumb, /breadcrumb|bread-crumb|brotkrumen|crumbs/],
  [region.thumbnails, /thumb|(^|[\s_-])nav-?(slider|carousel)|altimages|pager/],
  [
    region.hidden,
    /(^|\s)(hidden|visually-hidden|g-hdn|clipped|sr-only|screen-reader-text|u-hidden|is-hidden|hide|d-none|visuallyhidden|no-?display)(\s|$)/,
  ],
]

/** Names cached; a page has some hundreds (2026-11). */
const KNOWN_MAX = 20_000

/** Regions that a name gives to the box itself only when it does not describe its content ("with-cookie", "has-old-price"). */
const ofPartsOnly = region.oldPrice | region.sidePrice | region.dialog

/** Capitals, and all letters beyond ASCII. */
const HAS_CAPITAL = /[^\t\n\r -@[-~]/

/** The regions of the words in a class or an id; `known` caches them, because a page repeats the same few hundred. */
function wordsRegion(words: string, known: Map<string, number>): number {
  const cached = known.get(words)
  if (cached !== undefined) return cached
  if (known.size >= KNOWN_MAX) return 0
  const bits = themeNames.get(words) ?? regionOfWords(words)
  known.set(words, bits)
  if (words.length <= THEME_NAME_LENGTH) {
    if (themeNames.size >= THEME_NAMES_MAX) themeNames.clear()
    themeNames.set(words, bits)
  }
  return bits
}

/** Names of the last pages of this thread: the next product of a shop has the same theme. */
const themeNames = new Map<string, number>()
const THEME_NAMES_MAX = 5_000
const THEME_NAME_LENGTH = 120

function regionOfWords(words: string): number {
  const cut = words.slice(0, 400)
  const text = HAS_CAPITAL.test(cut) ? cut.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase() : cut
  // "with-list-price", "has-old-price" describe the content of a box, not the box.
  const withoutParts = text.replace(/(^|\s)(with|without|has|no|show|hide)-\S*/g, ' ')
  let bits = 0
  for (const [bit, pattern] of wordRegions) if (pattern.test((bit & ofPartsOnly) !== 0 ? withoutParts : text)) bits |= bit
  // "hidden lg:block", "d-none d-md-flex": hidden at one screen width only.
  if (
    (bits & region.hidden) !== 0 &&
    /(^|\s)(x?[sml]|\dx?l|xl|xxl):(block|flex|grid|inline|table)|d-(sm|md|lg|xl|xxl)-(block|flex|grid|inline|table)/.test(text)
  )
    bits &= ~region.hidden
  return bits
}

const rowRoles: Readonly<Record<string, number>> = {
  banner: region.header,
  navigation: region.nav,
  contentinfo: region.footer,
  dialog: region.dialog,
  alertdialog: region.dialog,
  main: region.main,
}

/** Regions the root elements do not pass on: a page whose body has the class "product-list-page has-drawer" is not a drawer. */
const passedOnByRoot = ~(
  region.related |
  region.dialog |
  region.hidden |
  region.header |
  region.nav |
  region.footer |
  region.gallery |
  region.oldPrice |
  region.sidePrice |
  region.reviews |
  region.description |
  region.thumbnails |
  region.clone |
  region.breadcrumb
)

/** The region bits of an element without any attribute that `regionOf` reads. */
export function regionOfTag(tag: string, inherited: number): number {
  const bits = tagRegions.get(tag) ?? 0
  if (tag === 'body' || tag === 'html') return 0
  return (tag === 'header' && (inherited & (region.main | region.product)) !== 0 ? 0 : bits) | inherited
}

/** The region bits of an element: its ancestors' and its own. `known`: one map per page. */
export function regionOf(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inherited: number,
  known: Map<string, number>,
): number {
  let bits = tagRegions.get(tag) ?? 0
  const { class: className, id, style, role } = attributes
  if (className !== undefined && className !== '') bits |= wordsRegion(className, known)
  if (id !== undefined && id !== '') bits |= wordsRegion(id, known)
  const automation = attributes['data-testid'] ?? attributes['data-test'] ?? attributes['data-qa'] ?? attributes['data-component']
  if (automation !== undefined && automation !== '') bits |= wordsRegion(automation, known)
  if (role !== undefined) bits |= ownValue(rowRoles, role) ?? 0
  if (tag === 'body' || tag === 'html') return bits & passedOnByRoot
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') bits |= region.hidden
  if (style !== undefined) {
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) bits |= region.hidden
    if (/line-through/i.test(style)) bits |= region.oldPrice
  }
  // A <header> inside the article or the product is that part's own heading, not the shop's.
  if (tag === 'header' && (inherited & (region.main | region.product)) !== 0) bits &= ~region.header
  return bits | inherited
}
