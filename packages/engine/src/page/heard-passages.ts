import { type PagePart, isSaidToVisitor } from './page-parts.ts'
import { type PageReading } from './page-reading.ts'
import { sentencesOf, spaced, weightOf } from './passage-text.ts'
import { COMPLAINT, NOT_A_QUESTION, PRAISE, REVIEW_SUMMARY, SCORE } from './passage-words.ts'

const REVIEWS_MAX = 8
const SUMMARY_MAX = 200
const REVIEW_MAX = 240
/** Stars of five from which on a review is glad. */
const GLAD = 4

/** The sentences of a review that praise and do not complain, as far as they fit. */
export function praiseIn(text: string): string | null {
  const kept: string[] = []
  for (const sentence of sentencesOf(spaced(text)).slice(0, 12)) {
    if (!PRAISE.test(sentence) || COMPLAINT.test(sentence) || weightOf(sentence) < 25 || sentence.endsWith('?')) continue
    if ([...kept, sentence].join(' ').length > REVIEW_MAX) break
    kept.push(sentence)
    if (kept.length === 2) break
  }
  return kept.length === 0 ? null : kept.join(' ')
}

/** What reviewers say: how they sum it up, then sentences of those who like it. */
export function reviewPassages(reading: PageReading, parts: readonly PagePart[]): string[] {
  const summaries: string[] = []
  const praises = new Set<string>()
  for (const [place, part] of parts.entries()) {
    const { block } = part
    if (block.text.length <= SUMMARY_MAX && REVIEW_SUMMARY.test(block.text)) {
      const next = parts[place + 1]?.block.text ?? ''
      const isCaption = part.isCaption && next.length > 30 && next.length < 500
      summaries.push(isCaption ? `${block.text.replace(/:$/, '')}: ${next}` : block.text)
    } else if (
      summaries.length < 3 &&
      block.text.length <= 80 &&
      SCORE.test(block.text) &&
      (part.isReview || Math.abs(part.distance) < 400)
    ) {
      summaries.push(block.text)
    }
    if (!part.isReview || part.isCaption || block.text.length < 40 || isSaidToVisitor(block.text) || praises.size >= REVIEWS_MAX) continue
    const praise = praiseIn(block.text)
    if (praise !== null) praises.add(praise)
  }
  for (const { text, stars } of reading.jsonLd.reviews.concat(reading.microdata.reviews)) {
    if (praises.size >= REVIEWS_MAX) break
    if (stars !== null && stars < GLAD) continue
    const praise = praiseIn(text)
    if (praise !== null) praises.add(praise)
  }
  return [...summaries, ...praises]
}

const QUESTION_MAX = 200
const ANSWER_MAX = 400
/** Blocks between a question and its answer: 'Answer:', who asked and when. */
const BETWEEN = 3
const LABEL =
  /^(q(uestion)?|a(nswer)?|frage|antwort|réponse|respuesta|pregunta|domanda|risposta|pergunta|resposta|vraag|antwoord|pytanie|odpowiedź)\s*[:.]?\s*/i

/** Answered questions about the product, question and answer in one. */
export function questionPassages(reading: PageReading, parts: readonly PagePart[]): string[] {
  const found: string[] = []
  const add = (question: string, answer: string): void => {
    const asked = question.replace(LABEL, '').trim()
    const told = answer.replace(LABEL, '').trim()
    if (asked.length < 12 || asked.length > QUESTION_MAX || told.length < 2 || NOT_A_QUESTION.test(asked) || isSaidToVisitor(told)) return
    const kept =
      told.length <= ANSWER_MAX
        ? told
        : sentencesOf(told)
            .reduce((sum, one) => (sum.length + one.length < ANSWER_MAX ? `${sum} ${one}` : sum), '')
            .trim()
    if (kept !== '') found.push(`${asked} ${kept}`)
  }
  for (const { question, answer } of [...reading.jsonLd.questions, ...reading.microdata.questions]) add(question, answer)
  for (const [place, { block, isReview, isCaption, isDescribed }] of parts.entries()) {
    if (!/[?？؟]$/.test(block.text) || block.text.length > QUESTION_MAX || !(isReview || isCaption || isDescribed)) continue
    const answer = parts
      .slice(place + 1, place + 1 + BETWEEN)
      .find((part) => !part.isCaption && part.block.text.replace(LABEL, '').length > 1 && !/[?？؟]$/.test(part.block.text))
    if (answer !== undefined && weightOf(answer.block.text) >= 2) add(block.text, answer.block.text)
  }
  return found
}
