import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { actFor } from './turns/current-client.ts'
import { taskLimits } from './task-limits.ts'
import { webm } from './video/codec/video-header.test-data.ts'
import { createWorkers } from './workers.ts'

const never = new AbortController().signal
const page = (html: string) => ({ html, url: 'https://shop.example/mug', finalUrl: 'https://shop.example/mug' })
const workers = createWorkers({ size: 1, queueLimit: 2 })
afterAll(() => workers.close())

test('a task runs in a thread and returns its result', async () => {
  const product = await workers.run('extractProduct', page('<title>Mug</title><h1>Mug</h1>'), never)
  expect(product.finalUrl).toBe('https://shop.example/mug')
})

test('an error keeps its code when it leaves the thread', async () => {
  const noImage = new TextEncoder().encode('no picture')
  await expect(workers.run('cutPhoto', { key: '', image: noImage, mask: null, others: [] }, never)).rejects.toMatchObject({
    name: 'AdloomError',
    code: 'picture.undecodable',
  })
})

test('a full queue rejects at once, and waiting tasks still run', async () => {
  const running = Array.from({ length: 5 }, () => workers.run('extractProduct', page('<h1>Mug</h1>'), never))
  const settled = await Promise.allSettled(running)
  // One runs, two wait, the rest are rejected.
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(settled.at(-1)).toMatchObject({ reason: { code: 'server.busy' } })
})

test('a task cancelled while it waits does not run', async () => {
  const leaving = new AbortController()
  const first = workers.run('extractProduct', page('<h1>Mug</h1>'), never)
  const second = workers.run('extractProduct', page('<h1>Cup</h1>'), leaving.signal)
  leaving.abort()
  await expect(second).rejects.toMatchObject({ code: 'request.cancelled' })
  await expect(first).resolves.toMatchObject({ kind: expect.any(String) })
})

test('a task over its deadline is ended with its thread, and the next one gets a new thread', async () => {
  const limits = { ...taskLimits, renderPrompt: { deadlineMs: 1, isShort: false } }
  const hurried = createWorkers({ size: 1, queueLimit: 2, limits })
  const order = { prompt: 'a red mug', seed: 1, width: 1024, height: 1024, shape: null, quality: 'high' } as const
  await expect(hurried.run('renderPrompt', { ...order, shared: null }, never)).rejects.toMatchObject({ code: 'server.timeout' })
  await expect(hurried.run('extractProduct', page('<h1>Mug</h1>'), never)).resolves.toMatchObject({ title: 'Mug' })
  await hurried.close()
})

