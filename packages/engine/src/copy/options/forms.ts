import { formLimits } from '@adloom/domain/copy.ts'
import { type AdText, isSound } from '../is-sound.ts'
import { fits } from '../limits.ts'
import { type Line } from '../sentences/lines.ts'
import { type Draft } from './draft.ts'
import { type CopyMaterial, nameWithin } from './material.ts'

const firstThat = (texts: readonly string[], limit: number): string | undefined => texts.find((text) => fits(text, limit))

/** The same point in the short and in the long form. */
export function formsOf(option: AdText, used: readonly Line[], material: CopyMaterial): Pick<Draft, 'compact' | 'long'> {
  const { compact, long } = formLimits
  const name = nameWithin(material, compact.headline)
  const headline = firstThat([option.headline, ...(name === null ? [] : [name])], compact.headline)
  const description = firstThat(
    [option.description, ...used.map(({ text }) => text), ...material.phrases.slice(0, 12).map(({ item }) => `${item.text}.`)].filter(
      (text) => text.replace(/\.$/, '') !== headline,
    ),
    compact.description,
  )
  const short = headline === undefined || description === undefined ? null : { headline, description }
  const longHeadline = [
    ...used.map(({ text }) => `${option.headline}. ${text}`),
    ...material.names.map((one) => `${one}${material.writing.colon}${option.headline}`),
  ].find((text) => fits(text, long.headline) && isSound({ headline: text, description: '' }, material.grounds))
  return {
    compact: short !== null && isSound(short, material.grounds) ? short : null,
    long: { headline: longHeadline ?? option.headline, description: option.description },
  }
}
