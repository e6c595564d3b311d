import { type FactSource } from '@adloom/domain/provenance.ts'
import { addressShare, addressWords } from '../document/page-address.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOfMarkup } from '../document/page-text.ts'
import { type Heading, meta, type PageReading } from '../sources/page-reading.ts'
import { consensusOf } from './consensus.ts'
import { type ProductField, type Findings, foundIn } from './field.ts'
import { type Candidate, candidatesOf, type ProposalRule, type WeighedText } from './rule.ts'
import { isSiteName, withoutShop } from './shop-name.ts'

type TitleInput = Pick<Findings, 'structured' | 'embedded'> & {
  readonly reading: PageReading
  /** Number of different first headings: one repeated for narrow and wide screens is one, a dozen are a menu. */
  readonly firstHeadings: number
}

/** Different first headings from which they are a menu. */
const MENU_LENGTH = 7
/** What a heading loses for each heading before it, and at most: all headings, and first headings besides. */
const LATER = { each: 0.01, most: 0.3 }
const LATER_FIRST_HEADING = { each: 0.1, most: 1 }
/** Share of its weight that a heading has in the page's header, where the shop's name stands. */
const HEADER_SHARE = 0.3
/** What a heading gains in the main part of the page. */
const MAIN_PART = 0.2

const namesIn = ({ structured }: TitleInput, source: FactSource): string[] =>
  structured.filter((product) => product.source === source).map(({ name }) => name)

/** The headings that a rule is about; `own` changes the rule's weight for a heading by its place among all. */
const headingsThat = (
  { reading }: TitleInput,
  isMeant: (heading: Heading) => boolean,
  own = (weight: number, _place: number): number => weight,
): WeighedText[] =>
  reading.headings.flatMap((heading, place) => {
    if (!isMeant(heading)) return []
    const { region: bits } = heading.element
    const isShopHeading = (bits & region.header) !== 0 && (bits & region.product) === 0
    const isInMain = (bits & (region.main | region.product)) !== 0
    const weigh = (weight: number): number =>
      (isShopHeading ? HEADER_SHARE : 1) * own(weight, place) + (isInMain ? MAIN_PART : 0) - Math.min(LATER.most, place * LATER.each)
    return [{ text: heading.text, weigh }]
  })

const laterFirstHeading = (weight: number, place: number): number =>
  weight - Math.min(LATER_FIRST_HEADING.most, place * LATER_FIRST_HEADING.each)

/** Whether the document's title begins with a heading, on a page without a first heading. */
const beginsTitle = ({ reading, firstHeadings }: TitleInput, { text }: Heading): boolean =>
  firstHeadings === 0 && foldedText(reading.title).startsWith(foldedText(text))

const rules: readonly ProposalRule<TitleInput>[] = [
  {
    id: 'json-ld',
    source: 'json-ld',
    weight: 3,
    reason: 'The shop system writes it for machines: the name alone.',
    since: '2026-11-21',
    texts: (input) => namesIn(input, 'json-ld'),
  },
  {
    id: 'microdata',
    source: 'microdata',
    weight: 2.6,
    reason: 'Marks a visible element, which may hold more than the name.',
    since: '2026-11-21',
    texts: (input) => namesIn(input, 'microdata'),
  },
  {
    id: 'rdfa',
    source: 'rdfa',
    weight: 2.6,
    reason: 'As microdata.',
    since: '2026-11-21',
    texts: (input) => namesIn(input, 'rdfa'),
  },
  {
    id: 'og-title',
    source: 'open-graph',
    weight: 1.9,
    reason: 'Written for links: often the name with the shop or a slogan.',
    since: '2026-11-21',
    texts: ({ reading }) => (reading.metas.get('og:title') ?? []).slice(0, 2).map((title) => withoutShop(title, reading)),
  },
  {
    id: 'twitter-title',
    source: 'twitter',
    weight: 1,
    reason: 'Mostly a copy of the Open Graph title.',
    since: '2026-11-21',
    texts: ({ reading }) => [withoutShop(meta(reading, 'twitter:title'), reading)],
  },
  {
    id: 'document-title',
    source: 'meta',
    weight: 1.5,
    reason: 'On every page, written for search engines: with the shop, its verbs and its promises.',
    since: '2026-11-21',
    texts: ({ reading }) => [withoutShop(reading.title, reading)],
  },
  {
    id: 'embedded-state',
    source: 'embedded-state',
    weight: 1.5,
    reason: 'The data of a script may be of a product beside the one shown.',
    since: '2026-11-21',
    texts: ({ embedded }) => [embedded?.name ?? ''],
  },
  {
    id: 'only-first-heading',
    source: 'visible',
    weight: 2.6,
    reason: 'The only h1 of a product page is its name.',
    since: '2026-11-21',
    texts: (input) => (input.firstHeadings === 1 ? headingsThat(input, ({ level }) => level === 1) : []),
  },
  {
    id: 'one-of-several-first-headings',
    source: 'visible',
    weight: 2,
    reason: 'A third of the product pages we measured have several h1; the name comes early.',
    since: '2026-11-21',
    texts: (input) =>
      input.firstHeadings > 1 && input.firstHeadings < MENU_LENGTH
        ? headingsThat(input, ({ level }) => level === 1, laterFirstHeading)
        : [],
  },
  {
    id: 'one-of-many-first-headings',
    source: 'visible',
    weight: 1.2,
    reason: 'So many h1 are a menu or a list.',
    since: '2026-11-21',
    texts: (input) => (input.firstHeadings >= MENU_LENGTH ? headingsThat(input, ({ level }) => level === 1, laterFirstHeading) : []),
  },
  {
    id: 'second-heading-like-title',
    source: 'visible',
    weight: 1.6,
    reason: 'Some shops give the name an h2 and no h1; then the title begins with it.',
    since: '2026-11-21',
    texts: (input) => headingsThat(input, (heading) => heading.level === 2 && beginsTitle(input, heading)),
  },
  {
    id: 'second-heading',
    source: 'visible',
    weight: 0.5,
    reason: 'Mostly the name of a section.',
    since: '2026-11-21',
    texts: (input) => headingsThat(input, (heading) => heading.level === 2 && !beginsTitle(input, heading)),
  },
  {
    id: 'element-named-title',
    source: 'visible',
    weight: 1.2,
    reason: 'An element with a class like product-title, which cards of other products have too.',
    since: '2026-11-21',
    texts: (input) => headingsThat(input, ({ level }) => level > 2),
  },
]

