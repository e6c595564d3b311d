import { isAddressLiteral, isAllowedHost, isReachable, portOf } from '../fetch/public-address.ts'
import { attribute, elementsOf, parsePage, type PageDocument, type PageElement } from '../document/page-document.ts'
import { foldedText, oneLine, textOfMarkup, textOf } from '../document/page-text.ts'
import { region } from '../document/page-region.ts'
import { markSections } from '../document/page-sections.ts'
import { markCards, type ProductCard } from '../document/product-cards.ts'
import { clearAroundName, unmarkedName } from '../document/product-place.ts'
import { jsonLdOf } from './json-ld.ts'
import { microdataOf } from './microdata.ts'
import { rdfaOf } from './rdfa.ts'
import { type ImageAddress, imageReader } from '../document/image-url.ts'
import { countriesOf } from '../values/currency.ts'
import { statedPage, type StatedPage } from './structured-product.ts'

/** A visible heading: its text, its element, and how much it looks like the product's name. */
export interface Heading {
  readonly text: string
  readonly element: PageElement
  readonly level: number
}

/** Everything the fields are read from, gathered once. */
export interface PageReading {
  readonly page: PageDocument
  /** The page's address after redirects; relative addresses are resolved against `base`. */
  readonly finalUrl: string
  /** `finalUrl`, parsed; null when it is no address. */
  readonly url: URL | null
  readonly base: string
  /** Whether an address may be listed: it is public, or on an allowed private host. */
  readonly isReachable: (url: URL) => boolean
  /** An image address of the page, made absolute; each is computed once. */
  readonly imageAt: (written: string) => ImageAddress | null
  readonly metas: ReadonlyMap<string, readonly string[]>
  readonly title: string
  readonly headings: readonly Heading[]
  /** Boxes that show other products, in page order. */
  readonly cards: readonly ProductCard[]
  readonly jsonLd: StatedPage
  readonly microdata: StatedPage
  readonly rdfa: StatedPage
  /** Names of the shop, most certain first, as written. */
  readonly siteNames: readonly string[]
  /** The shop's part of the domain: 'johnlewis' of www.johnlewis.co.uk. */
  readonly siteLabel: string
  /** `siteLabel` and `siteNames`, folded, without those of one letter: each image is compared with them. */
  readonly foldedShopNames: readonly string[]
  readonly locale: string
  readonly countries: readonly string[]
}

/** All contents of a meta tag by property, name or itemprop, in lower case. */
export const meta = (reading: Pick<PageReading, 'metas'>, ...names: readonly string[]): string => {
  for (const name of names) for (const content of reading.metas.get(name) ?? []) if (content !== '') return content
  return ''
}

function metasOf(page: PageDocument): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const element of elementsOf(page, 'meta').slice(0, 2000)) {
    if ((element.region & region.template) !== 0) continue
    const content = oneLine(attribute(element, 'content').slice(0, 20_000))
    for (const name of new Set([attribute(element, 'property'), attribute(element, 'name')])) {
      if (name === '') continue
      const key = name.toLowerCase()
      const list = metas.get(key)
      if (list === undefined) metas.set(key, [content])
      else list.push(content)
    }
  }
  return metas
}

/** Second-level labels under which anyone can register names. */
const SECOND_LEVEL = /^(co|com|org|net|ac|gov|edu|ne|or)$/

/** The name a shop registered: 'otto' of www.otto.de, 'johnlewis' of johnlewis.co.uk; '' for an IP address. */
function labelOf(url: string): string {
  const hostname = URL.parse(url)?.hostname ?? ''
  if (isAddressLiteral(hostname)) return ''
  const labels = hostname.split('.').filter((label) => label !== 'www')
  const end = labels.length > 2 && SECOND_LEVEL.test(labels[labels.length - 2]) && labels[labels.length - 1].length === 2 ? 3 : 2
  return labels[Math.max(0, labels.length - end)] ?? ''
}

const asideRegions =
  region.related | region.nav | region.footer | region.dialog | region.template | region.noscript | region.hidden | region.reviews

const TITLE_CLASS =
  /(product|prod|item|pdp|article|offer|deal)[\s_-]*(single[\s_-]*)?(title|name|heading|header-title)|(^|[\s_-])(title|name)[\s_-]*(product|item)/

