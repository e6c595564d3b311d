import { type PageKind } from '@adloom/domain/product.ts'
import { addressShare, addressWords, isHomeAddress } from '../document/page-address.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOf } from '../document/page-text.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { isEmptyShell } from './empty-shell.ts'
import { type KindRule, kindBy, type PageSigns } from './kind-rule.ts'
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

/** What tells a page that replaces the requested one. */
interface StandInSigns extends PageSigns {
  readonly reading: PageReading
  /** The visible text with straight apostrophes, and without the notice that a form is protected, which every second shop has. */
  readonly text: string
  /** Whether one of the page's labels matches. */
  readonly isLabelled: (phrases: RegExp) => boolean
  /** Whether the text is too short for a product page. */
  readonly isShort: boolean
  /** Whether the address names a label too; then it is a name: "Sorry Card" at /products/sorry-card. */
  readonly isNamed: boolean
  /** Whether it has a price, and an image or something to buy with. */
  readonly sells: boolean
  /** Whether it shows an image of what it is called, and sells it, as an error page does not: "Page Not Found T-Shirt". */
  readonly isPictured: boolean
  readonly isProductLike: boolean
}

/** Marks of wall pages; sensors of the same vendors are on every good page too and do not count. */
const WALL_MARKS =
  /px-captcha|cf-chl|_cf_chl|challenge-platform\/h\/|_Incapsula_Resource|captcha-delivery\.com|distil_r_captcha|sec-if-cpt|\/_sec\/cp_challenge|static\.geetest\.com|kpsdk|geo\.captcha|istlWasHere|\/punish\.js|awswaf|aws-waf-token|g-recaptcha|h-captcha|hcaptcha\.com\/1|cf-turnstile|turnstile\/v0/i

/** Names of what a visitor is to solve, and the most elements of a tag that are read for them. */
const CHECK = /captcha|cf-turnstile|cf-challenge|robot-?check|bot-?check|human-?(check|verif)/i
const CHECKS_READ_MAX = 300

/** Characters below which a page has too little text for a product page, is hardly more than a notice, and is no wall above. */
const SHORT = 1500
const VERY_SHORT = 400
const WALL_MAX = 2500
/** Characters at the start of a text in which an error page says so, and of the source in which walls have their marks. */
const ERROR_START = 600
const MARKS_START = 400_000
/** Characters of a label; longer ones are sentences. */
const LABEL_MAX = 160
/** Share of a label's words in the address from which the address names it, and of a stated product's. */
const NAMED_SHARE = 0.6
const MEANT_SHARE = 0.5

/** The page's labels: the parts of its title, and its first headings. Straight apostrophes, as in the phrases. */
function labelsOf(reading: PageReading): string[] {
  const parts = reading.title.split(/(?<!\s)\s+[|·•–—»-]\s+|(?:(?<!\s)\s+)?[|»]\s*/)
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
        const label = tag === 'input' ? attribute(element, 'value') : textOf(page, element, { limit: 60, withButtons: true })
        return label.length < 60 && agreePhrases.test(label)
      }),
  )
}

/** Regions in which a form has its own check, and the inputs of such a form: a newsletter, a contact, a login. */
const besidePage = region.header | region.nav | region.footer | region.dialog | region.hidden | region.template
const OWN_FORM = /^(email|password|tel)$/i

/** Whether the page itself shows a check: a puzzle, a box to tick, an image with letters. */
function showsCheck({ page }: PageReading): boolean {
  const forms = elementsOf(page, 'form')
  const asksElse = [
    ...elementsOf(page, 'input').filter((input) => OWN_FORM.test(attribute(input, 'type'))),
    ...elementsOf(page, 'textarea'),
  ]
  const isInOwnForm = (element: PageElement): boolean =>
    forms.some(
      ({ index, end }) => index < element.index && element.index < end && asksElse.some((one) => index < one.index && one.index < end),
    )
  return ['div', 'form', 'img', 'input', 'iframe', 'section', 'span'].some((tag) =>
    elementsOf(page, tag)
      .slice(0, CHECKS_READ_MAX)
      .some(
        (element) =>
          (element.region & besidePage) === 0 &&
          CHECK.test(['id', 'class', 'name', 'src', 'action'].map((name) => attribute(element, name)).join(' ')) &&
          !isInOwnForm(element),
      ),
  )
}

