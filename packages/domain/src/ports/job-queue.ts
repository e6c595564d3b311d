/** A job whose turn it is. `turn` tells this taking from every other taking of the same job. */
export interface TakenJob {
  readonly id: string
  readonly turn: number
}

/**
 * Says whose turn it is, and nothing else: what a job is about and how it ended stands elsewhere, under the same id. Ids are UUIDs.
 * The first put is the first taken. A job that was taken is taken again when its taker gives it back or falls silent.
 */
export interface JobQueue<Transaction> {
  /** Gets ready; to be awaited before a transaction in which something is put. */
  readonly open: () => Promise<void>
  /** Puts a job into the line, seen by takers once the caller's transaction is committed, and never when it is not. */
  readonly put: (id: string, within: Transaction) => Promise<void>
  /** Wakes takers of this process: what was put is committed. */
  readonly notify: () => void
  /** The job whose turn it is, or null. Nobody else gets it while the taker shows signs of life. */
  readonly take: () => Promise<TakenJob | null>
  /** Resolves when there may be something to take that there was not when `take` was last asked, or when the signal aborts. */
  readonly waitForWork: (signal: AbortSignal) => Promise<void>
  /** A sign of life, due every few seconds. False when the job is no longer this taker's. */
  readonly heartbeat: (taken: TakenJob) => Promise<boolean>
  /** Takes the job out of the line for good. Nothing happens when it is no longer this taker's. */
  readonly done: (taken: TakenJob) => Promise<void>
  /** Lets somebody else have it, before those put later. Nothing happens when it is no longer this taker's. */
  readonly release: (taken: TakenJob) => Promise<void>
  /** Takes a job out of the line, whoever has it; a missing one is no error. */
  readonly cancel: (id: string) => Promise<void>
}
