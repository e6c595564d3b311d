import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Dispatcher, EnvHttpProxyAgent, interceptors, request } from 'undici'

/** A body as it arrives. */
type Body = AsyncIterable<Uint8Array>

interface DownloadOrder {
  readonly address: string
  /** Where it is written. */
  readonly file: string
  /** What it is called in sentences. */
  readonly name: string
  readonly algorithm: 'sha256' | 'sha512'
  /** The expected hash, in base64. */
  readonly hash: string
  /** Most bytes that are read. */
  readonly maxBytes: number
  /** Is told how many bytes came. */
  readonly onBytes: (count: number) => void
}

/** How often a broken connection is made anew; each time what came already is kept. */
const TRIES = 4
/** Silence after which a connection counts as broken. */
const SILENCE_MS = 60_000

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Fails as a download does when nothing can be written: with `part.no-room`, whose values the caller knows, else with the error itself. */
async function write(file: FileHandle, part: Uint8Array): Promise<void> {
  try {
    await file.write(part)
  } catch (cause) {
    throw isFull(cause) ? new AdloomError('storage.full', { cause }) : cause
  }
}

/**
 * Fetches a file, hashed while it is written, through the proxy of the environment if there is one. Continues where a connection broke. Fails with
 * `part.unreachable`, `part.refused`, `part.wrong-hash`, `storage.full` and `request.cancelled`; a part of the file may be left then.
 */
export async function download(order: DownloadOrder, signal: AbortSignal): Promise<void> {
  const agent = new EnvHttpProxyAgent({ headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS }).compose(
    interceptors.redirect({ maxRedirections: 5 }),
  )
  const { host } = new URL(order.address)
  try {
    await receive(order, (from) => bodyFrom(order, from, agent, signal), { tries: TRIES, host }, signal)
  } finally {
    await agent.destroy()
  }
}

/** The body of the address, from a byte on where the server can; `from` says which one it begins with. */
async function bodyFrom({ address, name }: DownloadOrder, from: number, dispatcher: Dispatcher, signal: AbortSignal) {
  const headers = from === 0 ? {} : { range: `bytes=${from}-` }
  const { statusCode, body } = await request(address, { dispatcher, signal, headers })
  if (statusCode === 200 || statusCode === 206) return { body, from: statusCode === 206 ? from : 0 }
  // Its end is no failure of anybody's.
  body.on('error', () => undefined).destroy()
  const values = { host: new URL(address).host, file: name, status: statusCode }
  throw new AdloomError(statusCode >= 500 ? 'part.unreachable' : 'part.refused', { values, detail: `status ${statusCode}` })
}

/** Writes what `bodyOf` gives into the file of the order, and checks it. */
export async function receive(
  { file, name, algorithm, hash, maxBytes, onBytes }: DownloadOrder,
  bodyOf: (from: number) => Promise<{ readonly body: Body; readonly from: number }>,
  { tries, host }: { readonly tries: number; readonly host: string },
  signal: AbortSignal,
): Promise<void> {
  const written = await open(file, 'w')
  try {
    let have = 0
    let seen = createHash(algorithm)
    for (let left = tries - 1; ; left--) {
      try {
        const { body, from } = await bodyOf(have)
        if (from < have) {
          await written.truncate(0)
          onBytes(-have)
          have = 0
          seen = createHash(algorithm)
        }
        for await (const part of body) {
          have += part.length
          if (have > maxBytes) throw new AdloomError('part.wrong-hash', { values: { file: name }, detail: `more than ${maxBytes} bytes` })
          seen.update(part)
          await write(written, part)
          onBytes(part.length)
        }
        break
      } catch (cause) {
        if (signal.aborted) throw new AdloomError('request.cancelled', { cause })
        if (cause instanceof AdloomError && cause.code !== 'part.unreachable') throw cause
        if (left === 0) throw new AdloomError('part.unreachable', { cause, values: { host } })
      }
    }
    if (seen.digest('base64') !== hash) throw new AdloomError('part.wrong-hash', { values: { file: name } })
  } finally {
    await written.close()
  }
}
