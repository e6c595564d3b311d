/** A leased job. `lease` identifies this lease among all leases of the same job. */
export interface LeasedJob {
  readonly id: string
  readonly lease: number
}

/**
 * Decides which job runs next, and nothing else: its order and result are stored elsewhere, under the same id. Ids are UUIDs. Jobs leave by
 * their turn, those of the same turn in the order they were put. A job is leased again when its worker releases it or stops sending heartbeats.
 */
export interface JobQueue<Transaction> {
  /** Prepares the queue; await it before a transaction that puts a job. */
  readonly open: () => Promise<void>
  /** Queues a job, visible to workers once the caller's transaction is committed, and never when it is rolled back. */
  readonly put: (id: string, turn: number, within: Transaction) => Promise<void>
  /** Wakes the workers of this process: a job was committed. */
  readonly notify: () => void
  /** The next job, or null. No other worker gets it while this one sends heartbeats. */
  readonly leaseNext: () => Promise<LeasedJob | null>
  /** Resolves when there may be a job that was not there at the last `leaseNext`, or when the signal aborts. */
  readonly waitForWork: (signal: AbortSignal) => Promise<void>
  /** Extends the lease, due every few seconds. False when the job no longer belongs to this worker. */
  readonly heartbeat: (job: LeasedJob) => Promise<boolean>
  /** Removes the finished job. Does nothing when it no longer belongs to this worker. */
  readonly done: (job: LeasedJob) => Promise<void>
  /** Returns the job to the queue, before later ones. Does nothing when it no longer belongs to this worker. */
  readonly release: (job: LeasedJob) => Promise<void>
  /** Removes a job from the queue, waiting or leased; a missing one is no error. */
  readonly cancel: (id: string) => Promise<void>
}
