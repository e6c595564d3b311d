import { type FactSource } from '@adloom/domain/provenance.ts'
import { metaBrand } from '../sources/open-graph.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, plainText, textOf, wordsOf } from '../document/page-text.ts'
import { isTemplate } from '../sources/schema-values.ts'
import { type StatedProduct } from '../sources/structured-product.ts'
import { isSiteName, withoutShop } from './title.ts'
import { type Candidate, type Consensus, consensusOf } from './consensus.ts'

const LABEL =
  /^\s*(brand|brand name|marke|marque|marca|merk|značka|znacka|výrobce|výrobca|výrobce|manufacturer|hersteller|fabricant|fabricante|produttore|producent|brend|märke|märk|merke|mærke|proizvođač|proizvajalec|производитель|виробник|бренд|марка|tootja|bränd|kaubamärk|producător|brand:|品牌|廠牌|ブランド|브랜드|الماركة)\s*[:：]?\s*$/i
const LABEL_INLINE =
  /^\s*(?:brand|brand name|marke|marque|marca|merk|značka|výrobce|výrobca|manufacturer|hersteller|fabricant|fabricante|producent|brend|märke|proizvođač|proizvajalec|производитель|виробник|бренд|марка|producător|品牌|廠牌)\s*[:：]\s*(.{2,50})$/i
const BRAND_CLASS = /(^|[\s_-])(product-?)?(brand|manufacturer|vendor|marke|marque|merk|byline)[\s_-]?(name|link|title|info)?([\s_-]|$)/

const aside =
  region.related | region.nav | region.footer | region.dialog | region.template | region.reviews | region.header | region.noscript

const tidy = (text: string, reading: PageReading): string =>
  withoutShop(plainText(text), reading)
    .replace(/^(?:visit the|besuche den|by|von|brand\s*:|marke\s*:|marca\s*:|shop all|more from|mehr von)\s+/i, '')
    .replace(/[-\s]+(?:store|shop)(?:\s+besuchen)?$/i, '')
    .replace(/^.*\s(?:der marke|de la marque|de la marca|della marca|da marca|of the brand)\s+/i, '')
    .replace(/^[-–—:：\s]+|[-–—:,;>›»\s]+$/g, '')
    .trim()

const NO_BRAND =
  /^(brands?|marke|unknown|other|generic|no brand|default|description|details|features|overview|reviews?|color|colour|size|more|n\/?a|from the manufacturer|about the brand|manufacturer|https?:.*|\d+)$/i

const AN_AMOUNT = /^\D{0,4}\d[\d.,\s]*\D{0,4}$/

/** The product's brand, from every source that states it; the shop's own name only where its texts say that it makes the product. */
export function brandOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  title: string,
  heading: PageElement | null,
  stateBrand: string,
  description: string,
): Consensus | null {
  const candidates: Candidate[] = []
  const titleFolded = foldedText(title)
  const propose = (raw: string, weight: number, source: FactSource): void => {
    const text = asShopSpells(tidy(raw, reading), reading)
    if (text.length < 2 || text.length > 60 || isTemplate(text) || NO_BRAND.test(text) || AN_AMOUNT.test(text)) return
    // A brand that is part of the product's name is hardly a mistake.
    const folded = foldedText(text)
    const inTitle = folded.length >= 2 && titleFolded.includes(folded)
    // A box with the product's whole name is not the brand's.
    if (source === 'visible' && folded.length > 8 && (titleFolded === folded || (inTitle && wordsOf(text).length > 4))) return
    candidates.push({ text, weight: weight + (inTitle ? 0.8 : 0), source })
  }
  for (const product of main) propose(product.brand, product.source === 'json-ld' ? 3 : 2.6, product.source)
  propose(metaBrand(reading), 2.2, 'open-graph')
  propose(stateBrand, 1.4, 'embedded-state')
  visibleBrands(reading, heading, propose)
  const decided = consensusOf(candidates)
  if (decided !== null && decided.score >= 1) return { ...decided, text: asTitleSpells(decided.text, title) }
  const found =
    consensusBrand(reading, title) ?? brandInTitle(reading, title) ?? ownBrand(reading, main, `${title} ${description}`) ?? decided
  return found === null ? null : { ...found, text: asTitleSpells(found.text, title) }
}

/** Boxes named after a brand, and rows that begin with the word for it. Far from the name it may be another product's. */
function visibleBrands(
  reading: PageReading,
  heading: PageElement | null,
  propose: (text: string, weight: number, source: FactSource) => void,
): void {
  const { page } = reading
  const known = new Map<string, boolean>()
  let count = 0
  for (let at = 0; at < page.elements.length && count < 12; at++) {
    const element = page.elements[at]
    const { itemprop, class: className, id } = element.attributes
    const size = element.end - element.index
    if ((element.region & aside) !== 0 || size > 14) continue
    const distance = heading === null ? 0 : Math.abs(element.index - heading.index)
    const trust = distance < 400 ? 1 : distance < 1500 ? 0.8 : 0.4
    if (itemprop !== undefined && /\bbrand\b/.test(itemprop)) {
      propose(attribute(element, 'content') || textOf(page, element, { limit: 200 }), 2.4, 'microdata')
      count++
      continue
    }
    const automation = element.attributes['data-testid']
    if (className !== undefined || id !== undefined || automation !== undefined) {
      const words = `${className ?? ''} ${id ?? ''} ${automation ?? ''}`
      let isBrand = known.get(words)
      if (isBrand === undefined) {
        isBrand =
          /brand|manufacturer|vendor|mar[kq]|merk|byline/i.test(words) &&
          BRAND_CLASS.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
        known.set(words, isBrand)
      }
      if (isBrand) {
        const text = textOf(page, element, { limit: 200 })
        if (text !== '') {
          propose(LABEL_INLINE.exec(text)?.[1] ?? text, trust, 'visible')
          count++
        }
        continue
      }
    }
    if (size > 6 || !/^(th|dt|td|span|strong|b|div|label|p|li)$/.test(element.tag)) continue
    const first = page.nodes[element.index + 1]
    const text = typeof first === 'string' && size <= 2 ? first : textOf(page, element, { limit: 120 })
    if (text.length > 80 || text.length < 3) continue
    const inline = LABEL_INLINE.exec(text)
    if (inline === null && !LABEL.test(text)) continue
    propose(inline?.[1] ?? nextText(reading, element.end), 1.2 * trust, 'visible')
    count++
  }
}

