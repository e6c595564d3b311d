import { type CopyOption, type CopyRequest } from '../copy.ts'
import { type EngineName } from '../provenance.ts'

/** The options in the order of the languages asked, ids from "1", and five prompts for pictures of the product. */
export interface WrittenCopy {
  readonly options: readonly CopyOption[]
  readonly imagePrompts: readonly string[]
}

/** Writes ad copy from facts. Nothing it says goes beyond title, description, facts and targeting. */
export interface Copywriter {
  readonly engine: EngineName
  readonly write: (request: CopyRequest, seed: number, signal: AbortSignal) => Promise<WrittenCopy>
}
