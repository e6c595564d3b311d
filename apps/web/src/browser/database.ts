import { type Ad, adSchema } from '@adloom/domain/ad.ts'
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { ownName } from './owner.ts'
import { noteChange } from './sync-rows.ts'

interface Schema extends DBSchema {
  creations: { key: string; value: StoredCreation; indexes: { type: string; createdAt: string } }
  /** Documents that did not fit into localStorage, under their localStorage key, and the rows of `sync-rows.ts`. */
  documents: { key: string; value: string }
  blobs: { key: string; value: { blob: Blob; savedAt: number } }
}

/** A row as stored: an ad of this version, or of another version, which stays untouched. */
interface StoredCreation {
  readonly id: string
  readonly type: string
  readonly createdAt: string
}

const NAME = 'adloom'
const VERSION = 1

let opening: Promise<IDBPDatabase<Schema>> | null = null

/** The open database; opened at first use. */
export function browserDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(ownName(NAME), VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        const creations = db.createObjectStore('creations', { keyPath: 'id' })
        creations.createIndex('type', 'type')
        creations.createIndex('createdAt', 'createdAt')
        db.createObjectStore('documents')
        db.createObjectStore('blobs')
      }
    },
    // Another tab opens a newer schema: close at once, or its upgrade hangs.
    blocking: () => void close(),
    terminated: () => {
      opening = null
    },
  }).catch((cause: unknown) => {
    opening = null
    throw cause
  })
  return opening
}

async function close(): Promise<void> {
  const open = opening
  opening = null
  if (open !== null) (await open).close()
}

/** Rows this version can read; others stay stored and are not listed. */
const readable = (rows: readonly StoredCreation[]): Ad[] =>
  rows.flatMap((row) => {
    const ad = adSchema.safeParse(row)
    return ad.success ? [ad.data] : []
  })

/** Rows read, checked or written at a time: a few milliseconds of work, after which the page may respond before the next batch. */
const ROWS_AT_A_TIME = 100

type Creations = Pick<IDBPObjectStore<Schema, ArrayLike<'creations' | 'documents'>, 'creations', IDBTransactionMode>, 'getAll'>

/** A transaction that changes creations and notes that the server does not have the changes yet. */
async function changing() {
  const transaction = (await browserDatabase()).transaction(['creations', 'documents'], 'readwrite')
  const documents = transaction.objectStore('documents')
  const nowMs = Date.now()
  return {
    transaction,
    creations: transaction.objectStore('creations'),
    put: (ad: Ad) => Promise.all([transaction.objectStore('creations').put(ad), noteChange(documents, ad.id, false, nowMs)]),
    remove: (id: string) => Promise.all([transaction.objectStore('creations').delete(id), noteChange(documents, id, true, nowMs)]),
  }
}

/** Passes on all rows in batches, within the store's transaction. */
async function readInParts(store: Creations, take: (rows: readonly StoredCreation[]) => void): Promise<void> {
  let rows = await store.getAll(null, ROWS_AT_A_TIME)
  while (rows.length > 0) {
    take(rows)
    rows = await store.getAll(IDBKeyRange.lowerBound(rows[rows.length - 1].id, true), ROWS_AT_A_TIME)
  }
}

/** Makes one request per item, in batches. When one fails, the earlier ones are rolled back. */
async function writeInParts<T>(
  transaction: { readonly abort: () => void; readonly done: Promise<void> },
  items: readonly T[],
  ask: (item: T) => Promise<unknown>,
): Promise<void> {
  const asking = async () => {
    try {
      for (let first = 0; first < items.length; first += ROWS_AT_A_TIME) {
        await Promise.all(items.slice(first, first + ROWS_AT_A_TIME).map(ask))
      }
    } catch (cause) {
      transaction.abort()
      throw cause
    }
  }
  await Promise.all([asking(), transaction.done])
}

/** Sort order of lists: newest first. */
export const newestFirst = (one: StoredCreation, other: StoredCreation): number => {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1
  return one.id < other.id ? 1 : -1
}

/** All creations of this browser, newest first. */
export async function listCreations(): Promise<Ad[]> {
  const ads: Ad[] = []
  await readInParts((await browserDatabase()).transaction('creations').store, (rows) => ads.push(...readable(rows)))
  return ads.sort(newestFirst)
}

/** Number of creations in this browser, including those this version cannot read. */
export async function countCreations(): Promise<number> {
  return (await browserDatabase()).count('creations')
}

/** Whether the database did not open because a newer Adloom created it. */
export const isNewerDatabase = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'VersionError'