const errorStart = (text: string): boolean => {
  const start = text.slice(0, ERROR_START)
  return errorHints.test(start) || errorPhrases.test(start) || errorOpenings.test(start)
}

const pathAndQuery = (url: string): string => `${URL.parse(url)?.pathname ?? ''}${URL.parse(url)?.search ?? ''}`

const isHome = ({ reading }: StandInSigns): boolean => isHomeAddress(reading.finalUrl)

export const standInRules: readonly KindRule<StandInSigns>[] = [
  {
    id: 'address-of-a-cart',
    kind: 'other',
    reason: 'Carts, checkouts and wish lists have an address of their own.',
    since: '2026-11-21',
    holds: ({ reading, sells, isNamed }) => !(sells && isNamed) && cartPath.test(pathAndQuery(reading.finalUrl).split('?', 1)[0]),
  },
  {
    id: 'labelled-wall',
    kind: 'challenge',
    reason: 'Its title says that access is denied.',
    since: '2026-11-21',
    holds: ({ sells, text, isLabelled, isNamed, hasImage }) =>
      !sells && text.length < WALL_MAX && isLabelled(wallPhrases) && !(isNamed && hasImage),
  },
  {
    id: 'short-wall',
    kind: 'challenge',
    reason: 'A short text without a product that says so.',
    since: '2026-11-21',
    holds: (signs) => !signs.sells && signs.isShort && !signs.isProductLike && !isHome(signs) && wallPhrases.test(signs.text),
  },
  {
    id: 'shown-check',
    kind: 'challenge',
    reason: 'A short text without a product, and a puzzle to solve, whatever the title says.',
    since: '2026-11-23',
    holds: (signs) => !signs.sells && signs.isShort && !signs.isProductLike && !isHome(signs) && showsCheck(signs.reading),
  },
  {
    id: 'marked-wall',
    kind: 'challenge',
    reason: 'Hardly any text, and the script of a wall, which error pages have too; a form for a password is a login.',
    since: '2026-11-21',
    holds: ({ sells, text, isProductLike, reading, hasEmbedded, isLabelled }) =>
      !sells &&
      !isLabelled(errorPhrases) &&
      !isLabelled(errorHints) &&
      text.length < VERY_SHORT &&
      !isProductLike &&
      !asksForPassword(reading) &&
      WALL_MARKS.test(reading.page.html.slice(0, MARKS_START)) &&
      !hasEmbedded,
  },
  {
    id: 'labelled-gate',
    kind: 'consent',
    reason: 'Asks for consent, an age or a country before anything is shown.',
    since: '2026-11-21',
    holds: ({ sells, isProductLike, isShort, isLabelled }) => !sells && !isProductLike && isShort && isLabelled(gatePhrases),
  },
  {
    id: 'cookies-alone',
    kind: 'consent',
    reason: 'All text is about cookies.',
    since: '2026-11-21',
    holds: ({ sells, isProductLike, isShort, reading, text }) =>
      !sells && !isProductLike && isShort && !isEmptyShell(reading, text) && asksForCookies(reading, text),
  },
  {
    id: 'labelled-error',
    kind: 'error',
    reason: 'Its title says that something is missing, whatever it recommends instead.',
    since: '2026-11-21',
    holds: ({ isNamed, isPictured, isLabelled, sells, buys }) =>
      !isNamed && !isPictured && (isLabelled(errorPhrases) || (!(sells && buys) && isLabelled(errorOpenings))),
  },
  {
    id: 'labelled-error-without-price',
    kind: 'error',
    reason: 'Where nothing is sold, a number like 404 is enough.',
    since: '2026-11-21',
    holds: ({ hasPrice, isNamed, hasImage, isLabelled }) =>
      !hasPrice && !(isNamed && hasImage) && (isLabelled(errorHints) || isLabelled(errorPhrases) || isLabelled(errorOpenings)),
  },
  {
    id: 'error-at-start',
    kind: 'error',
    reason: 'A short text without a product that begins with an error.',
    since: '2026-11-21',
    holds: (signs) => !signs.hasPrice && !signs.buys && signs.isShort && !signs.isProductLike && !isHome(signs) && errorStart(signs.text),
  },
  {
    id: 'login',
    kind: 'other',
    reason: 'A form for a password, and a title or an address that says so.',
    since: '2026-11-21',
    holds: ({ sells, reading, isLabelled }) =>
      !sells &&
      asksForPassword(reading) &&
      (isLabelled(loginPhrases) || /\/(login|signin|sign-in|account|konto|anmelden)\b/i.test(pathAndQuery(reading.finalUrl))),
  },
  {
    id: 'title-of-a-cart',
    kind: 'other',
    reason: 'The whole title is the word for a cart.',
    since: '2026-11-21',
    holds: ({ isNamed, sells, hasImage, isLabelled }) => !isNamed && !(sells && hasImage) && isLabelled(cartPhrases),
  },
  {
    id: 'parked-domain',
    kind: 'other',
    reason: 'The domain is for sale, or its server is new.',
    since: '2026-11-21',
    holds: ({ isShort, sells, isLabelled, text }) => isShort && !sells && (isLabelled(parkedPhrases) || parkedPhrases.test(text)),
  },
  {
    id: 'search-results',
    kind: 'category',
    reason: 'Address and title say so.',
    since: '2026-11-21',
    holds: ({ reading, isLabelled }) => searchPath.test(pathAndQuery(reading.finalUrl)) && isLabelled(searchPhrases),
  },
  {
    id: 'empty-shell',
    kind: 'shell',
    reason: "An empty frame for scripts. A home page with the shop's name is still a home page.",
    since: '2026-11-21',
    holds: (signs) => {
      const { reading, hasEmbedded, hasPrice, buys, text } = signs
      const isNameless = reading.title === '' || !isHome(signs)
      const isDescribed = meta(reading, 'og:description', 'description') !== ''
      return !hasEmbedded && !hasPrice && !buys && isNameless && !isDescribed && isEmptyShell(reading, text)
    },
  },
]

