import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { chores, imageRecipesTable, storedFiles } from '../database/schema.ts'

/** How often unused files are looked for, by one of all processes. */
export const SWEEP_MS = 60 * 60 * 1000
const CHORE = 'unused-files'
/** Done once: files from before 2026-11-23, and the installation's own, have no rows. */
const OLDER_FILES = 'older-files'
/** Files looked up at a time. */
const FILES_AT_ONCE = 100

interface SweepParts {
  readonly rows: Rows
  readonly store: Pick<FileStore, 'remove' | 'list'>
  /** How long a file stays without use, in milliseconds; null = for ever. */
  readonly keepMs: number | null
  /** Milliseconds. */
  readonly now: () => number
}

/** Removes files that no ad and no video job needs and no call used for that long; at most once in `SWEEP_MS`, whatever process asks. */
export async function removeUnusedFiles({ rows, store, keepMs, now }: SweepParts, signal: AbortSignal): Promise<void> {
  if (keepMs === null || !(await isTurn(rows, now()))) return
  await recordOlderFiles(rows, store, now(), signal)
  const unused = and(lt(storedFiles.usedAt, new Date(now() - keepMs)), nothingNeeds(now()))
  let found: readonly { readonly key: string }[]
  do {
    found = await rows
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(unused)
      .orderBy(asc(storedFiles.usedAt))
      .limit(FILES_AT_ONCE)
    for (const { key } of found) {
      signal.throwIfAborted()
      await rows.transaction(async (tx) => {
        // Locked before it is looked at again: whoever begins to use it waits, or was first.
        await tx.select({ key: storedFiles.key }).from(storedFiles).where(eq(storedFiles.key, key)).for('update')
        const removed = await tx
          .delete(storedFiles)
          .where(and(eq(storedFiles.key, key), unused))
          .returning({ key: storedFiles.key })
        if (removed.length === 0) return
        await tx.delete(imageRecipesTable).where(eq(imageRecipesTable.key, key))
        await store.remove(key)
      })
    }
  } while (found.length === FILES_AT_ONCE)
}

/** Gives every file without a row one: it counts as used now. */
async function recordOlderFiles(rows: Rows, store: SweepParts['store'], nowMs: number, signal: AbortSignal): Promise<void> {
  if ((await rows.$count(chores, eq(chores.name, OLDER_FILES))) > 0) return
  const at = new Date(nowMs)
  for await (const { key, size } of store.list()) {
    signal.throwIfAborted()
    await rows.insert(storedFiles).values({ key, size, createdAt: at, usedAt: at }).onConflictDoNothing()
  }
  await rows.insert(chores).values({ name: OLDER_FILES, begunAt: at }).onConflictDoNothing()
}

/** Whether no process has begun this for long enough; then this one has. */
async function isTurn(rows: Rows, nowMs: number): Promise<boolean> {
  const begunAt = new Date(nowMs)
  const begun = await rows
    .insert(chores)
    .values({ name: CHORE, begunAt })
    .onConflictDoUpdate({ target: chores.name, set: { begunAt }, setWhere: lt(chores.begunAt, new Date(nowMs - SWEEP_MS + 1)) })
    .returning()
  return begun.length > 0
}

/** Neither an ad nor a job has it, nor an image of theirs that was made from it, or that it shows in another shape. */
const nothingNeeds = (nowMs: number) => {
  const key = sql`${storedFiles.key}`
  const usedBy = (file: ReturnType<typeof sql>) => sql`
    EXISTS (SELECT 1 FROM ad_files WHERE ad_files.key = ${file})
    OR EXISTS (
      SELECT 1 FROM video_files JOIN video_jobs ON video_jobs.id = video_files.job_id
      WHERE video_files.key = ${file} AND (video_jobs.expires_at IS NULL OR video_jobs.expires_at > ${new Date(nowMs).toISOString()}::timestamptz)
    )`
  return sql`NOT (${usedBy(key)} OR EXISTS (
    SELECT 1 FROM made_pictures AS made
    WHERE (
      made.recipe -> 'photographs' ? ${key}
      OR EXISTS (SELECT 1 FROM jsonb_each_text(made.recipe -> 'shapes') AS shape WHERE shape.value = ${key})
    ) AND (${usedBy(sql`made.key`)})
  ))`
}
