import { type CopyOption, type CopyRequest } from '../copy.ts'
import { type EditRequest } from '../copy-edit.ts'
import { type Language } from '../language.ts'
import { type EngineName } from '../provenance.ts'

/** The options in the order of the requested languages, ids from "1", and five prompts for images of the product. */
export interface WrittenCopy {
  readonly options: readonly CopyOption[]
  readonly imagePrompts: readonly string[]
  /** The engine that wrote them: the built-in one when the requested model gave nothing usable. */
  readonly engine: EngineName
  /** Notes for the user: what was dropped and why, which engine stood in for which. One sentence each. */
  readonly notes: readonly string[]
}

/** An option after an edit. Where the edit could not be made the text is unchanged, and a note says why. */
export interface EditedCopy {
  readonly headline: string
  readonly description: string
  readonly callToAction: string
  readonly language: Language
  readonly engine: EngineName
  readonly notes: readonly string[]
}

/** Writes ad copy from facts. The copy never goes beyond title, description, facts and targeting. */
export interface Copywriter {
  readonly engine: EngineName
  readonly write: (request: CopyRequest, seed: number, signal: AbortSignal) => Promise<WrittenCopy>
  readonly edit: (request: EditRequest, seed: number, signal: AbortSignal) => Promise<EditedCopy>
}
