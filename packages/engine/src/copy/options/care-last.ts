import { type Language } from '@adloom/domain/language.ts'
import { factsDataOf } from '../languages/facts.ts'
import { type FactConcept } from '../languages/fact-concepts.ts'
import { type Writing } from '../languages/writing.ts'
import { matchesPattern } from '../sentences/unfit.ts'
import { type Draft } from './draft.ts'

/** Facts about washing a product. */
const careConcepts = ['dishwasherSafe', 'microwaveSafe', 'machineWashable'] as const satisfies readonly FactConcept[]

/** The drafts in their order, but none about washing or care first while there is another: a care label sells nothing. */
export function withoutCareFirst(drafts: readonly Draft[], language: Language, { junk }: Writing): readonly Draft[] {
  const { concepts } = factsDataOf(language)
  const isCare = ({ headline }: Draft): boolean =>
    matchesPattern(headline, junk.care) || careConcepts.some((concept) => matchesPattern(headline, concepts[concept][0]))
  const place = drafts.findIndex((draft) => !isCare(draft))
  return place <= 0 ? drafts : [drafts[place], ...drafts.slice(0, place), ...drafts.slice(place + 1)]
}
