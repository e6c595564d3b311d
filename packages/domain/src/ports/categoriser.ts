import { type Categorisation } from '../image.ts'
import { type EngineName } from '../provenance.ts'

/** What a picture shows, who said so, and what the user is told about how that came about: who stood in for whom; null when nothing. */
export interface Categorised extends Categorisation {
  readonly engine: EngineName
  readonly note: string | null
}

/** Says what kind of product a picture shows. Never fails on a picture it does not understand: that is the fallback category. */
export interface Categoriser {
  readonly engine: EngineName
  /** `picture` is encoded; null when there is none. `hint` is what the page or the file name says, or ''. Fails with `picture.undecodable`. */
  readonly categorise: (image: Uint8Array | null, hint: string, signal: AbortSignal) => Promise<Categorised>
}
