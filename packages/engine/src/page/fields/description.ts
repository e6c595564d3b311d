import { type Evidence } from '@adloom/domain/provenance.ts'
import { closest, type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { withoutCaption } from '../document/page-sections.ts'
import { foldedText, plainText, textOf, wordsOf } from '../document/page-text.ts'
import { type StatedProduct } from '../sources/structured-product.ts'

/** Sales talk that shops write instead of a description, one kind per row: a text with several kinds says nothing about the product. */
const SALES_TALK: readonly RegExp[] = [
  /^(buy|shop|order|purchase|discover|find|get|browse|choose|compare|achetez|kaufen|jetzt|bestellen|compra|compre|comprar|acquista|koop|kup|k[oö]p|osta|купит|выбе|выбира|закаж|cumpara|cumpără|vásárol|satın al|beli|jual)(?!-)/iu,
  /(jetzt|günstig|online) (kaufen|bestellen)|(shop|buy|order) (now|today|online)|acheter en ligne|comprar online|acquista online|kup online/iu,
  /free (shipping|delivery|returns)|same[- ]day|next[- ]day|kostenlose?r? (versand|lieferung)|versandkostenfrei|schneller versand|schnelle lieferung|rückgaberecht|livraison (gratuite|offerte|rapide)|envío gratis|spedizione (gratuita|veloce)|frete grátis|gratis (verzending|frakt|fragt|ongkir)|darmowa (dostawa|wysyłka)|doprava zdarma|доставк|ücretsiz kargo|livrare (rapid|gratuit)|送料無料|お届け|免運|到貨|出貨|配送|到货|发货|包邮|배송|شحن مجاني/iu,
  /(best|lowest|great|low|affordable|competitive) prices?|price match|g[uü]nstig|\bprezzo migliore|miglior prezzo|mejor precio|meilleur prix|melhor preço|beste prijs|najniższ\p{L}+ cen|nejlepší cen|(низк|лучш|выгодн)\p{L}+ цен|ценам|по цене|выгодно|en uygun fiyat|cel mai bun pre[tț]|最安|优惠/iu,
  /(online|web)[- ]?(shop|store)|online .{0,40} (shop|store|outlet)\b|official (site|store)|интернет[- ]магазин|інтернет[- ]магазин|boutique en ligne|tienda online|negozio online|loja online|webwinkel|sklep(ie)? internetow|e-?shopu?\b|verkkokauppa|nettbutikk|webáruház|magazin(ul)? online/iu,
  /customer reviews?|(read|see|with) reviews|reviews? (and|&) (price|photo|rating)|kundenbewertung|отзыв|відгук|avis clients?|opiniones|recensioni|avaliações|opinie klient|recenze/iu,
  /^(sign up|subscribe|follow (us|this)|join|log ?in|register|newsletter|abonnier|folge|melde? dich|abonnez|inscrivez|suscr[ií]b|síguenos|iscriviti|segui|inscreva|siga|schrijf|meld je|zapisz|přihlas|prihlás|prenumer|tilmeld|подпи|підпи|abone ol|تابع|اشترك)/iu,
]

/**
 * Whether a sentence is about the shop rather than the product; an invitation to buy alone does not count, because good copy may begin with
 * one.
 */
export const isSalesTalk = (sentence: string): boolean => SALES_TALK.slice(1).some((pattern) => pattern.test(sentence))

/** Characters of the longest description; an ad uses two sentences of it. */
const DESCRIPTION_MAX = 3000

interface Proposal {
  readonly text: string
  readonly evidence: Evidence
  readonly weight: number
}

const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
/** Length of a text in letters of an alphabet: a character of a script without blanks counts as three. */
const weightyLength = (text: string): number => (DENSE.test(text) ? text.length * 3 : text.length)

/** Characters of a text checked for sales talk. */
const TALK_LENGTH = 350

/** How much a text reads like prose about the product. */
function quality(text: string, titleWords: ReadonlySet<string>, siteNames: readonly string[], title: string): number {
  const words = wordsOf(text)
  let score = 0
  if (text.length >= 60) score += 1
  if (text.length >= 160) score += 0.5
  // Scripts without blanks between words need 12 characters for what takes others 25 letters.
  if (weightyLength(text) < 25 || (words.length < 4 && !DENSE.test(text))) score -= 2.5
  if (foldedText(text) === foldedText(title)) score -= 3
  // A long text may end with the cost of delivery.
  const start = text.slice(0, TALK_LENGTH)
  const talk = SALES_TALK.filter((pattern) => pattern.test(start)).length
  if (talk > 0) score -= 1.4 + Math.min(2, talk - 1)
  if (siteNames.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()))) score -= 0.4
  if (/(\.\.\.|…)$/.test(text)) score -= 0.3
  if (/\{|\}|;\s*\w+\s*:|function\s*\(|cookie|javascript/i.test(text)) score -= 2
  // Tables of facts are labels ("Maker: B&S Code: 0638").
  const labels = text.length < 400 ? (text.match(/\p{L}{3,}\s?:\s/gu)?.length ?? 0) : 0
  if (labels >= 3 && text.length / labels < 35) score -= 1
  // Lists of links and buttons repeat themselves ("Read more Read more").
  if (words.length > 12 && new Set(words).size < words.length * 0.45) score -= 1.6
  // Nothing but the name, the shop and shopping verbs.
  const folded = foldedText(text)
  const name = foldedText(title)
  if (name.length > 8 && folded.startsWith(name) && (folded.slice(name.length).startsWith(name) || folded.length < name.length * 1.5))
    score -= 2
  let shared = 0
  for (const word of titleWords) if (words.includes(word)) shared++
  if (titleWords.size > 0) score += 0.6 * Math.min(1, shared / titleWords.size)
  return score
}

