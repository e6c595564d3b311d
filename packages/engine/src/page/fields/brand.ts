import { attribute, elementsOf } from '../document/page-document.ts'
import { foldedText, textOfMarkup, textOf, splitWords } from '../document/page-text.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { isTemplate } from '../sources/schema-values.ts'
import { type Consensus, consensusOf } from './consensus.ts'
import { type ProductField, type Findings, foundIn } from './field.ts'
import { statedTexts } from './structured.ts'
import { type Candidate, candidatesOf, firstFound, type ProposalRule, type RankedRule, type WeighedText } from './rule.ts'
import { withoutLinkWords } from './link-text.ts'
import { isSiteName, withoutShop } from './shop-name.ts'
import { type ShownBrand, shownBrands } from './shown-brands.ts'

type BrandInput = Pick<Findings, 'structured' | 'embedded'> & {
  readonly reading: PageReading
  readonly shown: readonly ShownBrand[]
}

const shownBy = ({ shown }: BrandInput, by: ShownBrand['by']): WeighedText[] =>
  shown.filter((one) => one.by === by).map(({ text, trust }) => ({ text, weigh: (weight) => weight * trust }))

const proposals: readonly ProposalRule<BrandInput>[] = [
  {
    id: 'json-ld',
    source: 'json-ld',
    weight: 3,
    reason: 'The shop system writes it for machines.',
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'json-ld', 'brand'),
  },
  {
    id: 'microdata',
    source: 'microdata',
    weight: 2.6,
    reason: 'Marks a visible element, which may hold more than the brand.',
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'microdata', 'brand'),
  },
  {
    id: 'rdfa',
    source: 'rdfa',
    weight: 2.6,
    reason: 'As microdata.',
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'rdfa', 'brand'),
  },
  {
    id: 'product-brand',
    source: 'open-graph',
    weight: 2.2,
    reason: 'A tag for product feeds; some shops put their own name there.',
    since: '2026-11-21',
    texts: ({ reading }) => [meta(reading, 'product:brand', 'og:brand', 'brand', 'og:product:brand')],
  },
  {
    id: 'embedded-state',
    source: 'embedded-state',
    weight: 1.4,
    reason: 'Script data may describe a related product, and `vendor` may be the seller.',
    since: '2026-11-21',
    texts: ({ embedded }) => [embedded?.brand ?? ''],
  },
  {
    id: 'element-marked-brand',
    source: 'microdata',
    weight: 2.4,
    reason: 'itemprop=brand outside the element of the product; its distance from the name is ignored.',
    since: '2026-11-21',
    texts: ({ shown }) => shown.filter(({ by }) => by === 'property').map(({ text }) => text),
  },
  {
    id: 'box-named-brand',
    source: 'visible',
    weight: 1,
    reason: 'A class like product-brand; the box may hold a slogan or a logo.',
    since: '2026-11-21',
    texts: (input) => shownBy(input, 'name'),
  },
  {
    id: 'row-labelled-brand',
    source: 'visible',
    weight: 1.2,
    reason: 'A table row labelled "Brand", which visitors see.',
    since: '2026-11-21',
    texts: (input) => shownBy(input, 'label'),
  },
]

/** Lowest score of a consensus; below it `fallbackRules` are tried. */
const AGREED_SCORE = 1

type FallbackInput = Pick<Findings, 'structured' | 'summary'> & {
  readonly reading: PageReading
  readonly title: string
  /** The consensus of the sources when its score is below `AGREED_SCORE`. */
  readonly weak: Consensus | null
}
type NamedBrand = Pick<Consensus, 'text' | 'source'>

