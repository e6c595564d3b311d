import { formLimits } from '@adloom/domain/copy.ts'
import { type AdText, isSound } from '../is-sound.ts'
import { fits } from '../limits.ts'
import { type Line } from '../sentences/lines.ts'
import { type Draft } from './draft.ts'
import { type CopyMaterial, nameWithin } from './material.ts'

/** The page's best phrases that may stand in for a description that is too long for the compact form. */
const PHRASES_MAX = 12

const firstThatFits = (texts: readonly string[], limit: number): string | undefined => texts.find((text) => fits(text, limit))

/** The same point in the short and in the long form. */
export function formsOf(option: AdText, used: readonly Line[], material: CopyMaterial): Pick<Draft, 'compact' | 'long'> {
  const { compact, long } = formLimits
  const name = nameWithin(material, compact.headline)
  const headline = firstThatFits([option.headline, ...(name === null ? [] : [name])], compact.headline)
  const description = firstThatFits(
    [
      option.description,
      ...used.map(({ text }) => text),
      ...material.phrases.slice(0, PHRASES_MAX).map(({ item }) => `${item.text}.`),
    ].filter((text) => text.replace(/\.$/, '') !== headline),
    compact.description,
  )
  const short = headline === undefined || description === undefined ? null : { headline, description }
  const longHeadline = [
    ...used.map(({ text }) => `${option.headline.replace(/\.$/, '')}. ${text}`),
    ...material.names.map((one) => `${one}${material.writing.colon}${option.headline}`),
  ].find((text) => fits(text, long.headline) && isSound({ headline: text, description: '' }, material.support))
  return {
    compact: short !== null && isSound(short, material.support) ? short : null,
    long: { headline: longHeadline ?? option.headline, description: option.description },
  }
}