/**
 * The kind of a page that replaces the requested one: a wall, a gate, an error, a login, a cart, a search, an empty shell. Null for any
 * other page, including one that sells what its address names, whatever its words.
 */
export function standInKind(reading: PageReading, signs: PageSigns): PageKind | null {
  const { statedNames, hasPrice, hasImage, buys } = signs
  const text = straight(signs.text).replace(/\b(re|h)captcha\b/gi, ' ')
  const labels = labelsOf(reading)
  const isLabelled = (phrases: RegExp): boolean => labels.some((label) => label.length < LABEL_MAX && phrases.test(label))
  const words = addressWords(reading.finalUrl)
  const isNamed = labels.some((label) => addressShare(label, words) >= NAMED_SHARE)
  const isMeant = (name: string): boolean =>
    addressShare(name, words) >= MEANT_SHARE || labels.some((label) => foldedText(label).includes(foldedText(name)))
  // An error page may state the products it recommends.
  if (statedNames.length > 0 && (statedNames.some(isMeant) || isNamed || !isLabelled(errorPhrases))) return null
  const sells = hasPrice && (buys || hasImage)
  return kindBy(standInRules, {
    ...signs,
    reading,
    text,
    isLabelled,
    isShort: text.length < SHORT,
    isNamed,
    sells,
    isPictured: sells && buys && showsWhatItIsCalled(reading, labels),
    isProductLike: (sells && (isNamed || hasImage)) || (isNamed && hasImage),
  })
}
