import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, type Writable } from 'node:stream'
import { AdloomError } from '@adloom/domain/error.ts'

/** Fields of a DevTools protocol message; values are checked where they are read. */
export type Fields = Readonly<Record<string, unknown>>

/** A running Chromium, controlled through two pipes: no port is open. */
export interface Browser {
  /** Sends a command to the browser, or to the page of a session. Fails with `page.failed` when the browser rejects it or has exited. */
  readonly send: (method: string, parameters?: Fields, session?: string) => Promise<Fields>
  /** Bytes of memory of the browser and its children; 0 where the system does not report it. */
  readonly memory: () => Promise<number>
  /** Kills all its processes at once and removes its folder. */
  readonly kill: () => Promise<void>
}

/** Turns off what rendering one page does not need, and what would bypass the guarded requests. */
const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,InterestFeedContentSuggestions,Prerender2',
  '--disable-gpu',
  '--disable-notifications',
  '--disable-quic',
  '--disable-remote-fonts',
  '--disable-sync',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--js-flags=--max-old-space-size=256',
  '--mute-audio',
  '--no-pings',
  '--renderer-process-limit=1',
  '--window-size=1366,900',
] as const

/** Most bytes of one browser message; a page is cut off long before. */
const MESSAGE_MAX = 64 * 1024 * 1024

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A proxy that closes every connection: requests of the page that bypass interception end here. */
async function closedDoor(): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP: never a pipe's name.
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Resident memory of a process and its children in bytes. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const [pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').slice(1)
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter((child) => child !== '')
    const below = await Promise.all(children.map((child) => residentBytes(Number(child))))
    return Number(pages) * 4096 + below.reduce((sum, bytes) => sum + bytes, 0)
  } catch {
    return 0 // just exited, or a system without /proc
  }
}

/** Passes on each message of the browser: JSON that ends with a zero byte. `fail` is called once one is larger than any page. */
function readMessages(fromBrowser: Readable, receive: (message: string) => void, fail: (cause: Error) => void): void {
  let parts: Buffer[] = []
  let held = 0
  fromBrowser.on('data', (chunk: Buffer) => {
    let start = 0
    for (let stop = chunk.indexOf(0); stop >= 0; stop = chunk.indexOf(0, start)) {
      receive(Buffer.concat([...parts, chunk.subarray(start, stop)]).toString('utf8'))
      ;[parts, held, start] = [[], 0, stop + 1]
    }
    parts.push(chunk.subarray(start))
    held += chunk.length - start
    if (held > MESSAGE_MAX) fail(new Error('a message larger than any page'))
  })
}

/**
 * Starts the Chromium at `executable` in a folder of its own, without our environment variables and without a network: names do not resolve
 * and its proxy closes connections. `onEvent` receives the events of its pages. Fails with `page.failed` when it does not start.
 */
export async function startBrowser(executable: string, onEvent: (method: string, parameters: Fields) => void): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-browser-'))
  const door = await closedDoor()
  const child = spawn(
    executable,
    [
      ...FLAGS,
      `--user-data-dir=${folder}`,
      `--proxy-server=http://127.0.0.1:${door.port}`,
      '--proxy-bypass-list=<-loopback>',
      // Chromium cannot use its sandbox as root, which a container's only user often is.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    {
      env: { HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', PATH: '/usr/bin:/bin' },
      // A process group of its own, so that all of it can be killed.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const pending = new Map<number, { readonly resolve: (fields: Fields) => void; readonly reject: (error: Error) => void }>()
  let end: AdloomError | null = null
  const failAll = (cause: unknown): void => {
    end ??= new AdloomError('page.failed', { cause, values: { status: 'no browser' }, detail: 'the browser that draws pages ended' })
    for (const { reject } of pending.values()) reject(end)
    pending.clear()
  }
  child.on('error', failAll)
  child.on('exit', failAll)
  // Both are requested as pipes above.
  const [, , , toBrowser, fromBrowser] = child.stdio as unknown as [null, null, null, Writable, Readable]
  toBrowser.on('error', failAll)
  fromBrowser.on('error', failAll)

  const receive = (text: string): void => {
    let message: unknown
    try {
      message = JSON.parse(text)
    } catch (cause) {
      return failAll(cause)
    }
    if (!isFields(message)) return
    const call = typeof message.id === 'number' ? pending.get(message.id) : undefined
    if (call === undefined) {
      if (typeof message.method === 'string') onEvent(message.method, isFields(message.params) ? message.params : {})
      return
    }
    pending.delete(Number(message.id))
    if (isFields(message.result)) call.resolve(message.result)
    else call.reject(new AdloomError('page.failed', { values: { status: 'browser' }, detail: JSON.stringify(message.error).slice(0, 500) }))
  }
  readMessages(fromBrowser, receive, failAll)

  let nextId = 1
  return {
    send: (method, parameters = {}, session) =>
      new Promise((resolve, reject) => {
        if (end !== null) return reject(end)
        const id = nextId++
        pending.set(id, { resolve, reject })
        toBrowser.write(`${JSON.stringify({ id, method, params: parameters, ...(session === undefined ? {} : { sessionId: session }) })}\0`)
      }),
    memory: async () => (child.pid === undefined ? 0 : residentBytes(child.pid)),
    kill: async () => {
      door.close()
      failAll(new Error('killed'))
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        process.kill(-child.pid, 'SIGKILL')
        await exited
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
  }
}
