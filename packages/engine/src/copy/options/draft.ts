import { type Angle, type StatedFact } from '@adloom/domain/copy.ts'
import { type AdText } from '../is-sound.ts'

/** An option before it has a button, a language and an id. */
export interface Draft extends AdText {
  readonly angle: Angle
  /** The sentences of the page that support it, starting with its topic. */
  readonly facts: readonly StatedFact[]
  /** The sentences of the page its description is made of. */
  readonly sentences: readonly string[]
  /** Its score relative to the other options of its set. */
  readonly score: number
  /** The same point in fewer words; null when no complete text is short enough. */
  readonly compact: AdText | null
  readonly long: AdText
}
