import { type CheckedRequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { failureSentence } from '../browser/failure-sentence.ts'
import { withRetry } from '../browser/with-retry.ts'
import { commonText } from '../text/en.ts'

/** What one placement makes of a creative. */
export type JudgedPlacement = ResponseOf<'checkCreative'>['placements'][number]

const everyPlacement = placements.map(({ id }) => id)

const checksRequest = (
  { creative, layout, option }: PackedCreative,
  from: CopyRequest | null,
  ids: readonly string[],
): CheckedRequestOf<'checkCreative'> => ({
  creative,
  layout,
  option: { compact: option.compact, long: option.long, language: option.language },
  ...(from === null ? {} : { from }),
  placements: [...ids],
})

/** Answers by their request: a variant that is looked at again, or changed back, is not checked again. */
const answers = new Map<string, readonly JudgedPlacement[]>()
/** Number of answers that are kept; one is about 50 kB. */
const ANSWERS_MAX = 60

async function ask(request: CheckedRequestOf<'checkCreative'>, signal: AbortSignal): Promise<readonly JudgedPlacement[]> {
  const key = JSON.stringify(request)
  const known = answers.get(key)
  if (known !== undefined) return known
  const { placements: judged } = await withRetry(() => api.checkCreative(request, { signal }), signal)
  if (answers.size >= ANSWERS_MAX) for (const oldest of [...answers.keys()].slice(0, 1)) answers.delete(oldest)
  answers.set(key, judged)
  return judged
}

/** The score of a creative in one placement. Rejects as the call does, and when aborted. */
export async function scoreInPlacement(
  placement: string,
  variant: PackedCreative,
  from: CopyRequest | null,
  signal: AbortSignal,
): Promise<number> {
  const whole = answers.get(JSON.stringify(checksRequest(variant, from, everyPlacement)))
  const judged = whole ?? (await ask(checksRequest(variant, from, [placement]), signal))
  return judged.find((each) => each.placement === placement)?.score.total ?? 0
}

/** What is known of the creative in view. `shown` stays that of the last one until there is another. */
interface Checks {
  readonly shown: readonly JudgedPlacement[] | null
  /** Whether `shown` is of the creative in view. */
  readonly isCurrent: boolean
  /** Why there is no answer; null while there is one, or is to come. */
  readonly fault: string | null
  readonly retry: () => void
}

/** A variant that is paged past is not checked. Milliseconds. */
const PAUSE_MS = 150

/** Checks the creative in view in every placement. What is no longer looked at is not waited for. */
export function useChecks(variant: PackedCreative, from: CopyRequest | null): Checks {
  const request = checksRequest(variant, from, everyPlacement)
  const key = JSON.stringify(request)
  const [answer, setAnswer] = useState<{ readonly key: string; readonly judged: readonly JudgedPlacement[] } | null>(null)
  const [failure, setFailure] = useState<{ readonly key: string; readonly sentence: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const run = async () => {
      try {
        const judged = await ask(JSON.parse(key) as typeof request, controller.signal)
        if (!controller.signal.aborted) setAnswer({ key, judged })
      } catch (error) {
        if (!controller.signal.aborted) setFailure({ key, sentence: failureSentence(error, commonText) })
      }
    }
    const timer = setTimeout(() => void run(), answers.has(key) || attempt > 0 ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, attempt])
  return {
    shown: answer?.judged ?? null,
    isCurrent: answer?.key === key,
    fault: failure?.key === key && answer?.key !== key ? failure.sentence : null,
    retry: () => {
      setFailure(null)
      setAttempt((before) => before + 1)
    },
  }
}
