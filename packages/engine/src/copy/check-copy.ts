import { copyLimits } from '@adloom/domain/copy.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { findUnsupported } from './grounding.ts'
import { groundsOf } from './claim-support.ts'
import { clearedRequest } from './page-orders.ts'
import { graphemes } from './limits.ts'

/**
 * Parts of any text, written by a model or a person, that the platforms would reject, the facts do not support, or that do not fit. Advice
 * only; empty when there are none.
 */
export function checkCopy({ text, from }: CheckRequest): readonly Concern[] {
  const grounds = groundsOf(clearedRequest(from), text.language)
  const fields = [
    { field: 'headline', limit: copyLimits.headline },
    { field: 'subline', limit: copyLimits.description },
  ] as const
  return fields.flatMap(({ field, limit }): Concern[] => {
    const said = text[field]
    const length = graphemes(said)
    const tooLong =
      length <= limit ? [] : [{ field, passage: null, reason: `${String(length)} characters; platforms show or allow ${String(limit)}.` }]
    return [...tooLong, ...findUnsupported(said, grounds).map(({ passage, reason }): Concern => ({ field, passage, reason }))]
  })
}
