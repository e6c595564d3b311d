import { createHash, randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { AdloomError } from '@adloom/domain/error.ts'
import { contentTypeOf, type FilePart, fileKey, type FileStore, isFileKey, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { s3Failure, statusOf } from './s3-failure.ts'

/** A bucket of an S3-compatible service and the keys to it. */
export interface S3Bucket {
  /** Address of the service; null = Amazon's own in `region`. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How long the service is waited for, in milliseconds: until connected, while no byte moves, and for a request with all its repeats. */
export interface S3Timeouts {
  readonly connectMs: number
  readonly idleMs: number
  readonly totalMs: number
}

const PATIENCE: S3Timeouts = { connectMs: 5000, idleMs: 10_000, totalMs: 60_000 }

/** Every request here may be sent twice without harm: what is written is named after its content. */
const ATTEMPTS = 3

/** Bytes of the file that proves at the start that files can be kept. */
const PROBE = new TextEncoder().encode('Adloom may keep files here.')

/** A file store in a bucket. */
export interface S3Storage {
  readonly store: FileStore
  /** Proves that a file can be written, read and removed. Fails with `storage.unusable`, whose sentence says what to mend. */
  readonly check: () => Promise<void>
  /** Ends what is under way, with `server.stopping`, and lets go of all connections. */
  readonly close: () => void
}

/** Opens a bucket; nothing is sent yet. The client library (33 MB, 70 ms) is loaded here and not before. */
export async function openS3Storage(place: S3Bucket, patience: S3Timeouts = PATIENCE): Promise<S3Storage> {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Services at an address of their own rarely have a name for every bucket.
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    // The keys go to the configured place only, whatever AWS_ENDPOINT_URL says.
    ignoreConfiguredEndpointUrls: true,
    retryMode: 'standard',
    maxAttempts: ATTEMPTS,
    // Trailing checksums are unknown to many services: some keep them as bytes of the file. The signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.idleMs },
  })
  const closing = new AbortController()

  /** Sends, waits with patience, and says failures in our words; `deed` completes "these keys may not …". */
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

  /** Size in bytes of what is kept under a key, null when nothing is. */
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
        // Amazon answers 204 for what is missing, some others 404.
        if (statusOf(cause) !== 404) throw cause
      }
    })

  async function write(bytes: Uint8Array, contentType: string): Promise<StoredFile> {
    const key = fileKey(createHash('sha256').update(bytes).digest('hex'), contentType)
    const stored = { key, contentType: contentTypeOf(key), size: bytes.length }
    // Asking costs a round trip, sending a video again costs seconds. (If-None-Match on a PUT is not understood everywhere.)
    if ((await sizeOf(key)) !== bytes.length) await put(key, bytes, stored.contentType)
    return stored
  }

  /** A key's bytes; the client repeats requests itself, but not one whose reply broke off. */
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
        // The part lies behind the end: there is nothing of it.
        if (statusOf(cause) === 416) return new Uint8Array(0)
        if (isMissing(cause)) throw new AdloomError('file.not-found', { detail: key })
        throw cause
      }
    })

  async function check(): Promise<void> {
    // A name of its own: several servers may start at the same time.
    const key = `adloom-start-${randomUUID()}.txt`
    try {
      await put(key, PROBE, 'text/plain')
      const size = await sizeOf(key)
      await remove(key)
      // Who may not list a bucket is told 403 instead of 404 about what is missing.
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

/** The part of what was sent that was asked for: some services send more, or know no ranges and send the whole file. */
function partOf(sent: Uint8Array, { start, end }: FilePart, contentRange: string | undefined): Uint8Array {
  const first = Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0)
  return sent.subarray(Math.max(0, start - first), end + 1 - first)
}
