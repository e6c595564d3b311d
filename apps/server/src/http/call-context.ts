import { type EngineChoices } from '@adloom/domain/engine-choice.ts'
import { type AcceptedOf, type CheckedRequestOf, type EndpointName, type endpoints, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type TokenScope } from '@adloom/domain/programs/api-token.ts'
import { type TemporaryFile } from '../storage/temporary-files.ts'
import { type User } from './user.ts'
import { type CallProgress, type ReportProgress } from './progress.ts'

/** A file from multipart/form-data, on the disk until the call ends. `filename` is the sender's name for it: for sentences only, never for a path. */
export interface ReceivedFile {
  readonly file: TemporaryFile
  readonly filename: string
}

/** What a handler knows about the call beside its request. */
export interface Call {
  /** Aborted when time is up or, without an Idempotency-Key, when the client left. */
  readonly signal: AbortSignal
  /** Reports progress of a long call under the call's Idempotency-Key. */
  readonly report: ReportProgress
  /** Logs a failure that the reply names but does not consist of. */
  readonly logFailure: (failure: unknown) => void
  /** Progress of the call that runs under a key; null when none runs here. */
  readonly progressOf: CallProgress['of']
  /** Milliseconds the caller is willing to wait before a 202 reply; null when it waits for the end. */
  readonly preferredWaitMs: number | null
  /** Who signed in; null where nobody signs in. */
  readonly user: User | null
  /** What the caller's API token may do; null for people and for the tokens of the installation. */
  readonly tokenScopes: readonly TokenScope[] | null
  /** Whose the call is: SHA-256 in hex of the signed-in user's id, else of the browser's ticket. */
  readonly owner: string
  /** What the same browser was known as before: its ticket, once its user is signed in, and its ticket of before 2026-11-23, which had only videos. */
  readonly earlierOwners: readonly string[]
  /** Whether the caller runs the installation: sent its ADMIN_TOKEN, or where none is set and nobody signs in, is anybody. */
  readonly mayAdminister: boolean
  /** The caller's engine choices, where this installation offers several. */
  readonly engines: EngineChoices
  /** Absolute address of a stored file for this client. */
  readonly addressOf: (key: string) => string
  /** The value of a cookie that came with the request, or null. */
  readonly cookie: (name: string) => string | null
  /** Sets a cookie for our calls alone, out of reach of scripts and of other websites. */
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}

/** What a handler receives: the validated request, or the file itself where multipart is accepted too. */
type Received<Name extends EndpointName> = (typeof endpoints)[Name] extends { multipart: true }
  ? CheckedRequestOf<Name> | ReceivedFile
  : CheckedRequestOf<Name>

/** One function per call of the table: a missing one does not compile. */
export type Handlers = {
  readonly [Name in EndpointName]: (request: Received<Name>, call: Call) => Promise<ResponseOf<Name> | AcceptedOf<Name>>
}
