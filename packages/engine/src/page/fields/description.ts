import { foldedText, textOfMarkup, splitWords } from '../document/page-text.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { type PageElement } from '../document/page-document.ts'
import { DENSE, DESCRIPTION_MAX, describedBoxes, proseTexts, type ShownText, weightyLength } from './description-texts.ts'
import { type ProductField, type Findings, type FoundValue, foundIn } from './field.ts'
import { statedTexts } from './structured.ts'
import { type Candidate, candidatesOf, pointsOf, type PointRule, type ProposalRule, type WeighedText } from './rule.ts'
import { salesTalkIn } from './sales-talk.ts'

type SummaryInput = Pick<Findings, 'structured' | 'embedded'> & {
  readonly reading: PageReading
  readonly heading: PageElement | null
  readonly boxes: ReturnType<typeof describedBoxes>
}

const weighed = ({ text, bonus }: ShownText): WeighedText => ({ text, weigh: (weight) => weight + bonus })

const proposals: readonly ProposalRule<SummaryInput>[] = [
  {
    id: 'json-ld',
    source: 'json-ld',
    weight: 2.2,
    reason: "Mostly the product's own text.",
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'json-ld', 'description'),
  },
  {
    id: 'microdata',
    source: 'microdata',
    weight: 1.8,
    reason: 'Marks a visible element, which may hold more than the text.',
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'microdata', 'description'),
  },
  {
    id: 'rdfa',
    source: 'rdfa',
    weight: 1.8,
    reason: 'As microdata.',
    since: '2026-11-21',
    texts: ({ structured }) => statedTexts(structured, 'rdfa', 'description'),
  },
  {
    id: 'og-description',
    source: 'open-graph',
    weight: 1.5,
    reason: "Written for links: the product's text or the shop's advertising.",
    since: '2026-11-21',
    texts: ({ reading }) => (reading.metas.get('og:description') ?? []).slice(0, 2),
  },
  {
    id: 'meta-description',
    source: 'meta',
    weight: 1.4,
    reason: "Written for search engines: more often the shop's advertising.",
    since: '2026-11-21',
    texts: ({ reading }) => (reading.metas.get('description') ?? []).slice(0, 2),
  },
  {
    id: 'twitter-description',
    source: 'twitter',
    weight: 1,
    reason: 'Mostly a copy of the Open Graph description.',
    since: '2026-11-21',
    texts: ({ reading }) => [meta(reading, 'twitter:description')],
  },
  {
    id: 'embedded-state',
    source: 'embedded-state',
    weight: 1.2,
    reason: 'The data of a script may be of a product beside the one shown.',
    since: '2026-11-21',
    texts: ({ embedded }) => [embedded?.description ?? ''],
  },
  {
    id: 'box-named-description',
    source: 'visible',
    weight: 1.2,
    reason: 'A class that says description, or the bullets that stand for one.',
    since: '2026-11-21',
    texts: ({ boxes }) => boxes.filter(({ isNamed }) => isNamed).map(weighed),
  },
  {
    id: 'box-of-details',
    source: 'visible',
    weight: 0.5,
    reason: 'A section like details, which may be a table or the terms of delivery.',
    since: '2026-11-21',
    texts: ({ boxes }) => boxes.filter(({ isNamed }) => !isNamed).map(weighed),
  },
]

/** Weight from which a stated description is not compared with paragraphs. */
const STATED_ENOUGH = 0.5

/** Read only when no source states a good description. */
const lastProposals: readonly ProposalRule<SummaryInput>[] = [
  {
    id: 'paragraphs',
    source: 'visible',
    weight: 0,
    reason: 'Prose near the name, whatever its box is called; its place alone speaks for it.',
    since: '2026-11-21',
    texts: ({ reading, heading }) => proseTexts(reading, heading).map(weighed),
  },
]

/** A text, and what its qualities are judged by. */
interface JudgedText {
  readonly text: string
  readonly words: readonly string[]
  readonly title: string
  readonly siteNames: readonly string[]
  /** Kinds of sales talk at its start. */
  readonly salesTalk: number
}

/** Characters of a text checked for sales talk: a long text may end with the cost of delivery. */
const TALK_LENGTH = 350

