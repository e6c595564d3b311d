import { type FactSource } from '@adloom/domain/provenance.ts'
import { attribute, elementsOf, type PageElement } from './page-document.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { foldedText, textOf, wordsOf } from './page-text.ts'
import { type StatedProduct } from './structured-product.ts'

/** Points listed, and characters of one: what an ad can say in a breath. */
const FEATURES_MAX = 12
const LENGTH_MAX = 120

const aside =
  region.related |
  region.nav |
  region.footer |
  region.dialog |
  region.template |
  region.reviews |
  region.header |
  region.breadcrumb |
  region.noscript

/** Shipping, returns, payment, account, cart and sharing: what a shop says of itself. Words of the larger languages. */
const SHOP_TALK =
  /\b(shipp?(ing|ed|s)|deliver(y|ed|ies|s)?|returns?|refunds?|exchanges?|cookies?|newsletter|log ?in|sign (in|up)|cart|basket|checkout|wish ?list|add to|payments?|pay (with|in|later)|paypal|klarna|gift ?cards?|gift ?wrap|customer (service|support|care)|contact( us)?|subscribe|share|facebook|twitter|pinterest|instagram|whatsapp|email|print|privacy|terms|click (here|&)|collect in|pick ?up|store availability|in stock|out of stock|sold out|size (guide|chart)|write a review|reviews?|read more|show more|view (all|more)|learn more|see (all|more)|compare|report|seller|ask a question|download|promo|coupon|voucher|discount|% off|save up|financ\w+|instal+ments?|money.?back|price match|track (your )?order|help|faqs?|versand(kosten\w*|fertig)?|lieferung|lieferzeit|lieferbar|rückgabe|rücksendung|widerruf\w*|warenkorb|merkzettel|wunschliste|anmelden|zahlung\w*|rechnung|kundenservice|auf lager|na sklade|skladom|skladem|predajniach|bewertung(en)?|mehr (lesen|erfahren|anzeigen)|livraison|retours?|rembours\w+|panier|paiement|connexion|en stock|avis|voir plus|env[ií]os?|devoluci[oó]n(es)?|carrito|cesta|pago|iniciar sesi[oó]n|opiniones|ver m[aá]s|spedizion[ei]|resi?|reso|carrello|pagamento|accedi|recensioni|entrega|frete|devolu[cç][aã]o|carrinho|pagamentos?|verzending|bezorg\w+|retour(neren)?|winkel(wagen|mand)|betal(en|ing)|dostaw[ay]|wysyłk\w+|zwrot\w*|koszyk\w*|płatno\w+|doprava|dopravy|vrácení|košík\w*|platb\w+|frakt|leverans|retur|leverering|levering|toimitus|palautus|livrare|retur|coș)\b|доставк|возврат|корзин|оплат|отзыв|войти|самовывоз|送料|配送|返品|カート|レビュー|お届け|배송|반품|장바구니|運費|退貨|购物车|購物車|توصيل|شحن|إرجاع|سلة/iu
