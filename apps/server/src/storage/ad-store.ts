import { randomBytes } from 'node:crypto'
import { type Ad, adIdPrefix, adSchema, type NewAd } from '@adloom/domain/ad.ts'
import { type AdPage } from '@adloom/domain/calls/ad-calls.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type AnyPgColumn } from 'drizzle-orm/pg-core'
import { fileKeysIn } from './addresses.ts'
import { type Rows } from '../database/database.ts'
import { adFiles, ads, deletedAds, fileOwners, packs, storedFiles, videoJobs } from '../database/schema.ts'
import { apiTokens, webhooks } from '../database/program-tables.ts'
import { campaigns } from '../database/campaign-tables.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { claimFiles, holdFiles, releaseFiles } from './unused-files.ts'

/** The store of finished ads. Each belongs to its owner; one from before ads had owners to whoever knows its id. */
export interface AdStore {
  /**
   * Saves an ad; id, title and date are chosen where missing. The same id again replaces the stored ad. Fails with `ad.taken` when it is another
   * owner's.
   */
  readonly save: (ad: NewAd, owner: string) => Promise<Ad>
  /** An ad of the owner's, its files at the addresses of this client. Fails with `ad.not-found`. */
  readonly find: (id: string, owner: string, addressOf: (key: string) => string) => Promise<Ad>
  /** Deletes an ad and those of its files that nobody else has or uses. Fails with `ad.not-found`. */
  readonly delete: (id: string, owner: string) => Promise<void>
  /**
   * The owner's ads and deletions, newest change first, their files at the addresses of this client; `cursor` is a page's, null = the first. Fails
   * with `request.invalid`.
   */
  readonly list: (owner: string, page: PageOfAds, addressOf: (key: string) => string) => Promise<AdPage>
  /** Gives all that belongs to these owners to another: what a browser made before its user signed in becomes the user's. */
  readonly takeOver: (from: readonly string[], owner: string) => Promise<void>
}

interface PageOfAds {
  readonly cursor: string | null
  readonly limit: number
}

/** 128 bits: unguessable. */
const newId = (type: Ad['type']): string => adIdPrefix[type] + randomBytes(16).toString('hex')

/** Ads in the database, their files in the store; `now` gives milliseconds. */
export function createAdStore(rows: Rows, store: FileStore, now: () => number): AdStore {
  const nextTitle = async (owner: string): Promise<string> => {
    const [{ adCount }] = await rows.select({ adCount: count() }).from(ads).where(eq(ads.owner, owner))
    return `Creation ${adCount + 1}`
  }

  return {
    save: async (submitted, owner) => {
      const ad = adSchema.parse({
        ...submitted,
        id: submitted.id ?? newId(submitted.type),
        title: submitted.title ?? (await nextTitle(owner)),
        createdAt: submitted.createdAt ?? new Date(now()).toISOString(),
      })
      const row = { id: ad.id, owner, type: ad.type, body: ad, createdAt: new Date(ad.createdAt), updatedAt: new Date(now()) }
      const keys = fileKeysIn(JSON.stringify(ad))
      await rows.transaction(async (tx) => {
        // The ad before its files, as a deletion locks them.
        const before = await tx.select({ id: ads.id }).from(ads).where(eq(ads.id, ad.id)).for('update')
        await holdFiles(keys, tx)
        await claim(ad.id, owner, now(), tx)
        const saved = await tx
          .insert(ads)
          .values(row)
          .onConflictDoUpdate({ target: ads.id, set: row, setWhere: eq(ads.owner, owner) })
          .returning({ id: ads.id })
        if (saved.length === 0) throw new AdloomError('ad.taken', { detail: ad.id })
        await tx.delete(deletedAds).where(and(eq(deletedAds.id, ad.id), eq(deletedAds.owner, owner)))
        await tx.delete(adFiles).where(eq(adFiles.adId, ad.id))
        if (keys.length > 0) await tx.insert(adFiles).values(keys.map((key) => ({ adId: ad.id, key })))
        const data = { id: ad.id, type: ad.type, title: ad.title, isNew: before.length === 0 }
        await emitEvent(tx, owner, { type: 'ad.saved', data }, now())
      })
      return ad
    },

    find: async (id, owner, addressOf) => {
      const [row] = await rows
        .select({ body: ads.body })
        .from(ads)
        .where(and(eq(ads.id, id), eq(ads.owner, owner)))
      const [here] = row === undefined ? [] : await withOwnAddresses([row.body], addressOf, rows)
      const ad = adSchema.safeParse(here)
      if (!ad.success) throw new AdloomError('ad.not-found', { detail: id })
      return ad.data
    },

    delete: (id, owner) =>
      rows.transaction(async (tx) => {
        await claim(id, owner, now(), tx)
        const keys = await keysOf(id, tx)
        const removed = await tx
          .delete(ads)
          .where(and(eq(ads.id, id), eq(ads.owner, owner)))
          .returning({ id: ads.id })
        if (removed.length === 0) throw new AdloomError('ad.not-found', { detail: id })
        const tombstone = { id, owner, deletedAt: new Date(now()) }
        await tx
          .insert(deletedAds)
          .values(tombstone)
          .onConflictDoUpdate({ target: [deletedAds.id, deletedAds.owner], set: tombstone })
        await releaseFiles(keys, owner, tx, store)
        await emitEvent(tx, owner, { type: 'ad.deleted', data: { id } }, now())
      }),

    list: async (owner, { cursor, limit }, addressOf) => {
      const place = cursor === null ? null : placeOf(cursor)
      const saved = await rows
        .select({ id: ads.id, at: ads.updatedAt, body: ads.body })
        .from(ads)
        .where(and(eq(ads.owner, owner), isBefore(place, ads.updatedAt, ads.id)))
        .orderBy(desc(ads.updatedAt), desc(plainOrder(ads.id)))
        .limit(limit)
      const deleted = await rows
        .select({ id: deletedAds.id, at: deletedAds.deletedAt })
        .from(deletedAds)
        .where(and(eq(deletedAds.owner, owner), isBefore(place, deletedAds.deletedAt, deletedAds.id)))
        .orderBy(desc(deletedAds.deletedAt), desc(plainOrder(deletedAds.id)))
        .limit(limit)
      const total = await rows.$count(ads, eq(ads.owner, owner))
      const changes = [...saved, ...deleted.map((each) => ({ ...each, body: null }))].toSorted(newestFirst).slice(0, limit)
      const last = changes.length < limit ? undefined : changes.at(-1)
      const here = await withOwnAddresses(
        changes.map(({ body }) => body),
        addressOf,
        rows,
      )
      return {
        ads: changes.flatMap(({ at }, place) => {
          const ad = adSchema.safeParse(here[place])
          return ad.success ? [{ ad: ad.data, updatedAt: at.toISOString() }] : []
        }),
        deleted: changes.flatMap(({ id, at, body }) => (body === null ? [{ id, deletedAt: at.toISOString() }] : [])),
        total,
        cursor: last === undefined ? null : `${last.at.getTime()}.${last.id}`,
      }
    },

    takeOver: async (from, owner) => {
      if (from.length === 0) return
      const theirs = (column: AnyPgColumn) => inArray(column, [...from])
      await rows.transaction(async (tx) => {
        await tx.update(ads).set({ owner }).where(theirs(ads.owner))
        await tx.update(videoJobs).set({ owner }).where(theirs(videoJobs.owner))
        await tx.update(apiTokens).set({ owner }).where(theirs(apiTokens.owner))
        await tx.update(webhooks).set({ owner }).where(theirs(webhooks.owner))
        await tx.update(campaigns).set({ owner }).where(theirs(campaigns.owner))
        await tx.update(packs).set({ owner }).where(theirs(packs.owner))
        // Both may have deleted an ad of the same id, or have the same file.
        await tx.execute(
          sql`INSERT INTO deleted_ads (id, owner, deleted_at) SELECT id, ${owner}::text, deleted_at FROM deleted_ads WHERE ${theirs(deletedAds.owner)} ON CONFLICT DO NOTHING`,
        )
        await tx.delete(deletedAds).where(theirs(deletedAds.owner))
        await tx.execute(
          sql`INSERT INTO file_owners (key, owner, created_at) SELECT key, ${owner}::text, created_at FROM file_owners WHERE ${theirs(fileOwners.owner)} ON CONFLICT DO NOTHING`,
        )
        await tx.delete(fileOwners).where(theirs(fileOwners.owner))
      })
    },
  }
}

