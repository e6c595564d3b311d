/** Reads one URL as the server does, in a child process whose memory can be measured: `read-address.ts ADDRESS HOST`. */
import { AdloomError } from '@adloom/domain/error.ts'
import { guardedPageLoader } from '../../packages/engine/src/page/fetch/load-page.ts'
import { createWorkers } from '../../packages/engine/src/workers.ts'

const [address = '', host = ''] = process.argv.slice(2)
const signal = new AbortController().signal
const pages = guardedPageLoader({ allowHosts: [host] })
const workers = createWorkers({ size: 1, queueLimit: 1 })

const start = performance.now()
let title: string | null = null
let code: string | null = null
try {
  const { html, finalUrl } = await pages.loadPage(address, signal)
  title = (await workers.run('extractProduct', { html, url: address, finalUrl }, signal)).title
} catch (cause) {
  code = cause instanceof AdloomError ? cause.code : `no refusal but ${String(cause)}`
}
const ms = performance.now() - start
await workers.close()
process.stdout.write(`@${JSON.stringify({ title, code, ms, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) })}\n`)
process.exit(0)
