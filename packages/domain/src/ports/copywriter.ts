import { type CopyOption, type CopyRequest } from '../copy.ts'
import { type EditRequest } from '../copy-edit.ts'
import { type Language } from '../language.ts'
import { type EngineName } from '../provenance.ts'

/** The options in the order of the languages asked, ids from "1", and five prompts for pictures of the product. */
export interface WrittenCopy {
  readonly options: readonly CopyOption[]
  readonly imagePrompts: readonly string[]
  /** Who wrote them: the studio when the model that was asked gave nothing usable. */
  readonly engine: EngineName
  /** What the user is told about how they came about: what was dropped and why, who stood in for whom. One sentence each. */
  readonly notes: readonly string[]
}

/** An option after an edit. Where the edit could not be made the text is as it was, and a note says why. */
export interface EditedCopy {
  readonly headline: string
  readonly description: string
  readonly callToAction: string
  readonly language: Language
  readonly engine: EngineName
  readonly notes: readonly string[]
}

/** Writes ad copy from facts. Nothing it says goes beyond title, description, facts and targeting. */
export interface Copywriter {
  readonly engine: EngineName
  readonly write: (request: CopyRequest, seed: number, signal: AbortSignal) => Promise<WrittenCopy>
  readonly edit: (request: EditRequest, seed: number, signal: AbortSignal) => Promise<EditedCopy>
}
