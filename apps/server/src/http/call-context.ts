import { type EngineChoices } from '@adloom/domain/engine-choice.ts'
import { type AcceptedOf, type CheckedRequestOf, type EndpointName, type endpoints, type ResponseOf } from '@adloom/domain/endpoints.ts'

/** A file that came as multipart/form-data. `filename` is what the sender calls it: for sentences only, never for a path. */
export interface ReceivedFile {
  readonly bytes: Uint8Array
  readonly filename: string
}

/** What a handler knows of the call beside its request. */
export interface Call {
  /** Aborted when time is up or, without an Idempotency-Key, when the client left. */
  readonly signal: AbortSignal
  /** Told how much of what takes long is done, in percent; heard by who asks for the progress of this call's Idempotency-Key. */
  readonly report: (percent: number) => void
  /** How much of the call that runs under a key is done, in percent; null when none does here. */
  readonly progressOf: (key: string) => number | null
  /** Milliseconds after which the caller would rather have a promise than go on waiting; null when it waits for the end. */
  readonly preferredWaitMs: number | null
  /** Whether the caller showed the installation's ADMIN_TOKEN; true where none is set, for then whoever reaches the installation runs it. */
  readonly mayAdminister: boolean
  /** Who the caller wants to do what, where this installation offers several. */
  readonly engines: EngineChoices
  /** Absolute address of a stored file, as this client reaches it. */
  readonly addressOf: (key: string) => string
  /** The value of a cookie that came with the request, or null. */
  readonly cookie: (name: string) => string | null
  /** Gives the caller's browser a cookie for our calls alone, out of reach of scripts and of other websites. */
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}

/** What arrives: the checked request, or the file itself where multipart is taken too. */
type Received<Name extends EndpointName> = (typeof endpoints)[Name] extends { multipart: true }
  ? CheckedRequestOf<Name> | ReceivedFile
  : CheckedRequestOf<Name>

/** One function per call of the table: a missing one does not compile. */
export type Handlers = {
  readonly [Name in EndpointName]: (request: Received<Name>, call: Call) => Promise<ResponseOf<Name> | AcceptedOf<Name>>
}
