import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeDatabaseFolder } from '../database/made-database.test-data.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SERVER = 'apps/server/src/jobs/video-server.test-data.ts'

async function serve(folder: string): Promise<{ readonly child: ChildProcess; readonly api: string }> {
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', SERVER, folder], {
    cwd: ROOT,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  while (!output.includes('\n')) output += String((await once(child.stdout, 'data'))[0])
  return { child, api: `${output.trim()}/api` }
}

async function send<Reply>(url: string, body: object): Promise<Reply> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect([200, 202]).toContain(reply.status)
  return (await reply.json()) as Reply
}

async function until(api: string, id: string, isReached: (job: VideoJob) => boolean): Promise<VideoJob> {
  for (;;) {
    const reply = await fetch(`${api}/generate-video/jobs/${id}`)
    expect(reply.status).toBe(200)
    const job = (await reply.json()) as VideoJob
    if (isReached(job)) return job
    await delay(100)
  }
}

test.concurrent.each([
  ['killed', 'SIGKILL', null],
  ['asked to stop', 'SIGTERM', 0],
] as const)(
  'a server that is %s during a video finishes it after its next start, once, and then those that wait',
  async (_what, signal, exitCode) => {
    const folder = await mkdtemp(join(tmpdir(), 'adloom-videos-survive-'))
    await makeDatabaseFolder(join(folder, 'database'))
    let { child, api } = await serve(folder)
    try {
      await writeFile(join(folder, 'hold'), '')
      const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
        .png()
        .toBuffer()
      const { url } = await send<{ url: string }>(`${api}/storage/upload`, { data: `data:image/png;base64,${image.toString('base64')}` })
      const start = (seed: number): Promise<VideoJob> =>
        send<VideoJob>(`${api}/generate-video/jobs`, { prompt: 'turn', imageUrl: url, seed })
      const [first, second] = [await start(1), await start(2)]
      await until(api, first.id, ({ progress }) => progress === 40)

      child.kill(signal)
      expect((await once(child, 'exit'))[0]).toBe(exitCode)
      await rm(join(folder, 'hold'))
      ;({ child, api } = await serve(folder))

      const videos = [
        await until(api, first.id, ({ status }) => status === 'completed'),
        await until(api, second.id, ({ status }) => status === 'completed'),
      ]
      for (const { resultUrl } of videos) expect((await fetch(resultUrl ?? '')).status).toBe(200)
      expect((await readFile(join(folder, 'notes.txt'), 'utf8')).trim().split('\n')).toEqual([
        'begun 1',
        'begun 1',
        'made 1',
        'begun 2',
        'made 2',
      ])
    } finally {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
  },
  180_000,
)
