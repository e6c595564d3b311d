import { type PageKind } from '@adloom/domain/product.ts'
import { type VisiblePrice } from '../sources/visible.ts'
import { addressShare, addressWords, isHomeAddress } from '../document/page-address.ts'
import { attribute, elementsOf } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { buyPhrases } from './page-phrases.ts'
import { foldedText, textOf, wordsOf } from '../document/page-text.ts'
import { hasPrograms, standInKind } from './empty-shell.ts'
import { type Field } from '../fields/field.ts'
import { EMBEDDED_AGREES } from '../sources/embedded-state.ts'
import { isArticleType, type StatedProduct } from '../sources/structured-product.ts'

const PRODUCT_PATH =
  /\/(p|dp|gp\/product|itm|item|product|products|produkt|producto|produit|prodotto|produto|tuote|toode|artikel|article|pd|sku|goods|catalog\/product|tovar|proizvod|izdelek|buy)[/-]|\/(product|item)[-_]?(details?|info|page|view)\b|[?&](pid|product_id|products_id|productid|sku)=|\/p-\w|[-_/]p\d{4,}|\.html?$|\d{6,}/i
const PRODUCT_WORD =
  /\/(p|dp|gp\/product|itm|products?|produkt|producto|produit|prodotto|produto)\/|\/(product|item)[-_]?(details?|info|page|view)\b/i
const DETAILS = /^(product )?(description|details|specifications?|overview|beschreibung|descripción|descrizione|opis|popis)$/i
const ARTICLE_PATH = /\/(blog|news|magazine|article|articles|stories|story|journal|tendencia|ratgeber|post|posts|press|\d{4}\/\d{2})\//i

/** What decides the kind, besides the page itself. */
interface KindEvidence {
  readonly main: readonly StatedProduct[]
  readonly title: string
  readonly titleScore: number
  readonly price: boolean
  readonly seen: readonly VisiblePrice[]
  readonly hasImage: boolean
  readonly hasStateProduct: boolean
}

/** The visible text, counted up to 6 000 characters, and the part of it in paragraphs. */
function readableText(reading: PageReading): { readonly text: string; readonly paragraphs: number } {
  const { page } = reading
  const [body] = elementsOf(page, 'body')
  const text =
    body === undefined
      ? page.nodes
          .filter((node) => typeof node === 'string')
          .join(' ')
          .slice(0, 6000)
      : textOf(page, body, { limit: 6000 })
  let paragraphs = 0
  for (const paragraph of elementsOf(page, 'p').slice(0, 200)) {
    if ((paragraph.region & (region.related | region.footer | region.nav | region.reviews | region.dialog | region.hidden)) !== 0) continue
    const length = textOf(page, paragraph, { limit: 1500 }).length
    if (length > 120) paragraphs += length
  }
  return { text, paragraphs }
}