test('a task whose thread got no processor has longer than its deadline', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-starved-'))
  const program = join(folder, 'thread.mjs')
  await writeFile(
    program,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ id }) => setTimeout(() => parentPort.postMessage({ id, output: 'late' }), 1500))`,
  )
  const limits = { ...taskLimits, categorise: { deadlineMs: 1000, isShort: true } }
  const pool = createWorkers({ size: 1, queueLimit: 2, limits, program: pathToFileURL(program) })
  await expect(pool.run('categorise', { image: null, hint: '' }, never)).resolves.toBe('late')
  await pool.close()
  await rm(folder, { recursive: true })
})

test('a closed pool rejects new tasks', async () => {
  const closing = createWorkers({ size: 1, queueLimit: 2 })
  const running = closing.run('extractProduct', page('<h1>Mug</h1>'), never)
  const [outcome] = await Promise.all([Promise.allSettled([running]), closing.close()])
  expect(outcome).toMatchObject([{ status: 'rejected', reason: { code: 'server.stopping' } }])
  await expect(closing.run('extractProduct', page(''), never)).rejects.toMatchObject({ code: 'server.stopping' })
})

test('a client with one task waits for one of another, not for all of them', async () => {
  const shared = createWorkers({ size: 1, queueLimit: 20 })
  const done: string[] = []
  const ask = (client: string): Promise<unknown> =>
    actFor(client, () => shared.run('extractProduct', page('<h1>Mug</h1>'), never)).then(() => done.push(client))
  const all = [...Array.from({ length: 10 }, () => ask('greedy')), ask('modest')]
  await Promise.all(all)
  expect(done.indexOf('modest')).toBeLessThanOrEqual(2)
  await shared.close()
})

test('in a full queue the client with most tasks gives way to one with fewer', async () => {
  const shared = createWorkers({ size: 1, queueLimit: 3 })
  const ask = (client: string): Promise<unknown> => actFor(client, () => shared.run('extractProduct', page('<h1>Mug</h1>'), never))
  const settled = Promise.allSettled([...Array.from({ length: 4 }, () => ask('greedy')), ask('modest'), ask('greedy')])
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected'])
  await shared.close()
})

test('long tasks of any number leave a spare thread to short ones', async () => {
  const shared = createWorkers({ size: 1, spare: 1, queueLimit: 20 })
  const order = { prompt: 'a red mug', seed: 1, width: 512, height: 512, shape: null, quality: 'low', shared: null } as const
  const done: string[] = []
  const long = Array.from({ length: 3 }, () => shared.run('renderPrompt', order, never).then(() => done.push('long')))
  await shared.run('extractProduct', page('<h1>Mug</h1>'), never).then(() => done.push('short'))
  await shared.run('extractProduct', page('<h1>Cup</h1>'), never).then(() => done.push('short'))
  await Promise.all(long)
  // The first long one may end while the spare thread starts.
  expect(done.lastIndexOf('short')).toBeLessThanOrEqual(2)
  await shared.close()
})

test('a pool that is busy, with a full queue too, is alive; a closed one is not', async () => {
  const pool = createWorkers({ size: 1, queueLimit: 2 })
  const order = { prompt: 'a red mug', seed: 1, width: 256, height: 256, shape: null, quality: 'low', shared: null } as const
  await pool.checkAlive(never)
  const rendered = Array.from({ length: 3 }, () => pool.run('renderPrompt', order, never))
  // Not after them: each of the three would take its turn first.
  await expect(Promise.race([pool.checkAlive(never), ...rendered])).resolves.toBe(undefined)
  await Promise.all(rendered)
  await pool.close()
  await expect(pool.checkAlive(never)).rejects.toMatchObject({ code: 'server.stopping' })
})

test('a thread that takes its time is no reason to call a pool dead', async () => {
  const pool = createWorkers({ size: 1, queueLimit: 2 })
  // The thread still loads its code.
  await expect(pool.checkAlive(AbortSignal.timeout(1))).resolves.toBe(undefined)
  await pool.close()
})

test('threads that fail to load are started again after longer and longer rests, and meanwhile the pool is not alive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-starts-'))
  const starts = join(folder, 'starts')
  const program = join(folder, 'worker.mjs')
  const worker = new URL('./worker.ts', import.meta.url)
  await writeFile(
    program,
    `import { appendFileSync, statSync } from 'node:fs'
    appendFileSync('${starts}', '.')
    if (statSync('${starts}').size <= 4) throw new Error('no such module')
    await import('${worker}')`,
  )
  const pool = createWorkers({ size: 1, queueLimit: 2, program: pathToFileURL(program) })
  const began = performance.now()
  const read = () => pool.run('extractProduct', page('<h1>Mug</h1>'), never)
  await expect(read()).rejects.toMatchObject({ code: 'internal' })
  await expect(pool.checkAlive(never)).rejects.toMatchObject({ code: 'internal' })
  expect(pool.tryRun('extractProduct', page('<h1>Mug</h1>'), () => undefined)).toBe(null)
  // The next three wait for their threads, which fail too.
  for (let count = 1; count < 4; count++) await expect(read()).rejects.toMatchObject({ code: 'internal' })
  await expect(read()).resolves.toMatchObject({ title: 'Mug' })
  expect(performance.now() - began).toBeGreaterThanOrEqual(100 + 200 + 400 + 800)
  expect(await readFile(starts, 'utf8')).toBe('.....')
  await expect(pool.checkAlive(never)).resolves.toBe(undefined)
  await pool.close()
  await rm(folder, { recursive: true })
})

test('a thread looks into an upload without the code that reads pages, writes and draws', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-upload-'))
  const [loaded, program, upload] = ['loaded', 'worker.mjs', 'upload'].map((name) => join(folder, name))
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (appendFileSync('${loaded}', url + '\\n'), next(url, context)) })
    await import('${new URL('./worker.ts', import.meta.url)}')`,
  )
  const video = webm(4)
  await writeFile(upload, video)
  const pool = createWorkers({ size: 1, queueLimit: 2, program: pathToFileURL(program) })
  const facts = await pool.run('inspectUpload', { path: upload, size: video.length, filename: 'mug.webm' }, never)
  expect(facts).toMatchObject({ contentType: 'video/webm', durationSeconds: 4 })
  const files = await readFile(loaded, 'utf8')
  expect(files).toContain('/inspect-upload.ts')
  expect(files).not.toMatch(/\/(?:extract-product|copy-tasks|tasks)\.ts/)
  await pool.close()
  await rm(folder, { recursive: true })
})

test('a thread without a task for a while ends, and the next task starts another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-idle-'))
  const program = join(folder, 'thread.mjs')
  // Each thread answers which one it is.
  await writeFile(
    program,
    `import { parentPort, threadId } from 'node:worker_threads'
     parentPort.on('message', ({ id }) => parentPort.postMessage({ id, output: threadId }))`,
  )
  const pool = createWorkers({ size: 1, queueLimit: 4, idleMs: 20, program: pathToFileURL(program) })
  const ask = (): Promise<unknown> => pool.run('categorise', { image: null, hint: '' }, never)
  const first = await ask()
  expect(await ask()).toBe(first)
  // Asked again after longer than that.
  await vi.waitFor(async () => expect(await ask()).not.toBe(first), { interval: 100 })
  await pool.close()
  await rm(folder, { recursive: true })
})