/** The newest `count` creations, which load long before thousands are read. */
export async function listNewestCreations(count: number): Promise<Ad[]> {
  const { store } = (await browserDatabase()).transaction('creations')
  const rows: StoredCreation[] = []
  let cursor = await store.index('createdAt').openCursor(null, 'prev')
  while (cursor !== null && rows.length < count) {
    rows.push(cursor.value)
    cursor = await cursor.continue()
  }
  return readable(rows)
}

/**
 * Adds creations unless equal ones exist. Returns each as it was stored, null where an equal one existed. Check and write share one transaction, so
 * two tabs cannot both add the same one, and either all are stored or none. Equal are those with one `keyOf`. A creation whose id is taken gets a new
 * one from `newId`.
 */
export async function insertCreations(
  ads: readonly Ad[],
  keyOf: (ad: Ad) => string,
  newId: (ad: Ad) => string,
): Promise<readonly (Ad | null)[]> {
  const { transaction, creations, put } = await changing()
  const ids = new Set<string>()
  const known = new Set<string>()
  const kinds = new Set<string>(ads.map(({ type }) => type))
  await readInParts(creations, (rows) => {
    for (const { id } of rows) ids.add(id)
    for (const other of readable(rows.filter(({ type }) => kinds.has(type)))) known.add(keyOf(other))
  })
  const outcomes = ads.map((ad): Ad | null => {
    const key = keyOf(ad)
    if (known.has(key)) return null
    const inserted = ids.has(ad.id) ? { ...ad, id: newId(ad) } : ad
    known.add(key)
    ids.add(inserted.id)
    return inserted
  })
  await writeInParts(
    transaction,
    outcomes.filter((ad) => ad !== null),
    put,
  )
  return outcomes
}

/** Writes creations back unchanged; only for creations known to be ours (undone deletions). All or none. */
export async function putCreations(ads: readonly Ad[]): Promise<void> {
  const { transaction, put } = await changing()
  await writeInParts(transaction, ads, put)
}

/** Changes one creation in one transaction. Returns the new one; null when there is none with this id. */
export async function changeCreation(id: string, change: (ad: Ad) => Ad): Promise<Ad | null> {
  const { transaction, creations, put } = await changing()
  const old = adSchema.safeParse(await creations.get(id))
  if (!old.success) {
    await transaction.done
    return null
  }
  const changed = change(old.data)
  await Promise.all([put(changed), transaction.done])
  return changed
}

/** Removes creations; all or none. */
export async function deleteCreations(ids: readonly string[]): Promise<void> {
  try {
    const { transaction, remove } = await changing()
    await writeInParts(transaction, ids, remove)
  } catch {
    // A full disk has no room for the notes; the deletion needs none.
    const transaction = (await browserDatabase()).transaction('creations', 'readwrite')
    await writeInParts(transaction, ids, (id) => transaction.store.delete(id))
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ownName('adloom.creations'))

/** Notifies the other tabs that creations changed, so that they reload them. */
export const announceCreations = (): void => channel?.postMessage('changed')

/** Calls `listener` whenever another tab changed creations. */
export const onCreationsChanged = (listener: () => void): void => channel?.addEventListener('message', listener)

/** A document that overflowed from localStorage; null when there is none. */
export async function readDocument(key: string): Promise<string | null> {
  return (await (await browserDatabase()).get('documents', key)) ?? null
}

export async function writeDocument(key: string, value: string): Promise<void> {
  await (await browserDatabase()).put('documents', value, key)
}

export async function deleteDocument(key: string): Promise<void> {
  await (await browserDatabase()).delete('documents', key)
}

/** Stores a file's bytes under `id`. Rejects with a `QuotaExceededError` when the disk is full. */
export async function writeBlob(id: string, blob: Blob, nowMs: number): Promise<void> {
  await (await browserDatabase()).put('blobs', { blob, savedAt: nowMs }, id)
}

export async function readBlob(id: string): Promise<Blob | null> {
  return (await (await browserDatabase()).get('blobs', id))?.blob ?? null
}

export async function deleteBlob(id: string): Promise<void> {
  await (await browserDatabase()).delete('blobs', id)
}

/** Removes files that were saved before `beforeMs` and are no longer referenced. */
export async function deleteUnusedBlobs(inUse: ReadonlySet<string>, beforeMs: number): Promise<void> {
  const transaction = (await browserDatabase()).transaction('blobs', 'readwrite')
  for await (const cursor of transaction.store) {
    if (!inUse.has(cursor.key) && cursor.value.savedAt < beforeMs) await cursor.delete()
  }
  await transaction.done
}
