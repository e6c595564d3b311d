import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3Bucket } from './s3.ts'

/** The used part of s3rver; the package has no types. */
interface S3rver {
  readonly run: () => Promise<AddressInfo>
  readonly close: () => Promise<void>
  readonly on: (event: 'event', listener: (event: { readonly Records: readonly S3Event[] }) => void) => void
}
interface S3Event {
  readonly eventName: string
  readonly s3: { readonly object: { readonly key: string } }
}
type S3rverClass = new (options: object) => S3rver

/** An S3-compatible server with one empty bucket. It accepts any secret: signatures are tested elsewhere. */
export interface S3Server {
  readonly place: S3Bucket
  /** Keys in the order they were written, once for each write. */
  readonly written: readonly string[]
  /** The bucket's own metadata of an object, bypassing our store: null when there is none. */
  readonly inBucket: (key: string) => Promise<{ readonly contentType: string | null; readonly size: number } | null>
  readonly close: () => Promise<void>
}

/** Starts the server on a free port of this machine, in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  // Its constructor, as its README documents it.
  const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass
  const folder = await mkdtemp(join(tmpdir(), 'adloom-s3-'))
  const bucket = 'ads'
  const server = new S3rver({ silent: true, address: '127.0.0.1', port: 0, directory: folder, configureBuckets: [{ name: bucket }] })
  const written: string[] = []
  server.on('event', ({ Records }) => {
    for (const { eventName, s3 } of Records) if (eventName.startsWith('ObjectCreated')) written.push(s3.object.key)
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    place: { endpoint, region: 'us-east-1', bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    written,
    inBucket: async (key) => {
      const reply = await fetch(`${endpoint}/${bucket}/${key}`, { method: 'HEAD' })
      return reply.ok ? { contentType: reply.headers.get('content-type'), size: Number(reply.headers.get('content-length')) } : null
    },
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
