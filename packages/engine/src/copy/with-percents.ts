import { type CopyOption } from '@adloom/domain/copy.ts'
import { withPhrases } from '@adloom/domain/design/ad-facts.ts'
import { type AdText } from './is-sound.ts'
import { graphemes } from './limits.ts'

const closedUp = (text: string): string => text.replace(/(?<=\d)\s%/gu, '%')
const textIn = ({ headline, description }: AdText): AdText => ({ headline: closedUp(headline), description: closedUp(description) })

/** An option with its percent signs as its language sets them: English has no space before them, "100% cotton"; where others write one, it stays. */
export function withPercents(option: CopyOption): CopyOption {
  if (option.language !== 'en') return option
  const { adFacts, compact, long } = option
  const text = textIn(option)
  return {
    ...option,
    ...text,
    lengths: { headline: graphemes(text.headline), description: graphemes(text.description) },
    ...(adFacts === undefined ? {} : { adFacts: withPhrases(adFacts, closedUp) }),
    ...(compact === undefined ? {} : { compact: textIn(compact) }),
    ...(long === undefined ? {} : { long: textIn(long) }),
  }
}
