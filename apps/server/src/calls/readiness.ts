import { AdloomError } from '@adloom/domain/error.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { RESERVED_BYTES } from '../storage/free-space.ts'

/** What this server needs in order to work. */
interface ReadinessParts {
  readonly rows: Rows
  /** Fails when the file store takes no files. */
  readonly probeStore: () => Promise<void>
  readonly workers: Pick<Workers, 'checkAlive'>
  /** Bytes free where the data is. */
  readonly freeBytes: () => Promise<number>
}

/** Milliseconds each part may take to answer: on a busy machine each answer takes seconds, and what is away refuses or never answers. */
const PROBE_MS = 8000
/** Milliseconds after which a thread counts as busy. */
const BUSY_MS = 1000

/**
 * Resolves when every part works, however busy it is: a balancer would send the work of a busy server to others, which are as busy. Fails with
 * `server.not-ready`, which names the parts that do not work.
 */
export async function checkReadiness({ rows, probeStore, workers, freeBytes }: ReadinessParts): Promise<void> {
  const probes: Readonly<Record<string, () => Promise<unknown>>> = {
    'the database does not answer': () => rows.execute(sql`SELECT 1`),
    'the file store takes no files': probeStore,
    'no worker thread runs': () => workers.checkAlive(AbortSignal.timeout(BUSY_MS)),
    'the disk is full': async () => {
      if ((await freeBytes()) < RESERVED_BYTES) throw new AdloomError('storage.full')
    },
  }
  const problems = await Promise.all(
    Object.entries(probes).map(async ([problem, probe]) => {
      const late = AbortSignal.timeout(PROBE_MS)
      return Promise.race([probe(), rejected(late)]).then(
        () => [],
        () => [problem],
      )
    }),
  )
  if (problems.flat().length > 0) throw new AdloomError('server.not-ready', { values: { reason: `${problems.flat().join(', ')}.` } })
}

const rejected = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
