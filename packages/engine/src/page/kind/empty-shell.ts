import { type PageKind } from '@adloom/domain/product.ts'
import { addressShare, addressWords, isHomeAddress } from '../document/page-address.ts'
import { attribute, elementsOf } from '../document/page-document.ts'
import {
  agreePhrases,
  cartPath,
  cartPhrases,
  errorHints,
  errorOpenings,
  errorPhrases,
  gatePhrases,
  loginPhrases,
  parkedPhrases,
  searchPath,
  searchPhrases,
  wallPhrases,
} from './page-phrases.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOf } from '../document/page-text.ts'

/** What is known about a page before its kind. */
export interface PageSigns {
  /** The visible text, cut at 6 000 characters. */
  readonly text: string
  /** Names of products that data for machines states with an offer or an image. */
  readonly stated: readonly string[]
  readonly hasPrice: boolean
  readonly hasImage: boolean
  readonly hasStateProduct: boolean
  /** Whether something puts a product into a cart. */
  readonly buys: boolean
  /** Number of visible prices outside product lists. */
  readonly prices: number
}

/** Marks of wall pages; sensors of the same vendors are on every good page too and do not count. */
const WALL_MARKS =
  /px-captcha|cf-chl|_cf_chl|challenge-platform\/h\/|_Incapsula_Resource|captcha-delivery\.com|distil_r_captcha|sec-if-cpt|\/_sec\/cp_challenge|static\.geetest\.com|kpsdk|geo\.captcha|istlWasHere|\/punish\.js|awswaf|aws-waf-token|g-recaptcha|h-captcha|hcaptcha\.com\/1|cf-turnstile|turnstile\/v0/i

/** Characters below which a page has too little text for a product page. */
const SHORT = 1500
const VERY_SHORT = 400

/** The element into which a script renders the page. */
const MOUNT =
  /^(root|app|app-?root|__next|__nuxt|___gatsby|react-?root|main-?app|application|svelte|ember|q-app|single-spa.*|micro-?app.*)$/i

/** The page's labels: the parts of its title, and its first headings. Straight apostrophes, as in the phrases. */
function labelsOf(reading: PageReading): string[] {
  const parts = reading.title.split(/\s+[|·•–—»-]\s+|\s*[|»]\s*/)
  const headings = reading.headings.filter(({ level }) => level === 1).slice(0, 2)
  const [first] = headings.length > 0 ? [] : reading.headings
  const texts = [reading.title, ...parts, ...[...headings, ...(first === undefined ? [] : [first])].map(({ text }) => text)]
  return [...new Set(texts.map((text) => straight(text).trim()))].filter((text) => text !== '')
}

