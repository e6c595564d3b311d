import { inArray } from 'drizzle-orm'
import { type Rows } from './database/database.ts'
import { adFiles, videoFiles } from './database/schema.ts'

/** Those of the files that no ad and no video job uses. */
export async function unusedOf(keys: readonly string[], rows: Rows): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const byAds = await rows
    .select({ key: adFiles.key })
    .from(adFiles)
    .where(inArray(adFiles.key, [...keys]))
  const byJobs = await rows
    .select({ key: videoFiles.key })
    .from(videoFiles)
    .where(inArray(videoFiles.key, [...keys]))
  const used = new Set([...byAds, ...byJobs].map(({ key }) => key))
  return keys.filter((key) => !used.has(key))
}
