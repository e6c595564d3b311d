import { type Evidence } from '@adloom/domain/provenance.ts'
import { type PageElement } from './page-document.ts'
import { meta, type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { foldedText, plainText, textOf, wordsOf } from './page-text.ts'
import { type StatedProduct } from './structured-product.ts'

/** What shops write into a description instead of one. */
const BOILERPLATE =
  /^(buy|shop|order|purchase|discover|find|get|browse|achetez|kaufen|jetzt|bestellen|compra|acquista|koop|kup|k[oö]p|osta|купить|cumpara)\b|free (shipping|delivery|returns)|same[- ]day|next[- ]day|kostenlose?r? (versand|lieferung)|versandkostenfrei|livraison (gratuite|offerte)|envío gratis|best price|lowest price|great prices|low prices|online (shop|store)|price match|g[uü]nstig|official (site|store)|customer reviews?/i

/** Longest description kept; an ad uses two sentences of it. */
const DESCRIPTION_MAX = 3000

interface Proposal {
  readonly text: string
  readonly evidence: Evidence
  readonly weight: number
}

/** How much a text reads like prose about the product. */
function quality(text: string, titleWords: ReadonlySet<string>, siteNames: readonly string[], title: string): number {
  const words = wordsOf(text)
  let score = 0
  if (text.length >= 60) score += 1
  if (text.length >= 160) score += 0.5
  if (text.length < 25 || words.length < 4) score -= 2.5
  if (foldedText(text) === foldedText(title)) score -= 3
  if (BOILERPLATE.test(text)) score -= 1.4
  if (siteNames.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()))) score -= 0.4
  if (/(\.\.\.|…)$/.test(text)) score -= 0.3
  if (/\{|\}|;\s*\w+\s*:|function\s*\(|cookie|javascript/i.test(text)) score -= 2
  // Lists of links and buttons repeat themselves ("Read more Read more").
  if (words.length > 12 && new Set(words).size < words.length * 0.45) score -= 1.6
  // Nothing but the name, the shop and what one does there.
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
  const best = proposals.toSorted((one, other) => other.weight - one.weight)[0]
  return best === undefined ? null : { text: best.text, evidence: best.evidence }
}

const asideRegions =
  region.related | region.nav | region.footer | region.dialog | region.template | region.noscript | region.reviews | region.header

/** Texts of the boxes that are called a description, outermost first. */
function visibleTexts(reading: PageReading, heading: PageElement | null): { text: string; weight: number }[] {
  const found: { text: string; weight: number }[] = []
  const { page } = reading
  for (let at = 0; at < page.elements.length && found.length < 12; at++) {
    const element = page.elements[at]
    if ((element.region & region.description) === 0 || (element.region & asideRegions) !== 0) continue
    if ((element.parent?.region ?? 0) & region.description) continue
    const text = textOf(page, element, { limit: DESCRIPTION_MAX * 2, without: asideRegions | region.sidePrice })
    if (text.length < 40) continue
    const distance = heading === null ? 0 : element.index - heading.index
    const isSaidToBe = /description|beschreibung|descripti|omschrijving|popis|opis|bullets/i.test(
      `${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`,
    )
    found.push({
      text,
      weight:
        (isSaidToBe ? 1.2 : 0.4) + (distance >= 0 && distance < 3000 ? 0.3 : -0.3) - ((element.region & region.hidden) !== 0 ? 0.2 : 0),
    })
  }
  return found
}
