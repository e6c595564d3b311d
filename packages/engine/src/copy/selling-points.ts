import { graphemes } from './limits.ts'
import { cleanTitle } from './clean-title.ts'
import { acronyms } from './name-case.ts'
import { type Reading } from './languages/reading.ts'

/** What a page says about a product, in pieces that fit an ad and keep their meaning. Best first. */
export interface SellingPoints {
  /** Short fragments that stand alone: "Hand-glazed stoneware", "600 ml". Capitalised, without a full stop. */
  readonly labels: readonly string[]
  /** Whole sentences with their full stop. */
  readonly sentences: readonly string[]
  /** What "it" does: "keeps drinks cold". Lower case, without a full stop. */
  readonly predicates: readonly string[]
  /** Bare amounts for the end of a list: "350 ml". */
  readonly measures: readonly string[]
}

const LONGEST_LABEL = 38
const LONGEST_SENTENCE = 110
const SHORTEST_SENTENCE = 22
const LONGEST_PREDICATE = 80

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const words = (text: string): number => text.split(/\s+/).length

/** "350 ml" alone; what it measures is plain to see. */
const bareMeasure = /^\d+(?:[.,]\d+)?\s?(?:ml|cl|l|oz|fl oz|g|kg|mAh|GB|TB)$/

const isLoud = (text: string): boolean => (text.match(/\b\p{Lu}{4,}\b/gu)?.length ?? 0) > 0 && text === text.toUpperCase()

const calmText = (text: string): string =>
  isLoud(text)
    ? sentenceCase(
        text
          .split(' ')
          .map((word) => (/\d/.test(word) || acronyms.has(word) ? word : word.toLowerCase()))
          .join(' '),
      )
    : text

