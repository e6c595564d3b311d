import { type CallFigures } from './call-tally.ts'

/** The load beside the modest clients. */
export interface Load {
  /** Where the server will listen, and the sample shop. */
  readonly address: string
  readonly shop: string
  readonly greedy: number
  readonly hostile: number
  /** Words of the hostile inputs to send; '' for all. */
  readonly only: string
  /** A folder with `cases.json`, or null. */
  readonly corpus: string | null
}

/** What the thread says: first that its shop is open, then how the run was. */
export interface LoadOpened {
  readonly host: string
}
export interface LoadEnded {
  readonly calls: readonly CallFigures[]
  /** Each hostile input with its slowest answer, slowest first. */
  readonly inputs: readonly { readonly input: string; readonly ms: number; readonly answer: string }[]
}