/** What is chosen, not what is true of all: sizes, counts, prices, identifiers, links. */
const NOT_A_POINT =
  /[$€£¥₹₽₩]\s?\d|\d\s?(€|zł|kč|лв|₽|грн|円|원|lei\b|kr\b)|https?:|www\.|@\w+\.|\{|\}|^(xxs|xs|s|m|l|xl|xxl|xxxl|\d?xl|one size|eu|uk|us)\b[\s\d()./-]*$|^[\d\s.,/()x×-]+$|^\d+ (products?|items?|results?|artikel|colou?rs?|sizes?|stars?)\b|^\(\d+\)|^(sku|ean|gtin|upc|mpn|asin|isbn|item (no|number|#)|model (no|number)|article (no|number)|art(ikel)?\.?-?\s?(nr|nummer)|product (id|code)|produktnummer|référence|reference|ref|código|codice|kod|kód|артикул|código de barras|id|internal\w*|\w+_\w+|best sellers? rank|customer reviews?|date first available|availability|condition|brand|marke|marque|marca|merk|značka|výrobce|výrobca|manufacturer|hersteller|fabricant|fabricante|producent|brend|märke|производитель|бренд|марка|виробник|品牌|ブランド|country of origin import|url|image|ean13|šifra|razpoložljivost|rok dobave|proizvajalec|kaubamärk|part number|item model number|manufacturers? part number( \(mpn\))?|model name \/ number|product code|modell?nummer|is discontinued by manufacturer|durchschnittliche kundenbewertung|im angebot von \w+\.\w+ seit|付款方式|廠商\p{L}*|[^:：]{0,12}字號|kondisi|etalase|min\. pemesanan|price|preis|prix|precio|prezzo|cena|quantity|menge|quantité|cantidad|stock|наявність|наличие)\s*([:：#]|[–-]\s)|^\p{Ll}+Id\s*:|make sure this fits|\b(wearing|wears) (a )?size|[:：]$/iu
/** Words that name the kind of a value more often than a product's property. */
const CONTROL =
  /(^|[\s_-])(swatch|size-?(option|select|list)|variant|option|filter|facet|sort|tabs?|pagination|pager|dots|thumbs?|share|social|rating|stars?|menu|dropdown|select|breadcrumbs?|payment|usp-?bar|benefits-?bar|trust|color-?(list|option)|mini-?cart|account|language|currency|store-?locator|gallery|media|slider|carousel|swiper|slick|wizard|steps?|upsell|countdown|delivery|shipping|returns?)([\s_-]|$)/

export interface FoundFeatures {
  readonly features: readonly string[]
  readonly source: FactSource | null
}

/** A text as a point: marks of lists dropped; null when it is none. */
function pointOf(raw: string, title: string, limit = LENGTH_MAX): string | null {
  const text = raw
    .replace(/^[\s•·●▪◦‣✓✔✅☑►▶➤★☆*»›–—-]+/u, '')
    .replace(/\s+([:;,.])/g, '$1')
    .replace(/^([^:]{2,40}\p{L}):(?=\S)/u, '$1: ')
    .replace(/[;,]$/, '')
    .trim()
  if (text.length < 3 || text.length > limit || !/\p{L}{2}/u.test(text)) return null
  if (SHOP_TALK.test(text) || NOT_A_POINT.test(text) || text.endsWith('?')) return null
  const folded = foldedText(text)
  return folded === '' || folded === title ? null : text
}

/** Whether an item is hardly more than links: navigation, shelves, filters. */
function isLinks(reading: PageReading, item: PageElement, text: string): boolean {
  let linked = 0
  for (let index = item.index + 1; index < item.end; index++) {
    const node = reading.page.nodes[index]
    if (typeof node === 'string') continue
    if (node.tag === 'input' || node.tag === 'button' || node.tag === 'select' || node.tag === 'img') return true
    if (node.tag === 'a') linked += textOf(reading.page, node, { limit: 200 }).length
  }
  return linked > text.length * 0.6
}

/** 'Width: 60' of an item whose name and value stand in two boxes with nothing between them. */
function labelled({ page }: PageReading, item: PageElement): string | null {
  const parts: string[] = []
  for (let index = item.index + 1; index < item.end && parts.length < 3; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      if (node.trim() !== '') return null
      continue
    }
    parts.push(textOf(page, node, { limit: 120 }))
    index = node.end - 1
  }
  const [name, value] = parts
  return parts.length === 2 && name !== '' && value !== '' && name.length <= 40 ? `${name.replace(/\s*[:：]$/, '')}: ${value}` : null
}

const standsAside = (element: PageElement): boolean => (element.region & aside) !== 0

/** Names of the box and of the boxes around it, as far as they say what it is for. */
const isControl = (element: PageElement): boolean => {
  let current: PageElement | null = element
  for (let step = 0; current !== null && step < 4; step++, current = current.parent) {
    const words = `${attribute(current, 'class')} ${attribute(current, 'id')} ${attribute(current, 'role')}`
    if (words.length > 2 && CONTROL.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())) return true
    if ((current.region & region.description) !== 0) return false
  }
  return false
}

interface SeenList {
  readonly points: readonly string[]
  readonly score: number
}

/** How likely a list or table is about the product: the part it stands in, and how soon behind the name. */
function listScore(list: PageElement, heading: PageElement | null): number {
  let score = 0
  if ((list.region & region.description) !== 0) score += 2
  if ((list.region & region.product) !== 0) score += 0.6
  if ((list.region & region.main) !== 0) score += 0.3
  if ((list.region & region.hidden) !== 0) score -= 0.3
  if (heading !== null) {
    const distance = list.index - heading.index
    if (distance < 0) score -= 2.5
    else if (distance < 250) score += 1.2
    else if (distance < 1200) score += 0.5
    else if (distance > 4000) score -= 1
  }
  return score
}

const LEAST_SCORE = 1
const LISTS_MAX = 400

