import { join } from 'node:path'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { diskFileStore, removeUnfinishedWrites } from '@adloom/providers/storage/disk.ts'
import { openS3Storage } from '@adloom/providers/storage/s3.ts'
import { type Config } from '../config/config.ts'

/** Where mails lie that no service sends. */
export const outboxIn = (dataFolder: string): string => join(dataFolder, 'outbox')

interface OpenStorage {
  readonly store: FileStore
  /** Removes what killed writes left in files and outbox; in a bucket they leave nothing. */
  readonly removeUnfinished: (ageMs: number, now: number) => Promise<void>
  readonly close: () => void
}

/** Where this installation stores files; a bucket is tested first. Fails with `storage.unusable`. */
export async function openStorage({ s3, dataFolder }: Config): Promise<OpenStorage> {
  const removeUnfinishedMails = (ageMs: number, now: number) => removeUnfinishedWrites(outboxIn(dataFolder), ageMs, now)
  if (s3 === null) {
    const folder = join(dataFolder, 'files')
    return {
      store: diskFileStore(folder),
      removeUnfinished: async (ageMs, now) => {
        await removeUnfinishedWrites(folder, ageMs, now)
        await removeUnfinishedMails(ageMs, now)
      },
      close: () => undefined,
    }
  }
  const storage = await openS3Storage(s3)
  try {
    await storage.check()
  } catch (error) {
    storage.close()
    throw error
  }
  return { ...storage, removeUnfinished: removeUnfinishedMails }
}