/** The product's own text, plain, at most 3 000 characters; the shop's boilerplate only when there is nothing else. */
export function descriptionOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  title: string,
  heading: PageElement | null,
  stateText: string,
): { text: string; evidence: Evidence } | null {
  const titleWords = new Set(wordsOf(title).filter((word) => word.length > 3))
  const proposals: Proposal[] = []
  const propose = (raw: string, weight: number, source: Evidence['source']): void => {
    const text = plainText(raw).slice(0, DESCRIPTION_MAX).trim()
    if (text.length < 10 || /^(undefined|null|description|n\/a)$/i.test(text)) return
    proposals.push({
      text,
      evidence: { source, snippet: text.slice(0, 200) },
      weight: weight + quality(text, titleWords, reading.siteNames, title),
    })
  }
  for (const product of main) propose(product.description, product.source === 'json-ld' ? 2.2 : 1.8, product.source)
  for (const content of (reading.metas.get('og:description') ?? []).slice(0, 2)) propose(content, 1.5, 'open-graph')
  for (const content of (reading.metas.get('description') ?? []).slice(0, 2)) propose(content, 1.4, 'meta')
  propose(meta(reading, 'twitter:description'), 1, 'twitter')
  propose(stateText, 1.2, 'embedded-state')
  for (const { text, weight } of visibleTexts(reading, heading)) propose(text, weight, 'visible')
  // Paragraphs of the page are read only when no source states a good description.
  if (!proposals.some(({ evidence, weight }) => evidence.source !== 'visible' && weight >= STATED_ENOUGH))
    for (const { text, weight } of proseTexts(reading, heading)) propose(text, weight, 'visible')
  const best = proposals.toSorted((one, other) => other.weight - one.weight)[0]
  return best === undefined ? null : { text: best.text, evidence: best.evidence }
}

const asideRegions =
  region.related | region.nav | region.footer | region.dialog | region.template | region.noscript | region.reviews | region.header

/** Score by distance: the description nearest after the name is the product's; the maker's and the shop's are far below. */
const nearness = (distance: number): number => (distance < -300 ? -0.3 : distance < 0 ? 0.1 : distance < 3000 ? 0.3 : -0.4)

/** Texts of the boxes named description, outermost first. */
function visibleTexts(reading: PageReading, heading: PageElement | null): { text: string; weight: number }[] {
  const found: { text: string; weight: number }[] = []
  const { page } = reading
  for (let at = 0; at < page.elements.length && found.length < 12; at++) {
    const element = page.elements[at]
    if ((element.region & region.description) === 0 || (element.region & asideRegions) !== 0) continue
    if ((element.parent?.region ?? 0) & region.description) continue
    // A box around the name is the whole product's, whatever it is called.
    if (heading !== null && element.index < heading.index && element.end > heading.index) continue
    const text = withoutCaption(
      page,
      element,
      textOf(page, element, { limit: DESCRIPTION_MAX * 2, without: asideRegions | region.sidePrice }),
    )
    if (text.length < 40 || isMostlyLinks(page, element, text.length)) continue
    if (isTeaser(page, element, heading)) continue
    const distance = heading === null ? 0 : element.index - heading.index
    const isSaidToBe = /description|beschreibung|descripti|omschrijving|popis|opis|bullets/i.test(
      `${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`,
    )
    // Points that replace a description.
    const isSummary = /bullets/i.test(`${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`)
    found.push({
      text,
      weight:
        (isSaidToBe ? 1.2 : 0.5) +
        nearness(distance) -
        (isSummary ? 0 : listShare(page, element, weightyLength(text))) -
        ((element.region & region.hidden) !== 0 ? 0.2 : 0),
    })
  }
  return found
}

/** Weight from which a stated description is not compared with paragraphs. */
const STATED_ENOUGH = 0.5
const PROSE_MIN = 50
const ENDS_SENTENCE = /[.!?。！？؟।]/
const PROSE_READ_MAX = 40
/** Boxes of one paragraph, list or cell. */
const isBlock = (tag: string): boolean => /^(p|div|li|ul|ol|td|dd|section|article|blockquote|center|main)$/.test(tag)

