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

/** What is known of a page before its kind is. */
export interface PageSigns {
  /** What a visitor reads, cut at 6 000 characters. */
  readonly text: string
  /** Names of products that data for machines gives an offer or a picture. */
  readonly stated: readonly string[]
  readonly hasPrice: boolean
  readonly hasImage: boolean
  readonly hasStateProduct: boolean
  /** Something puts a product into a cart. */
  readonly buys: boolean
  /** Visible prices that are no product's of a list. */
  readonly prices: number
}

/** Marks of pages that are a wall; the same makers' sensors stand on every good page too, and are none of these. */
const WALL_MARKS =
  /px-captcha|cf-chl|_cf_chl|challenge-platform\/h\/|_Incapsula_Resource|captcha-delivery\.com|distil_r_captcha|sec-if-cpt|\/_sec\/cp_challenge|static\.geetest\.com|kpsdk|geo\.captcha|istlWasHere|\/punish\.js|awswaf|aws-waf-token|g-recaptcha|h-captcha|hcaptcha\.com\/1|cf-turnstile|turnstile\/v0/i

/** Characters below which a page says too little to be a product's. */
const SHORT = 1500
const VERY_SHORT = 400

/** Where a script draws the page. */
const MOUNT =
  /^(root|app|app-?root|__next|__nuxt|___gatsby|react-?root|main-?app|application|svelte|ember|q-app|single-spa.*|micro-?app.*)$/i

/** What the page calls itself: the parts of its title, and its first headings. Straight apostrophes, as in the phrases. */
function labelsOf(reading: PageReading): string[] {
  const parts = reading.title.split(/\s+[|·•–—»-]\s+|\s*[|»]\s*/)
  const headings = reading.headings.filter(({ level }) => level === 1).slice(0, 2)
  const [first] = headings.length > 0 ? [] : reading.headings
  const texts = [reading.title, ...parts, ...[...headings, ...(first === undefined ? [] : [first])].map(({ text }) => text)]
  return [...new Set(texts.map((text) => straight(text).trim()))].filter((text) => text !== '')
}

const straight = (text: string): string => text.replace(/[’‘`´]/g, "'")

/** Whether a field for a password stands in the page itself, not in its header or a dialog. */
const asksForPassword = (reading: PageReading): boolean =>
  elementsOf(reading.page, 'input').some(
    (input) =>
      attribute(input, 'type').toLowerCase() === 'password' &&
      (input.region & (region.header | region.nav | region.footer | region.dialog | region.hidden | region.template)) === 0,
  )

/** Whether anything on the page runs: data for machines stands in scripts too. */
export const hasPrograms = ({ page }: PageReading): boolean =>
  elementsOf(page, 'script').some((script) => !/json|template|html/i.test(attribute(script, 'type')))

/** Whether the page is an application's frame that its scripts would fill. */
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

/** Whether a picture is called what the page is called. */
function showsWhatItIsCalled({ page }: PageReading, labels: readonly string[]): boolean {
  const names = new Set(labels.map(foldedText).filter((name) => name.length > 5))
  return elementsOf(page, 'img')
    .slice(0, 300)
    .some((image) => (image.region & region.related) === 0 && names.has(foldedText(attribute(image, 'alt'))))
}

/** Links of a page that is nothing but a question: the terms, the imprint, a few more. */
const FEW_LINKS = 8

/** Whether all there is to read is about cookies, with something to agree to: no shop stands around it. */
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
 * The kind of a page that stands in place of what was asked for: a wall, a gate, an error, a login, a cart, a search, an empty shell.
 * Null when it is none of them. A page that sells what its address speaks of is none, whatever the words on it.
 */
export function standInKind(reading: PageReading, signs: PageSigns): PageKind | null {
  const { stated, hasPrice, hasImage, buys } = signs
  // A notice that a form is protected is on every second shop's page.
  const text = straight(signs.text).replace(/\b(re|h)captcha\b/gi, ' ')
  const labels = labelsOf(reading)
  const isLabelled = (phrases: RegExp): boolean => labels.some((label) => label.length < 160 && phrases.test(label))
  const isShort = text.length < SHORT
  const words = addressWords(reading.url)
  // A name the address speaks of too is a name: "Sorry Card" at /products/sorry-card.
  const isNamed = labels.some((label) => addressShare(label, words) >= 0.6)
  const isMeant = (name: string): boolean =>
    addressShare(name, words) >= 0.5 || labels.some((label) => foldedText(label).includes(foldedText(name)))
  // An error page may state the products it recommends.
  if (stated.length > 0 && (stated.some(isMeant) || isNamed || !isLabelled(errorPhrases))) return null
  const sells = hasPrice && (buys || hasImage)
  // Nor does a page show a picture of its error and sell it: "Page Not Found T-Shirt".
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
  // A start page that says its name is one all the same.
  const isNameless = reading.title === '' || !isHomeAddress(reading.url)
  const isDescribed = meta(reading, 'og:description', 'description') !== ''
  if (!signs.hasStateProduct && !hasPrice && !buys && isNameless && !isDescribed && isEmptyShell(reading, text)) return 'shell'
  return null
}
