import { type PageSentence } from './page-sentences.ts'

/**
 * What a phrase is: `sentence` (all of it), `lead` (a point's own title), `opening` (a point up to its first comma), `does` ("keeps its
 * shape"), `is` ("easy to clean"),
 * `made` ("made of soft cotton"), `noun` ("breathable tree knit upper"), `clause` (one side of a comma or colon).
 */
export type PhraseKind = 'sentence' | 'lead' | 'opening' | 'does' | 'is' | 'made' | 'noun' | 'clause' | 'order'

/** A contiguous piece of a page's sentence, cut at grammatical borders, for use as a headline. */
export interface Phrase {
  /** With a capital, without a full stop. */
  readonly text: string
  readonly kind: PhraseKind
  readonly from: PageSentence
  /** Whether an optional part after it was cut off: a condition of place or purpose, never one of meaning. */
  readonly isCut: boolean
}
