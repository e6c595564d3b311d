import { type FactSource } from '@adloom/domain/provenance.ts'
import { metaBrand } from './candidates/open-graph.ts'
import { attribute } from './page-document.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { foldedText, plainText, textOf, wordsOf } from './page-text.ts'
import { isTemplate, type StatedProduct } from './structured-product.ts'
import { type Candidate, type Verdict, voted } from './vote.ts'

const LABEL =
  /^\s*(brand|brand name|marke|marque|marca|merk|značka|znacka|výrobce|výrobca|výrobce|manufacturer|hersteller|fabricant|fabricante|produttore|producent|brend|märke|märk|merke|mærke|proizvođač|proizvajalec|производитель|бренд|марка|tootja|bränd|kaubamärk|producător|brand:|品牌|廠牌|ブランド|브랜드|الماركة)\s*[:：]?\s*$/i
const LABEL_INLINE =
  /^\s*(?:brand|brand name|marke|marque|marca|merk|značka|výrobce|výrobca|manufacturer|hersteller|fabricant|fabricante|producent|brend|märke|proizvođač|proizvajalec|производитель|бренд|марка|producător|品牌|廠牌)\s*[:：]\s*(.{2,50})$/i
const BRAND_CLASS = /(^|[\s_-])(product-?)?(brand|manufacturer|vendor|marke|marque|merk|byline)[\s_-]?(name|link|title|info)?([\s_-]|$)/

const aside =
  region.related | region.nav | region.footer | region.dialog | region.template | region.reviews | region.header | region.noscript

const tidy = (text: string): string =>
  plainText(text)
    .replace(/^(?:visit the|besuche den|by|von|brand\s*:|marke\s*:|marca\s*:|shop all|more from|mehr von)\s+/i, '')
    .replace(/[-\s]+(?:store|shop)(?:\s+besuchen)?$/i, '')
    .replace(/^[:：\s]+|[:,;\s]+$/g, '')
    .trim()

/** Whose product it is, by every source that says so; the shop's own name only where the shop is said to make it. */
export function brandOf(reading: PageReading, main: readonly StatedProduct[], title: string, stateBrand: string): Verdict | null {
  const candidates: Candidate[] = []
  const titleFolded = foldedText(title)
  const propose = (raw: string, weight: number, source: FactSource): void => {
    const text = tidy(raw)
    if (
      text.length < 2 ||
      text.length > 60 ||
      isTemplate(text) ||
      /^(brand|marke|unknown|other|generic|no brand|default|n\/?a|https?:.*|\d+)$/i.test(text)
    )
      return
    // A brand that the product's name begins with is hardly a mistake.
    const folded = foldedText(text)
    const inTitle = folded.length >= 2 && titleFolded.includes(folded)
    candidates.push({ text, weight: weight + (inTitle ? 0.8 : 0), source })
  }
  for (const product of main) propose(product.brand, product.source === 'json-ld' ? 3 : 2.6, product.source)
  propose(metaBrand(reading), 2.2, 'open-graph')
  propose(stateBrand, 1.4, 'embedded-state')
  visibleBrands(reading, propose)
  const decided = voted(candidates)
  if (decided !== null) return decided
  return ownBrand(reading, main, title)
}

/** Boxes that are called a brand, and rows that begin with the word for it. */
function visibleBrands(reading: PageReading, propose: (text: string, weight: number, source: FactSource) => void): void {
  const { page } = reading
  let count = 0
  for (let at = 0; at < page.elements.length && count < 12; at++) {
    const element = page.elements[at]
    if ((element.region & aside) !== 0 || element.end - element.index > 14 || element.tag === 'script') continue
    const words = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'data-testid')} ${attribute(element, 'itemprop')}`
    if (words.length > 4 && BRAND_CLASS.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())) {
      const text = textOf(page, element, { limit: 200 })
      const inline = LABEL_INLINE.exec(text)
      if (text !== '') {
        propose(inline?.[1] ?? text, 1, 'visible')
        count++
      }
      continue
    }
    if (/^(th|dt|td|span|strong|b|div|label|p|li)$/.test(element.tag) && element.end - element.index <= 6) {
      const first = page.nodes[element.index + 1]
      const text = typeof first === 'string' && element.end - element.index <= 2 ? first : textOf(page, element, { limit: 120 })
      if (text.length > 80) continue
      const inline = LABEL_INLINE.exec(text)
      if (inline !== null) {
        propose(inline[1], 1, 'visible')
        count++
      } else if (LABEL.test(text)) {
        const next = nextText(reading, element.end)
        propose(next, 1.2, 'visible')
        count++
      }
    }
  }
}

/** The first text after a place: what stands beside a label. */
function nextText(reading: PageReading, from: number): string {
  for (let index = from; index < Math.min(from + 12, reading.page.nodes.length); index++) {
    const node = reading.page.nodes[index]
    if (typeof node === 'string') {
      const text = plainText(node)
      if (text.length > 1 && text !== ':') return text
    } else if (node.tag === 'img' && attribute(node, 'alt') !== '') return attribute(node, 'alt')
  }
  return ''
}

/** The shop's own name where its product's name or text carries it: a shop that sells its own things names no other brand. */
function ownBrand(reading: PageReading, main: readonly StatedProduct[], title: string): Verdict | null {
  const said = `${title} ${main.map(({ description }) => description).join(' ')} ${(reading.metas.get('og:description') ?? []).join(' ')} ${(reading.metas.get('description') ?? []).join(' ')}`
  const words = new Set(wordsOf(said))
  for (const name of reading.siteNames.slice(0, 3)) {
    const bare = name.replace(/\.(com|de|co\.uk|net|org|shop|store)$/i, '')
    const own = wordsOf(bare)
    if (own.length > 0 && own.length <= 4 && own.every((word) => words.has(word)) && !/amazon|ebay|marketplace/i.test(bare))
      return { text: bare, source: 'meta', score: 0.5 }
  }
  return null
}