/** Where to look when the sources do not agree, most certain first. */
const fallbackRules: readonly RankedRule<FallbackInput, NamedBrand>[] = [
  {
    id: 'analytics-script',
    reason: 'Shops report the brand to their analytics; the name of the product or of the shop has to confirm it.',
    since: '2026-11-21',
    find: ({ reading, title }) => brandInScripts(reading, title),
  },
  {
    id: 'bracketed-in-title',
    reason: 'East Asian shops put the maker in brackets before the name.',
    since: '2026-11-21',
    find: ({ title }) => bracketedBrand(title),
  },
  {
    id: 'linked-in-title',
    reason: "The first words of the name are a link to a brand's page elsewhere on the page.",
    since: '2026-11-21',
    find: ({ reading, title }) => linkedBrand(reading, title),
  },
  {
    id: 'unusual-first-word',
    reason: 'No ordinary word is spelled like TP-Link, iRobot or MacBook.',
    since: '2026-11-21',
    find: ({ title }) => unusualWord(title),
  },
  {
    id: 'own-name',
    reason: 'The text about the product mentions the shop by name, so the shop is probably the maker.',
    since: '2026-11-21',
    find: ownBrand,
  },
  {
    id: 'weak-proposal',
    reason: 'Better than none: one source far from the name.',
    since: '2026-11-21',
    find: ({ weak }) => weak,
  },
]

/** Length limits, in characters. */
const BRAND_LENGTH = { least: 2, most: 60 }
/** Weight added when the title contains the brand. */
const IN_TITLE = 0.8

const NO_BRAND =
  /^(brands?|marke|unknown|other|generic|no brand|default|description|details|features|overview|reviews?|color|colour|size|more|n\/?a|from the manufacturer|about the brand|manufacturer|https?:.*|\d+)$/i

const AN_AMOUNT = /^\D{0,4}\d[\d.,\s]*\D{0,4}$/

const tidyBrand = (text: string, reading: PageReading): string =>
  withoutShop(textOfMarkup(text), reading)
    .replace(/^(?:visit the|besuche den|by|von|brand\s*:|marke\s*:|marca\s*:|shop all|more from|mehr von)\s+/i, '')
    .replace(/(?<![-\s])[-\s]+(?:store|shop)(?:\s+besuchen)?$/i, '')
    .replace(/^.*\s(?:der marke|de la marque|de la marca|della marca|da marca|of the brand)\s+/i, '')
    .replace(/^[-–—:：\s]+/, '')
    .replace(/(?<![-–—:,;>›»\s])[-–—:,;>›»\s]+$/, '')
    .trim()

/** A candidate as a brand; none for a text that is no brand. */
function asBrand({ text: raw, weight, source }: Candidate, reading: PageReading, title: string): Candidate[] {
  const tidy = tidyBrand(raw, reading)
  // Data for machines has names, a visible box may have a link's text.
  const text = asShopSpells(source === 'json-ld' ? tidy : withoutLinkWords(tidy), reading)
  if (
    text.length < BRAND_LENGTH.least ||
    text.length > BRAND_LENGTH.most ||
    isTemplate(text) ||
    NO_BRAND.test(text) ||
    AN_AMOUNT.test(text)
  )
    return []
  const folded = foldedText(text)
  const titleFolded = foldedText(title)
  const isInTitle = folded.length >= 2 && titleFolded.includes(folded)
  // A box with the product's whole name is not the brand's.
  if (source === 'visible' && folded.length > 8 && (titleFolded === folded || (isInTitle && splitWords(text).length > 4))) return []
  return [{ text, weight: weight + (isInTitle ? IN_TITLE : 0), source }]
}

