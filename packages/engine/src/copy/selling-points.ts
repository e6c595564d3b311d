import { graphemes } from './limits.ts'
import { acronyms, cleanTitle } from './product-name.ts'
import { partsOfSentence } from './sentence-parts.ts'

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

/** Shop business that is no word about the product. */
const boilerplate =
  /\b(?:shipping|delivery|deliver(?:ed|s)?|returns?|refunds?|warrant\w*|guarante\w*|free|buy|shop(?:ping)?|order(?:s|ed)?|price[ds]?|prices|click|visit|browse|store|stock|checkout|cart|sign up|subscribe|newsletter|cookies?|javascript|customer service|contact|reviews?|asin|sku|upc|ean|mpn|model (?:no|number)|item (?:no|number|model)|part number|package (?:includes|contents?)|dimensions?|see (?:below|above|more|details)|read more|learn more|size (?:chart|guide)|please|copyright|terms|log ?in|sale|discount|coupon|code|save|deal|offer|gift card|pickup|near you|note|disclaimer|warning|california|proposition|prop 65|manufacturers?|purchase|e-?mail|sold|country of|origin\w*|part number\w*|specifications?|specs|measurements?|questions?|overview|product code|lot \d+|gen(?:eration)?|must|should|avoid|do not|don't|wash cold|tumble|dry clean(?:ing)?|bleach|seller|ebay|amazon|etsy|walmart|http|www|@|monthly|payments?|finance|klarna|afterpay|trustpilot|in store|online|download|pdf|instructions? (?:are|is)|imported|style #|article|lowest|wirecutter|rated|voted)\b|[{}<>|\\]|\.{3}|…|\d{6,}/i

/** Praise that says nothing and that a platform may question. */
const praise =
  /\b(?:best|perfect(?:ly)?|amazing|incredible|ultimate|unbeatable|greatest|finest|premium|high[- ]quality|top[- ]quality|great quality|world[- ]class|revolutionary|awesome|must[- ]have|stunning|gorgeous|unique|favou?rite|most|superior|exceptional|award\w*|no\. ?1|#1|leading|ideal|popular|iconic|professional quality|never|always|cures?|heals?|clinically|anti[- ]aging|detox|last chance|hurry|limited|exclusive|new|latest|brand[- ]new)\b/i

const verbs =
  'keeps|fits|holds|resists|features|works|stands|folds|charges|connects|supports|protects|blocks|removes|cleans|captures|filters|offers|provides|includes|comes|stays|dries|stretches|cuts|sticks|heats|cools|plays|streams|records|detects|adjusts|turns|runs|weighs|measures|makes|gives|lets|helps|allows|delivers|covers|lasts|looks|feels|wears|opens|closes|hangs|sits|stores|doubles|combines|absorbs|reduces|adds|slips|pairs|brings|creates|ensures|washes|has|mounts|rolls|rests|nests|stacks|grips|wicks|insulates|moisturizes|cleanses|smells|tastes|contains|serves|measures'
/** Verbs that are nouns elsewhere: they count only where a text begins with them. */
const openingVerbs =
  'dims|pitches|empties|packs (?:down|into|flat|away)|takes|leaves|carries|seats|brews|grinds|lathers|melts|slides|zips|snaps|clips|locks|warms|softens|folds|goes|grows|tucks|lights'
const predicateStart = new RegExp(`^(?:${verbs}|${openingVerbs})\\b`, 'i')
const finite = new RegExp(
  `\\b(?:is|are|was|were|be|can|will|would|has|have|had|do|does|you|your|we|our|us|they|their|it|its|i|my|this|these|that|which|who|${verbs})\\b`,
  'i',
)
/** A label with one of these behind a comma or "but" is no longer the page's statement when cut; such bullets are used whole or not at all. */
const condition =
  /\b(?:except|excluding|without|not|no|only|unless|but|if|when|up to|optional|sold separately|requires?|may|might|compatible|recommended|suggested)\b/i

const concrete =
  /\d|\b(?:cotton|linen|wool|merino|cashmere|silk|leather|suede|denim|oak|walnut|maple|pine|bamboo|wood(?:en)?|steel|iron|alumini?um|brass|copper|ceramic|stoneware|porcelain|glass|marble|stone|rattan|velvet|fleece|down|nylon|polyester|lyocell|tencel|rubber|silicone|crystal|gold|silver|castile|soy|beeswax|dishwasher|machine|waterproof|water[- ]resistant|wireless|bluetooth|cordless|rechargeable|adjustable|foldable|non-?stick|insulated|double|hand|zip(?:per)?|pockets?|handles?|lids?|battery|charging|usb|hepa|led|motion|night vision|1080p|4k|organic|vegan|scented|fragrance|hinged|removable|reversible|stackable|induction|oven)\b/i

/** Labels of bullets whose value says it all: "Material: solid oak" is "Solid oak". */
const plainLabels =
  /^(?:materials?|fabric|made (?:of|from)|capacity|volume|finish|battery(?: life)?|composition|fill(?:ing)?|upper|sole|lining|scent|flavou?r|connectivity|water resistance|care|technology|resolution|closure|fit)$/i

/** Headings of specification tables: they name a value, and the value is missing. */
const specHead =
  /^(?:(?:stack|heel|total|product|item|net|main|key|shoe|seat|overall|box|full|care|other|more|technical|additional|footwear) )?(?:height|width|length|depth|weight|dimensions?|size|sizes|details?|features?|description|benefits|ingredients|materials?|colou?rs?|style|type|brand|model|code|number|contents|notes?|care|instructions?|directions|warnings?|about|fit|upper|sole|lining|includes|compatibility)\b(?: (?:&|and) \w+)?$/i

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const words = (text: string): number => text.split(/\s+/).length

/** "350 ml" alone; what it measures is plain to see. */
const bareMeasure = /^\d+(?:[.,]\d+)?\s?(?:ml|cl|l|oz|fl oz|g|kg|mAh|GB|TB)$/

/** "45 by 45 centimetres", "Pack of 2": nothing to head an ad with. */
const sizeOnly = /^\d[\d.,]*(?: by \d[\d.,]*)* (?:cm|mm|m|centimet(?:re|er)s|inch(?:es)?)$|^(?:set|pack) of \d+$|^\d+[- ](?:pack|piece)$/i

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

const isLabel = (text: string): boolean =>
  !specHead.test(text) &&
  !/^(?!safe)\w+ (?:the|a|an|your|in)\b/i.test(text) &&
  !/^[\d.,/ -]+\s?\p{L}{1,4}$/u.test(text) &&
  graphemes(text) <= LONGEST_LABEL &&
  graphemes(text) >= 4 &&
  words(text) <= 7 &&
  (words(text) >= 2 || /\d/.test(text)) &&
  /^[\p{L}\p{N}]/u.test(text) &&
  !/[.!?:;"“”()]/.test(text.replace(/\d\.\d/g, '')) &&
  (!finite.test(text) || /^(?:made|designed) (?:of|from|with)\b/i.test(text)) &&
  !boilerplate.test(text) &&
  !praise.test(text) &&
  !condition.test(text) &&
  !/\d\s?[x×]\s?\d|\b[WDHL]\s?\d/.test(text) &&
  !sizeOnly.test(text) &&
  !predicateStart.test(text) &&
  !/^(?:and|or|with|for|to|in|on|by|from|of|the|size|color|colour|weight|width|height|length|depth|made (?!by hand|for))\b/i.test(text) &&
  !/\b(?:and|or|with|for|to|in|on|by|from|of|the|a|an)$/i.test(text)

/** A bullet as one or two candidate texts: its value, its head, its first sentence. Never a clause cut out of a sentence. */
function partsOfBullet(bullet: string): string[] {
  const text = clean(bullet.replace(/^[[【]([^\]】]+)[\]】]\s*[:-]?\s*/u, '$1: '))
  const colon = /^([^:]{2,40}?)\s?(?::|\s[–—-])\s+(.+)$/u.exec(text)
  if (colon === null) return [text, ...sentencesOf(text).slice(0, 2)]
  const [, head, rest] = colon
  if (plainLabels.test(head.trim())) return [sentenceCase(rest.replace(/\.$/, ''))]
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
function usableSentence(raw: string): string | null {
  const text = calmText(raw)
    .replace(/!$/, '.')
    .replace(/[;,:]$/, '')
  const length = graphemes(text)
  if (length < SHORTEST_SENTENCE || length > LONGEST_SENTENCE || words(text) < 4) return null
  if (!/^[\p{Lu}\d]/u.test(text) || boilerplate.test(text) || praise.test(text) || /[?;"]|\s-\s|^[^:]{2,32}: \p{Lu}\p{Ll}/u.test(text))
    return null
  if (
    /^(?:and|but|so|also|plus|or|then|they|their|its|that|those|there|here|both|each|he|she|not|with|which|however|for example|in addition|what|how|why|if|whether|as well|from our)\b/i.test(
      text,
    )
  )
    return null
  if (
    /^(?:about this item|just|this (?:ensures?|makes?|means?|allows?|helps?|gives?|lets?|way|one|feature)|these (?:ensure|make|help)|discover|explore|introducing|check out|meet|try|experience|upgrade|elevate|get|grab|find|add|give|treat|look no further|choose)\b/i.test(
      text,
    )
  )
    return null
  if (/\b(?:we|our|us|i|my|mine|me)\b/i.test(text) || /\b(?:except|excluding|unless|not)\b/i.test(text)) return null
  if (/\d[^.]{0,14} x \d|["″”]\s?[wdhlx]\b|\s\/\s|″/i.test(text)) return null
  if (/\b(?:for|with|of|and|or|the|a|to|in|by)[.!]$|^\p{L}+:|:[^:]*:|^size\b|\b[HWDL]\d/iu.test(text)) return null
  // Bullets run together without full stops: "No sweat design Quick turn gasket".
  const capitals = text.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0
  if (capitals >= 2 && capitals > words(text) / 6) return null
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1 || (text.match(/[()]/g)?.length ?? 0) % 2 === 1) return null
  if ((text.match(/\b\p{Lu}{5,}\b/gu)?.length ?? 0) > 0 || (text.match(/,/g)?.length ?? 0) > 4) return null
  return /[.!]$/.test(text) ? text : `${text}.`
}

const rank = (text: string): number => {
  const length = graphemes(text)
  return (
    (concrete.test(text) ? 2 : 0) +
    (/\d/.test(text) ? 0.5 : 0) +
    (length >= 30 && length <= 75 ? 1.5 : length <= 90 ? 0.7 : 0) +
    (/^(?:this|these|it)\b/i.test(text) ? -0.7 : 0) +
    (finite.test(text) ? 0.4 : 0)
  )
}

/** Short and concrete first; the page's order decides the rest. */
const labelRank = (text: string): number =>
  (concrete.test(text) ? 2 : 0) +
  (/^machine wash|^(?:closed|filled|set)\b/i.test(text) ? -3 : 0) +
  (graphemes(text) >= 12 && graphemes(text) <= 30 ? 1 : 0)

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

const byRank = (texts: readonly string[]): string[] => distinct([...texts].sort((one, other) => rank(other) - rank(one)))

const amounts = /(?<![\p{L}\p{N}.,/x×-])(\d+(?:[.,]\d+)?)\s?(ml|cl|l|oz|fl oz|qt|gal|kg|g|lb|mAh|GB|TB|W)(?![\p{L}\p{N}/]|\s?[x×])/gu
const sets = /\b(?:set|pack) of \d+\b|\b\d+[- ](?:pack|piece)\b/giu

/** Amounts in a text that read the same in every language: "250 g", "0.7 l". */
export const amountsIn = (text: string): string[] =>
  [...text.matchAll(amounts)].map(([, amount, unit]) => `${amount.replace(',', '.')} ${unit}`)

/**
 * The selling points of an English title, description and bullets. Nothing is reworded: bullets and sentences are used whole, or as the part
 * before or behind their colon. `names` (brand, shop, title) are no points.
 */
export function sellingPoints(title: string, description: string, features: readonly string[], names: readonly string[]): SellingPoints {
  const bullets = features.flatMap((feature) => partsOfBullet(feature))
  const sentences = sentencesOf(description)
  const titleParts = [...[...title.matchAll(sets)].map(([text]) => sentenceCase(text.toLowerCase())), ...amountsIn(title)]
  const titleTail = cleanTitle(title)
    .split(/,\s+/)
    .slice(1)
    .map((part) => clean(part))
    .filter((part) => concrete.test(part))
  const fragments = sentences
    .filter((sentence) => !boilerplate.test(sentence) && !praise.test(sentence) && !predicateStart.test(sentence))
    .flatMap((sentence) => [
      ...partsOfSentence(sentence).filter((part) => !finite.test(part)),
      ...(finite.test(sentence) ? [] : [sentence.replace(/^An? (?!\w+ (?:and|or)\b)/, '').replace(/\.$/, '')]),
    ])
  const mine = (text: string): boolean => !names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()))
  const labels = [...bullets, ...titleTail, ...fragments]
    .map((text) => sentenceCase(calmText(text.replace(/\.$/, ''))))
    .filter((text) => isLabel(text) && mine(text))
  const usable = [...sentences, ...bullets.filter((bullet) => words(bullet) > 5)]
    .map((text) => usableSentence(text))
    .filter((text) => text !== null)
    .filter((text) => finite.test(text) || mine(text))
  const predicates = [...bullets, ...sentences]
    .map((text) => calmText(text.replace(/\.$/, '')))
    .filter(
      (text) =>
        predicateStart.test(text) &&
        graphemes(text) <= LONGEST_PREDICATE &&
        words(text) >= 2 &&
        !/[.!?:;]/.test(text.replace(/\d\.\d/g, '')),
    )
    .filter((text) => !boilerplate.test(text) && !praise.test(text) && !/\b(?:it|its|you to)\b/i.test(text))
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
  const listed = sentences.filter((sentence) => !finite.test(sentence)).flatMap((sentence) => sentence.replace(/\.$/, '').split(/,\s+/))
  const measures = [...bullets, ...listed, ...titleParts].filter((text) => bareMeasure.test(text) || sizeOnly.test(text))
  return {
    labels: distinct(labels.sort((one, other) => labelRank(other) - labelRank(one))),
    sentences: byRank(usable.filter((sentence) => !predicateStart.test(sentence))),
    predicates: distinct(predicates),
    measures: distinct([...measures, ...amountsIn(title)]).slice(0, 2),
  }
}