const qualities: readonly PointRule<JudgedText>[] = [
  { id: 'a-sentence', points: 1, reason: 'Long enough to say something.', since: '2026-11-21', holds: ({ text }) => text.length >= 60 },
  { id: 'two-sentences', points: 0.5, reason: 'What an ad uses.', since: '2026-11-21', holds: ({ text }) => text.length >= 160 },
  {
    id: 'a-few-words',
    points: -2.5,
    reason: 'A label. Scripts without blanks need 12 characters for what takes others 25 letters.',
    since: '2026-11-21',
    holds: ({ text, words }) => weightyLength(text) < 25 || (words.length < 4 && !DENSE.test(text)),
  },
  {
    id: 'the-title',
    points: -3,
    reason: 'Shops repeat the name where a description is required.',
    since: '2026-11-21',
    holds: ({ text, title }) => foldedText(text) === foldedText(title),
  },
  {
    id: 'sales-talk',
    points: -1.4,
    reason: 'Speaks about buying, not about the product.',
    since: '2026-11-21',
    holds: ({ salesTalk }) => salesTalk > 0,
  },
  {
    id: 'two-kinds-of-sales-talk',
    points: -1,
    reason: 'A text with several kinds says nothing about the product.',
    since: '2026-11-21',
    holds: ({ salesTalk }) => salesTalk > 1,
  },
  {
    id: 'more-kinds-of-sales-talk',
    points: -1,
    reason: 'As two kinds.',
    since: '2026-11-21',
    holds: ({ salesTalk }) => salesTalk > 2,
  },
  {
    id: 'names-the-shop',
    points: -0.4,
    reason: 'A text about the product seldom does.',
    since: '2026-11-21',
    holds: ({ text, siteNames }) => siteNames.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase())),
  },
  {
    id: 'truncated',
    points: -0.3,
    reason: 'The whole text is better where it stands.',
    since: '2026-11-21',
    holds: ({ text }) => /(\.\.\.|…)$/.test(text),
  },
  {
    id: 'code',
    points: -2,
    reason: 'A script, a template or a notice about cookies.',
    since: '2026-11-21',
    holds: ({ text }) => /\{|\}|;\s*\w+\s*:|function\s*\(|cookie|javascript/i.test(text),
  },
  {
    id: 'table-of-facts',
    points: -1,
    reason: 'Labels without sentences ("Maker: B&S Code: 0638").',
    since: '2026-11-21',
    holds: ({ text }) => {
      const labels = text.length < 400 ? (text.match(/\p{L}{3}\s?:\s/gu)?.length ?? 0) : 0
      return labels >= 3 && text.length / labels < 35
    },
  },
  {
    id: 'repeats-itself',
    points: -1.6,
    reason: 'Lists of links and buttons do ("Read more Read more").',
    since: '2026-11-21',
    holds: ({ words }) => words.length > 12 && new Set(words).size < words.length * 0.45,
  },
  {
    id: 'little-but-the-title',
    points: -2,
    reason: 'Nothing but the name, the shop and shopping verbs.',
    since: '2026-11-21',
    holds: ({ text, title }) => {
      const folded = foldedText(text)
      const name = foldedText(title)
      return name.length > 8 && folded.startsWith(name) && (folded.slice(name.length).startsWith(name) || folded.length < name.length * 1.5)
    },
  },
]

/** Points of a text that has all words of the title. */
const TITLE_WORDS = 0.6

/** How much a text reads like prose about the product. */
function qualityOf(text: string, title: string, siteNames: readonly string[]): number {
  const words = splitWords(text)
  const titleWords = new Set(splitWords(title).filter((word) => word.length > 3))
  const points = pointsOf(qualities, { text, words, title, siteNames, salesTalk: salesTalkIn(text.slice(0, TALK_LENGTH)) })
  const shared = [...titleWords].filter((word) => words.includes(word)).length
  return titleWords.size === 0 ? points : points + TITLE_WORDS * Math.min(1, shared / titleWords.size)
}

/** Characters of the shortest description. */
const DESCRIPTION_MIN = 10

/** A candidate as plain text, weighed by its quality too; none for a text that is no description. */
function asDescription({ text: raw, weight, source }: Candidate, title: string, siteNames: readonly string[]): Candidate[] {
  const text = textOfMarkup(raw).slice(0, DESCRIPTION_MAX).trim()
  if (text.length < DESCRIPTION_MIN || /^(undefined|null|description|n\/a)$/i.test(text)) return []
  return [{ text, weight: weight + qualityOf(text, title, siteNames), source }]
}

/** The best description of a source or a box: plain, at most 3 000 characters; the shop's advertising only when there is nothing else. */
export const summary: ProductField<'summary', 'structured' | 'embedded' | 'title' | 'heading'> = {
  needs: ['structured', 'embedded', 'title', 'heading'],
  onProductPagesOnly: false,
  rules: [...proposals, ...lastProposals, ...qualities],
  read: (reading, { structured, embedded, title, heading }) => {
    const input = { reading, structured, embedded, heading, boxes: describedBoxes(reading, heading) }
    const described = (rules: readonly ProposalRule<SummaryInput>[]): Candidate[] =>
      candidatesOf(rules, input).flatMap((candidate) => asDescription(candidate, title?.value ?? '', reading.siteNames))
    const stated = described(proposals)
    const isEnough = stated.some(({ source, weight }) => source !== 'visible' && weight >= STATED_ENOUGH)
    const all = isEnough ? stated : [...stated, ...described(lastProposals)]
    const best = all.toSorted((one, other) => other.weight - one.weight).at(0)
    return best === undefined ? null : foundIn(best.text, best.source, best.text)
  },
}

/** Whether a description is the shop's summary for search engines and links, or missing. */
export const isForSearchEngines = (found: FoundValue<string> | null): boolean =>
  found === null || ['meta', 'open-graph', 'twitter'].includes(found.evidence.source)

/** The fewest characters of a section that says more than a summary, and how many times as long it must be. */
const FULLER_LEAST = 160
const FULLER_TIMES = 1.3

/** The summary; the page's own section about the product where only the shop's summary was found and the section clearly says more, in other words. */
export const description: ProductField<'description', 'summary' | 'passages'> = {
  needs: ['summary', 'passages'],
  onProductPagesOnly: false,
  rules: [],
  read: (_, { summary: short, passages: { ownDescription } }) => {
    if (!isForSearchEngines(short) || (short !== null && ownDescription.includes(short.value))) return short
    const section = ownDescription.slice(0, DESCRIPTION_MAX).trim()
    const isFuller = section.length >= FULLER_LEAST && section.length > (short?.value.length ?? 0) * FULLER_TIMES
    return isFuller ? foundIn(section, 'visible', section) : short
  },
}