function bulletLists(reading: PageReading, heading: PageElement | null, title: string): SeenList[] {
  const { page } = reading
  const lists: SeenList[] = []
  for (const list of [...elementsOf(page, 'ul'), ...elementsOf(page, 'ol')].slice(0, LISTS_MAX)) {
    if (standsAside(list) || isControl(list)) continue
    const score = listScore(list, heading)
    if (score < LEAST_SCORE) continue
    const points: string[] = []
    let items = 0
    let refused = 0
    for (let index = list.index + 1; index < list.end && items < 40; index++) {
      const item = page.nodes[index]
      if (typeof item === 'string' || item.tag !== 'li') continue
      items++
      if (standsAside(item) || item.end - item.index > 24) {
        refused++
        continue
      }
      const text = labelled(reading, item) ?? textOf(page, item, { limit: 300 })
      const point = pointOf(text, title, LENGTH_MAX)
      if (point === null || isLinks(reading, item, text)) refused++
      else points.push(point)
    }
    // A list most of whose items are no points is a menu, a gallery, the shop's promises.
    if (points.length === 0 || refused > points.length) continue
    lists.push({ points, score: score + (points.length > 1 ? 0.2 : -0.2) })
  }
  return lists
}

/** 'Material: Oak' of tables with two columns, of definition lists, and of rows that are boxes of two. */
function pairLists(reading: PageReading, heading: PageElement | null, title: string): SeenList[] {
  const { page } = reading
  const byParent = new Map<PageElement | null, { points: string[]; score: number }>()
  const add = (holder: PageElement, list: PageElement | null, name: string, value: string): void => {
    if (
      standsAside(holder) ||
      isControl(holder) ||
      name.length > 40 ||
      value.length > 80 ||
      (wordsOf(value).length === 0 && !/\d/.test(value))
    )
      return
    const score = listScore(holder, heading)
    if (score < LEAST_SCORE - 0.6) return
    const point = pointOf(`${name.replace(/\s*[:：]\s*$/, '')}: ${value}`, title)
    if (point === null || name.length < 2) return
    const entry = byParent.get(list) ?? { points: [], score: score - 0.4 }
    entry.points.push(point)
    byParent.set(list, entry)
  }
  const tableOf = (element: PageElement): PageElement | null => {
    let current: PageElement | null = element.parent
    while (current !== null && current.tag !== 'table' && current.tag !== 'dl') current = current.parent
    return current
  }
  for (const row of elementsOf(page, 'tr').slice(0, 300)) {
    const cells: PageElement[] = []
    for (let index = row.index + 1; index < row.end && cells.length < 3; index++) {
      const node = page.nodes[index]
      if (typeof node === 'string' || (node.tag !== 'td' && node.tag !== 'th')) continue
      cells.push(node)
      index = node.end - 1
    }
    if (cells.length === 2) add(row, tableOf(row), textOf(page, cells[0], { limit: 80 }), textOf(page, cells[1], { limit: 120 }))
  }
  for (const term of elementsOf(page, 'dt').slice(0, 200)) {
    const next = page.nodes[term.end]
    const after = page.nodes[term.end + 1]
    const value = typeof next === 'object' && next.tag === 'dd' ? next : typeof after === 'object' && after.tag === 'dd' ? after : null
    if (value !== null && value.end - value.index < 30)
      add(term, tableOf(term)?.parent ?? null, textOf(page, term, { limit: 80 }), textOf(page, value, { limit: 120 }))
  }
  return [...byParent.values()]
}

/**
 * Short facts about the product, at most 12 of 120 characters: what data and scripts state first, then lists and tables of the page
 * near the name or in a part called details. What the shop says of itself is left out.
 */
export function featuresOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  heading: PageElement | null,
  title: string,
  stateFeatures: readonly string[],
): FoundFeatures {
  const features = new Map<string, string>()
  const name = foldedText(title)
  let source: FactSource | null = null
  const take = (points: readonly string[], from: FactSource): void => {
    for (const raw of points) {
      if (features.size >= FEATURES_MAX) return
      const point = pointOf(raw, name)
      const key = point === null ? '' : foldedText(point)
      if (point === null || features.has(key)) continue
      features.set(key, point)
      source ??= from
    }
  }
  for (const product of main) take(product.features, product.source)
  take(stateFeatures, 'embedded-state')
  const lists = [...bulletLists(reading, heading, name), ...pairLists(reading, heading, name)]
  for (const { points } of lists.toSorted((one, other) => other.score - one.score)) take(points, 'visible')
  return { features: [...features.values()], source }
}
