import { type Ad, adSchema } from '@adloom/domain/ad.ts'
import { type AdPage } from '@adloom/domain/calls/ad-calls.ts'
import { browserDatabase } from './database.ts'
import { keyOfSyncRow, type SyncRow, syncRowKeys, syncRowOf, writeSyncRow } from './sync-rows.ts'

/** Changes of the server: ads as it has them, and those it deleted. */
export type ServerChanges = Pick<AdPage, 'ads' | 'deleted'>

/** Every row about a creation and the server, by the creation's id. */
export async function readSyncRows(): Promise<ReadonlyMap<string, SyncRow>> {
  const texts = await (await browserDatabase()).getAll('documents', IDBKeyRange.bound(syncRowKeys.first, syncRowKeys.last))
  const rows = texts.flatMap((text) => syncRowOf(text) ?? [])
  return new Map(rows.map((row) => [row.id, row]))
}

const changedLater = (row: SyncRow | null, time: string): boolean =>
  row !== null && row.changedAtMs !== null && row.changedAtMs > Date.parse(time)

/**
 * Takes over what changed on the server, unless it was changed here later. Deletions of creations in `busy` wait. Returns the ids of those, and
 * whether anything in this browser is different now.
 */
export async function takeOver(
  { ads, deleted }: ServerChanges,
  busy: ReadonlySet<string>,
): Promise<{ readonly isDifferent: boolean; readonly waiting: readonly string[] }> {
  const transaction = (await browserDatabase()).transaction(['creations', 'documents'], 'readwrite')
  const [creations, documents] = [transaction.objectStore('creations'), transaction.objectStore('documents')]
  const waiting: string[] = []
  let isDifferent = false

  const takeAd = async (ad: Ad, updatedAt: string) => {
    const row = syncRowOf(await documents.get(keyOfSyncRow(ad.id)))
    if (changedLater(row, updatedAt)) return
    const stored = await creations.get(ad.id)
    // Another version's, which stays untouched.
    if (stored !== undefined && !adSchema.safeParse(stored).success) return
    if (stored !== undefined && row?.changedAtMs === null && row.updatedAt === updatedAt) return
    await creations.put(ad)
    await writeSyncRow(documents, { id: ad.id, changedAtMs: null, isDeleted: false, updatedAt })
    isDifferent = true
  }
  const takeDeletion = async (id: string, deletedAt: string) => {
    const row = syncRowOf(await documents.get(keyOfSyncRow(id)))
    const stored = await creations.get(id)
    if (stored === undefined) return documents.delete(keyOfSyncRow(id))
    // Changed, restored or imported since: it is sent again.
    if (changedLater(row, deletedAt)) return
    if (busy.has(id)) return waiting.push(id)
    await creations.delete(id)
    await documents.delete(keyOfSyncRow(id))
    isDifferent = true
  }
  const work = async () => {
    for (const { ad, updatedAt } of ads) await takeAd(ad, updatedAt)
    for (const { id, deletedAt } of deleted) await takeDeletion(id, deletedAt)
  }
  await Promise.all([work(), transaction.done])
  return { isDifferent, waiting }
}

/** Notes that the server has a creation as it was changed at that time; a later change is still to be sent. */
export async function noteSent(id: string, changedAtMs: number | null, nowMs: number): Promise<void> {
  const transaction = (await browserDatabase()).transaction(['creations', 'documents'], 'readwrite')
  const documents = transaction.objectStore('documents')
  const work = async () => {
    const row = syncRowOf(await documents.get(keyOfSyncRow(id)))
    if (row?.isDeleted === true || (await transaction.objectStore('creations').get(id)) === undefined) return
    const isLater = row !== null && row.changedAtMs !== changedAtMs
    const updatedAt = new Date(nowMs).toISOString()
    await writeSyncRow(documents, { id, changedAtMs: isLater ? row.changedAtMs : null, isDeleted: false, updatedAt })
  }
  await Promise.all([work(), transaction.done])
}

/** Notes that the server has deleted a creation; nothing when it was restored meanwhile. */
export async function noteDeletionSent(id: string): Promise<void> {
  const transaction = (await browserDatabase()).transaction('documents', 'readwrite')
  const work = async () => {
    const row = syncRowOf(await transaction.store.get(keyOfSyncRow(id)))
    if (row?.isDeleted === true) await transaction.store.delete(keyOfSyncRow(id))
  }
  await Promise.all([work(), transaction.done])
}

/** The ids of all creations of this browser. */
export const storedIds = async (): Promise<readonly string[]> => (await browserDatabase()).getAllKeys('creations')

/** The creation as it is stored now, and when it was changed; null when it is gone. */
export async function storedCreation(id: string): Promise<{ readonly ad: Ad; readonly changedAtMs: number | null } | null> {
  const transaction = (await browserDatabase()).transaction(['creations', 'documents'])
  const [stored, text] = await Promise.all([
    transaction.objectStore('creations').get(id),
    transaction.objectStore('documents').get(keyOfSyncRow(id)),
  ])
  const ad = adSchema.safeParse(stored)
  return ad.success ? { ad: ad.data, changedAtMs: syncRowOf(text)?.changedAtMs ?? null } : null
}