/** Whether something on the page puts the product into a cart. */
function hasBuyButton(reading: PageReading): boolean {
  const { page } = reading
  for (const tag of ['button', 'input', 'a', 'form', 'div', 'span'])
    for (const element of elementsOf(page, tag).slice(0, tag === 'div' || tag === 'span' ? 3000 : 1500)) {
      if ((element.region & (region.related | region.footer | region.nav | region.template)) !== 0) continue
      if (tag === 'div' || tag === 'span') {
        if (/add-?to-?(cart|bag|basket)|addtocart|buy-?now|buy-?button/i.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`))
          return true
        continue
      }
      const words = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'name')} ${attribute(element, 'value')} ${attribute(element, 'action')} ${attribute(element, 'aria-label')} ${attribute(element, 'data-testid')}`
      if (/add-?_?to-?_?(cart|bag|basket)|addtocart|\/cart\/add|buy-?now|buy-?button/i.test(words)) return true
      if ((tag === 'button' || tag === 'a' || tag === 'input') && element.end - element.index < 20) {
        const text = tag === 'input' ? attribute(element, 'value') : textOf(page, element, { limit: 60, withButtons: true })
        if (text.length > 1 && text.length < 40 && buyPhrases.test(text)) return true
      }
    }
  return false
}

/** Prices with a button each, from which a page that states no product is a list. */
const MANY = 6

/** Number of elements that put something into a cart, counted up to `limit`. */
function buyButtons({ page }: PageReading, limit: number): number {
  let count = 0
  for (const button of [...elementsOf(page, 'button'), ...elementsOf(page, 'a')].slice(0, 1500)) {
    if ((button.region & (region.footer | region.nav | region.template)) !== 0 || button.end - button.index >= 20) continue
    const text = textOf(page, button, { limit: 60, withButtons: true })
    if (text.length > 1 && text.length < 40 && buyPhrases.test(text) && ++count >= limit) break
  }
  return count
}

/** Whether one of the page's labels is or contains a product's name. A home page also states products it merely shows. */
const isCalled = (name: string, labels: readonly string[]): boolean =>
  labels.some((label) => label !== '' && (foldedText(label).includes(foldedText(name)) || foldedText(name).includes(foldedText(label))))

/** The page kind. A product or a home page can become an ad; every other kind is rejected with its own message. */
function kindOf(reading: PageReading, evidence: KindEvidence): PageKind {
  const { main, title, seen } = evidence
  const { text, paragraphs } = readableText(reading)
  const [firstHeading] = reading.headings.filter(({ level }) => level === 1)
  const heading = firstHeading?.text ?? ''
  const statedNames = main
    .filter(({ name, offers, images }) => name !== '' && (offers.length > 0 || images.length > 0))
    .map(({ name }) => name)
  const stated = statedNames.length > 0
  const ogType = meta(reading, 'og:type').toLowerCase()
  const types = [...reading.jsonLd.types, ...reading.microdata.types, ...reading.rdfa.types]
  const buys = hasBuyButton(reading)
  const prices = seen.filter(({ isOld, isSide }) => !isOld && !isSide).length
  const standIn = standInKind(reading, {
    text,
    stated: statedNames,
    hasPrice: evidence.price,
    hasImage: evidence.hasImage,
    hasStateProduct: evidence.hasStateProduct,
    buys,
    prices,
  })
  if (standIn !== null) return standIn
  const isArticle = types.some(isArticleType) || ogType === 'article' || reading.metas.has('article:published_time')
  const path = `${URL.parse(reading.url)?.pathname ?? ''}${URL.parse(reading.url)?.search ?? ''}`
  let points = 0
  if (stated) points += 3
  else if (main.length > 0) points += 1.5
  if (/product|og:product|item/.test(ogType) && !/group/.test(ogType)) points += 2
  if (evidence.price) points += 1.6
  if (buys) points += 1.5
  if (evidence.hasStateProduct) points += 1
  if (PRODUCT_PATH.test(path)) points += PRODUCT_WORD.test(path) ? 1.1 : 0.7
  const isNamed = heading !== '' && addressShare(heading, addressWords(reading.url)) >= 0.6
  if (isNamed) points += 0.6
  // Sold out and without a price: a product's address, its name and an image.
  if (isNamed && evidence.hasImage && PRODUCT_WORD.test(path)) points += 0.3
  if (reading.headings.some(({ text: words, level }) => level > 1 && DETAILS.test(words))) points += 0.4
  if (evidence.hasImage) points += 0.3
  // A name, an image and hardly more than one price: a product page in any language.
  if (evidence.price && evidence.hasImage && heading !== '' && prices <= 3 && paragraphs < 1500) points += 0.4
  if (reading.metas.has('product:price:amount') || reading.metas.has('og:price:amount')) points += 1
  const hasName = title !== '' && wordsOf(title).length > 0
  const secondary = Math.max(reading.jsonLd.listedItems, reading.microdata.listedItems)

  if (isHomeAddress(reading.url) && !(points >= 5 && statedNames.some((name) => isCalled(name, [title, heading, reading.title])))) {
    if (isArticle && !buys) return 'article'
    if (paragraphs > 2500 && prices === 0 && !buys) return 'article'
    return 'home'
  }
  if (isArticle && !stated && !buys && points < 3.5) return 'article'
  if (ARTICLE_PATH.test(path) && !stated && paragraphs > 800 && points < 3) return 'article'
  if (
    !stated &&
    (types.includes('collectionpage') || types.includes('itemlist') || secondary >= 6 || ogType.includes('product.group')) &&
    points < 3.5 &&
    !(buys && evidence.price)
  )
    return 'category'
  if (!stated && prices >= MANY && !PRODUCT_WORD.test(path) && buyButtons(reading, MANY) >= MANY) return 'category'
  if (hasName && points >= 2.2) return 'product'
  if (text.length < 350 && hasPrograms(reading)) return 'shell'
  if (prices >= 8) return 'category'
  if (paragraphs > 1200) return 'article'
  return 'other'
}

export const kind: Field<'kind', 'structured' | 'embedded' | 'title' | 'pagePrice' | 'shownPrices' | 'productImages'> = {
  needs: ['structured', 'embedded', 'title', 'pagePrice', 'shownPrices', 'productImages'],
  isOfProducts: false,
  rules: [],
  read: (reading, { structured, embedded, title, pagePrice, shownPrices, productImages }) =>
    kindOf(reading, {
      main: structured,
      title: title?.value ?? '',
      titleScore: title?.score ?? 0,
      price: pagePrice !== null,
      seen: shownPrices,
      hasImage: productImages !== null,
      hasStateProduct: embedded !== null && embedded.score >= EMBEDDED_AGREES,
    }),
}
