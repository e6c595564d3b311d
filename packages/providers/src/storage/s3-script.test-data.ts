import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type S3Bucket } from './s3.ts'

/** A request as it arrived. */
export interface ReceivedS3Request {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A fake service whose every answer the test scripts. */
export interface ScriptedService {
  readonly place: S3Bucket
  readonly received: ReceivedS3Request[]
  readonly close: () => Promise<void>
}

/** The keys of Amazon's own examples. */
export const exampleKeys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }

/** An S3 error body. It quotes secrets that no log may contain. */
export const failureBody = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>for ${exampleKeys.accessKeyId}</Message>` +
  `<AWSAccessKeyId>${exampleKeys.accessKeyId}</AWSAccessKeyId><StringToSign>AWS4-HMAC-SHA256 signed</StringToSign></Error>`

/** Starts a service on a free port of this machine. */
export async function startScriptedService(answer: (request: ReceivedS3Request, reply: ServerResponse) => void): Promise<ScriptedService> {
  const received: ReceivedS3Request[] = []
  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const incoming = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
    received.push(incoming)
    answer(incoming, reply)
  }
  const server = createServer((request, reply) => {
    // Some tests disconnect midway.
    take(request, reply).catch(() => reply.destroy())
  })
  // By its name: at a bare IP address every client puts the bucket into the path, at a name only one that is configured to.
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  return {
    place: { endpoint: `http://localhost:${port}`, region: 'eu-central-1', bucket: 'ads', ...exampleKeys },
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
