import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { fetchFeed } from '@adloom/engine/feeds/fetch-feed.ts'
import { asWritingFailure } from './written-ad.ts'

/** A feed that can be read several times. */
interface FeedSource {
  readonly read: () => AsyncIterable<Uint8Array>
  /** Removes what was stored for reading. */
  readonly close: () => Promise<void>
}

/** The name a fetched feed has in the folder while it is read. */
const FETCHED = '.feed'

/**
 * A feed in a file, or at an address, which is fetched into `folder` first: making its ads takes longer than a shop keeps a connection open. Fails with
 * `feed.unreadable`, `feed.unreachable` and `url.*`.
 */
export async function openFeedSource(
  feed: string,
  folder: string,
  allowHosts: readonly string[],
  signal: AbortSignal,
): Promise<FeedSource> {
  if (!/^https?:\/\//i.test(feed)) {
    await checkFile(feed)
    return { read: () => createReadStream(feed), close: async () => undefined }
  }
  const file = join(folder, FETCHED)
  const close = (): Promise<void> => rm(file, { force: true })
  try {
    await pipeline(fetchFeed(feed, { allowHosts }, signal), createWriteStream(file))
  } catch (cause) {
    await close()
    throw cause instanceof AdloomError ? cause : asWritingFailure(cause, folder)
  }
  return { read: () => createReadStream(file), close }
}

async function checkFile(file: string): Promise<void> {
  try {
    const handle = await open(file)
    const { isFile } = await handle.stat().then((stat) => ({ isFile: stat.isFile() }))
    await handle.close()
    if (isFile) return
  } catch (cause) {
    throw new AdloomError('feed.unreadable', { cause, values: { file } })
  }
  throw new AdloomError('feed.unreadable', { values: { file } })
}
