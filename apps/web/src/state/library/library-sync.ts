import { type Ad } from '@adloom/domain/ad.ts'
import { type Api } from '@adloom/domain/api-client.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type AdPage } from '@adloom/domain/calls/ad-calls.ts'
import { readDocument, writeDocument } from '../../browser/database.ts'
import { noteDeletionSent, noteSent, readSyncRows, storedCreation, storedIds, takeOver } from '../../browser/synced-creations.ts'
import { withRetry } from '../../browser/with-retry.ts'
import { busyCreations } from './busy-creations.ts'
import { refreshCreations } from './library.ts'

/** The calls it needs. */
type SyncCalls = Pick<Api, 'listAds' | 'createAd' | 'deleteAd'>

/** Key of the time of the newest change of the server that was read, as the server states it. */
const MARK_KEY = 'adloom.sync'
/** Read again each time: processes of one server may be late with a change, or their clocks differ. */
const OVERLAP_MS = 5 * 60 * 1000
/** A deletion is sent when it can no longer be undone, at the latest after this time. */
const UNDO_MS = 60 * 1000
/** So many ads are sent in one go, which leaves calls to the user. */
const SENT_AT_ONCE = 10

/** What the server rejected in this session, with the time of the change: it would reject it again. */
const rejected = new Set<string>()

interface ReadChanges extends Pick<AdPage, 'ads' | 'deleted' | 'total'> {
  /** Whether all of it was read, not only what is newer than the mark. */
  readonly isComplete: boolean
}

const timesOf = ({ ads, deleted }: Pick<AdPage, 'ads' | 'deleted'>): readonly string[] => [
  ...ads.map(({ updatedAt }) => updatedAt),
  ...deleted.map(({ deletedAt }) => deletedAt),
]

/** The server's changes since the mark, all of them when it is null. */
async function readChanges(api: SyncCalls, mark: string | null): Promise<ReadChanges> {
  const pages: AdPage[] = []
  const until = mark === null ? -Infinity : Date.parse(mark) - OVERLAP_MS
  let cursor: string | null = null
  do {
    const page: AdPage = await api.listAds(cursor === null ? {} : { cursor })
    pages.push(page)
    ;({ cursor } = page)
  } while (cursor !== null && timesOf(pages.at(-1) ?? { ads: [], deleted: [] }).every((time) => Date.parse(time) >= until))
  return {
    ads: pages.flatMap(({ ads }) => ads),
    deleted: pages.flatMap(({ deleted }) => deleted),
    total: pages[0].total,
    isComplete: cursor === null,
  }
}

/** Reads the server's changes and takes them over. Returns the ids of ads that the server lacks, the last changed first. */
async function receive(api: SyncCalls): Promise<readonly string[]> {
  const mark = await readDocument(MARK_KEY)
  let read = await readChanges(api, mark)
  let taken = await takeOver(read, busyCreations())
  let { isDifferent } = taken
  const atServer = [...(await readSyncRows()).values()].filter(({ updatedAt }) => updatedAt !== null)
  // The server lost some, or this browser did.
  if (!read.isComplete && atServer.length !== read.total) {
    read = await readChanges(api, null)
    taken = await takeOver(read, busyCreations())
    isDifferent ||= taken.isDifferent
  }
  if (isDifferent) refreshCreations()
  // A deletion that waits is read again next time.
  const newest = timesOf(read).toSorted().at(-1)
  if (newest !== undefined && taken.waiting.length === 0) await writeDocument(MARK_KEY, newest)
  const rows = await readSyncRows()
  const known = new Set(read.ads.map(({ ad }) => ad.id))
  const missing = (await storedIds()).filter((id) => {
    if (taken.waiting.includes(id)) return false
    const row = rows.get(id)
    return row === undefined || row.changedAtMs !== null || (read.isComplete && !known.has(id))
  })
  const changedAt = (id: string): number => rows.get(id)?.changedAtMs ?? 0
  return missing.toSorted((one, other) => changedAt(other) - changedAt(one))
}

/** Whether the server will never take it; everything else may be tried again later. */
const isFinal = (cause: unknown): boolean => cause instanceof ApiError && [400, 409, 413, 422].includes(cause.status)

/** Sends an ad as it is now; false when there was nothing to send. */
async function sendAd(id: string, api: SyncCalls, now: () => number): Promise<boolean> {
  const stored = await storedCreation(id)
  const version = `${id} ${String(stored?.changedAtMs)}`
  if (stored === null || rejected.has(version)) return false
  try {
    await api.createAd(stored.ad)
    await noteSent(id, stored.changedAtMs, now())
  } catch (cause) {
    if (!isFinal(cause)) throw cause
    rejected.add(version)
    console.info('The server does not take the creation', id, cause)
  }
  return true
}

/**
 * Sends these creations where the server lacks them or their last change, so that it can work with them now. Returns the ids of those that it has.
 * Rejects when it does not answer, and when it takes none.
 */
export async function sendCreations(
  ads: readonly Ad[],
  api: Pick<Api, 'createAd'>,
  {
    now,
    onSent,
    signal,
  }: { readonly now: () => number; readonly onSent: (done: number, total: number) => void; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const rows = await readSyncRows()
  const due = ads.filter(({ id }) => (rows.get(id)?.changedAtMs ?? null) !== null || !rows.has(id))
  const refused = new Set<string>()
  let refusal: unknown = null
  for (const [done, ad] of due.entries()) {
    signal.throwIfAborted()
    onSent(done, due.length)
    // One that the browser has no room for is not stored.
    const stored = await storedCreation(ad.id)
    try {
      await withRetry(() => api.createAd(stored?.ad ?? ad, { signal }), signal)
      if (stored !== null) await noteSent(ad.id, stored.changedAtMs, now())
    } catch (cause) {
      if (!isFinal(cause)) throw cause
      refused.add(ad.id)
      refusal = cause
    }
  }
  if (ads.length > 0 && refused.size === ads.length) throw refusal
  return ads.map(({ id }) => id).filter((id) => !refused.has(id))
}

async function sendDeletions(api: SyncCalls, now: () => number): Promise<void> {
  for (const { id, isDeleted, changedAtMs } of (await readSyncRows()).values()) {
    if (!isDeleted || changedAtMs === null || changedAtMs > now() - UNDO_MS) continue
    try {
      await api.deleteAd({ id })
    } catch (cause) {
      // It has none: that is what was wanted.
      if (!(cause instanceof ApiError && cause.status === 404)) throw cause
    }
    await noteDeletionSent(id)
  }
}

/**
 * Brings the creations of this browser and of the server together: what one lacks it gets, the later change wins, deletions are passed on. Returns
 * whether there is more to send. Rejects when the server or the browser's database does not answer; calling it again goes on from there.
 */
export async function bringTogether(api: SyncCalls, now: () => number): Promise<boolean> {
  const missing = await receive(api)
  await sendDeletions(api, now)
  let sent = 0
  for (const id of missing) {
    if (sent >= SENT_AT_ONCE) return true
    if (await sendAd(id, api, now)) sent += 1
  }
  return false
}