function headingsOf(page: PageDocument, title: string): Heading[] {
  const headings: Heading[] = []
  const add = (element: PageElement, level: number): void => {
    if ((element.region & asideRegions) !== 0 || headings.length >= 60) return
    const text = textOf(page, element, { limit: 600 })
    if (text.length < 2 || text.length > 400) return
    headings.push({ text, element, level })
  }
  for (const element of elementsOf(page, 'h1').slice(0, 30)) add(element, 1)
  for (const element of elementsOf(page, 'h2').slice(0, 60)) add(element, 2)
  // A page repeats the same few hundred names.
  const known = new Map<string, boolean>()
  for (const tag of ['h3', 'h4', 'div', 'span', 'p', 'strong', 'a'])
    for (const element of elementsOf(page, tag)) {
      if (element.end - element.index > 30 || (element.region & asideRegions) !== 0) continue
      const { class: className, id, 'data-testid': automation, 'data-test': test } = element.attributes
      if (className === undefined && id === undefined && automation === undefined && test === undefined) continue
      const words = `${className ?? ''} ${id ?? ''} ${automation ?? ''} ${test ?? ''}`
      let isTitle = known.get(words)
      if (isTitle === undefined) {
        isTitle = words.length >= 8 && TITLE_CLASS.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
        known.set(words, isTitle)
      }
      if (isTitle) add(element, 3)
      if (headings.length >= 60) break
    }
  const name = headings.some(({ level }) => level !== 2) ? null : unmarkedName(page, title, asideRegions)
  if (name !== null) add(name, 3)
  return headings
}

/** Most characters of a base, which is parsed with every relative address of the page. */
const BASE_MAX = 2_000

function baseOf(page: PageDocument, finalUrl: string, allowHosts: readonly string[]): string {
  for (const element of elementsOf(page, 'base').slice(0, 1)) {
    const href = attribute(element, 'href')
    const base = href.length > BASE_MAX ? null : URL.parse(href, finalUrl)
    // A base of another scheme or a private host would redirect every image there.
    if (base !== null && base.href.length <= BASE_MAX && isReachable(base, allowHosts)) return base.href
  }
  return finalUrl
}

/** The `<title>` of the page, not that of an icon. */
const titleOf = (page: PageDocument): string => {
  const element = elementsOf(page, 'title').find((title) => (title.region & region.svg) === 0)
  if (element === undefined) return ''
  let text = ''
  for (let index = element.index + 1; index < element.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') text += node
  }
  return textOfMarkup(text)
}

/**
 * Parses a page and gathers what the fields are read from. `finalUrl`: the address after redirects; `allowed`: private hosts that a page on one
 * of them may refer to.
 */
export function readPage(html: string, finalUrl: string, allowed: readonly string[] = []): PageReading {
  const here = URL.parse(finalUrl)
  // A page of the public web has no business with private hosts.
  const allowHosts = here !== null && isAllowedHost(allowed, here.hostname, portOf(here)) ? allowed : []
  const page = parsePage(html)
  const title = titleOf(page)
  const siteLabel = labelOf(finalUrl)
  clearAroundName(page, title, siteLabel)
  markSections(page)
  const cards = markCards(page, finalUrl)
  const metas = metasOf(page)
  const jsonLd = statedPage(jsonLdOf(page), 'json-ld')
  const microdata = statedPage(microdataOf(page), 'microdata')
  const rdfa = statedPage(rdfaOf(page), 'rdfa')
  const [root] = elementsOf(page, 'html')
  const declared = root === undefined ? '' : attribute(root, 'lang') || attribute(root, 'xml:lang')
  const locale = declared || (metas.get('og:locale')?.[0] ?? '') || (metas.get('content-language')?.[0] ?? '')
  const base = baseOf(page, finalUrl, allowHosts)
  const stated = [
    ...(metas.get('og:site_name') ?? []),
    jsonLd.siteName,
    microdata.siteName,
    ...(metas.get('application-name') ?? []),
    ...(metas.get('apple-mobile-web-app-title') ?? []),
    ...[...jsonLd.organisations, ...microdata.organisations]
      .filter(({ type, logo }) => /organization|store/.test(type) && logo !== '')
      .map(({ name }) => name),
  ]
    .map(textOfMarkup)
    .filter((name) => name.length > 1 && name.length < 60)
  const siteNames = [...new Set([...stated, ...nameFromTitle(title, siteLabel)])]
  return {
    page,
    finalUrl: finalUrl,
    url: here,
    base,
    isReachable: (url) => isReachable(url, allowHosts),
    imageAt: imageReader(base, allowHosts),
    metas,
    title,
    cards,
    headings: headingsOf(page, title),
    jsonLd,
    microdata,
    rdfa,
    siteNames,
    siteLabel,
    foldedShopNames: [siteLabel, ...siteNames].map(foldedText).filter((key) => key.length >= 2),
    locale,
    countries: countriesOf(finalUrl, locale.replace('_', '-')),
  }
}

/** The part of a title that spells the domain's name, as the shop writes itself: 'Thing | John Lewis & Partners' → that part. */
function nameFromTitle(title: string, label: string): string[] {
  if (label.length < 2) return []
  const folded = foldedText(label)
  return title
    .split(/(?<!\s)\s+[|·•–—:»-]\s+|(?:(?<!\s)\s+)?[|»]\s*|:\s/)
    .map((part) => part.trim())
    .filter((part) => {
      const words = foldedText(part)
      return (
        words === folded ||
        (words.length >= 3 && words.length < 40 && (words.startsWith(folded) || folded.startsWith(words)) && part.split(' ').length <= 5)
      )
    })
    .map((part) => part.split(' ').find((word) => foldedText(word) === folded) ?? part)
    .slice(0, 1)
}
