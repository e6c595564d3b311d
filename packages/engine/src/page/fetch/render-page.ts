import { setTimeout as wait } from 'node:timers/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { type LoadedPage } from '@adloom/domain/ports/page-loader.ts'
import { LONGEST_URL } from '@adloom/domain/product.ts'
import { createFairGate } from '../../turns/fair-gate.ts'
import { type Browser, type Fields, isFields, startBrowser } from './browser-pipe.ts'
import { type Reach } from './connect.ts'
import { createAnswers } from './rendered-requests.ts'

/** Most milliseconds from the start of the browser to its end, whatever the page does. */
export const RENDER_MS = 10_000
/** Milliseconds without requests after which a page counts as rendered. */
const QUIET_MS = 600
/** Milliseconds between two checks of the progress. */
const POLL_MS = 100
/** Most bytes of memory of all processes of one browser; shared pages count once for each. */
const MEMORY_MAX = 1_500_000_000
const HTML_MAX = 10 * 1024 * 1024
/** Most pages waiting for a browser; further ones stay as loaded. */
const WAITING_MAX = 8

interface RendererOptions extends Reach {
  /** The path of a Chromium. */
  readonly executable: string
  /** Browsers running at the same time. */
  readonly atOnce: number
}

/** Renders pages whose content comes from scripts. */
export interface PageRenderer {
  /**
   * The page after its scripts have run, with its final address. `withinMs`: milliseconds for everything, including the wait for a browser.
   * Fails with `page.timeout`, `page.failed`, `server.busy` or `request.cancelled`.
   */
  readonly render: (page: LoadedPage, withinMs: number, signal: AbortSignal) => Promise<LoadedPage>
}

/** Removes ways to send data that bypass request interception, before the page's first script. */
const WITHOUT_SIDE_DOORS =
  "for (const name of ['RTCPeerConnection','webkitRTCPeerConnection','WebSocket','WebTransport','SharedWorker','EventSource']) Reflect.deleteProperty(globalThis, name)"

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Renders one page in a browser of its own, which ends with it; takes the page as it is after three quarters of `withinMs`. */
async function drawn(page: LoadedPage, withinMs: number, options: RendererOptions, signal: AbortSignal): Promise<LoadedPage> {
  signal.throwIfAborted()
  const answers = createAnswers(page, options)
  let openRequests = 0
  let isLoaded = false
  let quietSince = performance.now()
  let session = ''
  let mainFrame = ''
  const state: { browser: Browser | null } = { browser: null }
  const send = (method: string, parameters?: Fields): void => {
    // The browser may reject a command because the page has moved on; that is no failure of the page.
    state.browser?.send(method, parameters, session).catch(() => undefined)
  }
  const onEvent = (method: string, parameters: Fields): void => {
    quietSince = performance.now()
    if (method === 'Page.loadEventFired') isLoaded = true
    if (method === 'Page.javascriptDialogOpening') send('Page.handleJavaScriptDialog', { accept: false })
    if (method !== 'Fetch.requestPaused' || !isFields(parameters.request)) return
    const { requestId, request } = parameters
    const isMain = textOf(parameters, 'frameId') === mainFrame
    openRequests++
    // Never fails.
    void answers
      .to({ request, kind: textOf(parameters, 'resourceType'), isMain }, signal)
      .then((answer) =>
        answer === null
          ? send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
          : send('Fetch.fulfillRequest', { requestId, ...answer }),
      )
      .finally(() => {
        openRequests--
        quietSince = performance.now()
      })
  }

  const browser = await startBrowser(options.executable, onEvent)
  state.browser = browser
  const stop = (): void => void browser.kill()
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    await browser.send('Browser.setDownloadBehavior', { behavior: 'deny' })
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
    session = textOf(await browser.send('Target.attachToTarget', { targetId, flatten: true }), 'sessionId')
    const { frameTree } = await browser.send('Page.getFrameTree', {}, session)
    mainFrame = isFields(frameTree) && isFields(frameTree.frame) ? textOf(frameTree.frame, 'id') : ''
    await browser.send('Page.enable', {}, session)
    await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: WITHOUT_SIDE_DOORS }, session)
    await browser.send('Network.setBypassServiceWorker', { bypass: true }, session)
    await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session)
    await browser.send('Page.navigate', { url: page.finalUrl }, session)
    const latest = performance.now() + withinMs * 0.75
    while (performance.now() < latest) {
      await wait(POLL_MS, undefined, { signal })
      if ((await browser.memory()) > MEMORY_MAX)
        throw new AdloomError('page.failed', { values: { status: 'memory' }, detail: 'page too large' })
      if (isLoaded && openRequests === 0 && performance.now() - quietSince > QUIET_MS) break
    }
    const { root } = await browser.send('DOM.getDocument', { depth: 0 }, session)
    const nodeId = isFields(root) ? root.nodeId : 0
    const html = textOf(await browser.send('DOM.getOuterHTML', { nodeId }, session), 'outerHTML')
    const { frameTree: tree } = await browser.send('Page.getFrameTree', {}, session)
    const address = isFields(tree) && isFields(tree.frame) ? textOf(tree.frame, 'url') : ''
    return {
      html: html.slice(0, HTML_MAX),
      finalUrl: /^https?:\/\//.test(address) && address.length <= LONGEST_URL ? address : page.finalUrl,
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await browser.kill()
    await answers.close()
  }
}

/** Whole milliseconds, as timers require. */
const wholeMs = (ms: number): number => Math.max(0, Math.floor(ms))

/** A renderer that runs at most `atOnce` browsers, each for one page and at most 10 seconds. Clients (`actFor`) take turns. */
export function createPageRenderer(options: RendererOptions): PageRenderer {
  const gate = createFairGate(options.atOnce, WAITING_MAX)
  return {
    render: async (page, withinMs, signal) => {
      const called = performance.now()
      const deadline = AbortSignal.timeout(wholeMs(withinMs))
      const both = AbortSignal.any([signal, deadline])
      let browsing: AbortSignal | null = null
      try {
        const leave = await gate.enter(both)
        try {
          const leftMs = wholeMs(Math.min(RENDER_MS, withinMs - (performance.now() - called)))
          browsing = AbortSignal.timeout(leftMs)
          return await drawn(page, leftMs, options, AbortSignal.any([both, browsing]))
        } finally {
          leave()
        }
      } catch (cause) {
        if (signal.aborted) throw new AdloomError('request.cancelled', { cause })
        if (deadline.aborted || browsing?.aborted === true)
          throw new AdloomError('page.timeout', { cause, detail: `drawing took more than ${wholeMs(Math.min(RENDER_MS, withinMs))} ms` })
        throw cause instanceof AdloomError ? cause : new AdloomError('page.failed', { cause, values: { status: 'browser' } })
      }
    },
  }
}
