import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import * as z from 'zod'

/** A page in a Firefox of its own, used by role and name as a person does. */
export interface FirefoxPage {
  readonly goto: (address: string) => Promise<void>
  /** Waits until the element is there and enabled, then clicks its middle. */
  readonly click: (role: string, name: string) => Promise<void>
  /** Types into the element that has focus. */
  readonly type: (text: string) => Promise<void>
  /** What the expression, written as text, has for a value in the page. */
  readonly valueOf: (expression: string) => Promise<unknown>
  /** Errors and warnings of the console since the start: uncaught exceptions and violations of the content policy are among them. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

const replySchema = z.object({ id: z.number(), result: z.unknown(), error: z.string().optional(), message: z.string().optional() })
const logEntrySchema = z.object({
  method: z.literal('log.entryAdded'),
  params: z.object({ level: z.enum(['debug', 'info', 'warn', 'error']), text: z.string().nullable() }),
})
const contextSchema = z.object({ context: z.string() })
const nodesSchema = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })
const evaluatedSchema = z.object({ type: z.literal('success'), result: z.object({ value: z.unknown() }) })

/** The line by which Firefox says where it listens. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** Whether an element, scrolled into view, is enabled, on top, and keeps its place for two frames. */
const CAN_BE_CLICKED = `async (element) => {
  element.scrollIntoView({ block: 'center' })
  const before = element.getBoundingClientRect()
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = element.getBoundingClientRect()
  const isOnTop = element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  return isOnTop && x === before.x && y === before.y && !element.matches(':disabled')
}`

const VIEWPORT = { width: 1440, height: 900 }

/**
 * Starts the Firefox at `executable` without a window. It is driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): Playwright 1.65 starts
 * only its own Firefox, or one newer than Debian's 153, which lacks `emulation.setMediaFeaturesOverride`.
 */
export async function openFirefoxPage(executable: string): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), 'adloom-firefox-'))
  const browser = spawn(executable, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    browser.stderr.on('data', (part) => {
      said += String(part)
      const [, found] = LISTENING.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    browser.on('error', reject)
    browser.on('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const complaints: string[] = []
  const send = await connect(`${address}/session`, (entry) => complaints.push(entry))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = contextSchema.parse(await send('browsingContext.create', { type: 'tab' }))
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })
  return {
    complaints,
    ...commandsOf(context, send),
    close: async () => {
      const ended = once(browser, 'exit')
      await send('browser.close', {})
      await ended
      await rm(profile, { recursive: true })
    },
  }
}

type Send = (method: string, params: object) => Promise<unknown>

/** Sends commands over a socket, each with a number that its reply repeats. */
async function connect(address: string, onComplaint: (entry: string) => void): Promise<Send> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (reply: z.infer<typeof replySchema>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const reply = replySchema.safeParse(message)
    if (reply.success) waiting.get(reply.data.id)?.(reply.data)
    const entry = logEntrySchema.safeParse(message)
    if (entry.success && ['warn', 'error'].includes(entry.data.params.level)) onComplaint(entry.data.params.text ?? '')
  })
  let last = 0
  return async (method, params) => {
    const id = ++last
    const { result, error, message } = await new Promise<z.infer<typeof replySchema>>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`)
    return result
  }
}

function commandsOf(context: string, send: Send): Pick<FirefoxPage, 'goto' | 'click' | 'type' | 'valueOf'> {
  const call = async (functionDeclaration: string, args: readonly object[]): Promise<unknown> =>
    evaluatedSchema.parse(
      await send('script.callFunction', { functionDeclaration, arguments: args, target: { context }, awaitPromise: true }),
    ).result.value
  const act = (source: object): Promise<unknown> => send('input.performActions', { context, actions: [source] })
  /** The only enabled element of that role and name, in view; null while there is none. */
  const find = async (role: string, name: string): Promise<string | null> => {
    const locator = { type: 'accessibility', value: { role, name } }
    const { nodes } = nodesSchema.parse(await send('browsingContext.locateNodes', { context, locator }))
    const [node] = nodes
    if (node === undefined || nodes.length > 1) return null
    const isReady = await call(CAN_BE_CLICKED, [node])
    return isReady === true ? node.sharedId : null
  }
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    click: async (role, name) => {
      let sharedId: string | null = null
      await expect.poll(async () => (sharedId = await find(role, name)), `${role} ${name} can be clicked`).not.toBeNull()
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } }
      await act({ type: 'pointer', id: 'mouse', actions: [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] })
    },
    type: async (text) => {
      const keys = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keyboard', actions: keys.flat() })
    },
    valueOf: (expression) => call(`() => (${expression})`, []),
  }
}
