import { randomUUID } from 'node:crypto'
import { type JobQueue, type LeasedJob } from '@adloom/domain/ports/job-queue.ts'
import { sql } from 'drizzle-orm'
import type { DrizzleTransactionLike, PgBoss } from 'pg-boss'
import { type Database, type Rows } from '../database/database.ts'

/** The job queues of an installation. */
const queueNames = ['videos', 'campaigns'] as const
type QueueName = (typeof queueNames)[number]

/** Job queues in the database, opened together at first use. `close` releases them. */
export type BossQueues = Readonly<Record<QueueName, JobQueue<Rows>>> & { readonly close: () => Promise<void> }

/** Seconds without a heartbeat after which a job goes to another worker; 10 is the least the queue supports. */
const HEARTBEAT_TIMEOUT_SECONDS = 10
/** How often the queue checks for missing heartbeats. */
const SUPERVISE_SECONDS = 2
/** Attempts are counted by the job's row; the queue itself never gives up. */
const MAX_RETRIES = 1000
/** The longest lease the queue supports; missing heartbeats end it long before. */
const LONGEST_SECONDS = 23 * 60 * 60
/** Poll interval for jobs of other processes. The embedded database has no other process; there it is only a safety net. */
const POLL_MS = { embedded: 5000, shared: 500 } as const
/** Connections to PostgreSQL besides those for rows. */
const POOL_SIZE = 3

/**
 * Job queues on pg-boss. Jobs of a dead process are available again: at once on the embedded database, which only one process can open, after ten
 * seconds without a heartbeat on PostgreSQL.
 */
export function createBossQueues(database: Database, onError: (error: unknown) => void): BossQueues {
  let opening: Promise<PgBoss> | null = null
  const boss = (): Promise<PgBoss> =>
    (opening ??= openBoss(database, onError).catch((error: unknown) => {
      // The database may answer the next time.
      opening = null
      throw error
    }))

  const access = { boss, opened: () => opening, pollMs: database.isEmbedded ? POLL_MS.embedded : POLL_MS.shared }
  return {
    videos: queueIn('videos', access),
    campaigns: queueIn('campaigns', access),
    close: async () => {
      if (opening !== null) await (await opening).stop({ graceful: false })
    },
  }
}

interface BossAccess {
  readonly boss: () => Promise<PgBoss>
  /** Null until the queues were opened. */
  readonly opened: () => Promise<PgBoss> | null
  readonly pollMs: number
}

function queueIn(name: QueueName, { boss, opened, pollMs }: BossAccess): JobQueue<Rows> {
  let isAnnounced = false
  const waiting = new Set<() => void>()
  return {
    open: async () => {
      await boss()
    },
    put: async (id, turn, within) => {
      // Opening it in here would wait for the transaction, which waits for this.
      const opening = opened()
      if (opening === null) throw new TypeError('the queue must be open before a transaction puts something into it')
      const [queue, { fromDrizzle }] = await Promise.all([opening, import('pg-boss')])
      // Both drivers answer a raw statement with an object that holds `rows`.
      await queue.send(name, null, { id, priority: -turn, db: fromDrizzle(within as unknown as DrizzleTransactionLike, sql) })
    },
    notify: () => {
      isAnnounced = true
      for (const wake of waiting) wake()
    },
    leaseNext: async () => {
      isAnnounced = false
      const [job] = await (await boss()).fetch(name, { includeMetadata: true })
      return job === undefined ? null : { id: job.id, lease: job.retryCount }
    },
    waitForWork: (signal) =>
      new Promise((resolve) => {
        if (isAnnounced || signal.aborted) return resolve()
        const wake = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', wake)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, pollMs)
        signal.addEventListener('abort', wake, { once: true })
        waiting.add(wake)
      }),
    heartbeat: async (job) => affectedBy(await (await boss()).touch(name, attemptOf(job))) > 0,
    // Deleted rather than marked: the result of the job is stored elsewhere.
    done: async (job) => void (await (await boss()).deleteJob(name, attemptOf(job))),
    release: async (job) => void (await (await boss()).fail(name, attemptOf(job))),
    cancel: async (id) => void (await (await boss()).deleteJob(name, id)),
  }
}

/** How many jobs a command affected: part of every answer, and missing in its published type (12.35.0). */
const affectedBy = (response: object): number => (response as { readonly affected: number }).affected

const attemptOf = ({ id, lease }: LeasedJob) => ({ id, retryCount: lease })

/** Loaded only now: the server answers before its queue is open. */
async function openBoss({ connection, isEmbedded }: Database, onError: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss, fromPglite } = await import('pg-boss')
  const boss = new PgBoss({
    ...('client' in connection
      ? { db: fromPglite(connection.client), backend: 'pglite' as const }
      : { connectionString: connection.url, max: POOL_SIZE }),
    schedule: false,
    supervise: !isEmbedded,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', onError)
  await boss.start()
  for (const name of queueNames) {
    await boss.createQueue(name, {
      retryLimit: MAX_RETRIES,
      retryDelay: 0,
      expireInSeconds: LONGEST_SECONDS,
      heartbeatSeconds: HEARTBEAT_TIMEOUT_SECONDS,
    })
    // Fills the queue's cache: a query inside a transaction would wait for that transaction, for ever.
    await boss.findJobs(name, { id: randomUUID() })
    if (isEmbedded) await releaseAll(boss, name)
  }
  return boss
}

/** The folder of an embedded database belongs to one process: the earlier workers are dead. */
async function releaseAll(boss: PgBoss, name: QueueName): Promise<void> {
  const leased = (await boss.findJobs(name)).filter(({ state }) => state === 'active').map(({ id, retryCount }) => ({ id, retryCount }))
  if (leased.length > 0) await boss.fail(name, leased)
}
