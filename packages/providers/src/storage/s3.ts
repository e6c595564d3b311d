import { createHash, randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { AdloomError } from '@adloom/domain/error.ts'
import { contentTypeOf, type FilePart, fileKey, type FileStore, isFileKey, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { s3Failure, statusOf } from './s3-failure.ts'

/** A bucket of an S3-compatible service and its keys. */
export interface S3Bucket {
  /** Address of the service; null = Amazon's own in `region`. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Timeouts in milliseconds: until connected, without any byte, and for a request with all its retries. */
export interface S3Timeouts {
  readonly connectMs: number
  readonly idleMs: number
  readonly totalMs: number
}

const TIMEOUTS: S3Timeouts = { connectMs: 5000, idleMs: 10_000, totalMs: 60_000 }

/** Every request here can be repeated safely: a file is named after its content. */
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
export async function openS3Storage(place: S3Bucket, patience: S3Timeouts = TIMEOUTS): Promise<S3Storage> {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Services at their own address rarely have a host name for every bucket.
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    // The keys go to the configured address only, whatever AWS_ENDPOINT_URL says.
    ignoreConfiguredEndpointUrls: true,
    retryMode: 'standard',
    maxAttempts: ATTEMPTS,
    // Trailing checksums are unknown to many services: some store them as bytes of the file. The signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.idleMs },
  })
  const closing = new AbortController()

  /** Runs a request with timeouts, and translates its failures; `deed` completes "these keys may not …". */
  async function attempt<Result>(deed: string, work: (options: { readonly abortSignal: AbortSignal }) => Promise<Result>): Promise<Result> {
    const abortSignal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.totalMs)])
    try {
      return await work({ abortSignal })
    } catch (cause) {
      throw closing.signal.aborted ? new AdloomError('server.stopping') : s3Failure(cause, deed)
    }
  }

  const put = (key: string, bytes: Uint8Array, contentType: string): Promise<unknown> => {
    const command = new sdk.PutObjectCommand({
      Bucket: place.bucket,
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: contentType,
    })
    return attempt('write files', (options) => client.send(command, options))
  }

  /** Size in bytes of the file under a key, null when there is none. */
  const sizeOf = (key: string): Promise<number | null> =>
    attempt('look up files', async (options) => {
      try {
        return (await client.send(new sdk.HeadObjectCommand({ Bucket: place.bucket, Key: key }), options)).ContentLength ?? 0
      } catch (cause) {
        if (statusOf(cause) === 404) return null
        throw cause
      }
    })

  const remove = (key: string): Promise<void> =>
    attempt('remove files', async (options) => {
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: place.bucket, Key: key }), options)
      } catch (cause) {
        // Amazon answers 204 for a missing file, some others 404.
        if (statusOf(cause) !== 404) throw cause
      }
    })

  async function write(bytes: Uint8Array, contentType: string): Promise<StoredFile> {
    const key = fileKey(createHash('sha256').update(bytes).digest('hex'), contentType)
    const stored = { key, contentType: contentTypeOf(key), size: bytes.length }
    // The size costs a round trip, sending a video again costs seconds. (Not every service understands If-None-Match on a PUT.)
    if ((await sizeOf(key)) !== bytes.length) await put(key, bytes, stored.contentType)
    return stored
  }

  /** A key's bytes; the client retries requests itself, but not one whose reply broke off. */
  const read = (key: string, part?: FilePart): Promise<Uint8Array> =>
    attempt('read files', async (options) => {
      if (!isFileKey(key)) throw new AdloomError('file.not-found', { detail: key })
      const range = part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }
      const command = new sdk.GetObjectCommand({ Bucket: place.bucket, Key: key, ...range })
      const once = async (): Promise<Uint8Array> => {
        const { Body, ContentRange } = await client.send(command, options)
        const bytes = Body === undefined ? new Uint8Array(0) : await Body.transformToByteArray()
        return part === undefined ? bytes : partOf(bytes, part, ContentRange)
      }
      try {
        return await once().catch((cause: unknown) => {
          if (statusOf(cause) === null && !options.abortSignal.aborted) return once()
          throw cause
        })
      } catch (cause) {
        // The part lies beyond the end of the file and is empty.
        if (statusOf(cause) === 416) return new Uint8Array(0)
        if (isMissing(cause)) throw new AdloomError('file.not-found', { detail: key })
        throw cause
      }
    })

  async function check(): Promise<void> {
    // A unique name: several servers may start at the same time.
    const key = `adloom-start-${randomUUID()}.txt`
    try {
      await put(key, PROBE, 'text/plain')
      const size = await sizeOf(key)
      await remove(key)
      // Keys that may not list a bucket get 403 instead of 404 for a missing file.
      const left = await sizeOf(key)
      if (size !== PROBE.length || left !== null)
        throw new AdloomError('storage.refused', { values: { reason: 'it does not answer as an S3 service does' } })
    } catch (cause) {
      if (!(cause instanceof AdloomError) || cause.code === 'server.stopping') throw cause
      const host = place.endpoint === null ? `Amazon S3 in ${place.region}` : new URL(place.endpoint).host
      const reason = cause.values.reason ?? 'there is no room left'
      throw new AdloomError('storage.unusable', {
        cause,
        detail: cause.detail ?? undefined,
        values: { bucket: place.bucket, host, reason },
      })
    }
  }

  return {
    store: {
      write,
      read,
      find: async (key) => {
        const size = isFileKey(key) ? await sizeOf(key) : null
        return size === null ? null : { key, contentType: contentTypeOf(key), size }
      },
      remove: async (key) => {
        if (isFileKey(key)) await remove(key)
      },
    },
    check,
    close: () => {
      closing.abort()
      client.destroy()
    },
  }
}

/** Whether the file is missing, and not its bucket. */
const isMissing = (cause: unknown): boolean => statusOf(cause) === 404 && !(cause instanceof Error && cause.name === 'NoSuchBucket')

/** The requested part of a reply: some services send more, or ignore ranges and send the whole file. */
function partOf(sent: Uint8Array, { start, end }: FilePart, contentRange: string | undefined): Uint8Array {
  const first = Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0)
  return sent.subarray(Math.max(0, start - first), end + 1 - first)
}
