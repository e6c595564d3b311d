import type * as z from 'zod'
import { type Usage } from '../cost.ts'
import { type EngineName } from '../provenance.ts'

/** One turn of a conversation with a text model. */
export interface TextTurn {
  readonly from: 'us' | 'model'
  readonly text: string
}

/** An image as a model sees it: encoded, JPEG or PNG, because every server reads these. Bytes, never an address. */
export interface ShownImage {
  readonly bytes: Uint8Array
  readonly contentType: 'image/jpeg' | 'image/png'
}

/** A request to a text model. The reply should be JSON that fits `reply`; the caller validates it, because models promise nothing. */
export interface TextQuestion {
  /** What the model has to do and to respect: our text only, never text of a page. */
  readonly instructions: string
  /** The turns so far; the last one is ours. Text of pages and users belongs here, as data. */
  readonly turns: readonly TextTurn[]
  /** Sent with the first turn; usually empty. */
  readonly images: readonly ShownImage[]
  /** `name` is letters, digits and `_`. */
  readonly reply: { readonly name: string; readonly schema: z.ZodType }
  /** Highest number of tokens of the reply, thinking included. */
  readonly mostTokens: number
}

/** A text model of a provider or of a local server. */
export interface TextModel {
  readonly engine: EngineName
  /**
   * The model's reply: a parsed JSON value where it gave one, otherwise its text. Nothing in it is to be trusted. Fails with a `provider.…` code,
   * with `request.cancelled` when the signal aborts (`provider.timeout` when its reason is a TimeoutError); never sends a request twice for one call.
   * `reportUsage` is called once the model has reported its usage, also where its reply cannot be used.
   */
  readonly answer: (question: TextQuestion, signal: AbortSignal, reportUsage?: (use: Usage) => void) => Promise<unknown>
}