/** The first text after a place: the value next to a label. */
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

/** The shop's own spelling of a brand that is its name with a country or a legal form added. */
function asShopSpells(text: string, reading: PageReading): string {
  const folded = foldedText(text)
  for (const name of reading.siteNames) {
    const site = foldedText(name)
    if (site.length < 4 || !folded.startsWith(site)) continue
    if (/^(us|usa|uk|eu|de|ca|au|inc|llc|ltd|gmbh|store|shop|official|online|com)$/.test(folded.slice(site.length))) return name
  }
  return text
}

/** The product name's spelling of a brand: 'TP-Link' for 'TP Link'. */
function asTitleSpells(text: string, title: string): string {
  const folded = foldedText(text)
  const spelled = title.split(/\s+/).find((word) => foldedText(word) === folded)
  return spelled === undefined || !/[-'’.&]/.test(spelled) ? text : spelled.replace(/[,;:]+$/, '')
}

/** The brand in the page's analytics scripts, when the product's name or the shop confirms it. */
function consensusBrand(reading: PageReading, title: string): Consensus | null {
  const counts = new Map<string, number>()
  const titleFolded = foldedText(title)
  for (const { raw } of elementsOf(reading.page, 'script'))
    for (let at = raw.indexOf('rand'), left = 60; at >= 0 && left > 0; at = raw.indexOf('rand', at + 4), left--) {
      const match = /^rand(?:_?[nN]ame)?["']?\s*[:=]\s*["']([^"'<>{}\\]{2,40})["']/.exec(raw.slice(at, at + 70))
      if (match !== null) counts.set(match[1].trim(), (counts.get(match[1].trim()) ?? 0) + 1)
    }
  const confirmed = [...counts]
    .filter(([name]) => /\p{L}/u.test(name) && !isTemplate(name) && (titleFolded.startsWith(foldedText(name)) || isSiteName(name, reading)))
    .toSorted(([, one], [, other]) => other - one)[0]
  return confirmed === undefined ? null : { text: plainText(confirmed[0]), source: 'embedded-state', score: 0.9 }
}

const BRAND_LINK =
  /\/(brands?|b|marken?|marques?|marcas?|merken?|manufacturers?|hersteller|vendors?|znacky|producent)[/-]|[?&](brand|manufacturer)/i
/** An unusual spelling for a word: 'TP-Link', 'iRobot', 'MacBook'. */
const UNUSUAL = /^(?:\p{Lu}{1,4}-\p{Lu}\p{Ll}+|\p{Ll}\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)$/u

/**
 * The first words of the product's name when they are a brand: a link to a brand's page has the same text, they are in the brackets East
 * Asian shops put around a maker, or they have an unusual spelling.
 */
function brandInTitle(reading: PageReading, title: string): Consensus | null {
  const bracketed = /^[【[［]([^】\]］]{2,20})[】\]］]/.exec(title)
  if (bracketed !== null && /[\u3000-\u9fff]/.test(title)) return { text: bracketed[1].trim(), source: 'visible', score: 0.6 }
  const words = title.split(/\s+/).slice(0, 3)
  const prefixes = words.map((_, place) =>
    words
      .slice(0, words.length - place)
      .join(' ')
      .replace(/[,:;–-]+$/, ''),
  )
  const byFold = new Map(prefixes.filter((prefix) => prefix.length > 1).map((prefix) => [foldedText(prefix), prefix]))
  let best: string | null = null
  for (const link of elementsOf(reading.page, 'a').slice(0, 4000)) {
    if (!BRAND_LINK.test(attribute(link, 'href'))) continue
    const found = byFold.get(foldedText(textOf(reading.page, link, { limit: 60 })))
    if (found !== undefined && (best === null || found.length > best.length)) best = found
  }
  if (best !== null) return { text: best, source: 'agreement', score: 0.7 }
  const [first] = words
  return first !== undefined && UNUSUAL.test(first) ? { text: first, source: 'visible', score: 0.4 } : null
}

/** The shop's own name when the product's name or text has it: a shop that sells its own products names no other brand. */
function ownBrand(reading: PageReading, main: readonly StatedProduct[], texts: string): Consensus | null {
  const said = `${texts} ${main.map(({ description }) => description).join(' ')} ${(reading.metas.get('og:description') ?? []).join(' ')} ${(reading.metas.get('description') ?? []).join(' ')}`
  const words = new Set(wordsOf(said))
  for (const name of reading.siteNames.slice(0, 3)) {
    const bare = name.replace(/\.(com|de|co\.uk|net|org|shop|store)$/i, '')
    const own = wordsOf(bare)
    if (own.length > 0 && own.length <= 4 && own.every((word) => words.has(word)) && !/amazon|ebay|marketplace/i.test(bare))
      return { text: bare, source: 'meta', score: 0.5 }
  }
  return null
}
