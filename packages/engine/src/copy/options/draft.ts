import { type Angle, type StatedFact } from '@adloom/domain/copy.ts'
import { type AdText } from '../is-sound.ts'

/** An option before it has a button, a language and a number. */
export interface Draft extends AdText {
  readonly angle: Angle
  /** The sentences of the page it rests on; first what it is about. */
  readonly facts: readonly StatedFact[]
  /** The sentences of the page that its description is made of. */
  readonly sentences: readonly string[]
  /** Its worth beside the others of its set. */
  readonly score: number
  /** The same point in fewer words; null when nothing whole is short enough. */
  readonly compact: AdText | null
  readonly long: AdText
}