/** Characters of a name. */
const NAME_LENGTH = { least: 2, most: 300 }

const NOT_A_NAME =
  /^(home|product|products|shop|menu|search|cart|description|details|undefined|null|untitled|404|error|page not found|product details|overview|welcome)$/i
const TEMPLATE_MARK = /[{}]|\$\w+\$/

const ELLIPSIS = /(?:(?<!\s)\s+)?(?:…|(?<!\.)\.{3,})$/

/** Share of the weight of a name that is the shop's: right on a home page; a product is hardly ever called like its shop. */
const SHOP_SHARE = 0.3
/** Share of the weight of a truncated name that no heading continues. */
const TRUNCATED_SHARE = 0.6

/** A name without a price at the end or in brackets. */
const withoutPrice = (text: string): string =>
  text
    .replace(
      /(?:(?<!\s)\s+)?(?:(?<![-–|:,(])[-–|:,(]+\s*)?(?:(?:from|for|only|ab|nur|für|à partir de)\s*)?(?:[$£€¥₹]|US\$|Rs\.?)\s?\d[\d.,]*\)?\s*$/i,
      '',
    )
    .trim() || text

const tidyName = (text: string): string =>
  withoutPrice(textOfMarkup(text))
    .replace(/(?<!\s)\s+([,;])/g, '$1')
    .replace(/^["'«»|–-]\s+|(?<!\s)\s+[|–-]$/g, '')
    .trim()

/** A truncated title supports a heading that continues it; without one it is half a name. */
function completed(name: string, reading: PageReading): { readonly name: string; readonly share: number } {
  const folded = foldedText(name)
  const complete = reading.headings.find(({ text }) => foldedText(text).startsWith(folded))
  return complete === undefined ? { name, share: TRUNCATED_SHARE } : { name: tidyName(complete.text), share: 1 }
}

/** A candidate as a name, weighed by what it is called like; none for a text that is no name. */
function asName({ text, weight, source }: Candidate, reading: PageReading, words: ReadonlySet<string>): Candidate[] {
  const name = tidyName(text)
  if (name.length < NAME_LENGTH.least || name.length > NAME_LENGTH.most || NOT_A_NAME.test(name) || TEMPLATE_MARK.test(name)) return []
  const complete = ELLIPSIS.test(name) ? completed(name.replace(ELLIPSIS, ''), reading) : { name, share: 1 }
  const share = isSiteName(name, reading) ? SHOP_SHARE : complete.share
  return [{ text: complete.name, weight: share * weight + addressShare(complete.name, words), source }]
}

/** The product's name, by the agreement of all sources. */
export const title: ProductField<'title', 'structured' | 'embedded'> = {
  needs: ['structured', 'embedded'],
  onProductPagesOnly: false,
  rules,
  read: (reading, found) => {
    const firstHeadings = new Set(reading.headings.filter(({ level }) => level === 1).map(({ text }) => foldedText(text))).size
    const words = addressWords(reading.finalUrl)
    const agreed = consensusOf(
      candidatesOf(rules, { ...found, reading, firstHeadings }).flatMap((candidate) => asName(candidate, reading, words)),
    )
    return agreed === null ? null : { ...foundIn(agreed.text, agreed.source, agreed.text), score: agreed.score }
  },
}
