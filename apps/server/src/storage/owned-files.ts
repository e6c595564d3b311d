import { AdloomError } from '@adloom/domain/error.ts'
import { fileKey, type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { fileOwners, storedFiles } from '../database/schema.ts'
import { sha256 } from '../sha256.ts'
import { type ActingOwner } from './acting-owner.ts'

/** How often at most a file's last use is written down, in milliseconds. */
const USED_EVERY_MS = 60 * 60 * 1000

/** Dependencies of the owned files. `quotaBytes` is null without a limit, `now` gives milliseconds. */
interface OwnedFilesParts {
  readonly rows: Rows
  readonly store: FileStore
  readonly current: ActingOwner['current']
  readonly quotaBytes: number | null
  readonly now: () => number
}

/** Bytes of the files of an owner. */
async function bytesOfOwner(rows: Rows, owner: string): Promise<number> {
  const [{ bytes }] = await rows
    .select({ bytes: sql<number>`coalesce(sum(${storedFiles.size}), 0)`.mapWith(Number) })
    .from(fileOwners)
    .innerJoin(storedFiles, eq(storedFiles.key, fileOwners.key))
    .where(eq(fileOwners.owner, owner))
  return bytes
}

/** Fails with `storage.quota` when an owner has as much as allowed; null counts for nobody and no limit. */
export async function checkRoom(rows: Rows, owner: string | null, quotaBytes: number | null): Promise<void> {
  if (owner !== null && quotaBytes !== null && (await bytesOfOwner(rows, owner)) >= quotaBytes) throw quotaReached(quotaBytes)
}

const quotaReached = (quotaBytes: number): AdloomError =>
  new AdloomError('storage.quota', { values: { quota: `${Math.round(quotaBytes / 1024 / 1024)} MB` } })

/**
 * A file store that records whose each file is, before its bytes are written: a file that is about to be removed is either kept because of the
 * record, or written anew after its removal. Fails with `storage.quota` before a write that would go beyond the owner's quota.
 */
export function ownedFileStore({ rows, store, current, quotaBytes, now }: OwnedFilesParts): FileStore {
  /** Records the file as the owner's; returns whether it was not theirs before. */
  const record = (owner: string, key: string, size: number): Promise<boolean> =>
    rows.transaction(async (tx) => {
      const at = new Date(now())
      if (quotaBytes !== null) {
        // Writes for one owner are counted one after the other.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))`)
        const isTheirs = (await tx.$count(fileOwners, and(eq(fileOwners.key, key), eq(fileOwners.owner, owner)))) > 0
        if (!isTheirs && (await bytesOfOwner(tx, owner)) + size > quotaBytes) throw quotaReached(quotaBytes)
      }
      await tx
        .insert(storedFiles)
        .values({ key, size, createdAt: at, usedAt: at })
        .onConflictDoUpdate({ target: storedFiles.key, set: { usedAt: at, size } })
      const added = await tx.insert(fileOwners).values({ key, owner, createdAt: at }).onConflictDoNothing().returning()
      return added.length > 0
    })

  /** Read for a call: whoever works with the file still needs it. */
  async function recordUse(key: string): Promise<void> {
    if (current() === null) return
    const isOld = lt(storedFiles.usedAt, new Date(now() - USED_EVERY_MS))
    await rows
      .update(storedFiles)
      .set({ usedAt: new Date(now()) })
      .where(and(eq(storedFiles.key, key), isOld))
  }

  async function writeRecorded(key: string, size: number, write: () => Promise<StoredFile>): Promise<StoredFile> {
    const owner = current()
    if (owner === null) return write()
    const isNew = await record(owner, key, size)
    try {
      return await write()
    } catch (error) {
      if (isNew) await rows.delete(fileOwners).where(and(eq(fileOwners.key, key), eq(fileOwners.owner, owner)))
      throw error
    }
  }

  return {
    write: (bytes, contentType) => {
      const key = fileKey(sha256(bytes), contentType)
      return writeRecorded(key, bytes.length, () => store.write(bytes, contentType))
    },
    writeFrom: (source, contentType) =>
      writeRecorded(fileKey(source.hash, contentType), source.size, () => store.writeFrom(source, contentType)),
    read: async (key, part) => {
      await recordUse(key)
      return store.read(key, part)
    },
    readPieces: async function* (key, part) {
      await recordUse(key)
      yield* store.readPieces(key, part)
    },
    find: async (key) => {
      await recordUse(key)
      return store.find(key)
    },
    remove: store.remove,
    list: store.list,
  }
}
