import { type Categorisation } from '../image.ts'
import { type EngineName } from '../provenance.ts'

/** What an image shows, the engine that decided, and a note for the user when another engine stood in; null when there is nothing to say. */
export interface Categorised extends Categorisation {
  readonly engine: EngineName
  readonly note: string | null
}

/** Decides what kind of product an image shows. Never fails on an image it does not recognise: it returns the fallback category. */
export interface Categoriser {
  readonly engine: EngineName
  /** `image` is encoded; null when there is none. `hint` is text of the page or the file name, or ''. Fails with `picture.undecodable`. */
  readonly categorise: (image: Uint8Array | null, hint: string, signal: AbortSignal) => Promise<Categorised>
}
