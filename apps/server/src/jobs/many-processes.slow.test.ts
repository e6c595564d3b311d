import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { asc } from 'drizzle-orm'
import { Client } from 'pg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { newPostgresDatabase } from '../database/databases.test-data.ts'
import { videoJobs } from '../database/schema.ts'
import { type ProcessMessage } from './one-of-many.test-data.ts'
import { type VideoResult } from './video-attempts.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const ENTRY = fileURLToPath(new URL('one-of-many.test-data.ts', import.meta.url))
const JOBS = 200
/** Concurrent requests to each server. */
const AT_ONCE = 4
/** Jobs that have ended before processes are killed: at most 50 wait, so most are not even requested by then. */
const BEFORE_KILLS = 30

/** The database itself counts every recorded end, whichever process writes it. */
const COUNTED = `
  CREATE TABLE ends (job_id text NOT NULL);
  CREATE FUNCTION count_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO ends VALUES (NEW.id); PERFORM pg_notify('ends', ''); RETURN NEW; END $$;
  CREATE TRIGGER count_end AFTER UPDATE OF finished_at ON video_jobs FOR EACH ROW EXECUTE FUNCTION count_end();
  LISTEN ends`

interface OneOfMany {
  readonly child: ChildProcess
  /** Empty for a worker. */
  readonly api: string
}

function start(role: 'server' | 'worker', url: string, folder: string): ChildProcess {
  return fork(ENTRY, [role, url, folder], {
    cwd: ROOT,
    execArgv: ['--import', './scripts/jsx.mjs'],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** The next message of a process. */
async function messageOf(child: ChildProcess): Promise<ProcessMessage> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`it ended with ${code ?? signal}`)
  })
  ended.catch(() => undefined)
  // The entry file sends this type.
  return (await Promise.race([once(child, 'message'), ended]))[0] as ProcessMessage
}

async function isReady(child: ChildProcess): Promise<OneOfMany> {
  const message = await messageOf(child)
  return { child, api: 'ready' in message ? `${message.ready ?? ''}/api` : '' }
}

/** Makes a worker hold its next video, and returns its seed once it is midway. */
async function holdVideo({ child }: OneOfMany): Promise<number> {
  child.send('hold')
  const message = await messageOf(child)
  if (!('held' in message)) throw new Error('it holds no video')
  return message.held
}

const send = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The ends of jobs, as the database counts them. */
async function watchEnds(url: string) {
  const client = new Client(url)
  await client.connect()
  await client.query(COUNTED)
  let next = Promise.withResolvers<void>()
  client.on('notification', () => {
    next.resolve()
    next = Promise.withResolvers()
  })
  /** Resolves when the next job ends. */
  const nextEnd = (): Promise<void> => next.promise
  return {
    nextEnd,
    /** The job of every recorded end. */
    jobIds: async (): Promise<readonly string[]> =>
      (await client.query<{ job_id: string }>('SELECT job_id FROM ends')).rows.map((row) => row.job_id),
    /** Waits for an effect of ended jobs. */
    until: async (isSo: () => Promise<boolean>): Promise<void> => {
      for (;;) {
        const end = nextEnd()
        if (await isSo()) return
        await end
      }
    },
    close: () => client.end(),
  }
}

async function uploadImage(api: string): Promise<string> {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const upload = await send(`${api}/storage/upload`, { data: `data:image/png;base64,${image.toString('base64')}` })
  return ((await upload.json()) as { url: string }).url
}

interface AcceptedJob {
  readonly by: OneOfMany
  readonly id: string
}

/** Requests a video of every seed, one after the other; from `fallback` once the first server gives no answer. */
async function requestVideos(
  seeds: number[],
  [first, fallback]: readonly [OneOfMany, OneOfMany],
  imageUrl: string,
  nextEnd: () => Promise<void>,
): Promise<readonly AcceptedJob[]> {
  const accepted: AcceptedJob[] = []
  let by = first
  for (let seed = seeds.pop(); seed !== undefined;) {
    const end = nextEnd()
    const reply = await send(`${by.api}/generate-video/jobs`, { prompt: 'turn', imageUrl, duration: 1, seed }).catch(() => null)
    if (reply?.status === 202) {
      accepted.push({ by, id: ((await reply.json()) as VideoJob).id })
      seed = seeds.pop()
    } else if (reply === null) {
      // The job may have been stored: a client without an answer asks another server.
      if (by === fallback) throw new Error('the server that goes on gave no answer')
      by = fallback
    } else {
      if (reply.status !== 503) throw new Error(`it answered ${reply.status}: ${await reply.text()}`)
      await end
    }
  }
  return accepted
}

test('two servers and three workers, with one of each killed and one silent, record one result for each of 200 jobs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-many-processes-'))
  const url = await newPostgresDatabase()
  const database = await openDatabase({ url })
  const ends = await watchEnds(url)
  const jobs = () => database.rows.select().from(videoJobs).orderBy(asc(videoJobs.place))

  const children = (['server', 'server', 'worker', 'worker', 'worker'] as const).map((role) => start(role, url, folder))
  try {
    const [killedServer, server, killedWorker, silentWorker, worker] = await Promise.all(children.map(isReady))
    const imageUrl = await uploadImage(server.api)
    const seeds = Array.from({ length: JOBS }, (_, seed) => seed)
    const requesting = Promise.all(
      Array.from({ length: AT_ONCE * 2 }, (_, place) =>
        requestVideos(seeds, [[killedServer, server][place % 2], server], imageUrl, ends.nextEnd),
      ),
    )
    requesting.catch(() => undefined)

    await ends.until(async () => (await ends.jobIds()).length >= BEFORE_KILLS)
    const held = await Promise.all([killedWorker, silentWorker].map(holdVideo))
    silentWorker.child.kill('SIGSTOP')
    killedWorker.child.kill('SIGKILL')
    killedServer.child.kill('SIGKILL')
    const isHeld = ({ order }: { readonly order: unknown }): boolean => held.includes((order as { readonly seed: number }).seed)
    expect((await jobs()).filter(isHeld).map(({ status }) => status)).toEqual(['processing', 'processing'])
    expect(seeds.length).toBeGreaterThan(0)

    // The silent worker loses its job; when it wakes up it has finished the video all the same.
    await ends.until(async () => (await jobs()).filter(isHeld).every(({ status }) => status === 'completed'))
    silentWorker.child.send('go')
    silentWorker.child.kill('SIGCONT')
    const accepted = (await requesting).flat()
    await ends.until(async () => (await jobs()).every(({ status }) => status === 'completed' || status === 'failed'))
    for (const { child } of [silentWorker, worker, server]) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }

    const all = await jobs()
    expect(all.filter(({ status }) => status !== 'completed')).toEqual([])
    expect((await ends.jobIds()).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(all.filter(isHeld).every(({ attempt }) => attempt > 1)).toBe(true)

    expect(accepted).toHaveLength(JOBS)
    expect(accepted.filter(({ by }) => by === killedServer).length).toBeGreaterThan(0)
    const known = new Set(all.map(({ id }) => id))
    expect(accepted.filter(({ id }) => !known.has(id))).toEqual([])
    // More than were accepted: those whose answer was on its way when the server was killed.
    expect(all.length - JOBS).toBeLessThanOrEqual(AT_ONCE)

    const store = diskFileStore(join(folder, 'files'))
    for (const { order, result } of all) {
      // `VideoAttempts.finish` wrote it.
      const video = await store.read((result as VideoResult).key)
      expect(Buffer.from(video).toString('latin1')).toContain(`"seed":${(order as { readonly seed: number }).seed}`)
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await ends.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
