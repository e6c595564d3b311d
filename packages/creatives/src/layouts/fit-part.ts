import { type Creative } from '@adloom/domain/template.ts'
import { sizes } from '../ad-parts.tsx'
import { type TypeStyle } from '../letter-widths.ts'
import { type Pairing } from '../pairings.ts'
import { type FittedText, fitText, type TextFit } from '../text-fit.ts'
import { type AdTextName, type TextPart } from './layout.ts'

/** What the parts are measured by. */
export interface AdSheet {
  readonly creative: Creative
  readonly pairing: Pairing
  readonly width: number
  readonly height: number
  /** No type is smaller, in pixels. */
  readonly smallestType: number
  /** Margins of the frame that must stay clear of text, in pixels. */
  readonly safe: { readonly above: number; readonly below: number; readonly beside: number }
  /** Whether lines begin at the right. */
  readonly isMirrored: boolean
}

/** How everything is measured in one attempt to fit it. */
export interface Measures extends AdSheet {
  /** Pixels of one length of the layout. */
  readonly unit: number
  /** Whether this only asks if everything fits: a row that is too wide then needs endless height. */
  readonly isTrial: boolean
  /** What may happen at most to texts that do not fit even in their smallest type. */
  readonly worstFit: TextFit
  /** How much larger type is set than the layout states. */
  readonly typeScale: number
  /** How far the type is from its smallest (0) to its largest size (1), or `BELOW` its smallest. */
  readonly headlineScale: number
  readonly textScale: number
  /** Regions with these numbers are left out. */
  readonly dropped: ReadonlySet<number>
  /** Texts that were fitted before: most stay as they are when another shrinks. */
  readonly fitted: Map<string, FittedText>
}

/** As small as the format allows, and in more lines than the layout wants where that is not enough. */
export const BELOW = -1
const MORE_LINES = 2

/** What a part of the texts says; '' where the ad has none. */
export function textOfPart({ part, index = 0 }: Pick<TextPart, 'part' | 'index'>, creative: Creative): string {
  const { facts } = creative
  switch (part) {
    case 'headline':
    case 'description':
    case 'brandName':
      return creative[part]
    case 'feature':
      return facts.features.at(index)?.text ?? ''
    case 'rating':
      return facts.rating === null ? '' : `${facts.rating.value} (${facts.rating.count})`
    case 'score':
      return facts.rating?.value ?? ''
    case 'reviews':
      return facts.rating === null ? '' : `(${facts.rating.count})`
    default:
      return facts[part] ?? ''
  }
}

/** Texts that are set in the type of the headline. */
const LOUD: ReadonlySet<AdTextName> = new Set(['headline', 'price', 'reduction', 'score'])
const RUNNING: ReadonlySet<AdTextName> = new Set(['description', 'promise'])

/** The style of a text, how large type is set in it, and how far that has shrunk. */
function typeOf(
  { part, weight, isLoud = LOUD.has(part), leading = 1 }: TextPart,
  { pairing, headlineScale, textScale }: Measures,
): { readonly style: TypeStyle; readonly size: number; readonly scale: number } {
  if (!isLoud) return { style: RUNNING.has(part) ? pairing.body : pairing.label, size: 1, scale: textScale }
  const { headline } = pairing
  const style = { ...headline, weight: weight ?? headline.weight, leading: headline.leading * leading }
  return { style, size: headline.size, scale: headlineScale }
}

/** A text in the largest size that its width and lines allow. */
export function fittedText(part: TextPart, width: number, measures: Measures): FittedText {
  const { style, size, scale } = typeOf(part, measures)
  const [largest, smallest] = part.size.map((length) => length * size * measures.unit * measures.typeScale)
  const { smallestType } = measures
  const maxLines = part.lines + (scale === BELOW && part.lines > 1 ? MORE_LINES : 0)
  const least = scale === BELOW ? smallestType : Math.max(smallestType, Math.round(smallest))
  const most = Math.max(least, Math.round(smallest + (largest - smallest) * Math.max(0, scale)))
  const key = `${part.part} ${part.index} ${part.weight} ${part.isUpperCase} ${part.isLoud} ${part.leading} ${width} ${most} ${least} ${maxLines}`
  const known = measures.fitted.get(key)
  if (known !== undefined) return known
  const own = textOfPart(part, measures.creative)
  // Not by the reader's own language, which browser and server do not share.
  const text = part.isUpperCase === true ? own.toUpperCase() : own
  const { language } = measures.creative
  const fitted = fitText(text, style, { width, height: Infinity, sizes: sizes(most, least), smallest: smallestType, maxLines, language })
  measures.fitted.set(key, fitted)
  return fitted
}
