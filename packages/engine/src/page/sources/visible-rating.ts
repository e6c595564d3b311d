import { attribute, closest, type PageDocument, type PageElement } from '../document/page-document.ts'
import { oncePerElement } from '../document/once-per-element.ts'
import { region } from '../document/page-region.ts'
import { oneLine, textOf } from '../document/page-text.ts'
import { plainDigits } from '../values/price.ts'
import { countIn } from '../values/rating-text.ts'
import { basedOnWords, kindsOfReviews, outOfWords, reviewParts, reviewWords, shopRatingWords, starWords } from '../words/rating-phrases.ts'

/** A visible rating; `words` is its original text. */
interface VisibleRating {
  readonly value: number
  readonly best: number
  readonly count: number
  readonly words: string
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const STARS = String.raw`(?:(?:${starWords})\s*)?`
/** '4,6 von 5', '4.6/5'. */
const VALUE_FIRST = new RegExp(
  String.raw`${NUMBER}\s*${STARS}(?:${outOfWords})\s*(?:max\.?\s*)?(5|10|100)(?:[.,]0+)?(?![\d%]|[.,]\d)`,
  'iu',
)
/** The scale first: '5つ星のうち4.6', '5점 만점에 4.6점', '5 üzerinden 4,6', '滿分5分 4.6'. */
const SCALE_FIRST = new RegExp(
  String.raw`(5|10)\s*(?:つ星のうち|点中|点満点中|星中|점\s*(?:만점에|만점|중)|개\s*(?:만점에|중)|üzerinden|-?ből|分制?[,，:：]?)\s*${NUMBER}`,
  'iu',
)
/** '4.6颗星，最多5颗星'. */
const WITH_STARS = new RegExp(String.raw`${NUMBER}\s*(?:颗星|顆星)(?:[，,]\s*|\s+)?(?:(?:最多|满分|滿分|共)\s*)?(5|10)`, 'u')
const PERCENT_OF = new RegExp(String.raw`${NUMBER}\s*%\s*(?:of|von|de|sur|di|van)\s*(100)`, 'iu')
const STYLE = /(?:^|;)\s*(?:width\s*:\s*(\d{1,3}(?:\.\d+)?)%|--(?:\w+-)*(?:rating|score|stars?|value)\s*:\s*["']?(\d(?:\.\d+)?)\b)/i
const BARE = /^[★☆\s]*(\d(?:[.,]\d{1,2})?)[★☆\s]*$/u

const COUNT = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+|\d+(?:[.,]\d)?`
const COUNT_FIRST = new RegExp(
  String.raw`(?<![\d.,])((?:${COUNT})\s?(?:k|tsd\.?|тыс\.?|tis\.?|mil|rb|万|萬|만|천)?)\+?\s*(?:(?:${kindsOfReviews})\s+){0,3}(?:${reviewWords}|(?:(?:件|個|个|条|條|則|人|개|건|명)\s*)?(?:の|個の)?(?:グローバル)?(?:${reviewParts}|評分))(?!\p{Ll})`,
  'iu',
)
const WORD_FIRST = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${reviewWords}|${basedOnWords}|${reviewParts})\s*(?:[:：]\s*)?(?:[(（[]\s*)?((?:${COUNT})\s?(?:k|万|萬|만|천)?)(?!\s*(?:%|[.,/]\d))`,
  'iu',
)
const BRACKETED = new RegExp(String.raw`[(（[]\s*((?:${COUNT})\s?(?:k|万)?)\s*(?:(?:件|건)\s*)?[)）\]]`, 'iu')

const RATING_NAME =
  /(^|[\s_-])(ratings?|stars?|reviews?|score|bewertung(en)?|sterne|avis|etoiles|valoracion(es)?|estrellas|recension[ei]|stelle|ocen[ay]|hodnoceni|otzyv\w*|hyouka)([\s_-]|$)/
/** Names of boxes with ratings of the shop or the seller, which are never the product's. */
const SHOP_NAME =
  /trust-?ed-?-?shops?|trust-?pilot|trustbadge|trustmark|ekomi|shop-?(rating|bewertung|review|score)|seller|merchant|(^|[\s_-])store-?(rating|review|score)|site-?review|google-?(customer-?)?review|vendor|verkaeufer|haendler|feedback/

const aside = region.related | region.nav | region.footer | region.header | region.dialog | region.template | region.gallery | region.clone
const skipped = new Set(['script', 'style', 'template', 'head', 'noscript', 'option', 'textarea', 'iframe'])
/** Nodes of an element with one rating; of a box with rating and count; and its largest distance from the name. */
const PROBE_SIZE = 14
const BOX_SIZE = 90
const BEFORE = 80
const BEHIND = 1500
const PROBES_MAX = 4000

const nameOf = (element: PageElement): string =>
  `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'itemprop')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-hook')} ${attribute(element, 'data-automation')}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

interface Score {
  readonly value: number
  readonly best: number
  /** As written; '' when it is only drawn. */
  readonly words: string
}

const scoreOf = (value: string, best: number, words: string): Score | null => {
  const number = Number(value.replace(',', '.'))
  return number > 0 && number <= best ? { value: number, best, words } : null
}

function scoreInText(raw: string): Score | null {
  const text = plainDigits(raw)
  const first = VALUE_FIRST.exec(text) ?? PERCENT_OF.exec(text) ?? WITH_STARS.exec(text)
  const match = first ?? SCALE_FIRST.exec(text)
  if (match === null) return null
  const [value, best] = first === null ? [match[2], match[1]] : [match[1], match[2]]
  // Digits of other scripts have the same length, so the words are at the same index.
  const words = text.length === raw.length ? raw.slice(match.index, match.index + match[0].length) : raw
  return scoreOf(value, Number(best), oneLine(words))
}

/** The score of an element: in its text, in an attribute, or by the width of its stars. */
function scoreAt(page: PageDocument, element: PageElement, isRating: (element: PageElement) => boolean): Score | null {
  const isNamed = closest(element, isRating, 2) !== null
  for (const label of [attribute(element, 'aria-label'), attribute(element, 'title'), attribute(element, 'alt')]) {
    const score = label.length > 2 && label.length < 160 ? scoreInText(label) : null
    if (score !== null) return score
  }
  if (element.end - element.index <= PROBE_SIZE) {
    const text = textOf(page, element, { limit: 160, withButtons: true })
    const score = text.length > 2 && text.length < 120 ? scoreInText(text) : null
    // "1 / 5" alone counts slides; a decimal or a word for stars makes it a score.
    if (score !== null && (isNamed || /\d[.,]\d/.test(score.words) || /★|star|stern|étoile|estrella|stell|星|별|звезд|نجوم/iu.test(text)))
      return score
    const bare = isNamed ? BARE.exec(plainDigits(text)) : null
    if (bare !== null) return scoreOf(bare[1], 5, text)
  }
  if (!isNamed) return null
  for (const name of [
    'data-rating',
    'data-score',
    'data-average',
    'data-average-rating',
    'data-rating-value',
    'data-stars',
    'rating',
    'score',
  ]) {
    const value = attribute(element, name)
    if (/^\d(?:[.,]\d+)?$/.test(value)) return scoreOf(value, 5, value)
  }
  const style = STYLE.exec(attribute(element, 'style'))
  if (style === null) return null
  return style[1] === undefined ? scoreOf(style[2], 5, style[2]) : scoreOf(style[1], 100, '')
}

interface Count {
  readonly count: number
  readonly words: string
}

function countInText(raw: string, score: Score, isNamed: boolean): Count | null {
  const rest = score.words === '' ? raw : raw.replaceAll(score.words, ' ; ')
  const text = plainDigits(rest)
  const match = COUNT_FIRST.exec(text) ?? WORD_FIRST.exec(text) ?? (isNamed ? BRACKETED.exec(text) : null)
  const count = match === null ? null : countIn(match[1])
  if (match === null || count === null || count < 1) return null
  const words = oneLine(text.length === rest.length ? rest.slice(match.index, match.index + match[0].length) : match[0])
  return { count, words }
}

const isOfShop = (page: PageDocument, element: PageElement): boolean => {
  let current: PageElement | null = element
  for (let step = 0; current !== null && step < 5; step++, { parent: current } = current) {
    if (SHOP_NAME.test(nameOf(current))) return true
    if (current.end - current.index <= 60 && shopRatingWords.test(textOf(page, current, { limit: 400, withButtons: true }))) return true
  }
  return false
}

/** The next element in the same box, when it is small. */
function nextSibling(page: PageDocument, element: PageElement): PageElement | null {
  for (let index = element.end; index < Math.min(element.parent?.end ?? 0, element.end + 3); index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string') return node.end - node.index <= PROBE_SIZE && (node.region & aside) === 0 ? node : null
  }
  return null
}

/** The count of a score: in the same text, else in one of the boxes around it, else right after the outermost of them. */
function countNear(page: PageDocument, element: PageElement, score: Score): Count | null {
  const countAt = (box: PageElement): Count | null => {
    const isNamed = closest(box, (one) => RATING_NAME.test(nameOf(one)), 1) !== null
    const texts = [
      attribute(box, 'aria-label'),
      attribute(box, 'title'),
      textOf(page, box, { limit: 400, withButtons: true, without: aside }),
    ]
    for (const text of texts) {
      const found = text === '' ? null : countInText(text, score, isNamed)
      if (found !== null) return found
    }
    return null
  }
  let current = element
  for (let step = 0; step < 6; step++) {
    const found = countAt(current)
    if (found !== null) return found
    const { parent } = current
    if (parent === null || parent.end - parent.index > BOX_SIZE || /^(html|body|main)$/.test(parent.tag)) break
    current = parent
  }
  const next = nextSibling(page, current)
  return next === null || isOfShop(page, next) ? null : countAt(next)
}

/** The rating nearest to the product's name, with its count; null when there is none, or only the shop's. */
export function visibleRating(page: PageDocument, heading: PageElement | null): VisibleRating | null {
  if (heading === null) return null
  let probes = 0
  const isRating = oncePerElement((one) => RATING_NAME.test(nameOf(one)))
  let best: { readonly rating: VisibleRating; readonly distance: number } | null = null
  for (let index = Math.max(0, heading.index - BEFORE); index < page.nodes.length && probes < PROBES_MAX; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') continue
    if (skipped.has(node.tag) || (node.region & aside) !== 0) {
      if (node.index > heading.index || node.end <= heading.index) index = node.end - 1
      continue
    }
    // An element around the name contains the whole product, and possibly the seller's rating too.
    if (node.index <= heading.index && node.end > heading.index) continue
    const distance = node.index < heading.index ? (heading.index - node.index) * 4 : node.index - heading.index
    const isReviews = (node.region & region.reviews) !== 0
    if ((distance > BEHIND && !isReviews) || (best !== null && distance >= best.distance)) continue
    probes++
    const score = scoreAt(page, node, isRating)
    if (score === null || isOfShop(page, node)) continue
    const count = countNear(page, node, score)
    if (count === null) continue
    const words = [score.words, count.words === score.words ? '' : count.words].filter((text) => text !== '').join(' · ')
    best = { rating: { value: score.value, best: score.best, count: count.count, words }, distance }
  }
  return best === null ? null : best.rating
}
