import { copyLimits } from '@adloom/domain/copy.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { findUnsupported } from './claims/find-unsupported.ts'
import { claimSupportOf } from './claims/claim-support.ts'
import { clearedRequest } from './page-orders.ts'
import { graphemes } from './limits.ts'

/**
 * Parts of any text, written by a model or a person, that the platforms would reject, the facts do not support, or that do not fit. Advice
 * only; empty when there are none.
 */
export function checkCopy({ text, from }: CheckRequest): readonly Concern[] {
  const support = claimSupportOf(clearedRequest(from), text.language)
  const fields = [
    { field: 'headline', limit: copyLimits.headline },
    { field: 'subline', limit: copyLimits.description },
  ] as const
  return fields.flatMap(({ field, limit }): Concern[] => {
    const adText = text[field]
    const length = graphemes(adText)
    const tooLong =
      length <= limit ? [] : [{ field, passage: null, reason: `${String(length)} characters; platforms show or allow ${String(limit)}.` }]
    return [...tooLong, ...findUnsupported(adText, support).map(({ passage, reason }): Concern => ({ field, passage, reason }))]
  })
}
