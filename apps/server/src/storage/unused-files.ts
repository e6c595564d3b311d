import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { and, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { adFiles, ads, fileOwners, storedFiles, videoFiles, videoJobs } from '../database/schema.ts'

/**
 * Keeps these files from being removed until the transaction ends, or waits until their removal has ended: used before a row that uses them is
 * written.
 */
export async function holdFiles(keys: readonly string[], tx: Rows): Promise<void> {
  if (keys.length === 0) return
  await lockFiles(keys, 'share', tx)
}

/** Locks the rows of files until the transaction ends; in one order, so that two never wait for each other. */
const lockFiles = (keys: readonly string[], strength: 'share' | 'update', tx: Rows) =>
  tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(inArray(storedFiles.key, [...keys]))
    .orderBy(storedFiles.key)
    .for(strength)

/** The files among these that no ad and no video job uses: of anybody, or with an owner of theirs. */
async function unusedOf(keys: readonly string[], tx: Rows, owner: string | null): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const byAds = await tx
    .select({ key: adFiles.key })
    .from(adFiles)
    .innerJoin(ads, eq(ads.id, adFiles.adId))
    .where(and(inArray(adFiles.key, [...keys]), owner === null ? undefined : eq(ads.owner, owner)))
  const byJobs = await tx
    .select({ key: videoFiles.key })
    .from(videoFiles)
    .innerJoin(videoJobs, eq(videoJobs.id, videoFiles.jobId))
    .where(and(inArray(videoFiles.key, [...keys]), owner === null ? undefined : eq(videoJobs.owner, owner)))
  const used = new Set([...byAds, ...byJobs].map(({ key }) => key))
  return keys.filter((key) => !used.has(key))
}

/**
 * Gives up an owner's files that none of their ads and video jobs uses any more. Their bytes are removed when they are nobody else's, and no other ad
 * or job shows them. Called within the transaction that removed the use: a file that can't be removed now fails it.
 */
export async function releaseFiles(keys: readonly string[], owner: string, tx: Rows, store: Pick<FileStore, 'remove'>): Promise<void> {
  if (keys.length === 0) return
  await lockFiles(keys, 'update', tx)
  const unneeded = await unusedOf(keys, tx, owner)
  if (unneeded.length === 0) return
  const given = await tx
    .delete(fileOwners)
    .where(and(eq(fileOwners.owner, owner), inArray(fileOwners.key, [...unneeded])))
    .returning({ key: fileOwners.key })
  const orphans = await unusedOf(
    given.map(({ key }) => key),
    tx,
    null,
  )
  await removeUnowned(orphans, tx, store)
}

const nobodyOwns = (tx: Rows): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(fileOwners)
      .where(eq(fileOwners.key, storedFiles.key)),
  )

async function removeUnowned(keys: readonly string[], tx: Rows, store: Pick<FileStore, 'remove'>): Promise<void> {
  if (keys.length === 0) return
  const removed = await tx
    .delete(storedFiles)
    .where(and(inArray(storedFiles.key, [...keys]), nobodyOwns(tx)))
    .returning({ key: storedFiles.key })
  // Inside the transaction: whoever writes the same bytes meanwhile waits for it, and writes them anew.
  await Promise.all(removed.map(({ key }) => store.remove(key)))
}

/** Files that belong to nobody become this owner's: those of an ad from before files had owners. */
export async function claimFiles(keys: readonly string[], owner: string, nowMs: number, tx: Rows): Promise<void> {
  if (keys.length === 0) return
  const at = new Date(nowMs)
  // Their sizes are not known: they count nothing.
  await tx
    .insert(storedFiles)
    .values(keys.map((key) => ({ key, size: 0, createdAt: at, usedAt: at })))
    .onConflictDoNothing()
  const owned = await tx
    .select({ key: fileOwners.key })
    .from(fileOwners)
    .where(inArray(fileOwners.key, [...keys]))
  const free = keys.filter((key) => !owned.some((each) => each.key === key))
  if (free.length > 0) await tx.insert(fileOwners).values(free.map((key) => ({ key, owner, createdAt: at })))
}
