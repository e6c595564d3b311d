import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, type Server } from 'node:net'
import { AdloomError } from '@adloom/domain/error.ts'
import { unless } from './flaws.ts'

/** Milliseconds after which a service that says nothing more is given up. */
export const WAIT_MS = 300

/** Made at its first use. */
export function atFirstUse<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

/** The port of a server of this process, which does not keep it running. */
export async function localPortOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return (server.address() as AddressInfo).port // listening on TCP: never a pipe's name
}

/** The same of a server that answers HTTP, whatever the body of the request. */
export const httpPort = (answer: RequestListener): Promise<number> =>
  localPortOf(
    createHttpServer((request, response) => {
      request.resume()
      answer(request, response)
    }),
  )

/** What a service fails with is ours, and no internal error. */
export async function serviceFlaws(work: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof AdloomError)) throw cause
    return unless(cause.code !== 'internal', `${cause.code} ${cause.detail ?? ''}`)
  }
}