const straight = (text: string): string => text.replace(/[’‘`´]/g, "'")

/** Whether a password field is in the page itself, not in its header or a dialog. */
const asksForPassword = (reading: PageReading): boolean =>
  elementsOf(reading.page, 'input').some(
    (input) =>
      attribute(input, 'type').toLowerCase() === 'password' &&
      (input.region & (region.header | region.nav | region.footer | region.dialog | region.hidden | region.template)) === 0,
  )

/** Whether the page has scripts that run; data for machines is in scripts too. */
export const hasPrograms = ({ page }: PageReading): boolean =>
  elementsOf(page, 'script').some((script) => !/json|template|html/i.test(attribute(script, 'type')))

/** Whether the page is an empty application frame that its scripts would fill. */
export function isEmptyShell(reading: PageReading, text: string): boolean {
  const { page } = reading
  if (!hasPrograms(reading)) return false
  if (text.length < 80) return true
  if (text.length > 800) return false
  return page.elements.some(
    (element) =>
      (element.tag === 'app-root' || (element.tag === 'div' && MOUNT.test(attribute(element, 'id')))) &&
      textOf(page, element, { limit: 200 }).length < 40 &&
      !elementsOf(page, 'img').some(({ index }) => index > element.index && index < element.end),
  )
}

/** Whether an image's text repeats the page's label. */
function showsWhatItIsCalled({ page }: PageReading, labels: readonly string[]): boolean {
  const names = new Set(labels.map(foldedText).filter((name) => name.length > 5))
  return elementsOf(page, 'img')
    .slice(0, 300)
    .some((image) => (image.region & region.related) === 0 && names.has(foldedText(attribute(image, 'alt'))))
}

/** Links of a page that is only a consent question: the terms, the imprint, a few more. */
const FEW_LINKS = 8

/** Whether all text is about cookies, with something to agree to, and no shop around it. */
function asksForCookies({ page }: PageReading, text: string): boolean {
  if (!/cookie|einwilligung|consent/i.test(text) || elementsOf(page, 'a').length > FEW_LINKS) return false
  if (['nav', 'header', 'main', 'footer'].some((tag) => elementsOf(page, tag).length > 0)) return false
  return ['button', 'a', 'input'].some((tag) =>
    elementsOf(page, tag)
      .slice(0, 40)
      .some((element) => {
        const said = tag === 'input' ? attribute(element, 'value') : textOf(page, element, { limit: 60, withButtons: true })
        return said.length < 60 && agreePhrases.test(said)
      }),
  )
}

/**
 * The kind of a page that replaces the requested one: a wall, a gate, an error, a login, a cart, a search, an empty shell. Null for any
 * other page, including one that sells what its address names, whatever its words.
 */
export function standInKind(reading: PageReading, signs: PageSigns): PageKind | null {
  const { stated, hasPrice, hasImage, buys } = signs
  // Every second shop's page has a notice that a form is protected.
  const text = straight(signs.text).replace(/\b(re|h)captcha\b/gi, ' ')
  const labels = labelsOf(reading)
  const isLabelled = (phrases: RegExp): boolean => labels.some((label) => label.length < 160 && phrases.test(label))
  const isShort = text.length < SHORT
  const words = addressWords(reading.url)
  // A label that the address names too is a name: "Sorry Card" at /products/sorry-card.
  const isNamed = labels.some((label) => addressShare(label, words) >= 0.6)
  const isMeant = (name: string): boolean =>
    addressShare(name, words) >= 0.5 || labels.some((label) => foldedText(label).includes(foldedText(name)))
  // An error page may state the products it recommends.
  if (stated.length > 0 && (stated.some(isMeant) || isNamed || !isLabelled(errorPhrases))) return null
  const sells = hasPrice && (buys || hasImage)
  // An error page does not show an image of its error and sell it: "Page Not Found T-Shirt".
  const isPictured = sells && buys && showsWhatItIsCalled(reading, labels)
  const isProductLike = (sells && (isNamed || hasImage)) || (isNamed && hasImage)
  const path = `${URL.parse(reading.url)?.pathname ?? ''}${URL.parse(reading.url)?.search ?? ''}`

  if (!(sells && isNamed) && cartPath.test(path.replace(/\?.*$/, ''))) return 'other'
  if (!sells && text.length < 2500) {
    if (isLabelled(wallPhrases) && !(isNamed && hasImage)) return 'challenge'
    if (isShort && !isProductLike && !isHomeAddress(reading.url) && wallPhrases.test(text)) return 'challenge'
    if (text.length < VERY_SHORT && !isProductLike && !asksForPassword(reading) && WALL_MARKS.test(reading.page.html.slice(0, 400_000)))
      if (!signs.hasStateProduct) return 'challenge'
  }
  if (!sells && !isProductLike && isShort && isLabelled(gatePhrases)) return 'consent'
  if (!sells && !isProductLike && isShort && !isEmptyShell(reading, text) && asksForCookies(reading, text)) return 'consent'
  if (!isNamed && !isPictured && (isLabelled(errorPhrases) || (!(sells && buys) && isLabelled(errorOpenings)))) return 'error'
  if (!hasPrice && !(isNamed && hasImage) && (isLabelled(errorHints) || isLabelled(errorPhrases) || isLabelled(errorOpenings)))
    return 'error'
  if (!hasPrice && !buys && isShort && !isProductLike && !isHomeAddress(reading.url)) {
    const start = text.slice(0, 600)
    if (errorHints.test(start) || errorPhrases.test(start) || errorOpenings.test(start)) return 'error'
  }
  if (!sells && asksForPassword(reading) && (isLabelled(loginPhrases) || /\/(login|signin|sign-in|account|konto|anmelden)\b/i.test(path)))
    return 'other'
  if (!isNamed && !(sells && hasImage) && isLabelled(cartPhrases)) return 'other'
  if (isShort && !sells && (isLabelled(parkedPhrases) || parkedPhrases.test(text))) return 'other'
  if (searchPath.test(path) && isLabelled(searchPhrases)) return 'category'
  // A home page with the shop's name is still a home page.
  const isNameless = reading.title === '' || !isHomeAddress(reading.url)
  const isDescribed = meta(reading, 'og:description', 'description') !== ''
  if (!signs.hasStateProduct && !hasPrice && !buys && isNameless && !isDescribed && isEmptyShell(reading, text)) return 'shell'
  return null
}
