import { type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'

/** What of a text the facts it was written from do not bear out. */
export async function claimConcerns(
  { headline, description, callToAction, language = DEFAULT_LANGUAGE }: Omit<CopyOption, 'id'>,
  from: CopyRequest,
  checkCopy: (request: CheckRequest, signal: AbortSignal) => Promise<readonly Concern[]>,
  signal: AbortSignal,
): Promise<readonly Concern[]> {
  const text = { headline, subline: description, button: callToAction, language }
  const all = await checkCopy({ text, from: { ...from, languages: [language] } }, signal)
  // Lengths are judged by each placement.
  return all.filter(({ passage }) => passage !== null)
}
