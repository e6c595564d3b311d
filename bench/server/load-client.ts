// `load-client.ts <address> <connections> <ms>`: keeps connections busy with one GET request each, the next when the last is answered, and prints how
// many were answered as JSON. A process of its own; it never sleeps, as waking a sleeping client would count as the server's work.
import { connect } from 'node:net'

const [address, connections, ms] = process.argv.slice(2)
const { hostname, port, pathname, search, host } = new URL(address)
const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
/** Milliseconds before anything counts. */
const WARM_MS = 700

const seen = { answers: 0, bytes: 0, failed: 0 }
const waits: number[] = []
let isOver = false

for (let count = 0; count < Number(connections); count++) {
  const socket = connect(Number(port), hostname)
  let head = Buffer.alloc(0)
  /** Bytes of the body that are missing; null while its head is read. */
  let missing: number | null = null
  let askedAt = 0
  const ask = (): void => {
    askedAt = performance.now()
    socket.write(request)
  }
  socket.setNoDelay(true).on('connect', ask)
  socket.on('error', () => (seen.failed += 1))
  socket.on('data', (chunk) => {
    seen.bytes += chunk.length
    if (missing === null) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200')) seen.failed += 1
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4)
      head = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing > 0) return
    missing = null
    seen.answers += 1
    waits.push(performance.now() - askedAt)
    if (isOver) socket.end()
    else ask()
  })
}

const stayAwake = (): void => {
  if (!isOver) setImmediate(stayAwake)
}
stayAwake()
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))
await pause(WARM_MS)
const before = { ...seen, at: performance.now() }
waits.length = 0
await pause(Number(ms))
const seconds = (performance.now() - before.at) / 1000
isOver = true
waits.sort((one, other) => one - other)
const perSecond = (seen.answers - before.answers) / seconds
const mbPerSecond = (seen.bytes - before.bytes) / seconds / 1e6
console.log(JSON.stringify({ perSecond, mbPerSecond, p99Ms: waits[Math.floor(waits.length * 0.99)] ?? null, failed: seen.failed }))
process.exit()
