import { type PageKind } from '@adloom/domain/product.ts'
import { type VisiblePrice } from './candidates/visible.ts'
import { addressShare, addressWords, isHomeAddress } from './page-address.ts'
import { attribute, elementsOf } from './page-document.ts'
import { meta, type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { textOf, wordsOf } from './page-text.ts'
import { isArticleType, type StatedProduct } from './structured-product.ts'

const ERROR =
  /(^|\D)(404|410|500|503)(\D|$)|not found|no longer available|doesn'?t exist|does not exist|page (is )?missing|can'?t find|cannot find|could ?n'?t find|page unavailable|something went wrong|oops|sorry, (we|this|the page)|nicht gefunden|existiert nicht|seite fehlt|introuvable|n'existe (pas|plus)|no encontrad|no existe|non trovat|não encontrad|niet gevonden|nie znaleziono|nenalezen|nenájden|nu a fost g[aă]sit|pagina nu|hittades inte|ikke fundet|ikke funnet|ei löy|не найден|не знайден|не е намерен|tidak ditemukan|bulunamad|ページが見つかり|找不到|찾을 수 없|غير موجود/i
const ERROR_STRICT =
  /^\s*(error\s*)?(404|410|500|503)\b|page not found|seite nicht gefunden|page introuvable|página no encontrada|pagina non trovata|страница не найдена|not found$|^oops|^sorry/i
const CHALLENGE =
  /access denied|just a moment|are you (a )?human|verify (that )?you|robot check|captcha|unusual traffic|attention required|pardon our interruption|checking your browser|security check|bot detection|please enable (js|javascript|cookies) and|ddos protection|human verification|request unsuccessful|blocked|you have been blocked|bist du ein mensch|je ne suis pas un robot|sind sie ein mensch/i
const CHALLENGE_SCRIPT =
  /px-captcha|cf-chl|challenge-platform|_Incapsula_|captcha-delivery|distil_r_|datadome|perimeterx|kpsdk|akam\/|geo\.captcha|hcaptcha\.com\/1|turnstile\/v0|istlWasHere/i
const CONSENT =
  /before you continue|bevor (sie|du) (fortf|weiter)|avant de continuer|antes de continuar|prima di continuare|voordat je verder|cookie (consent|settings|preferences|wall)|consent|datenschutzeinstellungen|privacy (settings|preference)|we value your privacy|accept (all )?cookies/i
const BUY =
  /add[\s-_]?to[\s-_]?(cart|bag|basket|trolley)|addtocart|buy[\s-_]?(it )?now|in den warenkorb|warenkorb legen|ajouter au panier|acheter|a[ñn]adir al? (carrito|cesta|bolsa)|agregar al (carro|carrito|bolsa)|comprar|aggiungi al carrello|acquista|adicionar ao carrinho|in winkelwagen|in winkelmand|bestellen|do koszyka|do ko[sš][ií]ka|vložit|lägg i|köp|læg i kurv|legg i handle|osta|lisa ostukorvi|lisää|kosárba|adaug[aă] [iî]n co[sș]|dodaj u ko[sš]|v ko[sš]arico|купить|в корзину|купи|добави|sepete ekle|beli|keranjang|カートに|加入購物車|立即購買|장바구니|أضف|buy-?button|checkout|place bid|enchérir|notify me|sold out|out of stock|ausverkauft|épuisé|agotado/i
const PRODUCT_PATH =
  /\/(p|dp|gp\/product|itm|item|product|products|produkt|producto|produit|prodotto|produto|tuote|toode|artikel|article|pd|sku|goods|catalog\/product|tovar|proizvod|izdelek|buy)[/-]|\/(product|item)[-_]?(details?|info|page|view)\b|[?&](pid|product_id|products_id|productid|sku)=|\/p-\w|[-_/]p\d{4,}|\.html?$|\d{6,}/i
const PRODUCT_WORD =
  /\/(p|dp|gp\/product|itm|products?|produkt|producto|produit|prodotto|produto)\/|\/(product|item)[-_]?(details?|info|page|view)\b/i
const DETAILS = /^(product )?(description|details|specifications?|overview|beschreibung|descripción|descrizione|opis|popis)$/i
const ARTICLE_PATH = /\/(blog|news|magazine|article|articles|stories|story|journal|tendencia|ratgeber|post|posts|press|\d{4}\/\d{2})\//i

/** What decides the kind, besides the page itself. */
export interface KindEvidence {
  readonly main: readonly StatedProduct[]
  readonly title: string
  readonly titleScore: number
  readonly price: boolean
  readonly seen: readonly VisiblePrice[]
  readonly hasPicture: boolean
  readonly hasStateProduct: boolean
}

/** Characters of text a visitor reads, counted up to 6 000, and how much of it is in paragraphs. */
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
        if (text.length > 1 && text.length < 40 && BUY.test(text)) return true
      }
    }
  return false
}

/** What the page is. A product or a start page can become an ad; everything else is refused with its own sentence. */
export function kindOf(reading: PageReading, evidence: KindEvidence): PageKind {
  const { main, title, seen } = evidence
  const { text, paragraphs } = readableText(reading)
  const [firstHeading] = reading.headings.filter(({ level }) => level === 1)
  const heading = firstHeading?.text ?? ''
  const stated = main.some(({ name, offers, images }) => name !== '' && (offers.length > 0 || images.length > 0))
  const ogType = meta(reading, 'og:type').toLowerCase()
  const types = [...reading.jsonLd.types, ...reading.microdata.types, ...reading.rdfa.types]
  const isShort = text.length < 1500

  // An error page of a shop keeps the shop's everything; its name and first heading give it away.
  if (!stated && (ERROR_STRICT.test(reading.title) || ERROR_STRICT.test(heading))) return 'error'
  const isChallenged = CHALLENGE.test(`${reading.title} ${heading}`) || (isShort && CHALLENGE.test(text.slice(0, 1500)))
  if (
    !stated &&
    text.length < 2500 &&
    (isChallenged || (text.length < 400 && CHALLENGE_SCRIPT.test(reading.page.html.slice(0, 400_000))))
  ) {
    if (isChallenged || !evidence.hasStateProduct) return 'challenge'
  }
  if (!stated && isShort && CONSENT.test(`${reading.title} ${heading}`)) return 'consent'
  if (!stated && !evidence.price && (ERROR.test(reading.title) || ERROR.test(heading) || (isShort && ERROR.test(text.slice(0, 600)))))
    return 'error'

  const buys = hasBuyButton(reading)
  const prices = seen.filter(({ isOld, isSide }) => !isOld && !isSide).length
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
  if (heading !== '' && addressShare(heading, addressWords(reading.url)) >= 0.6) points += 0.6
  if (reading.headings.some(({ text: words, level }) => level > 1 && DETAILS.test(words))) points += 0.4
  if (evidence.hasPicture) points += 0.3
  if (reading.metas.has('product:price:amount') || reading.metas.has('og:price:amount')) points += 1
  const hasName = title !== '' && wordsOf(title).length > 0
  const secondary = Math.max(reading.jsonLd.listedItems, reading.microdata.listedItems)

  if (isHomeAddress(reading.url) && !(stated && points >= 5)) {
    if (isArticle && !buys) return 'article'
    if (paragraphs > 2500 && prices === 0 && !buys) return 'article'
    return text.length < 80 && reading.title === '' ? 'shell' : 'home'
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
  if (hasName && points >= 2.2) return 'product'
  if (text.length < 350 && elementsOf(reading.page, 'script').length > 0) return 'shell'
  if (prices >= 8) return 'category'
  if (paragraphs > 1200) return 'article'
  return 'other'
}
