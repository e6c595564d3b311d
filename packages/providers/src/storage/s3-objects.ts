import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FilePart, type FileSource, isFileKey } from '@adloom/domain/ports/file-store.ts'
import { s3Failure, statusOf } from './s3-failure.ts'

type S3Library = typeof import('@aws-sdk/client-s3')

/** The objects of one bucket. Every operation fails as `s3Failure` says, and with `server.stopping` once `closing` aborts. */
export interface S3Objects {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Sends a file chunk by chunk. */
  readonly putFrom: (key: string, source: FileSource, contentType: string) => Promise<void>
  /** Size in bytes; null when there is no such object. */
  readonly sizeOf: (key: string) => Promise<number | null>
  /** The bytes, or a part of them; beyond the end a part is empty. Fails with `file.not-found`. */
  readonly read: (key: string, part?: FilePart) => Promise<Uint8Array>
  /** Removing a missing object is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Every object with its size in bytes. */
  readonly list: () => AsyncIterable<{ readonly key: string; readonly size: number }>
}

interface S3Connection {
  readonly sdk: S3Library
  readonly client: S3Client
  readonly bucket: string
  /** Milliseconds for a request with all its retries. */
  readonly totalMs: number
  /** Attempts per request that the client does not repeat itself. */
  readonly attempts: number
  readonly closing: AbortSignal
}

export function s3Objects({ sdk, client, bucket, totalMs, attempts, closing }: S3Connection): S3Objects {
  /** Runs a request with a timeout, and translates its failures; `deed` completes "these keys may not …". */
  async function attempt<Result>(deed: string, work: (options: { readonly abortSignal: AbortSignal }) => Promise<Result>): Promise<Result> {
    const abortSignal = AbortSignal.any([closing, AbortSignal.timeout(totalMs)])
    try {
      return await work({ abortSignal })
    } catch (cause) {
      throw closing.aborted ? new AdloomError('server.stopping') : s3Failure(cause, deed)
    }
  }

  /** Sends a file once. The request ends when its source fails, so that no part of it is taken for the whole. */
  async function sendFrom(key: string, source: FileSource, contentType: string, abortSignal: AbortSignal): Promise<void> {
    const body = Readable.from(source.chunks(), { objectMode: false })
    const broken = new AbortController()
    body.once('error', (cause) => broken.abort(cause))
    const command = new sdk.PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentLength: source.size,
      ContentType: contentType,
    })
    command.middlewareStack.add(
      (next) => (args) => {
        // The signature covers the hash; of a stream the client would sign none.
        if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = source.hash
        return next(args)
      },
      { step: 'build' },
    )
    try {
      await client.send(command, { abortSignal: AbortSignal.any([abortSignal, broken.signal]) })
    } catch (cause) {
      throw broken.signal.aborted ? new AdloomError('internal', { cause: broken.signal.reason }) : cause
    } finally {
      body.destroy()
    }
  }

  return {
    put: async (key, bytes, contentType) => {
      const command = new sdk.PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: contentType,
      })
      await attempt('write files', (options) => client.send(command, options))
    },

    putFrom: (key, source, contentType) =>
      attempt('write files', async (options) => {
        for (let tries = 1; ; tries++) {
          try {
            return await sendFrom(key, source, contentType, options.abortSignal)
          } catch (cause) {
            // The client repeats no request whose body is a stream.
            if (tries === attempts || options.abortSignal.aborted || !mayBeRepeated(cause)) throw cause
          }
        }
      }),

    sizeOf: (key) =>
      attempt('look up files', async (options) => {
        try {
          return (await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }), options)).ContentLength ?? 0
        } catch (cause) {
          if (statusOf(cause) === 404) return null
          throw cause
        }
      }),

    // The client retries requests itself, but not one whose reply broke off.
    read: (key, part) =>
      attempt('read files', async (options) => {
        if (!isFileKey(key)) throw new AdloomError('file.not-found', { detail: key })
        const range = part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }
        const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: key, ...range })
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
      }),

    remove: (key) =>
      attempt('remove files', async (options) => {
        try {
          await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), options)
        } catch (cause) {
          // Amazon answers 204 for a missing file, some others 404.
          if (statusOf(cause) !== 404) throw cause
        }
      }),

    list: async function* () {
      let next: string | undefined
      do {
        const command = new sdk.ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })
        const page = await attempt('list files', (options) => client.send(command, options))
        for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, size: Size ?? 0 }
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}

const hasHeaders = (request: unknown): request is { readonly headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'headers' in request

/** Whether a request may succeed later: no reply, too many, or the service's own fault. */
function mayBeRepeated(cause: unknown): boolean {
  const status = statusOf(cause)
  return status === null ? cause instanceof Error && 'code' in cause : status === 429 || status >= 500
}

/** Whether the file is missing, and not its bucket. */
const isMissing = (cause: unknown): boolean => statusOf(cause) === 404 && !(cause instanceof Error && cause.name === 'NoSuchBucket')

/** The requested part of a reply: some services send more, or ignore ranges and send the whole file. */
function partOf(sent: Uint8Array, { start, end }: FilePart, contentRange: string | undefined): Uint8Array {
  const first = Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0)
  return sent.subarray(Math.max(0, start - first), end + 1 - first)
}
