import { type FeedReadingChoice } from '@adloom/domain/calls/campaign-calls.ts'
import { type FeedPreview, type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type TemporaryFiles } from '../storage/temporary-files.ts'

/** A feed in the store. `name`: of the file or address it came from. */
interface KeptFeed {
  readonly key: string
  readonly name: string
}

/** A feed and how its columns are read. */
export type StoredFeed = KeptFeed & FeedReadingChoice

/** Feeds that campaigns are made of. Each is stored before it is read: read again, it has the same rows. */
export interface StoredFeeds {
  /** Stores a feed. Fails with `storage.full` or `storage.quota`. */
  readonly keep: (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, name: string) => Promise<KeptFeed & { readonly size: number }>
  /** Fetches a feed and stores it. Fails with `url.invalid`, `url.private` or `feed.unreachable`. */
  readonly fetch: (url: string, signal: AbortSignal) => Promise<KeptFeed>
  /** Fails with `file.not-found`. */
  readonly find: (feed: KeptFeed) => Promise<KeptFeed>
  readonly preview: (feed: StoredFeed, signal: AbortSignal) => Promise<FeedPreview>
  readonly rowsOf: (feed: StoredFeed, signal: AbortSignal) => AsyncIterable<FeedRow>
}

interface StoredFeedsParts {
  readonly store: FileStore
  readonly temporaryFiles: Pick<TemporaryFiles, 'receive'>
  /** The bytes at a public address. */
  readonly fetchFeed: (url: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
  /** Private hosts that products may lie on. */
  readonly allowHosts: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
}

/** Bytes that are read from the store at once. */
const PART = 1024 * 1024

export function createStoredFeeds({ store, temporaryFiles, fetchFeed, allowHosts, now }: StoredFeedsParts): StoredFeeds {
  async function* bytesOf(key: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const file = await store.find(key)
    if (file === null) throw new AdloomError('file.not-found', { detail: key })
    for (let start = 0; start < file.size; start += PART) {
      signal.throwIfAborted()
      yield await store.read(key, { start, end: start + PART - 1 })
    }
  }

  const keep: StoredFeeds['keep'] = async (bytes, name) => {
    const received = await temporaryFiles.receive(bytes)
    try {
      const { key, size } = await store.writeFrom(received, 'application/octet-stream')
      return { key, name, size }
    } finally {
      await received.remove()
    }
  }

  return {
    keep,
    fetch: (url, signal) => keep(fetchFeed(url, signal), url),
    find: async ({ key, name }) => {
      if ((await store.find(key)) === null) throw new AdloomError('file.not-found', { detail: key })
      return { key, name }
    },
    // The readers of feeds are loaded with the first one.
    preview: async ({ key, mapping, currency }, signal) => {
      const { previewOfFeed } = await import('@adloom/engine/feeds/preview-of-feed.ts')
      return previewOfFeed(bytesOf(key, signal), { mapping, currency, allowHosts, now: now() })
    },
    rowsOf: async function* ({ key, mapping, currency }, signal) {
      const { readFeed } = await import('@adloom/engine/feeds/read-feed.ts')
      yield* readFeed(bytesOf(key, signal), { mapping, currency, allowHosts, now: now() })
    },
  }
}
