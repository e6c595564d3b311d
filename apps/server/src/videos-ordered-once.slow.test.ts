import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { errors } from '@adloom/domain/error.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'
import { KLING } from '@adloom/providers/videos/fake-video-servers.test-data.ts'
import { startFakeFal } from './fake-fal.test-data.ts'
import { shortVideo } from './short-video.test-data.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Starting a server twice is slow on a busy machine. */
const TIMEOUT_MS = 120_000
const isOrder = (what: string): boolean => what.startsWith(`POST /${KLING}`)

let video: Uint8Array
let folder: string
let fal: Awaited<ReturnType<typeof startFakeFal>>
let server: ChildProcess | null = null
/** Base address of the second server's calls. */
let api: string
/** The job whose video fal was making when the first server was killed, and the one whose order fal had not answered. */
let acceptedJob: string
let unanswered: string

beforeAll(async () => {
  video = await shortVideo()
  folder = await mkdtemp(join(tmpdir(), 'adloom-ordered-once-'))
  await makeDatabaseFolder(join(folder, 'data', 'database'))
  fal = await startFakeFal(video)
  fal.hold()
  const first = await serve()
  acceptedJob = await startVideo(first)
  await fal.asked((what) => what.endsWith('/status'))
  fal.answerInstead((what) => (isOrder(what) ? 'silence' : null))
  unanswered = await startVideo(first)
  await fal.asked(() => fal.orders() === 2)
  await kill()
  fal.letGo()
  fal.answerInstead(() => null)
  api = await serve()
}, TIMEOUT_MS)
afterAll(async () => {
  await kill()
  await fal.close()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the server of an installation, as its owner does; returns the base address of its calls. */
async function serve(): Promise<string> {
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...fal.env,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      WORKERS: '1',
      VIDEO_WORKERS: '2',
      RATE_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  let output = ''
  while (!output.includes('\n')) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (!(chunk instanceof Uint8Array)) throw new Error(`the server did not start: ${String(chunk)}`)
    output += String(chunk)
  }
  return `${output.trim().split(' ').at(-1) ?? ''}/api`
}

async function kill(): Promise<void> {
  const child = server
  server = null
  if (child === null || child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function send<Reply>(url: string, body: object): Promise<Reply> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect(reply.ok).toBe(true)
  return (await reply.json()) as Reply // a call of ours, whose replies other tests check
}

/** Requests one video; returns the id of its job. */
async function startVideo(address: string): Promise<string> {
  const image = sharp({ create: { width: 40, height: 60, channels: 3, background: '#336699' } })
  const data = `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`
  const { url } = await send<{ url: string }>(`${address}/storage/upload`, { data })
  return (await send<VideoJob>(`${address}/generate-video/jobs`, { prompt: 'It turns', imageUrl: url, aspect_ratio: '1:1' })).id
}

/** The job once it is over. */
async function over(id: string): Promise<VideoJob> {
  for (;;) {
    const reply = await fetch(`${api}/generate-video/jobs/${id}`)
    expect(reply.status).toBe(200)
    const job = (await reply.json()) as VideoJob // as above
    if (job.status === 'completed' || job.status === 'failed') return job
    await delay(50)
  }
}

test('a video fal was making when the server was killed is finished after its next start, from the same order', async () => {
  await fal.asked((what) => what === 'GET /film.mp4')
  const job = await over(acceptedJob)
  expect(job).toMatchObject({ status: 'completed', engine: `fal:${KLING}`, width: 720, height: 720, error: null })
  const served = await fetch(job.resultUrl ?? '')
  const stored = Buffer.from(await served.arrayBuffer())
  // What says that a model made it stands behind the model's own bytes.
  expect([stored.subarray(0, video.length).equals(Buffer.from(video)), stored.length > video.length]).toEqual([true, true])
  expect(fal.orders()).toBe(2)
})

test('an order fal had not answered when the server was killed is not sent again, and the job reports an unknown outcome', async () => {
  const sentence = errors['provider.outcome-unknown'].message.replace('{provider}', 'fal')
  expect(await over(unanswered)).toMatchObject({ status: 'failed', error: sentence, resultUrl: null })
  expect(fal.orders()).toBe(2)
})