const clean = (text: string): string =>
  cleanTitle(text)
    .replace(/^[\s\-–—*•·>:.,\d]*?(?=[\p{L}\d("'])/u, '')
    .replace(/^\d+[.)]\s+/, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/[!]+$/, '.')
    .trim()

const isLabel = (text: string, reading: Reading): boolean =>
  !reading.tableHead.test(text) &&
  !reading.notLabel.test(text) &&
  !/^[\d.,/ -]+\s?\p{L}{1,4}$/u.test(text) &&
  graphemes(text) <= LONGEST_LABEL &&
  graphemes(text) >= 4 &&
  words(text) <= 7 &&
  (words(text) >= 2 || /\d/.test(text) || reading.oneWord?.test(text) === true) &&
  /^[\p{L}\p{N}]/u.test(text) &&
  !/[.!?:;"“”()]/.test(text.replace(/\d\.\d/g, '')) &&
  (!reading.clause.test(text) || reading.clauseInLabel.test(text)) &&
  !reading.business.test(text) &&
  !reading.praise.test(text) &&
  !reading.condition.test(text) &&
  !/\d\s?[x×]\s?\d|\b[WDHL]\s?\d/.test(text) &&
  !reading.sizeOnly.test(text) &&
  !reading.doing.test(text)

/** A bullet as one or two candidate texts: its value, its head, its first sentence. Never a clause cut out of a sentence. */
function partsOfBullet(bullet: string, reading: Reading): string[] {
  const text = clean(bullet.replace(/^[[【]([^\]】]+)[\]】]\s*[:-]?\s*/u, '$1: '))
  const colon = /^([^:]{2,40}?)\s?(?::|\s[–—-])\s+(.+)$/u.exec(text)
  if (colon === null) return [text, ...sentencesOf(text).slice(0, 2)]
  const [, head, rest] = colon
  if (reading.plainHead.test(head.trim())) return [sentenceCase(rest.replace(/\.$/, ''))]
  const isMeasure = words(head) <= 2 && /^\d|^[\d.,]+\s?\p{L}+$/u.test(rest)
  if (isMeasure) return []
  // "Footwear style - Chelsea boots" is a row of a table; "Keeps cold longer: double walls keep …" is a headline with its text.
  return words(rest) <= 3 ? [] : [calmText(head.trim()), ...sentencesOf(rest).slice(0, 2)]
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s([.!?])(?=\s|$)/g, '$1')
    .split(/(?<=[^\s.\d]{2,}[.!?])\s+(?=["“]?[\p{Lu}\d])|(?<=\d[.!?])\s+(?=\p{Lu}\p{Ll}{2})|\s*[•●▪✓✔]\s*|\n+/u)
    .map((sentence) => clean(sentence))
    .filter((sentence) => sentence !== '')

/** A sentence that can stand in an ad by itself, or null. */
function usableSentence(raw: string, reading: Reading): string | null {
  const text = calmText(raw)
    .replace(/!$/, '.')
    .replace(/[;,:]$/, '')
  const length = graphemes(text)
  if (length < SHORTEST_SENTENCE || length > LONGEST_SENTENCE || words(text) < 4) return null
  if (
    !/^[\p{Lu}\d]/u.test(text) ||
    reading.business.test(text) ||
    reading.praise.test(text) ||
    /[?;"]|\s-\s|^[^:]{2,32}: \p{Lu}\p{Ll}/u.test(text)
  )
    return null
  if (reading.leaning.test(text) || reading.ownVoice.test(text)) return null
  if (/\d[^.]{0,14} x \d|["″”]\s?[wdhlx]\b|\s\/\s|″/i.test(text)) return null
  if (reading.cutOff.test(text) || /^\p{L}+:|:[^:]*:|\b[HWDL]\d/iu.test(text)) return null
  // Bullets run together without full stops: "No sweat design Quick turn gasket".
  const capitals = text.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0
  if (reading.nounStart === undefined && capitals >= 2 && capitals > words(text) / 6) return null
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1 || (text.match(/[()]/g)?.length ?? 0) % 2 === 1) return null
  if ((text.match(/\b\p{Lu}{5,}\b/gu)?.length ?? 0) > 0 || (text.match(/,/g)?.length ?? 0) > 4) return null
  return /[.!]$/.test(text) ? text : `${text}.`
}

const rank = (text: string, reading: Reading): number => {
  const length = graphemes(text)
  return (
    (reading.concrete.test(text) ? 2 : 0) +
    (/\d/.test(text) ? 0.5 : 0) +
    (length >= 30 && length <= 75 ? 1.5 : length <= 90 ? 0.7 : 0) +
    (reading.pointingStart.test(text) ? -0.7 : 0) +
    (reading.clause.test(text) ? 0.4 : 0)
  )
}

/** Short and concrete first; the page's order decides the rest. */
const labelRank = (text: string, reading: Reading): number =>
  (reading.concrete.test(text) ? 2 : 0) + (reading.lastSaid.test(text) ? -3 : 0) + (graphemes(text) >= 12 && graphemes(text) <= 30 ? 1 : 0)

const distinct = (texts: readonly string[]): string[] => {
  const kept: string[] = []
  for (const text of texts) {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (
      !kept.some((other) =>
        other
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, '')
          .includes(key),
      )
    )
      kept.push(text)
  }
  return kept
}

const byRank = (texts: readonly string[], reading: Reading): string[] =>
  distinct([...texts].sort((one, other) => rank(other, reading) - rank(one, reading)))

const amounts = /(?<![\p{L}\p{N}.,/x×-])(\d+(?:[.,]\d+)?)\s?(ml|cl|l|oz|fl oz|qt|gal|kg|g|lb|mAh|GB|TB|W)(?![\p{L}\p{N}/]|\s?[x×])/gu

/** Amounts in a text that read the same in every language: "250 g", "0.7 l". */
export const amountsIn = (text: string): string[] =>
  [...text.matchAll(amounts)].map(([, amount, unit]) => `${amount.replace(',', '.')} ${unit}`)

/**
 * The selling points of a title, description and bullets in the language of `reading`. Nothing is reworded: bullets and sentences are used
 * whole, or as the part before or behind their colon. `names` (brand, shop, title) are no points.
 */
export function sellingPoints(
  title: string,
  description: string,
  features: readonly string[],
  names: readonly string[],
  reading: Reading,
): SellingPoints {
  const { business, praise, clause, doing, sizeOnly } = reading
  const bullets = features.flatMap((feature) => partsOfBullet(feature, reading))
  const sentences = sentencesOf(description)
  const titleParts = [...[...title.matchAll(reading.packs)].map(([text]) => sentenceCase(text.toLowerCase())), ...amountsIn(title)]
  const titleTail = cleanTitle(title)
    .split(/,\s+/)
    .slice(1)
    .map((part) => clean(part))
    .filter((part) => reading.concrete.test(part))
  const fragments = sentences
    .filter((sentence) => !business.test(sentence) && !praise.test(sentence) && !doing.test(sentence))
    .flatMap((sentence) => [
      ...reading.parts(sentence).filter((part) => !clause.test(part)),
      ...(clause.test(sentence) ? [] : [sentence.replace(reading.article, '').replace(/\.$/, '')]),
    ])
  const mine = (text: string): boolean => !names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()))
  const labels = [...bullets, ...titleTail, ...fragments]
    .map((text) => sentenceCase(calmText(text.replace(/\.$/, ''))))
    .filter((text) => isLabel(text, reading) && mine(text))
  const usable = [...sentences, ...bullets.filter((bullet) => words(bullet) > 5)]
    .map((text) => usableSentence(text, reading))
    .filter((text) => text !== null)
    .filter((text) => clause.test(text) || mine(text))
  const predicates = [...bullets, ...sentences]
    .map((text) => calmText(text.replace(/\.$/, '')))
    .filter(
      (text) =>
        doing.test(text) && graphemes(text) <= LONGEST_PREDICATE && words(text) >= 2 && !/[.!?:;]/.test(text.replace(/\d\.\d/g, '')),
    )
    .filter((text) => !business.test(text) && !praise.test(text) && !reading.pointing.test(text))
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
  const listed = sentences.filter((sentence) => !clause.test(sentence)).flatMap((sentence) => sentence.replace(/\.$/, '').split(/,\s+/))
  const measures = [...bullets, ...listed, ...titleParts].filter((text) => bareMeasure.test(text) || sizeOnly.test(text))
  return {
    labels: distinct(labels.sort((one, other) => labelRank(other, reading) - labelRank(one, reading))),
    sentences: byRank(
      usable.filter((sentence) => !doing.test(sentence)),
      reading,
    ),
    predicates: distinct(predicates),
    measures: distinct([...measures, ...amountsIn(title)]).slice(0, 2),
  }
}
