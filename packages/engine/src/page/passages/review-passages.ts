import { type PageElement } from '../document/page-document.ts'
import { isOfTrade, isAddressedToVisitor, type PagePart } from './page-parts.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { sentencesOf, spaced, weightOf } from './passage-text.ts'
import { complaintWords, notAQuestion, praiseWords, reviewSummary, reviewScore } from '../words/passage-phrases.ts'

const REVIEWS_MAX = 8
const SUMMARY_MAX = 200
const REVIEW_MAX = 240
/** Stars of five from which a review is positive. */
const GLAD = 4

/** The sentences of a review with praise and no complaint, as many as fit; null when there are none. */
function praiseIn(text: string): string | null {
  const praising: string[] = []
  for (const sentence of sentencesOf(spaced(text)).slice(0, 12)) {
    if (
      sentence.includes('|') ||
      reviewScore.test(sentence) ||
      !praiseWords.test(sentence) ||
      complaintWords.test(sentence) ||
      weightOf(sentence) < 25 ||
      sentence.endsWith('?')
    )
      continue
    if ([...praising, sentence].join(' ').length > REVIEW_MAX) break
    praising.push(sentence)
    if (praising.length === 2) break
  }
  return praising.length === 0 ? null : praising.join(' ')
}

/** Nodes of one review's box, and boxes it may be wrapped in. */
const REVIEW_BOX = 250
const REVIEW_STEPS = 8

/** The stars of an element on a scale of five; null when it states none. */
function starsAt(element: PageElement): number | null {
  const { attributes } = element
  const rated = /(?:^|[\s_-])(?:a-star|stars?|rating)-([1-5])(?:[\s_-]|$)/.exec(attributes.class ?? '')
  const scored = reviewScore.exec(`${attributes['aria-label'] ?? ''} ${attributes.title ?? ''} ${attributes.alt ?? ''}`)
  const data = attributes['data-rating'] ?? attributes['data-score'] ?? attributes['data-stars']
  const item = attributes.itemprop === 'ratingValue' ? attributes.content : undefined
  const text = scored?.[0] ?? data ?? item ?? rated?.[1]
  const stars = text === undefined ? Number.NaN : Number.parseFloat(text.replace(',', '.').replace(/^5つ星のうち/, ''))
  return stars >= 0 && stars <= 5 ? stars : null
}

/** The stars of the review around a text; null when none are stated, or those of several reviews. */
function starsAround({ nodes }: PageReading['page'], box: PageElement): number | null {
  let card: PageElement | null = box
  for (let step = 0; card !== null && step < REVIEW_STEPS && card.end - card.index <= REVIEW_BOX; step++, card = card.parent) {
    const stated = new Set<number>()
    for (let index = card.index; index < card.end; index++) {
      const node = nodes[index]
      const stars =
        typeof node === 'string'
          ? reviewScore.test(node) && node.length < 40
            ? Number.parseFloat(node.replace(',', '.'))
            : null
          : starsAt(node)
      if (stars !== null && !Number.isNaN(stars)) stated.add(stars)
    }
    const [first] = stated
    if (stated.size > 0) return stated.size === 1 ? first : null
  }
  return null
}

/** The page's own summaries of its reviews. */
function summariesIn(parts: readonly PagePart[], rating: number | null): string[] {
  const summaries: string[] = []
  let hasScore = false
  for (const [place, part] of parts.entries()) {
    const { block } = part
    if (block.text.length <= SUMMARY_MAX && !part.isAway && reviewSummary.test(block.text)) {
      const next = parts[place + 1]?.block.text ?? ''
      const topics = parts
        .slice(place + 1, place + 1 + TOPICS_MAX)
        .filter(({ block: one, isLink }) => (one.isControl || isLink) && one.text.length < 30)
      const begun = block.text.replace(/(?:(?<!\s)\s+)?:$/, '')
      if (part.isCaption && next.length > 30 && next.length < 500) summaries.push(`${begun}: ${next}`)
      else if (!block.text.endsWith(':')) summaries.push(block.text.replace(/^[\d.,]+\s*\|\s*/, ''))
      else if (topics.length > 1)
        summaries.push(`${begun}: ${topics.map((one) => one.block.text.replace(/(?:(?<!\s)\s+)?\(\d+\)$/, '')).join(', ')}`)
    }
    const score = hasScore || part.isAway || block.text.length > 80 ? null : reviewScore.exec(block.text)
    if (score === null) continue
    const shown = Number.parseFloat(score[0].replace(',', '.').replace(/^5つ星のうち/, ''))
    if (rating === null ? !part.isReview : Math.abs(shown - rating) > 0.06) continue
    hasScore = true
    summaries.push(block.text)
  }
  return [...new Set(summaries)]
}

