import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore, fileKey } from '@adloom/domain/ports/file-store.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { RESERVED_BYTES } from '../storage/free-space.ts'

/** What this server needs in order to work. */
interface ReadinessParts {
  readonly rows: Rows
  readonly store: FileStore
  readonly workers: Workers
  /** Bytes free where the data is. */
  readonly freeBytes: () => Promise<number>
}

/** Milliseconds each part may take to answer. */
const PROBE_MS = 3000

/** Resolves when every part works. Fails with `server.not-ready`, which names those that do not. */
export async function checkReadiness({ rows, store, workers, freeBytes }: ReadinessParts): Promise<void> {
  const probes: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>> = {
    'the database does not answer': () => rows.execute(sql`SELECT 1`),
    'the file store does not answer': () => store.find(fileKey('0'.repeat(64), 'image/png')),
    'the workers are all busy': (signal) => workers.run('categorise', { image: null, hint: '' }, signal),
    'the disk is full': async () => {
      if ((await freeBytes()) < RESERVED_BYTES) throw new AdloomError('storage.full')
    },
  }
  const problems = await Promise.all(
    Object.entries(probes).map(async ([problem, probe]) => {
      const late = AbortSignal.timeout(PROBE_MS)
      return Promise.race([probe(late), rejected(late)]).then(
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