/** The address of a stored file, wherever this installation was reached when the ad was saved. */
const FILE_ADDRESS = /https?:\/\/[^"\s]{1,300}?\/files\/([0-9a-f]{64}\.[a-z0-9]{1,5})/g

/** JSON values with the files that are stored here at the addresses of this client. */
async function withOwnAddresses(bodies: readonly unknown[], addressOf: (key: string) => string, rows: Rows): Promise<readonly unknown[]> {
  const text = JSON.stringify(bodies)
  const keys = fileKeysIn(text)
  if (keys.length === 0) return bodies
  const stored = await rows
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(inArray(storedFiles.key, [...keys]))
  const own = new Set(stored.map(({ key }) => key))
  const moved: unknown = JSON.parse(text.replace(FILE_ADDRESS, (address, key: string) => (own.has(key) ? addressOf(key) : address)))
  return Array.isArray(moved) ? moved : bodies
}

const keysOf = async (id: string, tx: Rows): Promise<readonly string[]> =>
  (await tx.select({ key: adFiles.key }).from(adFiles).where(eq(adFiles.adId, id))).map(({ key }) => key)

/** An ad from before ads had owners becomes this owner's, with its files. */
async function claim(id: string, owner: string, nowMs: number, tx: Rows): Promise<void> {
  const claimed = await tx
    .update(ads)
    .set({ owner })
    .where(and(eq(ads.id, id), isNull(ads.owner)))
    .returning({ id: ads.id })
  // The files it has had, not those that this call names.
  if (claimed.length > 0) await claimFiles(await keysOf(id, tx), owner, nowMs, tx)
}

interface Change {
  readonly id: string
  readonly at: Date
}

const newestFirst = (one: Change, other: Change): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

/** The change a cursor stands for. */
function placeOf(cursor: string): Change {
  const [, ms, id] = /^(\d{1,15})\.(.+)$/s.exec(cursor) ?? []
  if (ms === undefined || id === undefined)
    throw new AdloomError('request.invalid', { values: { reason: 'cursor: must be that of a page' } })
  return { id, at: new Date(Number(ms)) }
}

/** As JavaScript orders text, whatever the database's own order is. */
const plainOrder = (id: AnyPgColumn) => sql`${id} COLLATE "C"`

/** Whether a row comes after that place in a list with the newest first. */
function isBefore(place: Change | null, at: AnyPgColumn, id: AnyPgColumn) {
  if (place === null) return undefined
  const time = sql`${place.at.toISOString()}::timestamptz`
  return or(sql`${at} < ${time}`, and(sql`${at} = ${time}`, sql`${plainOrder(id)} < ${place.id}`))
}