/** The product's brand, from every source that states it; the shop's own name only where its texts say that it makes the product. */
export const productBrand: ProductField<'brand', 'structured' | 'embedded' | 'title' | 'heading' | 'summary'> = {
  needs: ['structured', 'embedded', 'title', 'heading', 'summary'],
  onProductPagesOnly: true,
  rules: [...proposals, ...fallbackRules],
  read: (reading, { structured, embedded, heading, summary, ...found }) => {
    const title = found.title?.value ?? ''
    const input = { reading, structured, embedded, shown: shownBrands(reading, heading) }
    const agreed = consensusOf(candidatesOf(proposals, input).flatMap((candidate) => asBrand(candidate, reading, title)))
    const named =
      agreed !== null && agreed.score >= AGREED_SCORE
        ? agreed
        : firstFound(fallbackRules, { reading, structured, summary, title, weak: agreed })
    if (named === null) return null
    const text = asTitleSpells(named.text, title)
    return foundIn(text, named.source, text)
  },
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
  return spelled === undefined || !/[-'’.&]/.test(spelled) ? text : spelled.replace(/(?<![,;:])[,;:]+$/, '')
}

/** A mention of a brand in a script, and its text where it is a property: `"brand": "Acme"`, `brandName='Acme'`. */
const BRAND_MENTION = /[bB]rand(?:(?:_?[nN]ame)?["']?\s{0,20}[:=]\s{0,20}["']([^"'<>{}\\]{2,40})["'])?/g
/** Most mentions read of one script. */
const SCRIPT_MENTIONS_MAX = 60

/** The brand in the page's analytics scripts, when the product's name or the shop confirms it. */
function brandInScripts(reading: PageReading, title: string): NamedBrand | null {
  const counts = new Map<string, number>()
  const titleFolded = foldedText(title)
  for (const { raw } of elementsOf(reading.page, 'script'))
    for (const mention of [...raw.matchAll(BRAND_MENTION)].slice(0, SCRIPT_MENTIONS_MAX)) {
      const name = mention.at(1)?.trim()
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const confirmed = [...counts]
    .filter(([name]) => /\p{L}/u.test(name) && !isTemplate(name) && (titleFolded.startsWith(foldedText(name)) || isSiteName(name, reading)))
    .toSorted(([, one], [, other]) => other - one)[0]
  return confirmed === undefined ? null : { text: textOfMarkup(confirmed[0]), source: 'embedded-state' }
}

/** The maker in the brackets before an East Asian name. */
function bracketedBrand(title: string): NamedBrand | null {
  const bracketed = /^[【[［]([^】\]］]{2,20})[】\]］]/.exec(title)
  return bracketed !== null && /[\u3000-\u9fff]/.test(title) ? { text: bracketed[1].trim(), source: 'visible' } : null
}

const BRAND_LINK =
  /\/(brands?|b|marken?|marques?|marcas?|merken?|manufacturers?|hersteller|vendors?|znacky|producent)[/-]|[?&](brand|manufacturer)/i
/** First words of a name that may be its brand. */
const BRAND_WORDS = 3
const LINKS_READ_MAX = 4000

/** The longest beginning of the product's name that is also the text of a link to a brand's page. */
function linkedBrand(reading: PageReading, title: string): NamedBrand | null {
  const words = title.split(/\s+/).slice(0, BRAND_WORDS)
  const prefixes = words.map((_, place) =>
    words
      .slice(0, words.length - place)
      .join(' ')
      .replace(/(?<![,:;–-])[,:;–-]+$/, ''),
  )
  const byFold = new Map(prefixes.filter((prefix) => prefix.length > 1).map((prefix) => [foldedText(prefix), prefix]))
  let best: string | null = null
  for (const link of elementsOf(reading.page, 'a').slice(0, LINKS_READ_MAX)) {
    if (!BRAND_LINK.test(attribute(link, 'href'))) continue
    const prefix = byFold.get(foldedText(textOf(reading.page, link, { limit: 60 })))
    if (prefix !== undefined && (best === null || prefix.length > best.length)) best = prefix
  }
  return best === null ? null : { text: best, source: 'agreement' }
}

/** An unusual spelling for a word: 'TP-Link', 'iRobot', 'MacBook'. */
const UNUSUAL = /^(?:\p{Lu}{1,4}-\p{Lu}\p{Ll}+|\p{Ll}\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)$/u

function unusualWord(title: string): NamedBrand | null {
  const [first] = title.split(/\s+/)
  return UNUSUAL.test(first) ? { text: first, source: 'visible' } : null
}

/** The shop's own name when the product's name or text has it: a shop that sells its own products names no other brand. */
function ownBrand({ reading, structured, summary, title }: FallbackInput): NamedBrand | null {
  const texts = `${title} ${summary?.value ?? ''} ${structured.map(({ description }) => description).join(' ')} ${(reading.metas.get('og:description') ?? []).join(' ')} ${(reading.metas.get('description') ?? []).join(' ')}`
  const words = new Set(splitWords(texts))
  for (const name of reading.siteNames.slice(0, 3)) {
    const bare = name.replace(/\.(com|de|co\.uk|net|org|shop|store)$/i, '')
    const nameWords = splitWords(bare)
    if (
      nameWords.length > 0 &&
      nameWords.length <= 4 &&
      nameWords.every((word) => words.has(word)) &&
      !/amazon|ebay|marketplace/i.test(bare)
    )
      return { text: bare, source: 'meta' }
  }
  return null
}
