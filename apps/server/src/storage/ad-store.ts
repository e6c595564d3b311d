import { randomBytes } from 'node:crypto'
import { type Ad, adIdPrefix, adSchema, type NewAd } from '@adloom/domain/ad.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { count, eq } from 'drizzle-orm'
import { fileKeysIn } from './addresses.ts'
import { type Rows } from '../database/database.ts'
import { adFiles, ads } from '../database/schema.ts'
import { unusedOf } from './unused-files.ts'

/** The store of finished ads. */
export interface AdStore {
  /** Saves an ad; id, title and date are chosen where missing. The same id again replaces the stored ad. */
  readonly save: (ad: NewAd) => Promise<Ad>
  /** Deletes an ad and those of its files that no other ad and no video job uses. Fails with `ad.not-found`. */
  readonly delete: (id: string) => Promise<void>
}

/** 128 bits: unguessable. */
const newId = (type: Ad['type']): string => adIdPrefix[type] + randomBytes(16).toString('hex')

/** Ads in the database, their files in the store; `now` gives milliseconds. */
export function createAdStore(rows: Rows, store: FileStore, now: () => number): AdStore {
  const nextTitle = async (): Promise<string> => {
    const [{ adCount }] = await rows.select({ adCount: count() }).from(ads)
    return `Creation ${adCount + 1}`
  }

  return {
    save: async (submitted) => {
      const ad = adSchema.parse({
        ...submitted,
        id: submitted.id ?? newId(submitted.type),
        title: submitted.title ?? (await nextTitle()),
        createdAt: submitted.createdAt ?? new Date(now()).toISOString(),
      })
      const row = { id: ad.id, type: ad.type, body: ad, createdAt: new Date(ad.createdAt) }
      const keys = fileKeysIn(JSON.stringify(ad))
      await rows.transaction(async (tx) => {
        await tx.insert(ads).values(row).onConflictDoUpdate({ target: ads.id, set: row })
        await tx.delete(adFiles).where(eq(adFiles.adId, ad.id))
        if (keys.length > 0) await tx.insert(adFiles).values(keys.map((key) => ({ adId: ad.id, key })))
      })
      return ad
    },

    delete: async (id) => {
      const filesOf = (from: Rows): Promise<readonly string[]> =>
        from
          .select({ key: adFiles.key })
          .from(adFiles)
          .where(eq(adFiles.adId, id))
          .then((found) => found.map(({ key }) => key))
      // Files first: where they can't be removed now, the ad stays and may be deleted again. The other way round the files would be orphaned.
      const mine = await unusedOf(await filesOf(rows), rows, id)
      await Promise.all(mine.map((key) => store.remove(key)))
      const orphans = await rows.transaction(async (tx) => {
        const keys = await filesOf(tx)
        const removed = await tx.delete(ads).where(eq(ads.id, id)).returning({ id: ads.id })
        if (removed.length === 0) throw new AdloomError('ad.not-found', { detail: id })
        return unusedOf(keys, tx)
      })
      // Another ad with the same file was deleted in between.
      await Promise.all(orphans.filter((key) => !mine.includes(key)).map((key) => store.remove(key)))
    },
  }
}
