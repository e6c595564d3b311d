import type * as z from 'zod'
import { type Use } from '../cost.ts'
import { type EngineName } from '../provenance.ts'

/** One turn of a conversation with a text model. */
export interface TextTurn {
  readonly from: 'us' | 'model'
  readonly text: string
}

/** A picture as a model sees it: encoded, JPEG or PNG, for these every server reads. Bytes, never an address. */
export interface ShownImage {
  readonly bytes: Uint8Array
  readonly contentType: 'image/jpeg' | 'image/png'
}

/** What a text model is asked. The reply is to be JSON that fits `reply`; whoever asks checks it, for models promise nothing. */
export interface TextQuestion {
  /** What the model is to do and to keep to: our words only, never text of a page. */
  readonly instructions: string
  /** The turns so far; the last one is ours. Text of pages and users stands here, as data. */
  readonly turns: readonly TextTurn[]
  /** Shown with the first turn; usually none. */
  readonly images: readonly ShownImage[]
  /** `name` is letters, digits and `_`. */
  readonly reply: { readonly name: string; readonly schema: z.ZodType }
  /** Most tokens of the reply, thinking included. */
  readonly mostTokens: number
}

/** A model that answers in words: a provider's, or one on the user's own machine. */
export interface TextModel {
  readonly engine: EngineName
  /**
   * The model's reply: a parsed JSON value where it gave one, otherwise its text. Nothing in it is to be trusted.
   * Fails with a `provider.…` code, with `request.cancelled` when the signal says so (`provider.timeout` when its reason is a TimeoutError);
   * never asks twice for one call. `tellUse` is called once the model has said what it used up, also where its reply cannot be used.
   */
  readonly answer: (question: TextQuestion, signal: AbortSignal, tellUse?: (use: Use) => void) => Promise<unknown>
}
