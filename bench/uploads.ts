import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endlessTracks, mp4 } from '../packages/engine/src/video/codec/video-header.test-data.ts'
import { textTable } from './figures.ts'
import { benchClient, uploadOf } from './http-client.ts'
import { memoryMb, SERVER_PROGRAM, startProgram } from './server-process.ts'

/**
 * Peak memory of a server under uploads: `node scripts/run.mjs bench/uploads.ts`. Forty videos of 50 MB at once, and one crafted WebM of 50 MB
 * whose track list holds 25 million empty entries.
 */

const FILE_BYTES = 50 * 1024 * 1024
const AT_ONCE = 40
const CHUNK = Buffer.alloc(64 * 1024, 7)

const tracks = Buffer.alloc(CHUNK.length, endlessTracks.track)

/** Uploads a file of `FILE_BYTES`, `head` and then `filler` as often as it fits; the status of the answer, or the error of the connection. */
async function upload(address: string, head: Uint8Array, filler: Uint8Array): Promise<string> {
  function* parts(): Generator<Uint8Array> {
    yield head
    for (let left = FILE_BYTES - head.length; left > 0; left -= filler.length) yield filler.subarray(0, left)
  }
  const { send, close } = benchClient(address, '127.0.0.1', 1)
  const { status } = await send(uploadOf('video', parts))
  close()
  return status
}

const counted = (all: readonly string[]): string =>
  [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} × ${one}`).join(', ')

const rows: string[][] = [['uploads', 'peak MB before', 'peak MB', 'answers', 'seconds', 'files left', 'load']]
const runs: readonly (readonly [string, (address: string) => Promise<readonly string[]>])[] = [
  ['one crafted WebM', async (address) => [await upload(address, endlessTracks.head, tracks)]],
  [
    `${AT_ONCE} videos at once`,
    (address) => Promise.all(Array.from({ length: AT_ONCE }, (_, index) => upload(address, mp4({ seconds: 1 + index / 10 }), CHUNK))),
  ],
]
for (const [what, run] of runs) {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-uploads-'))
  const server = await startProgram(SERVER_PROGRAM, { DATA_DIR: folder, LOG_LEVEL: 'error' })
  const peakMb = async (): Promise<string> => (await memoryMb(server.pid, 'VmHWM')).toFixed(0)
  try {
    const before = await peakMb()
    const began = Date.now()
    const answers = await run(server.address)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const left = await readdir(join(folder, 'uploads')).catch(() => [])
    rows.push([what, before, await peakMb(), counted(answers), seconds, String(left.length), loadavg()[0].toFixed(1)])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
console.log(textTable(rows))
