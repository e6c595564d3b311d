import { copyLimits } from '@adloom/domain/copy.ts'
import { findUnsupported } from '../claims/find-unsupported.ts'
import { type ClaimSupport } from '../claims/claim-support.ts'
import { fits, graphemes } from '../limits.ts'
import { type AdText } from '../is-sound.ts'
import { passesSwapTest, type SwapContext } from '../options/swap-test.ts'

const address =
  /\bhttps?:|\bwww\.|(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}|(?<![\p{L}\d-])[\p{L}\d-]{2,}\.(?:com|net|org|io|shop|store|example|test|info|biz|co|de|fr|es|it|nl|pt|uk|eu)\b/iu

/** Maximum graphemes of each text. */
type AdTextLimits = Readonly<Record<'headline' | 'description', number>>

/** Reasons why a text of a model may not run, a sentence each; empty when it may. */
export function faultsOf({ headline, description }: AdText, support: ClaimSupport, limits: AdTextLimits = copyLimits): readonly string[] {
  const faults: string[] = []
  const text = `${headline}\n${description}`
  if (headline.trim() === '' || description.trim() === '') faults.push('Headline or description is empty.')
  if (!fits(headline, limits.headline))
    faults.push(`The headline has ${String(graphemes(headline))} characters; ${String(limits.headline)} are allowed.`)
  if (!fits(description, limits.description))
    faults.push(`The description has ${String(graphemes(description))} characters; ${String(limits.description)} are allowed.`)
  const named = address.exec(text)?.[0]
  if (named !== undefined && !support.names.some((name) => name.toLowerCase().includes(named.toLowerCase())))
    faults.push(`“${named}” is an address; ads carry none in their text.`)
  if (/[{}<>]|\\u|\bundefined\b|\bnull\b/u.test(text)) faults.push('It holds signs of a program.')
  for (const { passage, reason } of findUnsupported(text, support)) faults.push(`“${passage}”: ${reason}`)
  return faults
}

/** The same for a whole option, which must also be about this product alone. */
export const faultsOfOption = (text: AdText, basis: SwapContext): readonly string[] => [
  ...faultsOf(text, basis.support),
  ...(passesSwapTest(`${text.headline}\n${text.description}`, basis)
    ? []
    : ['It would fit other products too: say something only this page says.']),
]