/** Links after 'Most mentioned'. */
const TOPICS_MAX = 6

/** Review passages: summaries, then sentences of positive reviews. `answers`: answers to questions. */
export function reviewPassages(
  reading: PageReading,
  parts: readonly PagePart[],
  rating: number | null,
  answers: readonly string[],
): string[] {
  const praises = new Set<string>()
  const answered = answers.join(' | ')
  for (const { block, isReview, isCaption } of parts) {
    if (praises.size >= REVIEWS_MAX) break
    if (!isReview || isCaption || block.isControl || block.text.length < 40 || isAddressedToVisitor(block.text)) continue
    const praise = praiseIn(block.text)
    if (praise === null || answered.includes(praise.slice(0, 40))) continue
    const stars = starsAround(reading.page, block.box)
    if (stars === null || stars >= GLAD) praises.add(praise)
  }
  for (const { text, stars } of [...reading.jsonLd.reviews, ...reading.microdata.reviews]) {
    if (praises.size >= REVIEWS_MAX) break
    if (stars !== null && stars < GLAD) continue
    const praise = praiseIn(text)
    if (praise !== null) praises.add(praise)
  }
  return [...summariesIn(parts, rating), ...praises]
}

const QUESTION_MAX = 200
const ANSWER_MAX = 400
/** Blocks between a question and its answer: 'Answer:', the author and the date. */
const BETWEEN = 3
const LABEL =
  /^(?:originally posted on \S+\s*)?(?:[qa]\s*[:.]|(question|answer|frage|antwort|réponse|respuesta|pregunta|domanda|risposta|pergunta|resposta|vraag|antwoord|pytanie|odpowiedź)\s*[:.])?\s*/i

/** Labels and counts in the place of an answer. */
const NOT_AN_ANSWER = /^\p{L}+(?:\s\p{L}+)?\s?$|\?$|^(by|von|par|por|da)\s|\b(votes?|helpful|answers?|hilfreich|see (all|more))\b/iu

/** 'Rate it' is no answer. */
const ASKS_REVIEW = /\b(write|leave|share) (a|your) (review|opinion)|rate (it|this)|spune-ti|parerea|برأيك|التقييم|bewerte|оставьте/iu

/** Answered questions about the product, question and answer in one. */
export function questionPassages(reading: PageReading, parts: readonly PagePart[]): string[] {
  const found: string[] = []
  const add = (question: string, answer: string): void => {
    const plainQuestion = question.replace(LABEL, '').trim()
    const plainAnswer = answer.replace(LABEL, '').trim()
    if (
      plainQuestion.length < 12 ||
      plainQuestion.length > QUESTION_MAX ||
      plainAnswer.length < 2 ||
      notAQuestion.test(plainQuestion) ||
      isAddressedToVisitor(plainQuestion) ||
      isOfTrade(plainAnswer) ||
      NOT_AN_ANSWER.test(plainAnswer) ||
      ASKS_REVIEW.test(plainAnswer)
    )
      return
    const fitting =
      plainAnswer.length <= ANSWER_MAX
        ? plainAnswer
        : sentencesOf(plainAnswer)
            .reduce((sum, one) => (sum.length + one.length < ANSWER_MAX ? `${sum} ${one}` : sum), '')
            .trim()
    if (fitting !== '') found.push(`${plainQuestion} ${fitting}`)
  }
  for (const { question, answer } of [...reading.jsonLd.questions, ...reading.microdata.questions]) add(question, answer)
  for (const [place, { block, isReview, isCaption, isDescribed, isAway }] of parts.entries()) {
    if (!/[?？؟]$/.test(block.text) || block.text.length > QUESTION_MAX || !(isReview || isCaption || isDescribed) || isAway) continue
    const answer = parts
      .slice(place + 1, place + 1 + BETWEEN)
      .find(
        (part) =>
          !part.isCaption &&
          !part.isLink &&
          !part.block.isControl &&
          part.block.text.replace(LABEL, '').length > 1 &&
          !/[?？؟]$/.test(part.block.text),
      )
    if (answer !== undefined && weightOf(answer.block.text) >= 2) add(block.text, answer.block.text)
  }
  return found
}
