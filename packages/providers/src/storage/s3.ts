import { createHash, randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { AdloomError } from '@adloom/domain/error.ts'
import { contentTypeOf, fileKey, type FileStore, isFileKey, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type S3Objects, s3Objects } from './s3-objects.ts'

/** A bucket of an S3-compatible service, and the credentials for it. */
export interface S3Bucket {
  /** Address of the service; null = Amazon's own in `region`. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Timeouts {
  /** Until the connection stands. */
  readonly connectMs: number
  /** Without any byte arriving. */
  readonly idleMs: number
  /** For a request with all its retries. */
  readonly totalMs: number
}

const TIMEOUTS: S3Timeouts = { connectMs: 5000, idleMs: 10_000, totalMs: 60_000 }

/** Attempts per request, the first one included. Retrying is safe: a file is named after its content. */
const ATTEMPTS = 3

/** Bytes of the probe file that is written at the start. */
const PROBE = new TextEncoder().encode('Adloom may keep files here.')

/** A file store in a bucket. */
export interface S3Storage {
  readonly store: FileStore
  /** Checks that a file can be written, read and removed. Fails with `storage.unusable`, whose sentence says what to fix. */
  readonly check: () => Promise<void>
  /** Ends running requests with `server.stopping`, and closes all connections. */
  readonly close: () => void
}

/** Opens a bucket; nothing is sent yet. The client library (33 MB, 70 ms) is loaded here and not before. */
export async function openS3Storage(place: S3Bucket, timeouts: S3Timeouts = TIMEOUTS): Promise<S3Storage> {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Self-hosted services rarely have a host name per bucket: the bucket goes into the path.
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    // Credentials are sent to the configured address only, whatever AWS_ENDPOINT_URL says.
    ignoreConfiguredEndpointUrls: true,
    retryMode: 'standard',
    maxAttempts: ATTEMPTS,
    // Trailing checksums are unknown to many services: some store them as bytes of the file. The signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeouts.connectMs, socketTimeout: timeouts.idleMs },
  })
  const closing = new AbortController()
  const objects = s3Objects({ sdk, client, bucket: place.bucket, totalMs: timeouts.totalMs, attempts: ATTEMPTS, closing: closing.signal })
  return {
    store: fileStoreOf(objects),
    check: () => checkBucket(objects, place),
    close: () => {
      closing.abort()
      client.destroy()
    },
  }
}

/** Bytes of a piece, each a request. */
const PIECE = 1024 * 1024

function fileStoreOf({ put, putFrom, sizeOf, read, remove, list }: S3Objects): FileStore {
  async function store(hash: string, size: number, type: string, send: (file: StoredFile) => Promise<void>): Promise<StoredFile> {
    const key = fileKey(hash, type)
    const stored = { key, contentType: contentTypeOf(key), size }
    // The size costs a round trip, sending a video again costs seconds. (Not every service understands If-None-Match on a PUT.)
    if ((await sizeOf(key)) !== size) await send(stored)
    return stored
  }
  return {
    write: (bytes, type) =>
      store(createHash('sha256').update(bytes).digest('hex'), bytes.length, type, ({ key, contentType }) => put(key, bytes, contentType)),
    writeFrom: (source, type) => store(source.hash, source.size, type, ({ key, contentType }) => putFrom(key, source, contentType)),
    read,
    readPieces: async function* (key, { start, end }) {
      for (let at = start; at <= end; at += PIECE) {
        const piece = await read(key, { start: at, end: Math.min(end, at + PIECE - 1) })
        yield piece
        if (piece.length < PIECE) return
      }
    },
    find: async (key) => {
      const size = isFileKey(key) ? await sizeOf(key) : null
      return size === null ? null : { key, contentType: contentTypeOf(key), size }
    },
    remove: async (key) => {
      if (isFileKey(key)) await remove(key)
    },
    list: async function* () {
      for await (const { key, size } of list()) if (isFileKey(key)) yield { key, contentType: contentTypeOf(key), size }
    },
  }
}

async function checkBucket({ put, sizeOf, remove }: S3Objects, { endpoint, region, bucket }: S3Bucket): Promise<void> {
  // A unique name: several servers may start at the same time.
  const key = `adloom-start-${randomUUID()}.txt`
  try {
    await put(key, PROBE, 'text/plain')
    const size = await sizeOf(key)
    await remove(key)
    // Without permission to list, S3 answers 403 for a missing file, and this call fails.
    const sizeAfterRemoval = await sizeOf(key)
    if (size !== PROBE.length || sizeAfterRemoval !== null)
      throw new AdloomError('storage.refused', { values: { reason: 'it does not answer as an S3 service does' } })
  } catch (cause) {
    if (!(cause instanceof AdloomError) || cause.code === 'server.stopping') throw cause
    const host = endpoint === null ? `Amazon S3 in ${region}` : new URL(endpoint).host
    // Only `storage.full` states no reason.
    const reason = cause.values.reason ?? 'there is no room left'
    throw new AdloomError('storage.unusable', { cause, detail: cause.detail ?? undefined, values: { bucket, host, reason } })
  }
}
