import { luminanceOf, type LinearColor } from '../../color.ts'
import { type ShapeChoice } from '../shape.ts'

/** What a prompt decides about a watch: its kind, its strap and its colours. */
export interface WatchDesign {
  readonly isSmart: boolean
  /** The strap is a bracelet of steel links. */
  readonly isSteel: boolean
  readonly isRubber: boolean
  readonly strapWide: number
  readonly dialColor: LinearColor
  readonly inkColor: LinearColor
  readonly strapColor: LinearColor
  readonly caseColor: LinearColor
  /** Of hands and hour marks. */
  readonly markColor: LinearColor
  readonly secondHandColor: LinearColor
  readonly threadColor: LinearColor
}

/** The watch that a prompt means. */
export function watchDesignOf({ colors, material, variation, words }: ShapeChoice): WatchDesign {
  const isSmart = words.has('smartwatch') || words.has('smart') || words.has('fitness')
  const isPrecious = words.has('gold') || words.has('golden') || words.has('silver')
  const isStrapped = words.has('strap') || words.has('leather')
  // The case has the stated colour if that is a metal's; the strap then has its own stated colour, which comes as the accent.
  const hasCaseColor = isPrecious || material === 'metal'
  const dialColor: LinearColor = isSmart ? [0.008, 0.008, 0.01] : colors.second
  const isPaleDial = luminanceOf(dialColor) > 0.3
  const caseColor: LinearColor = hasCaseColor ? colors.main : isGold(colors.accent) ? colors.accent : [0.74, 0.74, 0.75]
  return {
    isSmart,
    isSteel: !isStrapped && (isPrecious || material === 'metal' || (material === null && variation[1] > 0.66 && !isSmart)),
    isRubber: isSmart || words.has('diver') || words.has('sport') || words.has('sports') || words.has('rubber'),
    strapWide: isSmart ? 0.33 : 0.27,
    dialColor,
    inkColor: isPaleDial ? [0.03, 0.03, 0.035] : [0.88, 0.87, 0.84],
    strapColor: !hasCaseColor ? colors.main : luminanceOf(colors.accent) < 0.16 ? colors.accent : BROWN_LEATHER,
    caseColor,
    markColor: isGold(caseColor) ? caseColor : isPaleDial ? [0.3, 0.3, 0.31] : [0.82, 0.82, 0.83],
    secondHandColor: isPaleDial ? [0.5, 0.04, 0.03] : colors.accent,
    threadColor: colors.second,
  }
}

/** Whether a metal is warm enough to be gold or rose gold. */
const isGold = ([red, , blue]: LinearColor): boolean => red > blue * 1.6

/** For a metal watch whose strap has no stated colour. */
const BROWN_LEATHER: LinearColor = [0.17, 0.075, 0.032]
