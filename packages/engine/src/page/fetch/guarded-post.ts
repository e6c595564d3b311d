import { checkedUrl, guardedAgent, type Reach } from './connect.ts'
import { inTime } from './guarded-fetch.ts'

/** What is sent; `timeoutMs` for everything: name, connection, reply. */
interface PostOrder {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
}

/** A reply of any status, with the beginning of its text. */
interface PostReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Bytes of a reply that are read. */
const REPLY_MAX_BYTES = 4096

/** Posts to the public web under the guards of `guardedFetch`, but follows no redirect: what is sent is meant for one address. */
interface Poster {
  /** Fails with `url.invalid`, `url.private`, `page.unreachable`, `page.certificate`, `page.timeout` or `request.cancelled`. */
  readonly post: (address: string, order: PostOrder, signal: AbortSignal) => Promise<PostReply>
  readonly close: () => Promise<void>
}

export function createPoster(reach: Reach): Poster {
  const agent = guardedAgent(reach)
  return {
    post: (address, { headers, body, timeoutMs }, signal) =>
      inTime(timeoutMs, signal, async (both) => {
        const url = checkedUrl(address, undefined, reach.allowHosts)
        const path = url.pathname + url.search
        const reply = await agent.request({ origin: url.origin, path, method: 'POST', headers, body, signal: both })
        // An unread body must not crash the process when its connection breaks.
        reply.body.on('error', () => {})
        const parts: Uint8Array[] = []
        let size = 0
        for await (const part of reply.body) {
          parts.push(part)
          size += part.length
          if (size >= REPLY_MAX_BYTES) break
        }
        reply.body.destroy()
        const given = Object.entries(reply.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
        return {
          status: reply.statusCode,
          headers: Object.fromEntries(given),
          text: Buffer.concat(parts).subarray(0, REPLY_MAX_BYTES).toString(),
        }
      }),
    close: agent.close,
  }
}
