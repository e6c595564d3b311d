import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errors, isErrorCode } from '@adloom/domain/error.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { openInMemory } from '../../apps/server/src/database/made-database.test-data.ts'
import { shortTasksHere } from '../../apps/server/src/short-tasks.test-data.ts'
import { createWholeApp } from '../../apps/server/src/whole-app.test-data.ts'
import { unless } from './flaws.ts'

let opened: Promise<{ readonly app: FastifyInstance; readonly image: string }> | null = null

/** The whole server, which does not listen, and the address of a picture stored there. */
export function fuzzedServer(): NonNullable<typeof opened> {
  opened ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adloom-fuzz-'))
    process.on('exit', () => void rm(folder, { recursive: true, force: true }))
    const app = await createWholeApp({
      env: { RATE_FACTOR: '1000000' },
      folder,
      database: await openInMemory(),
      workers: shortTasksHere,
      now: Date.now,
    })
    const jpeg = Buffer.from(await encodeJpeg({ width: 32, height: 32, data: new Uint8ClampedArray(32 * 32 * 4).fill(200) }))
    const payload = { data: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
    const { url } = (await app.inject({ method: 'POST', url: '/api/storage/upload', payload })).json<{ url: string }>()
    return { app, image: url }
  })()
  return opened
}

let closed: Promise<FastifyInstance> | null = null

/** The same with every way to sign in that needs no provider, behind a proxy on this machine. */
export function closedServer(): Promise<FastifyInstance> {
  closed ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adloom-fuzz-'))
    process.on('exit', () => void rm(folder, { recursive: true, force: true }))
    const env = {
      RATE_FACTOR: '1000000',
      ACCESS_TOKEN: 'a-token-of-the-bench',
      ADMIN_TOKEN: 'the-admin-of-the-bench',
      PROXY_USER_HEADER: 'X-Forwarded-User',
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_URL: 'https://ads.shop.example',
    }
    return createWholeApp({ env, folder, database: await openInMemory(), workers: shortTasksHere, now: Date.now })
  })()
  return closed
}

/** Failures above 499 that say something about the other end, or that nobody works here. */
const HONEST = new Set(['server.busy', 'picture.unreachable', 'page.unreachable'])

/** What is wrong with a reply of the server: it must be a reply, or a refusal in one sentence with a code. */
export function replyFlaws({ statusCode: status, body, headers }: LightMyRequestResponse): readonly string[] {
  if (status < 400) return []
  const code = String(headers['x-error-code'])
  if (!isErrorCode(code)) return [`${status} without a code: ${body.slice(0, 200)}`]
  const { error } = JSON.parse(body) as { error: { code: string; message: string } } // every failure has this body
  return [
    ...unless(errors[code].status === status && error.code === code, `${status} with the code ${code}`),
    ...unless(/^[^\n]{8,400}$/.test(error.message), `it says: ${error.message.slice(0, 500)}`),
    ...unless(status < 500 || HONEST.has(code), `${status} ${code}`),
  ]
}
