import { and, inArray, ne } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { adFiles, videoFiles } from '../database/schema.ts'

/** The files that no video job and no ad uses; `besides` is the id of an ad that does not count, null = every ad does. */
export async function unusedOf(keys: readonly string[], rows: Rows, besides: string | null = null): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const byAds = await rows
    .select({ key: adFiles.key })
    .from(adFiles)
    .where(and(inArray(adFiles.key, [...keys]), besides === null ? undefined : ne(adFiles.adId, besides)))
  const byJobs = await rows
    .select({ key: videoFiles.key })
    .from(videoFiles)
    .where(inArray(videoFiles.key, [...keys]))
  const used = new Set([...byAds, ...byJobs].map(({ key }) => key))
  return keys.filter((key) => !used.has(key))
}