/** Paragraphs of prose anywhere, whatever their boxes are called; nearer to the product's name is better. */
function proseTexts(reading: PageReading, heading: PageElement | null): { text: string; weight: number }[] {
  const found: { text: string; weight: number }[] = []
  const { page } = reading
  const seen = new Set<PageElement>()
  const holdsHeading = (box: PageElement): boolean => heading !== null && box.index <= heading.index && box.end > heading.index
  for (let at = 0; at < page.elements.length && found.length < PROSE_READ_MAX; at++) {
    const element = page.elements[at]
    if ((element.region & asideRegions) !== 0 || element.end - element.index > 400) continue
    if (!/^(p|div|span|li|td|dd|article|section|font|b|strong|center)$/.test(element.tag) || !hasLongText(page, element)) continue
    let block = element
    while (!isBlock(block.tag) && block.parent !== null) block = block.parent
    const { parent } = block
    // Adjacent paragraphs are one text.
    if (parent !== null && /^(p|li|dd)$/.test(block.tag) && parent.end - parent.index < 120 && isBlock(parent.tag) && !holdsHeading(parent))
      block = parent
    if (seen.has(block) || holdsHeading(block) || (block.parent !== null && seen.has(block.parent))) continue
    seen.add(block)
    const text = textOf(page, block, { limit: DESCRIPTION_MAX, without: asideRegions | region.sidePrice })
    if (weightyLength(text) < PROSE_MIN || isMostlyLinks(page, block, text.length) || isTeaser(page, block, heading)) continue
    const distance = heading === null ? 600 : block.index - heading.index
    const near = distance < -200 ? -0.6 : distance < 0 ? 0.1 : distance < 400 ? 0.7 : distance < 1500 ? 0.4 : 0
    const told = (block.region & region.description) !== 0 ? 0.1 : 0
    found.push({ text, weight: near + told - (ENDS_SENTENCE.test(text) ? 0 : 0.5) - ((block.region & region.hidden) !== 0 ? 0.3 : 0) })
  }
  return found
}

/** Whether a box describes the page its neighbouring heading links to, not the product. */
export function isTeaser(page: PageReading['page'], box: PageElement, heading: PageElement | null): boolean {
  if (closest(box, ({ tag }) => tag === 'a', 4) !== null) return true
  const item = closest(box, ({ tag }) => tag === 'li' || tag === 'article', 3)
  if (item === null || (heading !== null && item.index < heading.index && item.end > heading.index)) return false
  for (let index = item.index + 1; index < Math.min(item.end, item.index + 40); index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'a' && closest(node, ({ tag }) => /^h[2-6]$/.test(tag), 3) !== null) return true
    if (typeof node !== 'string' && /^h[2-6]$/.test(node.tag) && node.parent?.tag === 'a') return true
  }
  return false
}

/** Mean length of the cells of a table of facts, and of bare points; longer ones are sentences. */
const FACT_MAX = 45
const POINT_MAX = 100

/** Penalty of a box that is mostly a table of facts, or a list of points, compared with sentences. */
function listShare(page: PageReading['page'], block: PageElement, length: number): number {
  let tabled = 0
  let listed = 0
  for (let index = block.index + 1; index < block.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string' || !/^(table|dl|ul|ol)$/.test(node.tag)) continue
    const inside = weightyLength(textOf(page, node, { limit: DESCRIPTION_MAX * 2 }))
    const isTable = /^(table|dl)$/.test(node.tag)
    let cells = 0
    let rows = 0
    let points = 0
    for (let at = node.index + 1; at < node.end; at++) {
      const part = page.nodes[at]
      if (typeof part === 'string') continue
      if (/^(td|th|dt|dd)$/.test(part.tag)) cells++
      if (/^(tr|dt)$/.test(part.tag)) rows++
      if (part.tag === 'li') points++
    }
    if (isTable && cells >= rows * 1.4 && inside < cells * FACT_MAX) tabled += inside
    else if (!isTable && inside < points * POINT_MAX) listed += inside
    index = node.end - 1
  }
  return tabled > length * 0.6 ? 1 : tabled + listed > length * 0.7 ? 0.6 : 0
}

/** Whether most of a block's text is in links. */
function isMostlyLinks(page: PageReading['page'], block: PageElement, length: number): boolean {
  let linked = 0
  for (let index = block.index + 1; index < block.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string' || node.tag !== 'a') continue
    linked += textOf(page, node, { limit: 300 }).length
    index = node.end - 1
  }
  return linked > length * 0.5
}

/** Whether one of an element's own texts is long enough for a sentence or two. */
function hasLongText(page: PageReading['page'], element: PageElement): boolean {
  let length = 0
  for (let index = element.index + 1; index < element.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      length += weightyLength(node)
      if (length >= PROSE_MIN && weightyLength(node.trim()) >= 20) return true
    } else if (!/^(b|strong|i|em|br|span|sup|sub|u|a|font)$/.test(node.tag)) index = node.end - 1
  }
  return false
}
