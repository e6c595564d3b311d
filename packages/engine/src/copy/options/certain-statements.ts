import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { fits } from '../limits.ts'
import { meaningWords } from '../meaning.ts'
import { type Line } from '../sentences/lines.ts'
import { type PageSentence } from '../sentences/page-sentences.ts'
import { type Phrase } from '../sentences/phrase.ts'
import { capital } from '../sentences/tidy-line.ts'
import { type StatedConcept, statedFacts } from '../stated-facts.ts'
import { type Scored } from './score.ts'

/** Score of the best concept, and what each place further down costs. */
const BEST = 3
const PLACE = 0.15

/** Most facts of one statement. */
const PER_LINE = 3
const LONGEST_LINE = 80

const sentenceOf = ({ passage, source }: StatedConcept, rank: number): PageSentence => ({
  text: passage,
  lead: null,
  place: source,
  rank,
  passage,
})

/** What an ad in another language can state with certainty: materials, measures and properties that every language has words for. */
export function certainStatements(
  request: CopyRequest,
  language: Language,
): { readonly phrases: readonly Scored<Phrase>[]; readonly lines: readonly Scored<Line>[] } {
  const stated = statedFacts(request, language)
  const phrases = stated.map((fact, rank): Scored<Phrase> => ({
    item: { text: capital(fact.text), kind: 'noun', from: sentenceOf(fact, rank), isCut: false },
    score: BEST - PLACE * rank,
    words: meaningWords(fact.text),
  }))
  const lines = stated.flatMap((fact, rank): Scored<Line>[] => {
    const others = stated.slice(rank + 1, rank + PER_LINE)
    const text = [others.length, 1, 0]
      .map((count) => `${capital([fact, ...others.slice(0, count)].map((one) => one.text).join(', '))}.`)
      .find((one) => fits(one, LONGEST_LINE))
    if (text === undefined) return []
    return [
      {
        item: {
          text,
          from: sentenceOf(fact, rank),
          isSentence: false,
          beginsWithPronoun: false,
          afterColon: text.charAt(0).toLowerCase() + text.slice(1),
        },
        score: BEST - PLACE * rank,
        words: meaningWords(text),
      },
    ]
  })
  return { phrases, lines }
}
