import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { endlessTracks, mp4 } from '../packages/engine/src/video/codec/video-header.test-data.ts'
import { textTable } from './figures.ts'

/**
 * Peak memory of a server under uploads: `node scripts/run.mjs bench/uploads.ts`. Forty videos of 50 MB at once, and one crafted WebM of 50 MB
 * whose track list holds 25 million empty entries.
 */

const FILE_BYTES = 50 * 1024 * 1024
const AT_ONCE = 40
const CHUNK = Buffer.alloc(64 * 1024, 7)

const tracks = Buffer.alloc(CHUNK.length, endlessTracks.track)

/** A form with a file of `FILE_BYTES`: `head`, then `filler` as often as it fits. */
function* formOf(head: Uint8Array, filler: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('--seam\r\nContent-Disposition: form-data; name="file"; filename="video"\r\nContent-Type: video/mp4\r\n\r\n')
  yield head
  for (let left = FILE_BYTES - head.length; left > 0; left -= filler.length) yield filler.subarray(0, left)
  yield Buffer.from('\r\n--seam--\r\n')
}

/** Uploads one file; the status of the answer, or the error of the connection. */
async function send(address: string, head: Uint8Array, filler: Uint8Array): Promise<string> {
  const call = request(`${address}/api/storage/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=seam' },
    agent: false,
  })
  const answered = once(call, 'response')
  answered.catch(() => undefined)
  const sent = pipeline(Readable.from(formOf(head, filler), { objectMode: false }), call)
  sent.catch(() => undefined)
  try {
    const [reply] = await answered
    reply.resume()
    return String(reply.statusCode)
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout ?? []) return String(chunk)
  throw new Error('the server did not start')
}

const peakMb = async (pid: number | undefined): Promise<string> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024).toFixed(0)
}

const counted = (all: readonly string[]): string =>
  [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} × ${one}`).join(', ')

const rows: string[][] = [['uploads', 'peak MB before', 'peak MB', 'answers', 'seconds', 'files left', 'load']]
const runs: readonly (readonly [string, (address: string) => Promise<readonly string[]>])[] = [
  ['one crafted WebM', async (address) => [await send(address, endlessTracks.head, tracks)]],
  [
    `${AT_ONCE} videos at once`,
    (address) => Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(address, mp4({ seconds: 1 + index / 10 }), CHUNK))),
  ],
]
for (const [what, run] of runs) {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-uploads-'))
  const server = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', RATE_FACTOR: '1000000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = /http:\S+/.exec(await firstLine(server))?.[0] ?? ''
    const before = await peakMb(server.pid)
    const began = Date.now()
    const answers = await run(address)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const left = await readdir(join(folder, 'uploads')).catch(() => [])
    rows.push([what, before, await peakMb(server.pid), counted(answers), seconds, String(left.length), loadavg()[0].toFixed(1)])
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
}
console.log(textTable(rows))
