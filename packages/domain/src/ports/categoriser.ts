import { type Categorisation } from '../image.ts'
import { type EngineName } from '../provenance.ts'

/** Says what kind of product a picture shows. Never fails on a picture it does not understand: that is the fallback category. */
export interface Categoriser {
  readonly engine: EngineName
  /** `picture` is encoded; null when there is none. `hint` is what the page or the file name says, or ''. Fails with `picture.undecodable`. */
  readonly categorise: (picture: Uint8Array | null, hint: string, signal: AbortSignal) => Promise<Categorisation>
}
